//! How well a computer player plays.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use words::say;

/// The levels there are, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Puts pairs and runs together, counts only its own tiles and plans nothing.
    Beginner,
    /// Counts what lies on the table and goes for doubles and special hands.
    Club,
    /// Has also learned from many hands what such plans come to, and thinks of every tile that may come next.
    Expert,
    /// The same, having learned more, and looks at more moves and at more ways to go on.
    Master,
}

/// The word is not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("error-unknown-level", text = .0))]
pub struct UnknownLevel(String);

impl Level {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Club, Self::Expert, Self::Master];

    /// The next stronger one; after the strongest the weakest.
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        ["beginner", "club", "expert", "master"][self as usize]
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
