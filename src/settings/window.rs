//! Where the window was when it was closed.

use serde::{Deserialize, Serialize};

/// The window's place and size in logical pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// From the left of the screen.
    pub x: f32,
    /// From the top of the screen.
    pub y: f32,
    /// Inner width; 0: never opened before.
    pub width: f32,
    /// Inner height.
    pub height: f32,
    /// It filled the screen's free part.
    pub maximised: bool,
}
