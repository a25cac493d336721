//! The place and size of the window.

use serde::{Deserialize, Serialize};

/// The window's position and size in its normal state (neither maximised nor minimised nor full screen), in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// Distance from the left edge of the desktop, which may have several monitors.
    pub x: f32,
    /// Distance from the top edge of the desktop.
    pub y: f32,
    /// Inner width; 0 if it was never open.
    pub width: f32,
    /// Inner height.
    pub height: f32,
    /// The scale factor.
    pub scale: f32,
    /// Whether it was maximised.
    pub maximised: bool,
}

impl WindowPlace {
    /// Whether the window was open before.
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
