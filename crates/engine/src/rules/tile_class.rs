//! Classes of tiles that rows name, such as minors, honours or the player's own wind.

use serde::{Deserialize, Serialize};

use super::Situation;
use crate::tiles::Tile;

/// A class of tiles; some depend on the player and the round.
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
    /// The Wind of the player when it is not that of the Round.
    OwnWindAlone,
    /// The Wind of the Round when it is not the player's.
    RoundWindAlone,
    /// The Wind of the player and of the Round at once.
    OwnAndRoundWind,
}

impl TileClass {
    /// Whether a tile belongs to the class for the player in this situation.
    pub fn contains(self, tile: Tile, situation: &Situation) -> bool {
        let own = tile.as_wind() == Some(situation.seat_wind);
        let of_round = tile.as_wind() == Some(situation.round_wind);
        match self {
            Self::Any => true,
            Self::Minor => tile.is_minor(),
            Self::Terminal => tile.is_terminal(),
            Self::Major => tile.is_major(),
            Self::Honour => tile.is_honour(),
            Self::Wind => tile.as_wind().is_some(),
            Self::Dragon => tile.as_dragon().is_some(),
            Self::OwnWind => own,
            Self::RoundWind => of_round,
            Self::OwnWindAlone => own && !of_round,
            Self::RoundWindAlone => of_round && !own,
            Self::OwnAndRoundWind => own && of_round,
        }
    }
}
