//! Which events are answers of the player to the table's request.

use super::RemoteTable;
use engine::table::Event;
use engine::tiles::Seat;

impl RemoteTable {
    /// Whether another event follows automatically before our next request: a replacement tile, or the score of a laid-out hand.
    pub(super) fn leads_to_another_event(&self, event: &Event) -> bool {
        match event {
            Event::BonusDeclared { .. }
            | Event::KongDeclared { .. }
            | Event::FormedSpecial { .. }
            | Event::TilesShown { .. } => true,
            _ => self.view.end.is_some() && self.view.me().stake.is_empty(),
        }
    }
}

/// The seat that acts in an event.
pub(super) fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Ready { seat }
        | Event::Drew { seat, .. }
        | Event::BonusDeclared { seat, .. }
        | Event::DeclaringFinished { seat }
        | Event::Discarded { seat, .. }
        | Event::Passed { seat, .. }
        | Event::Claimed { seat, .. }
        | Event::ChowToPlace { seat, .. }
        | Event::Melded { seat, .. }
        | Event::KongDeclared { seat, .. }
        | Event::WentMahJong { seat, .. }
        | Event::Formed { seat, .. }
        | Event::FormedSpecial { seat, .. }
        | Event::TilesShown { seat, .. } => Some(*seat),
        _ => None,
    }
}
