//! Options of network games: those stored for new games, and changes to the current one.

use crate::presenter::Presenter;
use engine::rules::RuleSet;
use protocol::OptionEntry;
use protocol::files::read_options;
use storage::settings::NetworkSettings;

/// The stored options of new games; invalid lines are left out.
pub(super) fn stored_options(settings: &NetworkSettings) -> Vec<OptionEntry> {
    let lines = settings.options.iter();
    let entries = lines.filter_map(|line| read_options(line).ok());
    entries.flatten().collect()
}

impl Presenter {
    /// The stored options of new games.
    pub fn stored_options(&self) -> Vec<OptionEntry> {
        stored_options(&self.settings.network)
    }

    /// Requests the options of the wanted rules that differ from those in force at the network table.
    pub(in crate::presenter) fn request_options(&mut self, wanted: &RuleSet) {
        if let Some(network) = self.tables.current.network_mut() {
            network.request_options(wanted);
        }
    }
}
