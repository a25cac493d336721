//! The rows of every suit there can be, found by the counts read as a number to the base of five. Made when first
//! asked for.

use std::sync::LazyLock;

use super::automaton::{Automaton, COUNTS};
use super::row::Costs;

/// Rows by suit.
pub struct SuitTable {
    /// Which row, by the counts to the base of five, the lowest number first.
    rows: Vec<u16>,
    /// The rows there are.
    results: Vec<Costs>,
}

/// For suits with chows.
pub static WITH_CHOWS: LazyLock<SuitTable> = LazyLock::new(|| SuitTable::new(true));
/// For honours, and for suits where chows are not allowed.
pub static PUNGS_ONLY: LazyLock<SuitTable> = LazyLock::new(|| SuitTable::new(false));

/// The place of a suit in the table.
pub fn place(counts: &[u8]) -> usize {
    counts.iter().fold(0, |place, count| {
        place * COUNTS + usize::from((*count).min(4))
    })
}

/// How far the place moves when one tile of a kind is added, in a group of so many kinds.
pub fn step(kind: usize, kinds: usize) -> usize {
    COUNTS.pow((kinds - 1 - kind) as u32)
}

impl SuitTable {
    fn new(chows: bool) -> Self {
        let automaton = Automaton::new(chows);
        let mut rows = vec![0_u16];
        for steps in &automaton.steps {
            let follow = |state: &u16| steps[usize::from(*state)];
            rows = rows.iter().flat_map(follow).collect();
        }
        Self {
            rows,
            results: automaton.results,
        }
    }

    /// The row of a suit by its place.
    pub fn costs(&self, place: usize) -> &Costs {
        // Every place below 5^9 has a row; `place` gives no other.
        &self.results[usize::from(self.rows[place])]
    }
}
