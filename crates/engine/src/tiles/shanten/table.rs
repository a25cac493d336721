//! Lookup tables: the row of every possible suit, indexed by its counts in base five, and the joined row of any two rows. Built on first
//! use.

use std::sync::LazyLock;

use super::Chows;
use super::automaton::{Automaton, COUNTS};
use super::row::{Costs, Packed, UNUSED, join, packed};

/// A row by its number: suits and honours have fewer than two hundred different ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row(u8);

impl Row {
    /// That of a group of tiles that may not be used at all.
    pub const UNUSED: Self = Self(0);
}

/// All rows, and which of them each suit has.
pub struct Tables {
    /// For suits with chows: which row, by the counts to the base of five, the lowest number first.
    with_chows: Vec<Row>,
    /// The same for honours, and for suits that have no chows.
    pungs_only: Vec<Row>,
    /// The rows there are.
    costs: Vec<Costs>,
    /// The same, four bits for each cell.
    packed: Vec<Packed>,
    /// What any two of them cost together: the first with each in turn, then the second with each, and so on.
    joined: Vec<Costs>,
}

/// The tables for hands with any number of chows, or none.
static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables::new(Chows::Any));
/// The tables for hands with one chow at most. Few rules ask for them, so they are built apart.
static ONE_CHOW: LazyLock<Tables> = LazyLock::new(|| Tables::new(Chows::One));

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

impl Tables {
    /// The tables for hands with so many chows.
    pub fn of(chows: Chows) -> &'static Self {
        match chows {
            Chows::One => &ONE_CHOW,
            Chows::None | Chows::Any => &TABLES,
        }
    }

    fn new(chows: Chows) -> Self {
        // `Row::UNUSED` is the first.
        let mut costs = vec![UNUSED];
        let with_chows = rows(chows, &mut costs);
        let pungs_only = rows(Chows::None, &mut costs);
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

    /// The rows of suits with chows or without, by their places.
    pub fn rows(&self, chows: bool) -> &[Row] {
        if chows {
            &self.with_chows
        } else {
            &self.pungs_only
        }
    }

    /// What a row costs.
    pub fn costs(&self, Row(number): Row) -> &Costs {
        &self.costs[usize::from(number)]
    }

    /// The same, packed.
    pub fn packed(&self, Row(number): Row) -> Packed {
        self.packed[usize::from(number)]
    }

    /// What two rows cost together.
    pub fn joined(&self, Row(one): Row, Row(other): Row) -> &Costs {
        &self.joined[usize::from(one) * self.costs.len() + usize::from(other)]
    }
}

/// The rows of all suits, by their places; those that are not known yet are added.
fn rows(chows: Chows, known: &mut Vec<Costs>) -> Vec<Row> {
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
    fn a_byte_is_enough_for_the_number_of_a_row() {
        for chows in [Chows::Any, Chows::One] {
            let rows = Tables::of(chows).costs.len();
            assert!(rows <= 1 << u8::BITS, "{rows} rows");
        }
    }
}
