//! The discards and the wall on the table.

use serde::{Deserialize, Serialize};

/// The arrangement of the discards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discards {
    /// In rows before the player who discarded them.
    #[default]
    Rows,
    /// Scattered over the middle of the table.
    Scattered,
    /// Only the last one is visible, as in 1996.
    Hidden,
}

/// When the wall is visible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WallShown {
    /// At any window size.
    Always,
    /// While the discards stay large enough to read.
    WhenRoom,
    /// Never, as in 1996.
    #[default]
    Never,
}

/// The discards and the wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableSettings {
    /// The discards.
    pub discards: Discards,
    /// The wall.
    pub wall: WallShown,
}
