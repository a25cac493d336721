//! Where the window was when it was closed.

use serde::{Deserialize, Serialize};

/// The window's place and size in its normal state, neither maximised nor minimised nor full screen, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// From the left of the desktop, which may have several monitors.
    pub x: f32,
    /// From the top of the desktop.
    pub y: f32,
    /// Inner width; 0: never opened before.
    pub width: f32,
    /// Inner height.
    pub height: f32,
    /// How many physical pixels a logical one had.
    pub scale: f32,
    /// It filled the monitor's free part.
    pub maximised: bool,
}

impl WindowPlace {
    /// Whether the window was ever open.
    pub fn is_known(&self) -> bool {
        self.width > 0.0 && self.height > 0.0
    }
}

impl Default for WindowPlace {
    fn default() -> Self {
        Self {
            x: 0.0,
            y: 0.0,
            width: 0.0,
            height: 0.0,
            scale: 1.0,
            maximised: false,
        }
    }
}
