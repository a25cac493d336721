//! What leaving costs.

use std::collections::BTreeMap;

use super::table::Table;

/// The penalties of a table.
#[derive(Clone, Debug)]
pub(super) struct Penalties {
    /// For leaving in mid-hand, at the end of a hand and at the end of a round.
    costs: [i64; 3],
    /// What leaving has cost whom.
    owed: BTreeMap<u32, i64>,
}

impl Penalties {
    /// Leaving costs so much in mid-hand, at the end of a hand and at the end of a round.
    pub fn new(costs: [i64; 3]) -> Self {
        Self {
            costs,
            owed: BTreeMap::new(),
        }
    }

    /// A player leaves the table as it is now.
    pub fn charge(&mut self, id: u32, table: &Table) {
        let at = table.game.progress();
        let [hand, hands, round] = self.costs;
        let new_round = at.east == table.view().first_east && at.east != table.view().east;
        let penalty = match (table.between_deals(), at.deals) {
            (true, 0) => 0,
            (true, _) if new_round => round,
            (true, _) => hands,
            (false, _) => hand,
        };
        *self.owed.entry(id).or_default() += penalty;
    }

    /// What a player owes.
    pub fn owed(&self, id: u32) -> i64 {
        self.owed.get(&id).copied().unwrap_or_default()
    }
}
