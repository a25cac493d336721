//! How much is spoken, by a screen reader or by the reading aloud.

use serde::{Deserialize, Serialize};

/// How much of the game is spoken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpokenDetail {
    /// Everything that happens.
    #[default]
    Everything,
    /// The player's own turn, and discards, sets and calls of all players.
    DiscardsAndClaims,
    /// The player's own turn, what can be claimed, and the end of the hand.
    OwnTurn,
}

impl SpokenDetail {
    /// The next level; after the last comes the first.
    pub fn next(self) -> Self {
        match self {
            Self::Everything => Self::DiscardsAndClaims,
            Self::DiscardsAndClaims => Self::OwnTurn,
            Self::OwnTurn => Self::Everything,
        }
    }
}
