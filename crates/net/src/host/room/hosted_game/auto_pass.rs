//! Passes for bots that can only pass, if the host has enabled it. The time until play continues after a discard then reveals whether
//! anybody can claim it; so by default the table waits for everybody, whatever they hold. Also says how soon a connection must be served.

use super::HostedGame;
use crate::host::room::audience::Audience;
use crate::host::room::peer::ConnectionId;
use crate::host::room::urgency::{Urgency, WaitChanges};
use engine::table::{Input, Move, Request};
use engine::tiles::Seat;
use protocol::ClientMessage;

impl HostedGame {
    /// Passes for all bots that cannot claim the discard. Players who might rob a kong are always asked.
    pub(super) fn pass_for_bots(&mut self, audience: &mut Audience) {
        let is_off = !self.quick_passes || self.table.has_own_rules();
        if is_off || self.over || !self.active || self.pause.is_some() {
            return;
        }
        let window = self.table.view().window.filter(|window| !window.kong);
        let Some(window) = window else {
            return;
        };
        for seat in window.from.others() {
            let Some(connection) = self.bot(seat, audience) else {
                continue;
            };
            let view = self.table.game.seat_view(seat);
            let Some(Request::Claim { serial, .. }) = view.request() else {
                continue;
            };
            if !view.has_claim() && self.apply(Input::Move(seat, Move::Pass), audience).is_ok() {
                self.bots.expect_pass(seat, connection, serial);
            }
        }
    }

    /// Whether a message is a pass that the table has already made.
    pub(super) fn is_expected_pass(
        &mut self,
        id: u32,
        message: &ClientMessage,
        audience: &Audience,
    ) -> bool {
        let ClientMessage::NoClaim { serial } = message else {
            return false;
        };
        match (
            self.table.player_ids.seat(id),
            audience.players.connection_of(id),
        ) {
            (Ok(seat), Some(connection)) => self.bots.take_expected_pass(seat, connection, *serial),
            _ => false,
        }
    }

    /// How soon the latest events must be sent to a player.
    pub fn take_urgency(&mut self, id: u32, audience: &Audience) -> Urgency {
        let Ok(seat) = self.table.player_ids.seat(id) else {
            return Urgency::Later;
        };
        if self.turn_timer.take_asked(seat) {
            return Urgency::Asked;
        }
        let view = self.table.view();
        let comes_next = view.window.is_none() && view.turn.is_some_and(|turn| turn.next() == seat);
        match comes_next && self.bot(seat, audience).is_some() {
            true => Urgency::Next,
            false => Urgency::Later,
        }
    }

    /// Takes the connections for which the table has begun to wait since the last call, and those of bots for which it no longer waits.
    pub fn take_wait_changes(&mut self, audience: &Audience) -> WaitChanges {
        let mut changes = WaitChanges::new();
        for seat in Seat::ALL {
            let id = self.table.player_ids.id(seat);
            match (
                self.turn_timer.take_wait_change(seat),
                audience.players.connection_of(id),
            ) {
                (Some(true), Some(connection)) => changes.push((connection, true)),
                (Some(false), Some(connection)) if self.bots.is_bot(seat, connection) => {
                    changes.push((connection, false));
                }
                _ => {}
            }
        }
        changes
    }

    /// The connection of a seat, if its client is a bot and no computer player of the host plays there instead.
    fn bot(&self, seat: Seat, audience: &Audience) -> Option<ConnectionId> {
        let player = audience.players.get(self.table.player_ids.id(seat))?;
        let connection = player.connection.filter(|_| player.plays_in_person())?;
        self.bots.is_bot(seat, connection).then_some(connection)
    }
}
