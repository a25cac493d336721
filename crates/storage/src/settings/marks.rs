//! What is marked on the table for those who want to see it.

use serde::{Deserialize, Serialize};

/// Marks on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MarkSettings {
    /// The opponents' portraits and names at their stakes.
    pub people: bool,
    /// Discards that were the tile drawn just before.
    pub at_once: bool,
    /// Which tile of a set was claimed, and from whom.
    pub claimed: bool,
}

impl Default for MarkSettings {
    fn default() -> Self {
        Self {
            people: true,
            at_once: false,
            claimed: false,
        }
    }
}
