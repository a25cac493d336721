//! The deals that were played with advice, which the rating keeps apart.

use super::LocalTable;

impl LocalTable {
    /// Records that the player has seen a tip in the current deal.
    pub fn note_advice(&mut self) {
        let deal = self.game().record().deals.len();
        if !self.advised.contains(&deal) {
            self.advised.push(deal);
            self.journal_entries.note_advice();
        }
    }

    /// Whether the player saw a tip in the last finished deal.
    pub fn is_advised(&self) -> bool {
        let last = self.game().record().deals.len().checked_sub(1);
        last.is_some_and(|deal| self.advised.contains(&deal))
    }
}
