//! The public status of the table.

use super::Room;
use super::hosted_game::HostedGame;
use super::line_kind::{LineKind, Refused};
use super::peer::{ConnectionId, ConnectionIds};
use crate::host::directory::TableStatus;

impl Room {
    /// The public status of the table.
    pub fn status(&self) -> TableStatus {
        let own = |(id, name): (u32, &str)| (id, name.to_owned());
        TableStatus {
            names: self.names().map(str::to_owned).collect(),
            free: self.free_seats(),
            playing: self.game.is_some(),
            away: self.away().map(own).collect(),
            seated: self.seated().map(own).collect(),
            watcher_places: self.audience.watchers.free_places(),
            locked: self.settings.asks_passwords(),
        }
    }

    /// Whether this is still the status of the table. Called after every line, so it copies no names.
    pub fn has_status(&self, status: &TableStatus) -> bool {
        self.names().eq(status.names.iter().map(String::as_str))
            && self.free_seats() == status.free
            && self.game.is_some() == status.playing
            && self.away().eq(borrowed(&status.away))
            && self.seated().eq(borrowed(&status.seated))
            && self.audience.watchers.free_places() == status.watcher_places
            && self.settings.asks_passwords() == status.locked
    }

    /// The names of the players, and before the game also of the host's computer players.
    fn names(&self) -> impl Iterator<Item = &str> {
        let computer_seats = self.settings.computer_seats.iter().flatten();
        let computer_seats = computer_seats.filter(|_| self.game.is_none());
        let players = self.audience.players.iter();
        let players = players.map(|player| player.name.as_str());
        players.chain(
            computer_seats.map(|computer_seat| match computer_seat.name.as_str() {
                "" => "Robot",
                name => name,
            }),
        )
    }

    fn free_seats(&self) -> usize {
        match self.game {
            Some(_) => 0,
            None => {
                let taken = self.audience.players.iter().count();
                self.settings.people_needed().saturating_sub(taken)
            }
        }
    }

    /// The ids and names of absent players whose seats are kept.
    fn away(&self) -> impl Iterator<Item = (u32, &str)> {
        let is_over = self.game.as_ref().is_some_and(HostedGame::is_over);
        let players = self.audience.players.iter();
        let away = players.filter(move |player| !is_over && player.is_away());
        away.map(|player| (player.id, player.name.as_str()))
    }

    /// The ids and names of the connected players.
    fn seated(&self) -> impl Iterator<Item = (u32, &str)> {
        let players = self.audience.players.iter();
        let seated = players.filter(|player| player.connection.is_some());
        seated.map(|player| (player.id, player.name.as_str()))
    }

    /// Whether a player sits at this connection.
    pub fn is_seated(&self, connection: ConnectionId) -> bool {
        self.sessions.player_id(connection).is_some()
    }

    /// Answers a request for the list of tables with this table only.
    pub(super) fn list_tables(&mut self, connection: ConnectionId) -> Result<LineKind, Refused> {
        let message = self.status().to_message(1, 1, 0);
        let connections = ConnectionIds::from_slice(&[connection]);
        self.audience.outbox.send_unpaced(connections, &[message]);
        Ok(LineKind::Unsolicited)
    }
}

fn borrowed(players: &[(u32, String)]) -> impl Iterator<Item = (u32, &str)> {
    players.iter().map(|(id, name)| (*id, name.as_str()))
}
