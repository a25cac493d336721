//! Penalties for leaving a game.

use std::collections::BTreeMap;

use super::table::Table;

/// The penalties of a table.
#[derive(Clone, Debug)]
pub(super) struct Penalties {
    /// The costs of leaving in mid-hand, at the end of a hand and at the end of a round.
    costs: [i64; 3],
    /// The penalties so far, by player.
    owed: BTreeMap<u32, i64>,
}

impl Penalties {
    /// Creates penalties with these costs of leaving in mid-hand, at the end of a hand and at the end of a round.
    pub fn new(costs: [i64; 3]) -> Self {
        Self {
            costs,
            owed: BTreeMap::new(),
        }
    }

    /// Charges a player who leaves the table in its current state.
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

    /// The penalties of a player.
    pub fn owed(&self, id: u32) -> i64 {
        self.owed.get(&id).copied().unwrap_or_default()
    }
}
