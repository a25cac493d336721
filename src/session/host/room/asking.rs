//! What a line asks for, and who may ask it when.

use super::players::Stage;
use super::{Heard, Link, Refused, Room};
use crate::protocol::{Asked, ClientMessage, ServerMessage, can_mah_jong};
use crate::table::{Input, Move, Request};
use crate::tiles::Seat;

impl Room {
    /// Does what a message asks.
    pub(super) fn hear(&mut self, link: Link, message: ClientMessage) -> Result<Heard, Refused> {
        use ClientMessage as C;
        match &message {
            C::Connect { version, id, name } => return self.connect(link, *version, *id, name),
            C::AuthInfo { data, .. } => return self.authorise(link, data),
            C::NewAuthInfo { .. } => return Err("Passwords cannot be changed".to_owned()),
            C::Disconnect => {
                self.outbox.close(link, self.now);
                self.lose(link);
                return Ok(Heard::Unasked);
            }
            _ => {}
        }
        let Some(Stage::Seated(id)) = self.guests.get(&link).map(|guest| guest.stage.clone())
        else {
            return Err("Connect first".to_owned());
        };
        match message {
            C::RequestReconnect => self.request_reconnect(id),
            C::SetPlayerOption {
                option,
                ack,
                value,
                text,
            } => self.set_player_option(id, option, ack, value, text),
            C::SendMessage { addressee, text } => self.chat(id, addressee, text),
            C::SaveState { file } => self.save(id, file),
            C::LoadState { .. } => Err("A game is loaded when the table is opened".to_owned()),
            C::QueryGameOption { name } => self.query_option(id, name.as_str()),
            C::ListGameOptions { disabled } => self.list_options(id, disabled),
            message => self.hear_in_play(id, &message),
        }
    }

    /// What can only be asked while play goes on.
    fn hear_in_play(&mut self, id: u32, message: &ClientMessage) -> Result<Heard, Refused> {
        use ClientMessage as C;
        let over = self.over;
        let inactive = || match over {
            true => "The game is over".to_owned(),
            false => "Game not active".to_owned(),
        };
        let table = self.table.as_ref().filter(|table| table.active && !over);
        let table = table.ok_or_else(inactive)?;
        let seat = table.places.seat(id).map_err(|wrong| wrong.to_string())?;
        match message {
            C::Ready => return self.note_ready(seat),
            C::RequestPause { reason } => return self.request_pause(seat, reason),
            C::SetGameOption { name, value } => return self.set_option(id, name.as_str(), value),
            C::ChangeManager { manager } => return self.change_manager(id, *manager),
            C::DeclareWashOut => return Err("Nobody can declare a wash-out".to_owned()),
            C::SwapTile { id, old, new } => return self.swap(*id, *old, *new),
            C::QueryMahJong { tile } => {
                let can = can_mah_jong(table.game.seat_view(seat), *tile);
                self.say_to(id, &ServerMessage::CanMahJong { tile: *tile, can });
                return Ok(Heard::Unasked);
            }
            _ => {}
        }
        let view = table.game.seat_view(seat);
        let asked = view.request().is_some();
        match message.asks(view) {
            None => Err("Protocol error: nobody asks that of a server".to_owned()),
            Some(Err(refused)) => Err(refused.to_string()),
            Some(Ok(Asked::Move(choice))) => self.play(seat, choice, asked),
            Some(Ok(Asked::IdlePass(serial))) => {
                let timeout = false;
                self.say_to(
                    id,
                    &ServerMessage::PlayerDoesntClaim {
                        id,
                        serial,
                        timeout,
                    },
                );
                Ok(Heard::Unasked)
            }
            Some(Ok(Asked::Place(tile))) => {
                let position = None;
                self.say_to(id, &ServerMessage::PlayerChows { id, tile, position });
                Ok(Heard::Unasked)
            }
            Some(Ok(Asked::Nothing)) => Ok(Heard::Unasked),
        }
    }

    fn play(&mut self, seat: Seat, choice: Move, asked: bool) -> Result<Heard, Refused> {
        let paused = self
            .table
            .as_ref()
            .is_some_and(|table| table.pause.is_some());
        if paused && matches!(choice, Move::Discard { .. }) {
            return Err("You can't discard until everybody's ready".to_owned());
        }
        self.put(Input::Move(seat, choice))
            .map_err(|refused| refused.to_string())?;
        Ok(if asked { Heard::Answer } else { Heard::Unasked })
    }

    /// The computer players of the server make their moves.
    pub(super) fn play_computers(&mut self) {
        while let Some((seat, choice)) = self.computer_move() {
            if self.put(Input::Move(seat, choice)).is_err() {
                return;
            }
        }
    }

    fn computer_move(&self) -> Option<(Seat, Move)> {
        let table = self.table.as_ref().filter(|table| table.active)?;
        if self.over {
            return None;
        }
        Seat::ALL.into_iter().find_map(|seat| {
            let player = self.chairs.player(table.places.id(seat))?;
            let computer = player.computer.filter(|_| player.link.is_none())?;
            let view = table.game.seat_view(seat);
            let request = view.request()?;
            let held = table.pause.is_some() && !matches!(request, Request::Claim { .. });
            (!held).then(|| (seat, computer.decide(view, &request)))
        })
    }
}
