//! Sets of tile kinds as bits.

use super::Tile;

/// A set of tile kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u64);

impl TileSet {
    /// Adds a kind.
    pub const fn add(&mut self, tile: Tile) {
        self.0 |= 1 << tile.index();
    }

    /// Whether it contains a kind.
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// Whether it contains no kind.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in either set.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The kinds whose indices are set in these bits.
    pub(super) const fn of_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The number of kinds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The kinds in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut remaining = self.0;
        std::iter::from_fn(move || {
            let tile = Tile::from_index(remaining.trailing_zeros() as usize)?;
            remaining &= remaining - 1;
            Some(tile)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::default();
        tiles.into_iter().for_each(|tile| set.add(tile));
        set
    }
}
