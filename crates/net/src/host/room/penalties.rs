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

    /// Charges a player who leaves now: how much depends on whether a hand or a round is over. Leaving before the first deal is free.
    pub fn charge(&mut self, id: u32, table: &Table) {
        let progress = table.game.progress();
        let [in_hand, after_hand, after_round] = self.costs;
        let (first_east, last_east) = (table.view().first_east, table.view().east);
        let is_round_over = progress.east == first_east && progress.east != last_east;
        let penalty = match (table.is_between_deals(), progress.deals) {
            (true, 0) => 0,
            (true, _) if is_round_over => after_round,
            (true, _) => after_hand,
            (false, _) => in_hand,
        };
        *self.owed.entry(id).or_default() += penalty;
    }

    /// The penalties of a player so far.
    pub fn owed(&self, id: u32) -> i64 {
        self.owed.get(&id).copied().unwrap_or_default()
    }
}
