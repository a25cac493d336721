//! What lies on the table besides the hands.

use serde::{Deserialize, Serialize};

/// How the tiles that were discarded lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discards {
    /// In rows before the player who threw them.
    #[default]
    Rows,
    /// All over the middle of the table.
    Scattered,
    /// Only the last one is seen, as in 1996.
    Hidden,
}

/// Whether what is left of the wall is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WallShown {
    /// At any size of the window.
    Always,
    /// Where the discards stay large enough to be read.
    WhenRoom,
    /// As in 1996.
    #[default]
    Never,
}

/// The two together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableSettings {
    /// The discards.
    pub discards: Discards,
    /// The wall.
    pub wall: WallShown,
}
