//! Optional marks on the table.

use serde::{Deserialize, Serialize};

/// Marks on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MarkSettings {
    /// Whether the opponents' portraits and names are shown at their stakes.
    pub people: bool,
    /// Whether a discard is marked if it is the tile that its player had just drawn.
    #[serde(rename = "at_once")]
    pub drawn_discards: bool,
    /// Whether the claimed tile of a set is marked, with the player who discarded it.
    pub claimed: bool,
}

impl Default for MarkSettings {
    fn default() -> Self {
        Self {
            people: true,
            drawn_discards: false,
            claimed: false,
        }
    }
}
