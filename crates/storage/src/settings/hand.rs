//! How one's own tiles stand on the stake and are chosen.

use serde::{Deserialize, Serialize};

/// When the program puts the tiles of one's own stake in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sorted {
    /// At all times.
    #[default]
    Always,
    /// When they are dealt; afterwards they stay as they come and as the player moves them.
    Deal,
    /// Not at all: they stand as they come and as the player moves them.
    Never,
}

/// One's own tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HandSettings {
    /// When they are put in order.
    pub sorted: Sorted,
    /// A click selects a tile or lets it go, a double click discards it; otherwise a click discards it.
    pub double_click: bool,
    /// In one's own turn the tile that was drawn is selected already.
    pub preselect: bool,
    /// A right click on a discard that one could use passes on it at once; otherwise it opens a menu.
    pub right_passes: bool,
}
