//! The lobby of a network table.

use std::sync::Arc;

use super::NetworkTable;
use crate::presenter::tables::hosted_table::HostedTable;
use crate::presenter::tables::network_guest::LobbyContent;
use engine::rules::RuleSet;
use wording::RulesWording;
use words::say;

impl NetworkTable {
    /// The rules of the table if the player must accept them before sitting down, and is connected.
    fn offered_rules(&self) -> Option<Arc<RuleSet>> {
        let guest = &self.guests[self.shown_guest];
        let is_connected = guest.lost.is_none();
        guest
            .remote
            .offered_rules()
            .filter(|_| is_connected)
            .cloned()
    }

    /// Accepts the rules of the table for this person.
    pub fn accept_rules(&mut self, index: usize) {
        if let Some(guest) = self.guests.get_mut(index)
            && let Some(message) = guest.remote.accept_rules()
        {
            self.unsent.push((guest.connection, message));
        }
    }

    /// Accepts the rules of the table for the person at the screen.
    pub fn accept_shown_rules(&mut self) {
        self.accept_rules(self.shown_guest);
    }

    /// Who has come, or what the table waits for, while no game is in progress.
    pub fn lobby(&self) -> LobbyContent {
        let lost = self.guests.iter().find_map(|guest| guest.lost.as_ref());
        let stopped = self.guests.iter().find_map(|guest| guest.stopped.as_ref());
        let (headline, lines) = match (lost, stopped) {
            (Some((why, try_again_in)), _) => {
                let again = match try_again_in {
                    0 => say!("notice-reconnecting").to_owned(),
                    seconds => say!("notice-reconnecting-in", seconds),
                };
                (say!("notice-connection-lost"), vec![why.clone(), again])
            }
            (None, Some(reason)) => (say!("notice-game-stopped"), vec![reason.clone()]),
            (None, None) => {
                let names = self.shown().names().iter();
                let names = names.map(|(id, name)| say!("lobby-player", id = id.to_string(), name));
                let computer_players = self
                    .hosted
                    .iter()
                    .flat_map(|hosted| hosted.computer_players.clone());
                let own_rules = self.shown().own_rules();
                let rules = own_rules.map(|rules| say!("lobby-rules", title = rules.title()));
                let lines = rules.into_iter().chain(names).chain(computer_players);
                let lines = lines.collect();
                (say!("notice-waiting-for-players"), lines)
            }
        };
        LobbyContent {
            offered_rules: self.offered_rules(),
            headline: headline.to_owned(),
            lines,
            address_line: say!("notice-table-address", place = self.address_text()),
            log: self
                .hosted
                .as_ref()
                .map_or_else(Vec::new, HostedTable::last_lines),
        }
    }
}
