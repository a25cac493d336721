//! Lookup tables: the row of every possible suit or honours, indexed by the counts in base five, and the joined costs of any two rows.
//! Built on first use.

use std::sync::LazyLock;

use super::ChowLimit;
use super::automaton::{Automaton, COUNTS};
use super::row::{Costs, Packed, UNUSED, join, packed};

/// The number of a row: suits and honours have at most 256 different ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row(u8);

impl Row {
    /// The row of a group of tiles that may not be used.
    pub const UNUSED: Self = Self(0);
}

/// All rows, and the row of each possible suit and of all possible honours.
pub struct Tables {
    /// For suits with chows: the row by the counts in base five, the lowest number first.
    with_chows: Vec<Row>,
    /// The same for suits without chows, and for honours, whose index is that of a suit without ones and twos.
    pungs_only: Vec<Row>,
    /// All rows.
    costs: Vec<Costs>,
    /// The same rows, packed.
    packed: Vec<Packed>,
    /// The joined costs of all pairs of rows: the first row with each in turn, then the second with each, and so on.
    joined: Vec<Costs>,
}

/// The tables for hands with any number of chows, or none.
static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables::new(ChowLimit::Any));
/// The tables for hands with at most one chow. Few rules need them, so they are built separately.
static ONE_CHOW: LazyLock<Tables> = LazyLock::new(|| Tables::new(ChowLimit::One));

/// The index of a group with these counts in the tables.
pub fn index_of(counts: &[u8]) -> usize {
    counts.iter().fold(0, |index, count| {
        index * COUNTS + usize::from((*count).min(4))
    })
}

/// The number by which the index rises when one tile of a kind is added. `kind` counts from 0 in a group of `kinds` kinds.
pub fn step(kind: usize, kinds: usize) -> usize {
    COUNTS.pow((kinds - 1 - kind) as u32)
}

impl Tables {
    /// The tables for hands with this limit of chows.
    pub fn of(chows: ChowLimit) -> &'static Self {
        match chows {
            ChowLimit::One => &ONE_CHOW,
            ChowLimit::None | ChowLimit::Any => &TABLES,
        }
    }

    fn new(chows: ChowLimit) -> Self {
        // `Row::UNUSED` is the first.
        let mut costs = vec![UNUSED];
        let with_chows = rows(chows, &mut costs);
        let pungs_only = rows(ChowLimit::None, &mut costs);
        let pairs = costs
            .iter()
            .flat_map(|one| costs.iter().map(|other| join(one, other)));
        Self {
            with_chows,
            pungs_only,
            packed: costs.iter().map(packed).collect(),
            joined: pairs.collect(),
            costs,
        }
    }

    /// The rows of suits with chows, or of groups without them, by index.
    pub fn rows(&self, with_chows: bool) -> &[Row] {
        if with_chows {
            &self.with_chows
        } else {
            &self.pungs_only
        }
    }

    /// The costs of a row.
    pub fn costs(&self, Row(number): Row) -> &Costs {
        &self.costs[usize::from(number)]
    }

    /// The packed costs of a row.
    pub fn packed(&self, Row(number): Row) -> Packed {
        self.packed[usize::from(number)]
    }

    /// The joined costs of two rows.
    pub fn joined(&self, Row(one): Row, Row(other): Row) -> &Costs {
        &self.joined[usize::from(one) * self.costs.len() + usize::from(other)]
    }
}

/// The rows of all suits by index. Rows that are not in `known` yet are added to it.
fn rows(chows: ChowLimit, known: &mut Vec<Costs>) -> Vec<Row> {
    let Automaton { steps, results } = Automaton::new(chows);
    let numbers: Vec<Row> = results
        .into_iter()
        .map(|costs| {
            let number = known.iter().position(|row| *row == costs);
            let number = number.unwrap_or_else(|| {
                known.push(costs);
                known.len() - 1
            });
            Row(number as u8)
        })
        .collect();
    let mut states = vec![0_u16];
    for steps in &steps {
        let follow = |state: &u16| steps[usize::from(*state)];
        states = states.iter().flat_map(follow).collect();
    }
    let row = |state: u16| numbers[usize::from(state)];
    states.into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn row_numbers_fit_in_a_byte() {
        for chows in [ChowLimit::Any, ChowLimit::One] {
            let rows = Tables::of(chows).costs.len();
            assert!(rows <= 1 << u8::BITS, "{rows} rows");
        }
    }
}
