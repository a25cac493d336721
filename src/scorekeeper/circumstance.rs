//! What may have happened besides the tiles: what the rules ask about and nobody can read from a hand.

use serde::{Deserialize, Serialize};

use crate::words::Key;

/// Something that happened, which is ticked.
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
    /// The Loose Tile came after a kong that had brought another kong.
    KongUponKong,
    /// The discard was dangerous, and who made it pays for everybody.
    PaysForAll,
}

impl Circumstance {
    /// All, in the order of the boxes.
    pub const ALL: [Self; 6] = [
        Self::LastTile,
        Self::Standing,
        Self::Original,
        Self::FirstDiscard,
        Self::KongUponKong,
        Self::PaysForAll,
    ];

    /// Its words beside the box, `&` before the letter.
    pub fn label(self) -> &'static str {
        let key: Key = match self {
            Self::LastTile => key!("keeper-last-tile"),
            Self::Standing => key!("keeper-standing"),
            Self::Original => key!("keeper-original"),
            Self::FirstDiscard => key!("keeper-first-discard"),
            Self::KongUponKong => key!("keeper-kong-upon-kong"),
            Self::PaysForAll => key!("keeper-pays-for-all"),
        };
        key.text()
    }
}
