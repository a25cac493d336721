//! Requests for options of a network game.

use super::NetworkTable;
use crate::presenter::tables::network_guest::Guest;
use engine::rules::RuleSet;
use protocol::OptionEntry;

impl NetworkTable {
    /// Requests the stored options on the connection of this person, whose game has just begun, if it is a new one. Where anybody may set
    /// options, only one person of this window asks for them.
    pub fn request_stored_options(&mut self, index: usize, stored: &[OptionEntry]) {
        let may_set = |guest: &Guest| guest.remote.is_active() && guest.remote.is_manager();
        if self.guests.iter().position(may_set) == Some(index) {
            let guest = &self.guests[index];
            let messages = guest.remote.request_stored_options(stored).into_iter();
            self.unsent
                .extend(messages.map(|message| (guest.connection, message)));
        }
    }

    /// Requests the options of these rules that differ from the current ones.
    pub fn request_options(&mut self, rules: &RuleSet) {
        let messages = self.shown().request_options(&rules.options);
        messages.into_iter().for_each(|message| self.send(message));
    }
}
