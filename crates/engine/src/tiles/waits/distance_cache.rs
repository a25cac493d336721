//! A cache for callers that evaluate very many hands: the effect of adding or removing a tile is computed once for each content of a group
//! (a suit, or the honours).

use std::cmp::Ordering;

use super::Cheapest;
use crate::tiles::TileSet;
use crate::tiles::shanten::{Aim, ChowDistribution, Shape};

/// The maximum number of cached groups. Hands that differ by a few tiles use far fewer.
const CACHE_SIZE: usize = 1 << CACHE_BITS;
/// The number of bits of an index into the cache.
const CACHE_BITS: u32 = 13;
/// Cells of a packed row in use: 0 to 4 sets, without the pair and with it.
const CELLS: usize = 10;

/// The distance of a hand from an aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandDistance {
    /// The number of lacking tiles.
    pub lacking: u8,
    /// The kinds that would reduce it.
    pub useful: TileSet,
    /// The kinds that can be discarded without increasing it.
    pub spare: TileSet,
}

/// A cache of `Shape::useful` and `Shape::spare`, several times as fast for similar hands.
#[derive(Clone, Debug)]
pub struct DistanceCache {
    groups: Box<[Changes]>,
}

/// The effect of adding or removing a tile of a group. The kinds of the group are bits, the lowest kind first.
#[derive(Clone, Copy, Debug)]
struct Changes {
    /// Identifies the tiles of the group, and the tables for it.
    key: u32,
    /// The kinds present.
    held: u16,
    /// For each cell of the group's row, the kinds whose addition lowers it by one.
    falls: [u16; CELLS],
    /// For each cell, the kinds present whose removal leaves it unchanged.
    stays: [u16; CELLS],
}

/// A key that no group has.
const NO_GROUP: u32 = u32::MAX;

impl Default for DistanceCache {
    fn default() -> Self {
        let nothing = Changes {
            key: NO_GROUP,
            held: 0,
            falls: [0; CELLS],
            stays: [0; CELLS],
        };
        Self {
            groups: vec![nothing; CACHE_SIZE].into_boxed_slice(),
        }
    }
}

impl HandDistance {
    /// The result with fewer lacking tiles; if both lack equally many, the tiles of both.
    fn merge(self, other: Self) -> Self {
        match self.lacking.cmp(&other.lacking) {
            Ordering::Less => self,
            Ordering::Equal => Self {
                lacking: self.lacking,
                useful: self.useful.union(other.useful),
                spare: self.spare.union(other.spare),
            },
            Ordering::Greater => other,
        }
    }
}

impl DistanceCache {
    /// The distance of a hand from an aim.
    pub fn distance(&mut self, shape: &Shape, aim: Aim) -> HandDistance {
        aim.each_distribution(
            |distribution| self.distance_with(shape, aim, distribution),
            HandDistance::merge,
        )
    }

    fn distance_with(
        &mut self,
        shape: &Shape,
        aim: Aim,
        distribution: ChowDistribution,
    ) -> HandDistance {
        let Cheapest { lacking, cells } = shape.cheapest(aim, distribution);
        let (mut useful, mut spare) = (0, 0);
        for (group, cells) in cells.into_iter().enumerate() {
            let changes = self.changes(shape, group, distribution);
            let (mut falls, mut stays) = (0, 0);
            if aim.groups >> group & 1 == 0 {
                stays = changes.held;
            } else {
                for cell in cells.iter() {
                    falls |= changes.falls[cell];
                    stays |= changes.stays[cell];
                }
            }
            useful |= u64::from(falls) << (9 * group);
            spare |= u64::from(stays) << (9 * group);
        }
        HandDistance {
            lacking,
            useful: TileSet::of_bits(if lacking > 0 { useful } else { 0 }),
            spare: TileSet::of_bits(spare),
        }
    }

    fn changes(&mut self, shape: &Shape, group: usize, distribution: ChowDistribution) -> &Changes {
        // Honours and suits without chows share a table but differ in their number of kinds.
        let table = match group {
            3 => 3,
            _ if distribution.has_chows(group) => distribution.chows as u32,
            _ => 0,
        };
        let key = shape.indices[group] as u32 * 4 + table;
        let slot = key.wrapping_mul(0x9e37_79b1) >> (u32::BITS - CACHE_BITS);
        let cached = &mut self.groups[slot as usize];
        if cached.key != key {
            *cached = Changes::of(shape, group, distribution, key);
        }
        cached
    }
}

impl Changes {
    fn of(shape: &Shape, group: usize, distribution: ChowDistribution, key: u32) -> Self {
        let mut changes = Self {
            key,
            held: 0,
            falls: [0; CELLS],
            stays: [0; CELLS],
        };
        let row = shape.row(group, distribution);
        let held = shape.kinds(group, distribution, |kind| {
            let bit = 1 << (kind.tile - 9 * group);
            let (with, without) = (kind.with(), kind.without());
            let (falls, rises) = (row - with, without - row);
            for cell in 0..CELLS {
                changes.falls[cell] |= bit * (falls >> (4 * cell) & 1) as u16;
                changes.stays[cell] |= bit * (!rises >> (4 * cell) & 1) as u16;
            }
            kind.held > 0
        });
        changes.held = (held >> (9 * group)) as u16;
        changes.stays = changes.stays.map(|stays| stays & changes.held);
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::shanten::ChowLimit;
    use crate::tiles::{Counts, Tile};

    #[test]
    fn cached_distances_equal_computed_ones() {
        let mut cache = DistanceCache::default();
        let mut state = 1_u64;
        let mut rng = |end: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) % end
        };
        for _ in 0..400 {
            let mut stake = Counts::default();
            while stake.len() < 14 {
                let kind = rng(34) as usize;
                // Most tiles are of one suit, so that its rows vary.
                let kind = if rng(2) == 0 { kind } else { kind % 9 };
                if let Some(tile) = Tile::from_index(kind).filter(|tile| stake[*tile] < 4) {
                    stake.add(tile);
                }
            }
            let shape = Shape::of(&stake);
            for groups in [0b1111, 0b1001, 0b0001, 0b1000] {
                for chows in [ChowLimit::None, ChowLimit::One, ChowLimit::Any] {
                    let aim = Aim {
                        chows,
                        ..Aim::regular(0).within(groups)
                    };
                    let distance = cache.distance(&shape, aim);
                    assert_eq!((distance.lacking, distance.useful), shape.useful(aim));
                    assert_eq!((distance.lacking, distance.spare), shape.spare(aim));
                }
            }
        }
    }
}
