//! Requests for options of a network game.

use super::NetworkTable;
use crate::presenter::tables::network_guest::Guest;
use engine::rules::RuleSet;
use protocol::OptionEntry;

impl NetworkTable {
    /// Requests the stored options on the connection of this person, whose game has just begun, if it is a new one. Where anybody may set
    /// options, only one person of this window asks for them.
    pub fn request_stored_options(&mut self, place: usize, stored: &[OptionEntry]) {
        let sets = |guest: &Guest| guest.remote.is_active() && guest.remote.is_manager();
        if self.guests.iter().position(sets) == Some(place) {
            let guest = &self.guests[place];
            let asked = guest.remote.request_stored_options(stored).into_iter();
            self.unsent
                .extend(asked.map(|message| (guest.line, message)));
        }
    }

    /// Requests the options of these rules that differ from the current ones.
    pub fn request_options(&mut self, rules: &RuleSet) {
        let asked = self.shown().request_options(&rules.options);
        asked.into_iter().for_each(|message| self.send(message));
    }
}
