//! Optional marks on the table.

use serde::{Deserialize, Serialize};

/// Marks on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MarkSettings {
    /// Whether the opponents' portraits and names are shown at their stakes.
    pub people: bool,
    /// Whether discards of the tile just drawn are marked.
    pub at_once: bool,
    /// Whether the claimed tile of a set is marked, and from whom it came.
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
