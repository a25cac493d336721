//! The tiles that bring a hand nearer; for a calling hand, its waits.

mod memo;

pub use memo::{Memo, Near};

use super::shanten::{self, Aim, GROUPS, PAIR, Shape, SuitTable, complete, join, table_of};
use super::{Counts, Tile, TileSet};

/// Where a hand can be made complete with the fewest tiles: for each group one bit for every cell of its row that
/// takes part in a cheapest way.
struct Cheapest {
    lacking: u8,
    cells: [u64; 4],
}

impl Shape {
    /// How many tiles are lacking for this aim, and which kinds make it one less. A kind of which four are held
    /// is never among them.
    pub fn useful(&self, aim: Aim) -> (u8, TileSet) {
        let Cheapest { lacking, cells } = self.cheapest(aim);
        let mut useful = TileSet::default();
        if lacking > 0 {
            self.each_kind(aim, |kind| {
                // No cell falls by more than one, so that the difference has one bit for each cell that falls.
                if kind.held < 4 && (kind.bits - kind.bits_with()) & cells[kind.group] != 0 {
                    useful.add(kind.tile);
                }
            });
        }
        (lacking, useful)
    }

    /// How many tiles are lacking for this aim, and which kinds can be thrown without making it more. A kind
    /// outside the groups of the aim always can.
    pub fn spare(&self, aim: Aim) -> (u8, TileSet) {
        let Cheapest { lacking, cells } = self.cheapest(aim);
        let mut spare = TileSet::default();
        self.each_kind(aim.within(0b1111), |kind| {
            let used = aim.groups >> kind.group & 1 == 1;
            // A cheapest way that takes part in a cell that does not rise is still as cheap.
            let as_cheap = || cells[kind.group] & !(kind.bits_without() - kind.bits) != 0;
            if kind.held > 0 && (!used || as_cheap()) {
                spare.add(kind.tile);
            }
        });
        (lacking, spare)
    }

    fn cheapest(&self, aim: Aim) -> Cheapest {
        let [bamboo, circle, wan, honours] = self.rows(aim);
        let low = join(bamboo, circle, aim.sets);
        let high = join(wan, honours, aim.sets);
        let lacking = complete(&low, &high, aim.sets);
        let pairs = [
            (bamboo, circle, &high),
            (circle, bamboo, &high),
            (wan, honours, &low),
            (honours, wan, &low),
        ];
        let most = aim.sets.min(4);
        let cells = std::array::from_fn(|group| {
            if aim.groups >> group & 1 == 0 {
                return 0;
            }
            let (own, beside, others) = pairs[group];
            let rest = join(beside, others, most);
            (0..=most).fold(0, |cells, sets| {
                let left = most - sets;
                let plain = own[sets] + rest[PAIR + left] == lacking;
                let paired = own[PAIR + sets] + rest[left] == lacking;
                cells | u64::from(plain) << (4 * sets) | u64::from(paired) << (4 * (PAIR + sets))
            })
        });
        Cheapest { lacking, cells }
    }

    /// Each kind of the groups of an aim.
    fn each_kind(&self, aim: Aim, mut each: impl FnMut(Kind)) {
        for (group, kinds) in GROUPS.iter().enumerate() {
            if aim.groups >> group & 1 == 0 {
                continue;
            }
            let table = table_of(group, aim);
            let place = self.places[group];
            let bits = table.bits(place);
            let (mut rest, mut step) = (place, 1);
            for tile in kinds.clone().rev().filter_map(Tile::from_index) {
                each(Kind {
                    group,
                    tile,
                    held: rest % 5,
                    bits,
                    table,
                    place,
                    step,
                });
                rest /= 5;
                step *= 5;
            }
        }
    }
}

/// A kind of tiles in its group.
struct Kind {
    group: usize,
    tile: Tile,
    held: usize,
    /// The bits of the group's row.
    bits: u64,
    table: &'static SuitTable,
    place: usize,
    step: usize,
}

impl Kind {
    /// The bits of the group's row with one more of it.
    fn bits_with(&self) -> u64 {
        self.table.bits(self.place + self.step)
    }

    /// The bits of the group's row with one less of it.
    fn bits_without(&self) -> u64 {
        self.table.bits(self.place - self.step)
    }
}

/// Shanten of a regular hand with so many sets laid out, and the kinds that lower it.
pub fn regular(stake: &Counts, laid_out: usize) -> (i8, TileSet) {
    let (lacking, useful) = Shape::of(stake).useful(Aim::regular(laid_out));
    (lacking as i8 - 1, useful)
}

/// The least shanten of a regular hand, seven pairs and Thirteen Wonders, and the kinds that lower it.
pub fn any(stake: &Counts) -> (i8, TileSet) {
    let (regular, mut useful) = regular(stake, 0);
    let (pairs, wonders) = (
        shanten::seven_pairs(stake),
        shanten::thirteen_wonders(stake),
    );
    let least = regular.min(pairs).min(wonders);
    if regular > least {
        useful = TileSet::default();
    }
    if pairs == least {
        useful = useful.union(seven_pairs(stake).1);
    }
    if wonders == least {
        useful = useful.union(thirteen_wonders(stake).1);
    }
    (least, useful)
}

/// Shanten of seven different pairs, and the kinds that lower it.
pub fn seven_pairs(stake: &Counts) -> (i8, TileSet) {
    let shanten = shanten::seven_pairs(stake);
    let kinds = stake.plain().iter().filter(|count| **count > 0).count();
    // A single tile becomes a pair; a new kind helps while there are less than seven.
    let useful = |tile: &Tile| match stake[*tile] {
        0 => kinds < 7,
        held => held == 1,
    };
    (shanten, lowering(shanten, Tile::plain().filter(useful)))
}

/// Shanten of Thirteen Wonders, and the kinds that lower it.
pub fn thirteen_wonders(stake: &Counts) -> (i8, TileSet) {
    let shanten = shanten::thirteen_wonders(stake);
    let majors = || Tile::plain().filter(|tile| tile.is_major());
    let pair = majors().any(|tile| stake[tile] >= 2);
    let useful = |tile: &Tile| stake[*tile] == 0 || (!pair && stake[*tile] == 1);
    (shanten, lowering(shanten, majors().filter(useful)))
}

/// Nothing lowers the shanten of a complete hand.
fn lowering(shanten: i8, useful: impl Iterator<Item = Tile>) -> TileSet {
    if shanten < 0 {
        TileSet::default()
    } else {
        useful.collect()
    }
}
