//! How many tiles of each kind: a handful of tiles without order.

use std::fmt;
use std::ops::Index;

use serde::{Deserialize, Serialize};

use super::Tile;

/// A multiset of tiles: how many of each of the 42 kinds. Written as its tiles in order.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Tile>", into = "Vec<Tile>")]
pub struct Counts([u8; Tile::KINDS]);

impl Default for Counts {
    fn default() -> Self {
        Self([0; Tile::KINDS])
    }
}

impl Counts {
    /// A full set: four of each of 34 kinds, and one of each bonus tile if `flowers` [T1, T8].
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

    /// Adds one tile.
    pub fn add(&mut self, tile: Tile) {
        self.0[tile.index()] += 1;
    }

    /// Takes one tile away; false, and nothing changed, if there is none.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let there = self.0[tile.index()] > 0;
        self.0[tile.index()] -= u8::from(there);
        there
    }

    /// Takes all these tiles away; false, and nothing changed, if one is not there.
    pub fn remove_all(&mut self, tiles: &[Tile]) -> bool {
        let before = self.clone();
        let all = tiles.iter().all(|tile| self.remove(*tile));
        if !all {
            *self = before;
        }
        all
    }

    /// Whether at least one is there.
    pub fn has(&self, tile: Tile) -> bool {
        self[tile] > 0
    }

    /// How many tiles in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is no tile.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|count| *count == 0)
    }

    /// Each kind that is there, with its count, in order.
    pub fn kinds(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        Tile::all()
            .map(|tile| (tile, self[tile]))
            .filter(|(_, count)| *count > 0)
    }

    /// Each tile, copies one after another, in order.
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
