//! Shanten, the distance of a hand from complete: the least number of exchanges until it is calling. 0 is calling, -1 is complete.

mod automaton;
mod chows;
mod row;
mod table;

use std::ops::Range;

use super::{Counts, Tile};
pub(super) use automaton::COUNTS;
pub use chows::ChowLimit;
pub(super) use row::{Cells, PAIR, Packed, lacking_together};
pub(super) use table::{Row, Tables};

/// The groups of kinds that form sets only with each other: three suits, then the honours.
pub(super) const GROUPS: [Range<usize>; 4] = [0..9, 9..18, 18..27, 27..34];

/// The sets that a hand should consist of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    /// The number of sets still to make: four minus those laid out.
    pub sets: usize,
    /// How many of them may be chows.
    pub chows: ChowLimit,
    /// The groups that may be used, one bit each: 1 Bamboo, 2 Circle, 4 Wan, 8 honours.
    pub groups: u8,
}

impl Aim {
    /// Any sets and a pair, with `laid_out` sets on the table.
    pub fn regular(laid_out: usize) -> Self {
        Self {
            sets: 4_usize.saturating_sub(laid_out),
            chows: ChowLimit::Any,
            groups: 0b1111,
        }
    }

    /// The same aim without chows.
    pub fn without_chows(self) -> Self {
        Self {
            chows: ChowLimit::None,
            ..self
        }
    }

    /// Evaluates every distribution of chows over the suits, and merges the results. There is only one unless the rules allow a single chow:
    /// then each suit in turn may have it.
    pub(super) fn each_distribution<T>(
        self,
        mut evaluate: impl FnMut(ChowDistribution) -> T,
        merge: impl FnMut(T, T) -> T,
    ) -> T {
        let chows = self.chows;
        let mut evaluate = |suits| evaluate(ChowDistribution { chows, suits });
        let usable_suits = self.groups & SUITS;
        match chows {
            ChowLimit::None => evaluate(0),
            ChowLimit::Any => evaluate(SUITS),
            // A suit that may have a chow need not have one. So hands without a chow are evaluated separately only if no suit may be used.
            ChowLimit::One => {
                let suits = [1, 2, 4]
                    .into_iter()
                    .filter(|suit| usable_suits & suit != 0);
                suits
                    .map(&mut evaluate)
                    .reduce(merge)
                    .unwrap_or_else(|| evaluate(0))
            }
        }
    }

    /// Whether tiles of this kind may be used.
    pub fn uses(self, tile: Tile) -> bool {
        self.groups >> (tile.index() / 9).min(3) & 1 == 1
    }

    /// The same aim limited to these groups.
    pub fn within(self, groups: u8) -> Self {
        Self { groups, ..self }
    }
}

/// The groups that can make chows, one bit each.
const SUITS: u8 = 0b111;

/// Which suits of a hand may have chows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ChowDistribution {
    /// The limit of chows for these suits.
    pub(super) chows: ChowLimit,
    /// The suits that may have them, one bit each.
    suits: u8,
}

impl ChowDistribution {
    /// Whether a group may have chows.
    pub(super) fn has_chows(self, group: usize) -> bool {
        self.suits >> group & 1 == 1
    }

    /// The lookup tables for this limit of chows.
    pub(super) fn tables(self) -> &'static Tables {
        Tables::of(self.chows)
    }

    /// The rows of every possible content of a group, by index.
    pub(super) fn rows_of(self, group: usize) -> &'static [Row] {
        self.tables().rows(self.has_chows(group))
    }
}

/// The tiles on a stake, as the index of each group into the tables, from which every distance is read.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub(super) indices: [usize; 4],
}

impl Shape {
    /// The shape of the tiles on a stake; bonus tiles do not count.
    pub fn of(stake: &Counts) -> Self {
        let counts = stake.plain();
        Self {
            indices: GROUPS.map(|kinds| table::index_of(&counts[kinds])),
        }
    }

    /// The shape with one more copy of a plain tile. The stake must have fewer than four.
    pub fn with(mut self, tile: Tile) -> Self {
        let (group, step) = step_of(tile);
        self.indices[group] += step;
        self
    }

    /// The shape with one copy fewer of a plain tile. The stake must have at least one.
    pub fn without(mut self, tile: Tile) -> Self {
        let (group, step) = step_of(tile);
        self.indices[group] -= step;
        self
    }

    /// The number of tiles lacking for this aim, which is shanten plus one: 0 is complete.
    pub fn lacking(&self, aim: Aim) -> u8 {
        let lacking = |distribution: ChowDistribution| {
            let [bamboo, circle, wan, honours] = self.rows(aim.groups, distribution);
            let tables = distribution.tables();
            let joined = tables.joined(bamboo, circle);
            lacking_together(joined, tables.joined(wan, honours), aim.sets)
        };
        aim.each_distribution(lacking, u8::min)
    }

    /// The number of exchanges until the hand is calling for this aim; -1 if it is complete.
    pub fn shanten(&self, aim: Aim) -> i8 {
        self.lacking(aim) as i8 - 1
    }

    /// The rows of its groups; `Row::UNUSED` for groups that may not be used.
    pub(super) fn rows(&self, groups: u8, distribution: ChowDistribution) -> [Row; 4] {
        let tables = distribution.tables();
        std::array::from_fn(|group| {
            if groups >> group & 1 == 1 {
                tables.rows(distribution.has_chows(group))[self.indices[group]]
            } else {
                Row::UNUSED
            }
        })
    }
}

/// The group of a tile, and by how much one more copy increases the index of that group.
fn step_of(tile: Tile) -> (usize, usize) {
    let group = (tile.index() / 9).min(3);
    let kinds = &GROUPS[group];
    (group, table::step(tile.index() - kinds.start, kinds.len()))
}

/// Builds the tables for hands with any number of chows or none, so that the first query is not slow. The tables for a single chow are
/// built when first needed.
pub fn prepare() {
    Tables::of(ChowLimit::Any);
}

/// Shanten of a regular hand with `laid_out` sets on the table.
pub fn regular(stake: &Counts, laid_out: usize) -> i8 {
    Shape::of(stake).shanten(Aim::regular(laid_out))
}

/// Shanten of seven different pairs, for a hand with no set laid out.
pub fn seven_pairs(stake: &Counts) -> i8 {
    let (pairs, kinds) = stake
        .plain()
        .iter()
        .fold((0_i8, 0_i8), |(pairs, kinds), count| {
            (pairs + i8::from(*count >= 2), kinds + i8::from(*count >= 1))
        });
    6 - pairs + (7 - kinds).max(0)
}

/// Indices of the ones, nines and honours.
const MAJORS: [usize; 13] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/// Shanten of Thirteen Wonders: each one, nine and honour, and a second of one of them.
pub fn thirteen_wonders(stake: &Counts) -> i8 {
    let counts = stake.plain();
    let (kinds, pair) = MAJORS.iter().fold((0_i8, false), |(kinds, pair), kind| {
        let held = counts[*kind];
        (kinds + i8::from(held >= 1), pair | (held >= 2))
    });
    13 - kinds - i8::from(pair)
}
