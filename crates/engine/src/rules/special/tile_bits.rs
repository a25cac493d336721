//! Tiles as bits, to compare a hand with many forms quickly.

use crate::tiles::{Hand, LOWEST_BITS, MeldKind, Tile};

/// Masks for counting bits.
const EVERY_SECOND: u64 = 0x5555_5555_5555_5555;
const TWO_OF_FOUR: u64 = 0x3333_3333_3333_3333;
const FOUR_OF_EIGHT: u64 = 0x0F0F_0F0F_0F0F_0F0F;

/// A multiset of the 34 plain kinds. Each kind has four bits, of which as many are set as there are tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileBits([u64; 3]);

impl TileBits {
    /// The stake and the sets of a hand, each kong as three tiles: 13 or 14 tiles in all.
    pub fn of(hand: &Hand) -> Self {
        let mut bits = Self::default();
        for (tile, count) in hand.stake.kinds().filter(|(tile, _)| !tile.is_bonus()) {
            let (word, shift) = (tile.index() / 16, tile.index() % 16 * 4);
            bits.0[word] |= ((1 << count.min(4)) - 1) << shift;
        }
        for meld in &hand.melds {
            let tiles = meld.tiles();
            let counted = if meld.kind == MeldKind::Kong {
                3
            } else {
                tiles.len()
            };
            tiles
                .into_iter()
                .take(counted)
                .for_each(|tile| bits.add(tile));
        }
        bits
    }

    /// Adds a tile; bonus tiles and copies beyond the fourth are left out.
    pub fn add(&mut self, tile: Tile) {
        if !tile.is_bonus() {
            let (word, shift) = (tile.index() / 16, tile.index() % 16 * 4);
            let kind_bits = (self.0[word] >> shift) & 0xF;
            self.0[word] |= (kind_bits << 1 | 1) << shift & 0xF << shift;
        }
    }

    /// The number of copies of a kind.
    pub fn copies(&self, tile: Tile) -> u32 {
        let (word, shift) = (tile.index() / 16, tile.index() % 16 * 4);
        self.0
            .get(word)
            .map_or(0, |word| (word >> shift & 0xF).count_ones())
    }

    /// The number of tiles that two multisets have in common.
    pub fn in_common(&self, other: &Self) -> u32 {
        // First counts the bits in each group of four, where three words add up to at most twelve, then sums the groups. The default target
        // has no faster instruction for counting bits.
        let words = self.0.iter().zip(other.0).map(|(a, b)| a & b);
        let kinds: u64 = words
            .map(|bits| bits - (bits >> 1 & EVERY_SECOND))
            .map(|pairs| (pairs & TWO_OF_FOUR) + (pairs >> 2 & TWO_OF_FOUR))
            .sum();
        let bytes = (kinds & FOUR_OF_EIGHT) + (kinds >> 4 & FOUR_OF_EIGHT);
        (bytes.wrapping_mul(LOWEST_BITS) >> 56) as u32
    }

    /// The tiles of this multiset without those of another.
    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Each kind present, with its count, in order.
    pub fn kinds(self) -> impl Iterator<Item = (Tile, u8)> {
        (0..3).flat_map(move |word| {
            let mut remaining = self.0[word];
            std::iter::from_fn(move || {
                let kind = remaining.trailing_zeros() as usize / 4;
                let tile = (remaining > 0).then(|| Tile::from_index(word * 16 + kind))??;
                let kind_bits = 0xF << (kind * 4);
                let count = (remaining & kind_bits).count_ones() as u8;
                remaining &= !kind_bits;
                Some((tile, count))
            })
        })
    }

    /// Iterates over the tiles of this multiset without those of another, in order.
    pub fn tiles_beyond(self, other: &Self) -> impl Iterator<Item = Tile> {
        let words = self
            .0
            .into_iter()
            .zip(other.0)
            .map(|(a, b)| a & !b)
            .enumerate();
        words.flat_map(|(word, bits)| {
            let bit_indices = (0..64).filter(move |bit| bits >> bit & 1 == 1);
            bit_indices.filter_map(move |bit| Tile::from_index(word * 16 + bit / 4))
        })
    }

    /// The larger count of each kind.
    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The number of tiles.
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}

impl FromIterator<Tile> for TileBits {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut bits = Self::default();
        tiles.into_iter().for_each(|tile| bits.add(tile));
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(text: &str) -> TileBits {
        text.split(' ')
            .filter_map(|tile| tile.parse::<Tile>().ok())
            .collect()
    }

    #[test]
    fn common_tiles_are_counted_with_their_copies() {
        assert_eq!(bits("1B 1B 1B EW GD").in_common(&bits("1B 1B 2B EW EW")), 3);
        assert_eq!(bits("9D 9D 9D 9D").count(), 4);
    }
}
