//! Requests for options of a network game.

use super::NetworkTable;
use crate::presenter::tables::network_guest::Guest;
use engine::rules::RuleSet;
use protocol::OptionEntry;

impl NetworkTable {
    /// Requests the stored options on the connection of this person, whose game has just begun, if it is a new one. Where anybody may set
    /// options, one of this window is enough.
    pub fn ask_for_stored(&mut self, place: usize, stored: &[OptionEntry]) {
        let sets = |guest: &Guest| guest.remote.is_active() && guest.remote.is_manager();
        if self.guests.iter().position(sets) == Some(place) {
            let guest = &self.guests[place];
            let asked = guest.remote.ask_for_stored(stored).into_iter();
            self.unsent
                .extend(asked.map(|message| (guest.line, message)));
        }
    }

    /// Requests the options of these rules that differ from the current ones.
    pub fn ask_for_options(&mut self, rules: &RuleSet) {
        let asked = self.shown().ask_for_options(&rules.options);
        asked.into_iter().for_each(|message| self.send(message));
    }
}
