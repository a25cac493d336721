//! What can be known of the table from outside.

use super::Room;
use super::caller::{Link, Links};
use super::heard::{Heard, Refused};
use super::hosted_game::HostedGame;
use crate::host::board::Standing;

impl Room {
    /// How the table stands.
    pub fn standing(&self) -> Standing {
        let players = &self.audience.players;
        let over = self.game.as_ref().is_some_and(HostedGame::is_over);
        let residents = self.settings.residents.iter().flatten();
        let residents = residents.filter(|_| self.game.is_none());
        let seated = players.iter().count();
        let away = players.iter().filter(|player| !over && player.is_away());
        Standing {
            names: players
                .iter()
                .map(|player| player.name.clone())
                .chain(residents.map(|resident| match resident.name.as_str() {
                    "" => "Robot".to_owned(),
                    name => name.to_owned(),
                }))
                .collect(),
            free: match self.game {
                Some(_) => 0,
                None => self.settings.guests_wanted().saturating_sub(seated),
            },
            playing: self.game.is_some(),
            away: away
                .map(|player| (player.id, player.name.clone()))
                .collect(),
            seated: players
                .iter()
                .filter(|player| player.link.is_some())
                .map(|player| (player.id, player.name.clone()))
                .collect(),
            watchable: self.audience.watchers.room(),
            locked: self.settings.asks_passwords(),
        }
    }

    /// Whether somebody sits at the table on this connection.
    pub fn is_seated(&self, link: Link) -> bool {
        self.connections.player(link).is_some()
    }

    /// Somebody asks which tables there are: this one.
    pub(super) fn list_tables(&mut self, link: Link) -> Result<Heard, Refused> {
        let message = self.standing().told(1, 1, 0);
        let links = Links::from_slice(&[link]);
        self.audience.outbox.say_aside(links, &[message]);
        Ok(Heard::Unasked)
    }
}
