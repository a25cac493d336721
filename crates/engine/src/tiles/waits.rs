//! The tiles that bring a hand nearer to complete; for a calling hand, its waits.

mod distance_cache;

pub use distance_cache::{DistanceCache, HandDistance};

use std::cmp::Ordering;

use super::shanten::{
    self, Aim, COUNTS, Cells, ChowDistribution, GROUPS, PAIR, Packed, Row, Shape, Tables,
    lacking_together,
};
use super::{Counts, Tile, TileSet};

/// The cheapest ways to complete a hand: the number of tiles they lack, and for each group the cells of its row that belong to one of them.
struct Cheapest {
    lacking: u8,
    cells: [Cells; 4],
}

impl Cheapest {
    /// The cheapest ways to make `sets` sets and a pair with these rows of the four groups.
    fn of(tables: &'static Tables, rows: [Row; 4], sets: usize) -> Self {
        let [low, high] = [0, 2].map(|group| tables.joined(rows[group], rows[group + 1]));
        let [bamboo, circle, wan, honours] = rows.map(|row| tables.costs(row));
        let lacking = lacking_together(low, high, sets);
        let mut cells = [Cells::default(); 4];
        for low_sets in 0..=sets {
            let high_sets = sets - low_sets;
            for (low_cell, high_cell) in
                [(low_sets, PAIR + high_sets), (PAIR + low_sets, high_sets)]
            {
                if low[low_cell] + high[high_cell] != lacking {
                    continue;
                }
                let low = Cells::contributing(bamboo, circle, low_cell, low[low_cell]);
                let high = Cells::contributing(wan, honours, high_cell, high[high_cell]);
                for (cells, added) in cells.iter_mut().zip(low.into_iter().chain(high)) {
                    *cells = cells.union(added);
                }
            }
        }
        Self { lacking, cells }
    }
}

/// The result with fewer lacking tiles; if both lack equally many, the tiles of both.
fn merge_nearest(one: (u8, u64), other: (u8, u64)) -> (u8, u64) {
    match one.0.cmp(&other.0) {
        Ordering::Less => one,
        Ordering::Equal => (one.0, one.1 | other.1),
        Ordering::Greater => other,
    }
}

impl Shape {
    /// The number of tiles lacking for this aim, and the kinds that would reduce it. A kind with four copies on the stake is never among
    /// them.
    pub fn useful(&self, aim: Aim) -> (u8, TileSet) {
        let evaluate = |distribution: ChowDistribution| {
            let Cheapest { lacking, cells } = self.cheapest(aim, distribution);
            let groups = (0..4).filter(|group| aim.groups >> group & 1 == 1);
            let useful = groups.fold(0, |all, group| {
                let (row, cells) = (self.row(group, distribution), cells[group]);
                // A cost of 0 cannot fall, and no cell falls by more than one.
                if lacking == 0 || !cells.any_above_zero(row) {
                    return all;
                }
                all | self.kinds(group, distribution, |kind| {
                    cells.any_differs(row, kind.with())
                })
            });
            (lacking, useful)
        };
        let (lacking, useful) = aim.each_distribution(evaluate, merge_nearest);
        (lacking, TileSet::of_bits(useful))
    }

    /// The number of tiles lacking for this aim, and the kinds that can be discarded without increasing it. A kind outside the groups of
    /// the aim always can.
    pub fn spare(&self, aim: Aim) -> (u8, TileSet) {
        let evaluate = |distribution: ChowDistribution| {
            let Cheapest { lacking, cells } = self.cheapest(aim, distribution);
            let spare = (0..4).fold(0, |all, group| {
                let (row, cells) = (self.row(group, distribution), cells[group]);
                let used = aim.groups >> group & 1 == 1;
                // If a cell of a cheapest division does not rise, that division stays as cheap.
                let spare =
                    |kind: Kind| kind.held > 0 && (!used || cells.any_agrees(kind.without(), row));
                all | self.kinds(group, distribution, spare)
            });
            (lacking, spare)
        };
        let (lacking, spare) = aim.each_distribution(evaluate, merge_nearest);
        (lacking, TileSet::of_bits(spare))
    }

    fn cheapest(&self, aim: Aim, distribution: ChowDistribution) -> Cheapest {
        Cheapest::of(
            distribution.tables(),
            self.rows(aim.groups, distribution),
            aim.sets.min(4),
        )
    }

