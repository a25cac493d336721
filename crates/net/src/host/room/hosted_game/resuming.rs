//! Suspends and resumes play.

use super::HostedGame;
use crate::host::room::audience::Audience;
use crate::host::room::line_kind::{LineKind, Refused};
use crate::host::room::room_event::RoomEvent;
use protocol::ServerMessage;

impl HostedGame {
    /// Suspends play.
    pub fn suspend(&mut self, reason: &str, audience: &mut Audience) {
        if !std::mem::take(&mut self.active) {
            return;
        }
        self.claim_limit = None;
        let reason = reason.to_owned();
        audience.send_to_all(&ServerMessage::StopPlay { reason });
        audience.outbox.catch_up();
    }

    /// Handles a client's request to send everything again on the same connection.
    pub fn request_reconnect(
        &mut self,
        id: u32,
        audience: &mut Audience,
    ) -> Result<LineKind, Refused> {
        audience.use_pause(id)?;
        let now = audience.outbox.now();
        let Some(player) = audience.players.get_mut(id) else {
            return Err("Connect first".to_owned());
        };
        player.pause_quota.start_pause(now);
        let name = &player.name;
        let reason = format!("Player {name} requested reconnect - please wait...");
        self.suspend(&reason, audience);
        audience.send_to(id, &ServerMessage::Reconnect);
        Ok(LineKind::Unsolicited)
    }

    /// Begins or resumes play; players and spectators who still need the state of the table get it. `cause` is the player because of whom
    /// play was suspended. Called when everybody is present.
    pub fn resume(&mut self, cause: Option<u32>, audience: &mut Audience) {
        self.table.version = audience.players.version();
        for id in audience.players.take_uninformed() {
            if let Ok(seat) = self.table.player_ids.seat(id) {
                for message in self.table.state_for(seat) {
                    audience.send_to(id, &message);
                }
            }
        }
        self.inform_new_watchers(audience);
        self.active = true;
        let id = self.table.to_act();
        let reason = match self.table.is_between_deals() {
            true => "to start hand",
            false => "to continue play",
        };
        if !self.over {
            audience.outbox.report(RoomEvent::Resumed);
            self.begin_pause(0, reason, cause, audience);
            audience.send_to_all(&ServerMessage::StartPlay { id });
        }
    }
}
