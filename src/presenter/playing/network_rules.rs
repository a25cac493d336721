//! The rules of a network table that does not play Chinese Classical: they are accepted before anybody sits down.

use crate::presenter::Presenter;

impl Presenter {
    /// Accepts the rules of a table that is hosted here, or that another person of this window has accepted; otherwise the lobby asks.
    pub(in crate::presenter) fn consider_rules(&mut self, guest: usize) {
        if let Some(network) = self.tables.current.network_mut()
            && (network.is_hosted_here() || !network.is_shown(guest))
        {
            return network.accept_rules(guest);
        }
        self.show_current_state();
    }

    /// Accepts the rules of the table, so that the player can sit down or watch.
    pub(in crate::presenter) fn accept_rules(&mut self) {
        if let Some(network) = self.tables.current.network_mut() {
            network.accept_shown_rules();
        }
    }
}
