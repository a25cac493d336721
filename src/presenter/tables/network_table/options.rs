//! What the people of this window ask of the options of a network table.

use super::NetworkTable;
use crate::presenter::tables::network_guest::Guest;
use engine::rules::RuleSet;
use protocol::OptionEntry;

impl NetworkTable {
    /// Asks for the stored options on the line of the person at this place, whose game has just begun, if it is a new one. Where
    /// anybody may set options, one of this window is enough.
    pub fn ask_for_stored(&mut self, place: usize, stored: &[OptionEntry]) {
        let sets = |guest: &Guest| guest.visit.is_active() && guest.visit.is_manager();
        if self.guests.iter().position(sets) == Some(place) {
            let guest = &self.guests[place];
            let asked = guest.visit.ask_for_stored(stored).into_iter();
            self.unsent
                .extend(asked.map(|message| (guest.line, message)));
        }
    }

    /// Asks for the options of these rules that differ from those in force.
    pub fn ask_for_options(&mut self, rules: &RuleSet) {
        let asked = self.shown().ask_for_options(&rules.options);
        asked.into_iter().for_each(|message| self.tell(message));
    }
}
