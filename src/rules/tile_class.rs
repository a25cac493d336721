//! Classes of tiles that rows speak of: minors, honours, one's own wind.

use serde::{Deserialize, Serialize};

use super::Situation;
use crate::tiles::Tile;

/// A class of tiles; some depend on who holds them and when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileClass {
    /// Every tile.
    #[default]
    Any,
    /// Twos to eights.
    Minor,
    /// Ones and nines.
    Terminal,
    /// Ones, nines, Winds and Dragons.
    Major,
    /// Winds and Dragons.
    Honour,
    /// The four Winds.
    Wind,
    /// The three Dragons.
    Dragon,
    /// The Wind of the player.
    OwnWind,
    /// The Wind of the Round.
    RoundWind,
}

impl TileClass {
    /// Whether a tile belongs to the class for the player in this situation.
    pub fn contains(self, tile: Tile, situation: &Situation) -> bool {
        match self {
            Self::Any => true,
            Self::Minor => tile.is_minor(),
            Self::Terminal => tile.is_terminal(),
            Self::Major => tile.is_major(),
            Self::Honour => tile.is_honour(),
            Self::Wind => tile.as_wind().is_some(),
            Self::Dragon => tile.as_dragon().is_some(),
            Self::OwnWind => tile.as_wind() == Some(situation.seat_wind),
            Self::RoundWind => tile.as_wind() == Some(situation.round_wind),
        }
    }
}
