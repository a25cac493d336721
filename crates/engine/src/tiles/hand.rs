//! A player's tiles: the stake, the sets laid out and the bonus tiles.

use serde::{Deserialize, Serialize};

use super::{Counts, Meld, Tile};

/// A player's tiles. The stake has, together with three tiles for each set laid out, 13 tiles between turns and 14 in the player's own
/// turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// The tiles on the stake. In the classical game undeclared bonus tiles may stand here too.
    pub stake: Counts,
    /// The sets laid out, in the order in which they were laid out.
    pub melds: Vec<Meld>,
    /// Flowers and Seasons laid out.
    pub bonus: Vec<Tile>,
}

impl Hand {
    /// All tiles: stake, sets and bonus tiles.
    pub fn all_tiles(&self) -> Counts {
        let mut all = self.stake.clone();
        all.extend(self.melds.iter().flat_map(|meld| meld.tiles()));
        all.extend(self.bonus.iter().copied());
        all
    }

    /// The tiles of stake and sets, without the bonus tiles laid out.
    pub fn playing_tiles(&self) -> Counts {
        let mut tiles = self.stake.clone();
        tiles.extend(self.melds.iter().flat_map(|meld| meld.tiles()));
        tiles
    }
}
