//! Setting the options of a table: those stored by a player for new games, and those changed by a manager.

use super::RemoteTable;
use engine::rules::{GameOptions, WIRE_OPTIONS};
use engine::tiles::{BySeat, Wind};
use protocol::{ClientMessage, OptionEntry, Word};

impl RemoteTable {
    /// The messages that request the stored options; none unless the game is new and we may set its options.
    pub fn request_stored_options(&self, stored: &[OptionEntry]) -> Vec<ClientMessage> {
        if !self.is_manager() || !self.is_new_game() {
            return Vec::new();
        }
        let mut options = self.view.rules.options.clone();
        for entry in stored {
            // Invalid values are not requested.
            let _ = options.set(entry.name.as_str(), &entry.value.to_string());
        }
        self.request_options(&options)
    }

    /// The messages that request these options, as far as they differ from those in force and the version of this table has them.
    pub fn request_options(&self, requested: &GameOptions) -> Vec<ClientMessage> {
        let current = &self.view.rules.options;
        let supported = WIRE_OPTIONS
            .iter()
            .filter(|option| option.since <= self.version);
        let changed = supported.filter(|option| option.value(requested) != option.value(current));
        let messages = changed.filter_map(|option| {
            Some(ClientMessage::SetGameOption {
                name: Word::new(option.name)?,
                value: option.value(requested).to_string(),
            })
        });
        messages.collect()
    }

    /// Whether no hand of the game has been dealt yet, as far as the table reveals.
    fn is_new_game(&self) -> bool {
        let view = &self.view;
        view.deal_number == 0
            && (view.round_wind, view.east_wins) == (Wind::East, 0)
            && view.east == view.first_east
            && view.scores == BySeat::default()
    }
}
