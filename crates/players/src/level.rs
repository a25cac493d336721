//! The strength of a computer player.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The levels, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Dreams of Pungs, counts nothing and claims little: an opponent for those who are learning the game.
    Learner,
    /// Collects pairs and runs, counts only its own tiles and follows no plan.
    Beginner,
    /// Counts the tiles on the table and plays for doubles and special hands.
    Club,
    /// Also knows from training what such plans are worth, and considers all tiles that may come next.
    Expert,
    /// Like `Expert`, with a second network, more moves and more discards after each tile that may come next.
    Master,
}

/// The text is not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown level {0:?}")]
pub struct UnknownLevel(pub String);

impl Level {
    /// All levels.
    pub const ALL: [Self; 5] = [
        Self::Learner,
        Self::Beginner,
        Self::Club,
        Self::Expert,
        Self::Master,
    ];

    /// The next stronger level; after the strongest the weakest.
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// The next stronger level; `None` for the strongest.
    pub fn stronger(self) -> Option<Self> {
        Self::ALL.into_iter().find(|level| *level > self)
    }

    /// Its name in files and on the command line.
    pub const fn name(self) -> &'static str {
        ["learner", "beginner", "club", "expert", "master"][self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let named = Self::ALL.into_iter().find(|level| level.name() == text);
        named.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
