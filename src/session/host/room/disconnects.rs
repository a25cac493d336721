//! Players who are lost, and players who come back.

use std::time::Duration;

use super::players::Stage;
use super::table::Table;
use super::{Heard, Link, Output, Refused, Room};
use crate::computer::ComputerPlayer;
use crate::protocol::{Places, ServerMessage};
use crate::session::host::Loss;
use crate::session::host::limits;
use crate::table::{Event, ReadyFor, Request, Viewer};
use crate::tiles::Seat;

impl Room {
    /// A connection is gone.
    pub(super) fn lose(&mut self, link: Link) {
        let Some(guest) = self.guests.remove(&link) else {
            return;
        };
        let Stage::Seated(id) = guest.stage else {
            return;
        };
        if self.table.is_none() {
            self.chairs.free(id);
            let name = String::new();
            self.say_to_all(&ServerMessage::Player { id, name });
            return;
        }
        if let Some(player) = self.chairs.player_mut(id) {
            (player.link, player.gone_since) = (None, self.now);
            (player.wants_tiles, player.keeps_time, player.pace) = (false, false, 0);
        }
        self.reckon_pace();
        if self.over {
            return self.end();
        }
        match self.settings.loss {
            Loss::Wait => {
                self.suspend(&format!("Lost connection to player {id}; game suspended"));
            }
            Loss::Exit => {
                self.suspend(&format!("Lost connection to player {id}; the server ends"));
                self.save_at_exit();
                self.end();
            }
            Loss::End => self.end_without(id),
        }
    }

    /// The house closes: the game is saved if that was wanted.
    pub fn shut(&mut self, now: Duration) {
        self.now = now;
        if !self.over {
            self.save_at_exit();
        }
    }

    fn save_at_exit(&mut self) {
        if self.settings.save_on_exit {
            // Nobody is left to be told if there is nothing to save.
            let _ = self.save(0, String::new());
        }
    }

    /// Play stands still.
    pub(super) fn suspend(&mut self, reason: &str) {
        let Some(table) = &mut self.table else { return };
        if !std::mem::take(&mut table.active) {
            return;
        }
        table.limit = None;
        let reason = reason.to_owned();
        self.say_to_all(&ServerMessage::StopPlay { reason });
    }

    /// A client wants to be told everything again on the same connection.
    pub(super) fn request_reconnect(&mut self, id: u32) -> Result<Heard, Refused> {
        if self.table.is_none() {
            return Err("The game has not begun".to_owned());
        }
        let name = self
            .chairs
            .player(id)
            .map_or_else(String::new, |player| player.name.clone());
        self.suspend(&format!(
            "Player {name} requested reconnect - please wait..."
        ));
        self.say_to(id, &ServerMessage::Reconnect);
        Ok(Heard::Unasked)
    }

    /// A second Connect on a connection: everything is told again.
    pub(super) fn restart(&mut self, id: u32, name: &str) {
        self.suspend("A player is told everything again; please wait ...");
        let Some(player) = self.chairs.player_mut(id) else {
            return;
        };
        player.fresh = true;
        if !name.is_empty() {
            player.name = name.to_owned();
        }
        if let Some(link) = player.link {
            self.introduce(link, id);
        }
        self.begin_or_go_on();
    }

    /// Everybody is there: whoever has just come is told how the table stands, and play goes on.
    pub(super) fn go_on(&mut self) {
        let version = self.version_in_force();
        if let Some(table) = &mut self.table {
            table.version = version;
        }
        let mut fresh = Vec::new();
        for player in self.chairs.players_mut() {
            if std::mem::take(&mut player.fresh) && player.link.is_some() {
                fresh.push(player.id);
            }
        }
        for id in fresh {
            self.tell_table(id);
        }
        let Some(table) = &mut self.table else { return };
        table.active = true;
        let (id, waits) = (to_act(table), table.between_deals());
        let reason = match waits {
            true => "to start hand",
            false => "to continue play",
        };
        if !self.over {
            self.pause(0, reason);
            self.say_to_all(&ServerMessage::StartPlay { id });
        }
    }

