//! What a player may collect.

use engine::tiles::{Suit, Tile};

/// What a player collects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Collected {
    /// Any sets.
    AnySets,
    /// Pungs of several suits.
    Pungs,
    /// Tiles of this suit, with honours or without.
    Suit(Suit),
}

impl Collected {
    /// Its index in the table: 0 for any sets, 1 for a suit, 2 for Pungs.
    pub fn index(self) -> usize {
        match self {
            Self::AnySets => 0,
            Self::Suit(_) => 1,
            Self::Pungs => 2,
        }
    }

    /// Whether the tile belongs to another suit than the one collected.
    pub fn excludes(self, tile: Tile) -> bool {
        let Self::Suit(suit) = self else {
            return false;
        };
        tile.suit().is_some_and(|other| other != suit)
    }
}
