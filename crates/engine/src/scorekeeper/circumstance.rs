//! Circumstances of a win that cannot be read from the tiles.

use serde::{Deserialize, Serialize};

/// A circumstance that the scorekeeper ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Circumstance {
    /// No live tile was left in the wall.
    LastTile,
    /// A Standing Hand, or an Original Call, had been declared.
    Standing,
    /// East went out before its first discard.
    Original,
    /// It was East's first discard, and nobody had discarded before.
    FirstDiscard,
    /// Two kongs had been made since the last discard.
    KongUponKong,
    /// All four of every other tile that fits lay open.
    OnlyPlace,
    /// East had won twelve hands in a row. Asked only for a single hand, as a scorecard counts them itself.
    Thirteenth,
    /// The discard was dangerous, and its player pays for all losers.
    PaysForAll,
}

impl Circumstance {
    /// All, in the order of the boxes.
    pub const ALL: [Self; 8] = [
        Self::LastTile,
        Self::Standing,
        Self::Original,
        Self::FirstDiscard,
        Self::KongUponKong,
        Self::OnlyPlace,
        Self::Thirteenth,
        Self::PaysForAll,
    ];
}
