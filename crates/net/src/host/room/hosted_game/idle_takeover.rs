//! Lets a computer player take over for a player who does not answer, until the player says or does something that clients do not send by
//! themselves.

use std::time::Duration;

use super::HostedGame;
use crate::host::room::audience::Audience;
use crate::host::room::pause_quota::try_again_in;
use crate::host::room::peer::ConnectionId;
use crate::host::room::room_event::RoomEvent;
use engine::table::{Move, Request};
use engine::tiles::{BySeat, Seat};
use players::{ComputerPlayer, Level};
use protocol::ClientMessage;

impl HostedGame {
    /// Updates the seats for which the table waits.
    pub(super) fn update_waited_for(&mut self, audience: &Audience) {
        let waited_for = BySeat::from_fn(|seat| self.waits_for(seat, audience));
        self.turn_timer
            .set_waited_for(waited_for, audience.outbox.due());
    }

    /// Whether the table waits for a player.
    pub fn waits_for_player(&self, id: u32) -> bool {
        let seat = self.table.player_ids.seat(id);
        seat.is_ok_and(|seat| self.turn_timer.waits_for(seat))
    }

    /// Whether the table waits for the person in a seat.
    fn waits_for(&self, seat: Seat, audience: &Audience) -> bool {
        let player = audience.players.get(self.table.player_ids.id(seat));
        if !self.active || self.over || !player.is_some_and(|player| player.plays_in_person()) {
            return false;
        }
        match &self.pause {
            Some(pause) => !pause.is_ready(seat),
            None => match self.table.game.request(seat) {
                Some(Request::LayOut) => self.table.lays_out_now(seat),
                request => request.is_some(),
            },
        }
    }

    /// Records an answer of a player. `connection` is given if the answer time may show that the client is a bot.
    pub fn record_answer(&mut self, id: u32, connection: Option<ConnectionId>, now: Duration) {
        let Ok(seat) = self.table.player_ids.seat(id) else {
            return;
        };
        if let (Some(asked_at), Some(connection)) =
            (self.turn_timer.record_answer(seat), connection)
        {
            let answer_time = now.saturating_sub(asked_at);
            self.bots.record_answer(seat, connection, answer_time);
        }
    }

    /// When the answer of a player is due; `None` if the table does not wait for it, or without a limit.
    pub fn turn_deadline(&self, id: u32) -> Option<Duration> {
        self.turn_timer
            .deadline(self.table.player_ids.seat(id).ok()?)
    }

    /// The next deadline of a player for whom other people wait.
    pub fn next_takeover(&self, audience: &Audience) -> Option<Duration> {
        let deadlines = Seat::ALL.into_iter().filter_map(|seat| {
            let id = self.table.player_ids.id(seat);
            let deadline = self.turn_timer.deadline(seat)?;
            let players = &audience.players;
            players.any_other_plays_in_person(id).then_some(deadline)
        });
        deadlines.min()
    }

    /// Takes over for players who have missed their deadline.
    pub fn take_over_idle_seats(&mut self, level: Level, audience: &mut Audience) {
        let now = audience.outbox.now();
        for seat in Seat::ALL {
            let id = self.table.player_ids.id(seat);
            let is_late = self.turn_timer.deadline(seat).is_some_and(|end| end <= now);
            if is_late && audience.players.any_other_plays_in_person(id) {
                self.turn_timer.count_lapse(seat);
                self.take_over(id, level, "no answer in time", audience);
                if let Some(player) = audience.players.get_mut(id) {
                    player.ownership.silent = true;
                }
            }
        }
    }

    /// Lets a computer player take over for a player who is absent, does not answer, or is replaced by the manager.
    pub fn take_over(&mut self, id: u32, level: Level, why: &'static str, audience: &mut Audience) {
        let Some(player) = audience.players.get_mut(id) else {
            return;
        };
        player.computer = Some(ComputerPlayer::new(level));
        // Play no longer waits for this player.
        player.pause_quota.end_pause(audience.outbox.now());
        let label = audience.players.label(id);
        let text = format!("A computer player plays for {}: {why}.", label.name);
        audience.outbox.report(RoomEvent::StoodIn(label, why));
        audience.announce(&text);
        if audience.players.connection_of(id).is_some() {
            audience.send_chat(id, "Say or do something, and you play again yourself.");
        }
        let waits_in_pause = self.active && self.pause.is_some();
        if let (Ok(seat), true) = (self.table.player_ids.seat(id), waits_in_pause) {
            // The player must be ready for the pause to end; this is never refused.
            let _ = self.mark_ready(seat, audience);
        }
    }

    /// Whether a message shows that the player is present; clients send some automatically, such as `Ready` in a pause by the host.
    pub fn shows_presence(&self, message: &ClientMessage) -> bool {
        use ClientMessage as C;
        match message {
            C::TableMove { choice } => choice.0 != Move::Pass,
            C::NoClaim { .. }
            | C::QueryMahJong { .. }
            | C::QueryGameOption { .. }
            | C::ListGameOptions { .. }
            | C::SetPlayerOption { .. }
            | C::RequestReconnect => false,
            C::Ready => self.pause.is_none(),
            _ => true,
        }
    }

    /// Gives the seat back to the player if a computer player has taken over, unless that has happened too often.
    pub fn return_seat(&mut self, id: u32, audience: &mut Audience) {
        let now = audience.outbox.now();
        let Some(player) = audience.players.get_mut(id) else {
            return;
        };
        player.ownership.silent = false;
        if player.computer.is_none() {
            return;
        }
        if let Err(wait) = player.pause_quota.take_return(now) {
            let advice = try_again_in(wait);
            audience.send_chat(id, &format!("A computer player plays for you; {advice}."));
        } else {
            player.computer = None;
            let label = audience.players.label(id);
            audience.announce(&format!("{} plays again.", label.name));
            audience.outbox.report(RoomEvent::PlaysAgain(label));
        }
    }
}
