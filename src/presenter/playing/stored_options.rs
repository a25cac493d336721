//! The options of games at tables of the network: those that are stored for new games, and changes to one in progress.

use crate::presenter::Presenter;
use engine::rules::RuleSet;
use protocol::OptionEntry;
use protocol::files::read_options;
use storage::settings::NetworkSettings;

/// The stored options of new games; a line that is no option is left out.
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

    /// Asks the server for the options that differ from those in force.
    pub(in crate::presenter) fn set_options(&mut self, wanted: &RuleSet) {
        if let Some(network) = self.tables.current.network_mut() {
            network.ask_for_options(wanted);
        }
    }
}
