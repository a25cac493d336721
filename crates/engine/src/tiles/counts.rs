//! A multiset of tiles.

use std::fmt;
use std::ops::Index;

use serde::{Deserialize, Serialize};

use super::{Tile, TileSet};

/// A multiset of tiles: a count for each of the 42 kinds. Serialized as its tiles in order.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Tile>", into = "Vec<Tile>")]
pub struct Counts([u8; Tile::KINDS]);

/// The lowest bit of each byte.
pub(crate) const LOWEST_BITS: u64 = 0x0101_0101_0101_0101;
/// All bits except the highest of each byte.
const ALL_BUT_HIGHEST: u64 = LOWEST_BITS * 0x7F;
/// A multiplier that collects eight bytes of 0 or 1 as bits of the highest byte.
const COLLECT_BITS: u64 = 0x0102_0408_1020_4080;

impl Default for Counts {
    fn default() -> Self {
        Self([0; Tile::KINDS])
    }
}

impl Counts {
    /// A full set of tiles: four of each of the 34 plain kinds and, if `flowers`, the eight bonus tiles.
    pub fn full_set(flowers: bool) -> Self {
        let mut counts = Self::default();
        for tile in Tile::all().filter(|tile| flowers || !tile.is_bonus()) {
            counts.0[tile.index()] = tile.copies();
        }
        counts
    }

    /// The counts of the 34 plain kinds, in order.
    pub fn plain(&self) -> &[u8] {
        &self.0[..Tile::PLAIN_KINDS]
    }

    /// Adds one tile. A count saturates at 255.
    pub fn add(&mut self, tile: Tile) {
        let count = &mut self.0[tile.index()];
        *count = count.saturating_add(1);
    }

    /// Removes one tile. Returns false and changes nothing if there is none.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let is_present = self.0[tile.index()] > 0;
        self.0[tile.index()] -= u8::from(is_present);
        is_present
    }

    /// Removes all these tiles. Returns false and changes nothing if one is missing.
    pub fn remove_all(&mut self, tiles: &[Tile]) -> bool {
        let before = self.clone();
        let all_removed = tiles.iter().all(|tile| self.remove(*tile));
        if !all_removed {
            *self = before;
        }
        all_removed
    }

    /// Whether there is at least one of this kind.
    pub fn has(&self, tile: Tile) -> bool {
        self[tile] > 0
    }

    /// The total number of tiles.
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is no tile.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|count| *count == 0)
    }

    /// Each kind with a count above 0, in order.
    pub fn kinds(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        let kinds = TileSet::of_bits(self.kind_bits());
        kinds.iter().map(|tile| (tile, self[tile]))
    }

    /// The kinds with a count above 0, one bit each.
    fn kind_bits(&self) -> u64 {
        let bytes_of_bits = self.0.chunks(8).enumerate().map(|(index, counts)| {
            let mut bytes = [0; 8];
            bytes[..counts.len()].copy_from_slice(counts);
            // Turns each count above 0 into a byte of 1, then collects eight of them.
            let counts = u64::from_le_bytes(bytes);
            let presence =
                (((counts & ALL_BUT_HIGHEST) + ALL_BUT_HIGHEST) | counts) >> 7 & LOWEST_BITS;
            (presence.wrapping_mul(COLLECT_BITS) >> 56) << (8 * index)
        });
        bytes_of_bits.fold(0, |kinds, byte| kinds | byte)
    }

    /// Each tile in order, copies included.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.kinds()
            .flat_map(|(tile, count)| std::iter::repeat_n(tile, usize::from(count)))
    }
}

impl Index<Tile> for Counts {
    type Output = u8;

    fn index(&self, tile: Tile) -> &u8 {
        &self.0[tile.index()]
    }
}

impl FromIterator<Tile> for Counts {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut counts = Self::default();
        counts.extend(tiles);
        counts
    }
}

impl Extend<Tile> for Counts {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        for tile in tiles {
            self.add(tile);
        }
    }
}

impl From<Vec<Tile>> for Counts {
    fn from(tiles: Vec<Tile>) -> Self {
        tiles.into_iter().collect()
    }
}

impl From<Counts> for Vec<Tile> {
    fn from(counts: Counts) -> Self {
        counts.iter().collect()
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_with_a_count_is_listed_once_in_order() {
        for count in [1, 4, 128, 255] {
            for step in 1..Tile::KINDS {
                let mut counts = Counts::default();
                let expected: Vec<(Tile, u8)> = Tile::all()
                    .step_by(step)
                    .map(|tile| (tile, count))
                    .collect();
                expected
                    .iter()
                    .for_each(|(tile, count)| counts.0[tile.index()] = *count);
                assert_eq!(counts.kinds().collect::<Vec<_>>(), expected);
            }
        }
        assert_eq!(Counts::default().kinds().next(), None);
    }
}
