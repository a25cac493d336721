//! Confirmations that players are ready: in the game's own pauses, and in those of the host after a return or a request.

use super::HostedGame;
use std::time::Duration;

use crate::host::limits;
use crate::host::room::audience::Audience;
use crate::host::room::line_kind::{LineKind, Refused};
use crate::host::room::pause::Pause;
use engine::table::{Event, Input, Move, Request};
use engine::tiles::{BySeat, Seat};
use protocol::ServerMessage;
use protocol::english::refusals::refusal;

impl HostedGame {
    /// Begins a pause by the host; everybody has to be ready again. Computer players always are. `cause` is the player who caused the pause
    /// and whose quota of pause seconds it counts against.
    pub(super) fn begin_pause(
        &mut self,
        requestor: u32,
        reason: &str,
        cause: Option<u32>,
        audience: &mut Audience,
    ) {
        let now = audience.outbox.now();
        let cause = cause.and_then(|id| {
            let until = audience.players.get_mut(id)?.pause_quota.start_pause(now);
            let until = until.max(now + limits::MIN_READY_TIME);
            Some((self.table.player_ids.seat(id).ok()?, until))
        });
        let ready = BySeat::from_fn(|seat| {
            let player = audience.players.get(self.table.player_ids.id(seat));
            player.is_some_and(|player| player.computer.is_some())
        });
        let pause = self
            .pause
            .insert(Pause::new(requestor, reason, ready, cause));
        audience.send_to_all(pause.message());
        for seat in pause.ready() {
            self.announce_ready(seat, audience);
        }
    }

    /// Pauses at the request of a player, who must then confirm like everybody else.
    pub(super) fn request_pause(
        &mut self,
        seat: Seat,
        reason: &str,
        audience: &mut Audience,
    ) -> Result<LineKind, Refused> {
        let mut requests = Seat::ALL
            .map(|other| self.table.game.request(other))
            .into_iter();
        let is_turn = requests.any(|request| matches!(request, Some(Request::Turn { .. })));
        if self.pause.is_some() || !(is_turn || self.table.is_between_deals()) {
            return Err("A pause can be asked for in a turn or between hands".to_owned());
        }
        let id = self.table.player_ids.id(seat);
        audience.use_pause(id)?;
        let reason = reason.replace('\n', " ");
        let reason = match reason.trim() {
            "" => "because a player asks for it",
            reason => reason,
        };
        self.begin_pause(id, reason, Some(id), audience);
        Ok(LineKind::Unsolicited)
    }

    /// Handles a player's confirmation. Repeating it does no harm.
    pub(super) fn mark_ready(
        &mut self,
        seat: Seat,
        audience: &mut Audience,
    ) -> Result<LineKind, Refused> {
        if let Some(pause) = &mut self.pause {
            if !pause.mark_ready(seat) {
                return Ok(LineKind::Unsolicited);
            }
            let (id, now) = (self.table.player_ids.id(seat), audience.outbox.now());
            if let Some(player) = audience.players.get_mut(id) {
                player.pause_quota.end_pause(now);
            }
            let is_over = pause.is_over();
            self.announce_ready(seat, audience);
            if is_over {
                self.end_pause(audience);
            }
            return Ok(LineKind::Answer);
        }
        match self.table.game.request(seat) {
            Some(Request::Ready(_)) => {
                self.apply(Input::Move(seat, Move::Ready), audience)
                    .map_err(|refused| refusal(&refused))?;
                Ok(LineKind::Answer)
            }
            _ => Ok(LineKind::Unsolicited),
        }
    }

    /// When the quota of the player who caused the pause runs out.
    pub fn pause_deadline(&self) -> Option<Duration> {
        Some(self.pause.as_ref()?.cause()?.1)
    }

    /// Counts the player who caused the pause as ready once the player's quota has run out.
    pub fn end_overlong_pause(&mut self, audience: &mut Audience) {
        let cause = self.pause.as_ref().and_then(Pause::cause);
        let overdue = cause.filter(|(_, until)| *until <= audience.outbox.now());
        if let Some((seat, _)) = overdue {
            let id = self.table.player_ids.id(seat);
            audience.send_chat(id, "You have stopped the game long enough: it goes on.");
            // Being ready is never refused here.
            let _ = self.mark_ready(seat, audience);
        }
    }

    /// Ends the host's pause, and a pause of the game that it interrupted. Called when everybody is ready.
    fn end_pause(&mut self, audience: &mut Audience) {
        self.pause = None;
        if self.table.view().waiting_for.is_none() {
            return;
        }
        for seat in Seat::ALL {
            // Fails for players who were ready before the host's pause; the others have just confirmed, so their readiness is not announced
            // again.
            let _ = self.apply_and_send(Input::Move(seat, Move::Ready), audience, |event| {
                !matches!(event, Event::Ready { .. })
            });
        }
    }

    fn announce_ready(&self, seat: Seat, audience: &mut Audience) {
        let id = self.table.player_ids.id(seat);
        audience.send_to_all(&ServerMessage::PlayerReady { id });
    }
}