    /// The row of a group.
    fn row(&self, group: usize, distribution: ChowDistribution) -> Packed {
        distribution
            .tables()
            .packed(distribution.rows_of(group)[self.indices[group]])
    }

    /// The kinds of a group that satisfy a predicate, as bits of their indices.
    fn kinds(
        &self,
        group: usize,
        distribution: ChowDistribution,
        mut satisfies: impl FnMut(Kind) -> bool,
    ) -> u64 {
        let (tables, rows, index) = (
            distribution.tables(),
            distribution.rows_of(group),
            self.indices[group],
        );
        let (mut remaining, mut step, mut kinds) = (index, 1, 0);
        for tile in GROUPS[group].clone().rev() {
            let kind = Kind {
                tile,
                held: remaining % COUNTS,
                tables,
                rows,
                index,
                step,
            };
            kinds |= u64::from(satisfies(kind)) << tile;
            remaining /= COUNTS;
            step *= COUNTS;
        }
        kinds
    }
}

/// A kind of tile, with what is needed to look up the row of its group after a change of its count.
struct Kind {
    /// Its index among all kinds.
    tile: usize,
    /// The number of its copies on the stake, up to four.
    held: usize,
    tables: &'static Tables,
    /// The rows of every possible content of its group.
    rows: &'static [Row],
    /// The index of the group's present row.
    index: usize,
    /// By how much one more copy raises that index.
    step: usize,
}

impl Kind {
    /// The group's row with one more copy of this kind; unchanged if there are four.
    fn with(&self) -> Packed {
        let more = usize::from(self.held + 1 < COUNTS);
        self.tables.packed(self.rows[self.index + more * self.step])
    }

    /// The group's row with one copy fewer of this kind; unchanged if there is none.
    fn without(&self) -> Packed {
        let less = usize::from(self.held > 0);
        self.tables.packed(self.rows[self.index - less * self.step])
    }
}

/// Shanten of a regular hand with `laid_out` sets on the table, and the kinds that lower it.
pub fn regular(stake: &Counts, laid_out: usize) -> (i8, TileSet) {
    let (lacking, useful) = Shape::of(stake).useful(Aim::regular(laid_out));
    (lacking as i8 - 1, useful)
}

/// The lowest shanten of a regular hand, seven pairs and Thirteen Wonders, and the kinds that lower it, for a hand with no set laid out.
pub fn any(stake: &Counts) -> (i8, TileSet) {
    let (regular, mut useful) = regular(stake, 0);
    let (pairs, wonders) = (
        shanten::seven_pairs(stake),
        shanten::thirteen_wonders(stake),
    );
    let lowest = regular.min(pairs).min(wonders);
    if regular > lowest {
        useful = TileSet::default();
    }
    if pairs == lowest {
        useful = useful.union(seven_pairs(stake).1);
    }
    if wonders == lowest {
        useful = useful.union(thirteen_wonders(stake).1);
    }
    (lowest, useful)
}

/// Shanten of seven different pairs, and the kinds that lower it.
pub fn seven_pairs(stake: &Counts) -> (i8, TileSet) {
    let shanten = shanten::seven_pairs(stake);
    let kinds = stake.plain().iter().filter(|count| **count > 0).count();
    // A second copy of a single tile makes a pair; a new kind helps while there are fewer than seven.
    let useful = |tile: &Tile| match stake[*tile] {
        0 => kinds < 7,
        held => held == 1,
    };
    (
        shanten,
        useful_if_incomplete(shanten, Tile::plain().filter(useful)),
    )
}

/// Shanten of Thirteen Wonders, and the kinds that lower it.
pub fn thirteen_wonders(stake: &Counts) -> (i8, TileSet) {
    let shanten = shanten::thirteen_wonders(stake);
    let majors = || Tile::plain().filter(|tile| tile.is_major());
    let has_pair = majors().any(|tile| stake[tile] >= 2);
    let useful = |tile: &Tile| stake[*tile] == 0 || (!has_pair && stake[*tile] == 1);
    (
        shanten,
        useful_if_incomplete(shanten, majors().filter(useful)),
    )
}

/// The useful tiles; none for a complete hand, whose shanten cannot fall.
fn useful_if_incomplete(shanten: i8, useful: impl Iterator<Item = Tile>) -> TileSet {
    if shanten < 0 {
        TileSet::default()
    } else {
        useful.collect()
    }
}
