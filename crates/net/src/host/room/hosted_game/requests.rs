//! Handles the requests of clients to the game, and decides who may make which request and when.

use super::HostedGame;
use crate::host::room::audience::Audience;
use crate::host::room::line_kind::{LineKind, Refused};
use engine::rules::WireOption;
use engine::table::{Act, Input, Move};
use engine::tiles::{Seat, Tile};
use protocol::english::refusals::refusal;
use protocol::{ClientMessage, Intent, ServerMessage, can_mah_jong};

impl HostedGame {
    /// Does what a player's message asks of the game.
    ///
    /// # Errors
    /// The game is suspended or over, or the request is refused; the error is a sentence.
    pub fn handle_request(
        &mut self,
        id: u32,
        message: &ClientMessage,
        audience: &mut Audience,
    ) -> Result<LineKind, Refused> {
        use ClientMessage as C;
        if self.is_expected_pass(id, message, audience) {
            return Ok(LineKind::Expected);
        }
        match (self.over, self.active) {
            (true, _) => return Err("The game is over".to_owned()),
            (false, false) => return Err("Game not active".to_owned()),
            (false, true) => {}
        }
        let seat = self.table.player_ids.seat(id);
        let seat = seat.map_err(|error| error.to_string())?;
        match message {
            C::Ready => self.mark_ready(seat, audience),
            C::RequestPause { reason } => self.request_pause(seat, reason, audience),
            C::SetGameOption { name, value } => self.set_option(id, name.as_str(), value, audience),
            C::ChangeManager { manager } => self.change_manager(id, *manager, audience),
            C::TableMove { .. } if !self.table.has_own_rules() => {
                Err("Protocol error: this table plays Chinese Classical".to_owned())
            }
            C::DeclareWashOut => Err("Nobody can declare a wash-out".to_owned()),
            C::SwapTile {
                id: owner,
                old,
                new,
            } => self.swap_tile(*owner, *old, *new, audience),
            C::QueryMahJong { tile } => {
                let can = can_mah_jong(self.table.game.seat_view(seat), *tile);
                audience.send_to(id, &ServerMessage::CanMahJong { tile: *tile, can });
                Ok(LineKind::Unsolicited)
            }
            message => self.handle_move(id, seat, message, audience),
        }
    }

    /// Whether a player may manage the table. A client that has only claimed the id of the manager may not: it must own the seat.
    pub fn may_manage(&self, id: u32, audience: &Audience) -> bool {
        self.table.is_manager(id) && audience.players.is_owner(id)
    }

    fn handle_move(
        &mut self,
        id: u32,
        seat: Seat,
        message: &ClientMessage,
        audience: &mut Audience,
    ) -> Result<LineKind, Refused> {
        let view = self.table.game.seat_view(seat);
        let was_asked = view.request().is_some();
        let reply = match message.intent(view) {
            None => return Err("Protocol error: nobody asks that of a server".to_owned()),
            Some(Err(refused)) => return Err(refused.to_string()),
            Some(Ok(Intent::Move(choice))) => return self.play(seat, choice, was_asked, audience),
            Some(Ok(Intent::Nothing)) => return Ok(LineKind::Unsolicited),
            Some(Ok(Intent::IdlePass(serial))) => ServerMessage::PlayerDoesntClaim {
                id,
                serial,
                timeout: false,
            },
            Some(Ok(Intent::ChoosePosition(tile))) => ServerMessage::PlayerChows {
                id,
                tile,
                position: None,
            },
        };
        audience.send_to(id, &reply);
        Ok(LineKind::Unsolicited)
    }

    fn play(
        &mut self,
        seat: Seat,
        choice: Move,
        was_asked: bool,
        audience: &mut Audience,
    ) -> Result<LineKind, Refused> {
        if self.pause.is_some() && matches!(choice, Move::Discard { .. }) {
            return Err("You can't discard until everybody's ready".to_owned());
        }
        self.apply(Input::Move(seat, choice), audience)
            .map_err(|refused| refusal(&refused))?;
        Ok(if was_asked {
            LineKind::Answer
        } else {
            LineKind::Unsolicited
        })
    }

    fn set_option(
        &mut self,
        id: u32,
        name: &str,
        value: &str,
        audience: &mut Audience,
    ) -> Result<LineKind, Refused> {
        if !self.may_manage(id, audience) {
            return Err("Only the manager may set options".to_owned());
        }
        if self.table.has_own_rules() {
            return Err("This table keeps to the rules that you were sent".to_owned());
        }
        if WireOption::named(name).is_some_and(|option| option.since > self.table.version) {
            return Err("Not everybody at this table knows that option".to_owned());
        }
        let act = Act::SetOption {
            name: name.to_owned(),
            value: value.trim().to_owned(),
        };
        self.apply(Input::Act(act), audience)
            .map_err(|refused| refusal(&refused))?;
        if let Some(entry) = self.table.option(name) {
            audience.send_to_all(&ServerMessage::GameOption { id, entry });
        }
        Ok(LineKind::Unsolicited)
    }

    fn change_manager(
        &mut self,
        id: u32,
        manager: u32,
        audience: &mut Audience,
    ) -> Result<LineKind, Refused> {
        if !self.may_manage(id, audience) {
            return Err("Only the manager may name another".to_owned());
        }
        if manager != 0 && audience.players.get(manager).is_none() {
            return Err(format!("Nobody at the table has the id {manager}"));
        }
        self.table.manager = i32::try_from(manager).unwrap_or_default();
        audience.send_to_all(&ServerMessage::ChangeManager { id, manager });
        Ok(LineKind::Unsolicited)
    }

    fn swap_tile(
        &mut self,
        id: u32,
        old: Tile,
        new: Tile,
        audience: &mut Audience,
    ) -> Result<LineKind, Refused> {
        if !self.debug {
            return Err("Debugging not enabled".to_owned());
        }
        let seat = self.table.player_ids.seat(id);
        let seat = seat.map_err(|error| error.to_string())?;
        let act = Act::SwapTile { seat, old, new };
        self.apply(Input::Act(act), audience)
            .map_err(|refused| refusal(&refused))?;
        Ok(LineKind::Unsolicited)
    }
}
