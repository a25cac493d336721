//! How the player's own tiles are sorted and selected.

use serde::{Deserialize, Serialize};

/// When the program sorts the player's own tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sorted {
    /// At all times.
    #[default]
    Always,
    /// When they are dealt. Afterwards they stay where they are, unless the player moves them.
    Deal,
    /// Never. They stay where they are, unless the player moves them.
    Never,
}

/// The player's own tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HandSettings {
    /// When they are sorted.
    pub sorted: Sorted,
    /// Whether a click selects or deselects a tile and a double click discards it; otherwise a click discards it.
    pub double_click: bool,
    /// Whether the drawn tile is selected when the player's turn begins.
    pub preselect: bool,
    /// Whether a right click passes on a discard that the player could use; otherwise it opens a menu.
    pub right_passes: bool,
}
