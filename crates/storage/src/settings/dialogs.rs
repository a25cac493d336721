//! Where small dialogs appear, which dialogs open by themselves, and what Esc does without any.

use serde::{Deserialize, Serialize};

/// The position of the small dialogs that ask something during play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PromptPlace {
    /// At the right edge of the window; the last discard, and the discards beside the compass, stay visible.
    #[default]
    Beside,
    /// Below the compass, above the player's own tiles.
    Below,
    /// In the middle of the table.
    Middle,
}

/// Where small dialogs appear, which dialogs open by themselves, and what Esc does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DialogSettings {
    /// The position of the small dialogs.
    pub place: PromptPlace,
    /// Whether scores, results and messages open by themselves; otherwise the status bar announces them, and the Show menu opens them.
    pub pop_up: bool,
    /// Whether Esc minimises the window when no dialog or menu is open. From full screen, Esc returns to the window instead.
    pub escape_minimises: bool,
}

impl Default for DialogSettings {
    fn default() -> Self {
        Self {
            place: PromptPlace::default(),
            pop_up: true,
            escape_minimises: false,
        }
    }
}
