//! The lobby of a network table.

use super::NetworkTable;
use crate::presenter::tables::hosted_table::HostedTable;
use crate::presenter::tables::network_guest::LobbyContent;
use words::say;

impl NetworkTable {
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
                let lines = names.chain(computer_players).collect();
                (say!("notice-waiting-for-players"), lines)
            }
        };
        LobbyContent {
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
