//! How a hand stands when it is scored: everything a scoring event may ask about beyond the tiles.

use serde::{Deserialize, Serialize};

use crate::tiles::{Counts, Tile, Wind};

/// Where the winning tile came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Drawn from the live wall.
    Wall,
    /// A Loose Tile, after a Kong, Flower or Season.
    Loose,
    /// Another player's discard.
    Discard,
    /// Taken from a Kong being made (snatching, robbing) [P25].
    Snatch,
}

/// How somebody went Mah Jongg.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Win {
    /// The last tile; it is among the hand's tiles.
    pub tile: Tile,
    /// Where it came from.
    pub source: Source,
    /// East went out before its first discard [P26, C60].
    pub original: bool,
    /// A Standing Hand was declared [P27]; in the classical game an Original Call [C17].
    pub standing: bool,
    /// Won with East's first discard, nobody else having discarded [H27, C61].
    pub first_discard_of_east: bool,
}

/// The circumstances of a hand that is scored, filled in by the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Situation {
    /// The player's own wind.
    pub seat_wind: Wind,
    /// The Wind of the Round.
    pub round_wind: Wind,
    /// How this player went Mah Jongg; `None` for the others.
    pub win: Option<Win>,
    /// Live tiles still in the wall.
    pub live_left: usize,
    /// Tiles that lie or lay open to everybody: discards (also those claimed), tiles laid out from hands for
    /// claims, concealed kongs and added tiles. "Filling the only place" asks for it (C35).
    pub open: Counts,
    /// Kongs made by anybody since the last discard, for Kong upon Kong [C65].
    pub kongs_since_discard: u8,
    /// Hands East had won in a row before this one [C77].
    pub east_wins: u32,
}