    /// Tells one player the table, its options, and the deal so far as his seat may know it.
    fn tell_table(&mut self, id: u32) {
        let Some(table) = &self.table else { return };
        let Ok(seat) = table.places.seat(id) else {
            return;
        };
        let between = table.between_deals();
        let setup = match &table.deal.setup {
            Some(setup) if !between => setup.clone(),
            _ => table.setup_now(self.manager),
        };
        let options = table.options(false, &self.descriptions);
        let mut messages = vec![ServerMessage::Game { setup }];
        messages.extend(
            options
                .into_iter()
                .map(|entry| ServerMessage::GameOption { id: 0, entry }),
        );
        if !between {
            messages.extend(retold(table, Some(seat)));
        }
        for message in messages {
            self.say_to(id, &message);
        }
    }

    /// Ends the game because a player has left; while hands are laid out, once they are paid.
    fn end_without(&mut self, id: u32) {
        let Some(table) = &mut self.table else { return };
        table.ending = true;
        let leaver = table.places.seat(id).ok();
        self.leave(leaver, id);
    }

    /// A computer player stands in for whoever has been away too long.
    pub(super) fn mind_absence(&mut self) {
        let Some(level) = self.settings.stand_in else {
            return;
        };
        if self.table.is_none() || self.over {
            return;
        }
        let now = self.now;
        let mut came = false;
        for player in self.chairs.players_mut() {
            let away = !player.is_present() && player.gone_since + limits::ABSENCE <= now;
            if away {
                player.computer = Some(ComputerPlayer::new(level));
                came = true;
            }
        }
        if came && self.chairs.complete() {
            self.go_on();
        }
    }

    /// Turns out whoever has not sat down in time.
    pub(super) fn turn_out_late(&mut self) {
        let late =
            |guest: &super::Guest| !guest.is_seated() && guest.opened + limits::LOGIN <= self.now;
        let late = self.guests.iter().filter(|(_, guest)| late(guest));
        let late: Vec<Link> = late.map(|(link, _)| *link).collect();
        for link in late {
            let text = "You have not sat down in time".to_owned();
            self.say(link, &ServerMessage::Error { number: 0, text });
            self.outbox.close(link, self.now);
            self.lose(link);
        }
    }

    /// The server ends.
    pub(super) fn end(&mut self) {
        self.over = true;
        self.outbox.put(Output::End, self.now);
    }
}

/// The deal so far: for one seat as it may know it, or all of it.
pub(super) fn retold(table: &Table, seat: Option<Seat>) -> Vec<ServerMessage> {
    let view = table.view();
    let tell = |event: &Event, places: &Places| places.tell(event, view);
    let events = table.deal.events.iter().filter(|event| is_kept(event));
    events
        .flat_map(|event| match seat {
            None => tell(event, &table.places),
            Some(seat) => event
                .seen_by(Viewer::Seat(seat))
                .map_or_else(Vec::new, |seen| tell(&seen, &table.places)),
        })
        .collect()
}

/// Whether an event belongs to the history of a deal.
fn is_kept(event: &Event) -> bool {
    let purpose = |event: &Event| match event {
        Event::ReadyAsked { purpose, .. } => Some(*purpose),
        _ => None,
    };
    !matches!(
        event,
        Event::ClaimDenied { .. }
            | Event::ChowToPlace { .. }
            | Event::RoundBegan { .. }
            | Event::GameEnded
    ) && purpose(event) != Some(ReadyFor::NextDeal)
}

/// Who is to act: 0 if several may.
fn to_act(table: &Table) -> u32 {
    let acting = Seat::ALL.into_iter().find(|seat| {
        matches!(
            table.game.request(*seat),
            Some(Request::Turn { .. } | Request::Declare)
        )
    });
    acting.map_or(0, |seat| table.places.id(seat))
}
