//! What a player holds: the stake, the sets laid out and the bonus tiles.

use serde::{Deserialize, Serialize};

use super::{Counts, Meld, Tile};

/// A player's tiles. Stake plus three for each set laid out is 13 between turns, 14 in one's own [T20].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// The tiles on the stake; the classical game lets undeclared bonus tiles stand here too.
    pub stake: Counts,
    /// The sets above the stake, in the order they were laid out.
    pub melds: Vec<Meld>,
    /// Flowers and Seasons laid out.
    pub bonus: Vec<Tile>,
}

impl Hand {
    /// Every tile: stake, sets and bonus.
    pub fn all_tiles(&self) -> Counts {
        let mut all = self.stake.clone();
        all.extend(self.melds.iter().flat_map(|meld| meld.tiles()));
        all.extend(self.bonus.iter().copied());
        all
    }

    /// The tiles that make sets: stake and sets, without bonus tiles.
    pub fn playing_tiles(&self) -> Counts {
        let mut tiles = self.stake.clone();
        tiles.extend(self.melds.iter().flat_map(|meld| meld.tiles()));
        tiles
    }
}
