//! Where dialogs stand and which open automatically.

use serde::{Deserialize, Serialize};

/// Where the small boxes stand that ask something during play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoxPlace {
    /// At the right edge of the window; the discard, and the discards beside the compass, stay in sight.
    #[default]
    Beside,
    /// Below the compass, above one's own tiles.
    Below,
    /// In the middle of the table.
    Middle,
}

/// Where boxes stand and when they open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BoxSettings {
    /// Where the small ones stand.
    pub place: BoxPlace,
    /// Scores, results and messages open by themselves; otherwise the status bar tells, and the Show menu opens them.
    pub pop_up: bool,
    /// Esc minimises the window when no box or menu is open.
    pub escape_minimises: bool,
}

impl Default for BoxSettings {
    fn default() -> Self {
        Self {
            place: BoxPlace::default(),
            pop_up: true,
            escape_minimises: false,
        }
    }
}
