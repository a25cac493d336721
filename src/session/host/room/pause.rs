//! Being ready: in the game's own pauses, and in those of the host, after somebody came back or asked for one.

use super::{Heard, Refused, Room};
use crate::protocol::ServerMessage;
use crate::table::{Event, Input, Move, Request};
use crate::tiles::{BySeat, Seat};

impl Room {
    /// Begins a pause of the host's own; everybody has to be ready again. The computer players are.
    pub(super) fn pause(&mut self, requestor: u32, reason: &str) {
        let Some(table) = &mut self.table else { return };
        let chairs = &self.chairs;
        let ready = BySeat::from_fn(|seat| {
            let player = chairs.player(table.places.id(seat));
            player.is_some_and(|player| player.link.is_none() && player.computer.is_some())
        });
        table.pause = Some(ready);
        let reason = reason.to_owned();
        self.say_to_all(&ServerMessage::Pause {
            exempt: 0,
            requestor,
            reason,
        });
        for seat in Seat::ALL.into_iter().filter(|seat| ready[*seat]) {
            self.say_ready(seat);
        }
    }

    /// Whoever asks for a pause must be ready again like everybody.
    pub(super) fn request_pause(&mut self, seat: Seat, reason: &str) -> Result<Heard, Refused> {
        let Some(table) = &self.table else {
            return Err("Game not active".to_owned());
        };
        let turn = Seat::ALL
            .into_iter()
            .any(|other| matches!(table.game.request(other), Some(Request::Turn { .. })));
        if table.pause.is_some() || !(turn || table.between_deals()) {
            return Err("A pause can be asked for in a turn or between hands".to_owned());
        }
        let reason = match reason.trim() {
            "" => "because a player asks for it",
            reason => reason,
        };
        let id = table.places.id(seat);
        self.pause(id, reason);
        Ok(Heard::Unasked)
    }

    /// A player is ready. One time too many does no harm.
    pub(super) fn note_ready(&mut self, seat: Seat) -> Result<Heard, Refused> {
        let Some(table) = &mut self.table else {
            return Ok(Heard::Unasked);
        };
        table.limit = None;
        if let Some(ready) = &mut table.pause {
            if std::mem::replace(&mut ready[seat], true) {
                return Ok(Heard::Unasked);
            }
            let all = ready.iter().all(|(_, ready)| *ready);
            self.say_ready(seat);
            if all {
                self.end_pause();
            }
            return Ok(Heard::Answer);
        }
        match table.game.request(seat) {
            Some(Request::Ready(_)) => {
                self.put(Input::Move(seat, Move::Ready))
                    .map_err(|refused| refused.to_string())?;
                Ok(Heard::Answer)
            }
            _ => Ok(Heard::Unasked),
        }
    }

    /// Everybody is ready in the host's pause, and so in a pause of the game that it came into.
    fn end_pause(&mut self) {
        let Some(table) = &mut self.table else { return };
        table.pause = None;
        if table.view().waiting_for.is_none() {
            return;
        }
        for seat in Seat::ALL {
            // Who was ready before is not asked again; the others have just said so.
            let _ = self.put_and_tell(Input::Move(seat, Move::Ready), |event| {
                !matches!(event, Event::Ready { .. })
            });
        }
    }

    fn say_ready(&mut self, seat: Seat) {
        if let Some(table) = &self.table {
            let id = table.places.id(seat);
            self.say_to_all(&ServerMessage::PlayerReady { id });
        }
    }
}
