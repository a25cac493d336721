//! The result of matching a condition against a hand.

use smallvec::SmallVec;

use crate::tiles::Tile;

/// One reason for a row to count; a row may count several times.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Match {
    /// The tile that names the score line, if one does.
    pub tile: Option<Tile>,
    /// The index of the set in the arrangement, if the match is for a set.
    pub set: Option<usize>,
    /// The tiles that make the row count; empty for going out, and for properties of the whole hand.
    pub tiles: SmallVec<[Tile; 18]>,
}

/// How often a row counts, and why.
pub type Matches = SmallVec<[Match; 4]>;

impl Match {
    /// A match that is named after a tile and shows these tiles.
    pub fn named_after(tile: Tile, tiles: impl IntoIterator<Item = Tile>) -> Self {
        Self {
            tile: Some(tile),
            set: None,
            tiles: tiles.into_iter().collect(),
        }
    }

    /// A match that shows tiles but is named after none.
    pub fn showing(tiles: impl IntoIterator<Item = Tile>) -> Self {
        Self {
            tile: None,
            set: None,
            tiles: tiles.into_iter().collect(),
        }
    }
}

/// One match without tiles if the condition holds, else none.
pub(super) fn once(holds: bool) -> Matches {
    holds.then(Match::default).into_iter().collect()
}
