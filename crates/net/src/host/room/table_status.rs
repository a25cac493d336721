//! The public status of the table.

use super::Room;
use super::hosted_game::HostedGame;
use super::line_kind::{LineKind, Refused};
use super::peer::{ConnectionId, ConnectionIds};
use crate::host::directory::TableStatus;

impl Room {
    /// The public status of the table.
    pub fn status(&self) -> TableStatus {
        let players = &self.audience.players;
        let is_over = self.game.as_ref().is_some_and(HostedGame::is_over);
        let computer_seats = self.settings.computer_seats.iter().flatten();
        let computer_seats = computer_seats.filter(|_| self.game.is_none());
        let taken_chairs = players.iter().count();
        let away = players.iter().filter(|player| !is_over && player.is_away());
        TableStatus {
            names: players
                .iter()
                .map(|player| player.name.clone())
                .chain(
                    computer_seats.map(|computer_seat| match computer_seat.name.as_str() {
                        "" => "Robot".to_owned(),
                        name => name.to_owned(),
                    }),
                )
                .collect(),
            free: match self.game {
                Some(_) => 0,
                None => self.settings.people_needed().saturating_sub(taken_chairs),
            },
            playing: self.game.is_some(),
            away: away
                .map(|player| (player.id, player.name.clone()))
                .collect(),
            seated: players
                .iter()
                .filter(|player| player.connection.is_some())
                .map(|player| (player.id, player.name.clone()))
                .collect(),
            watcher_places: self.audience.watchers.free_places(),
            locked: self.settings.asks_passwords(),
        }
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
