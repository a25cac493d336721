//! Pictures as they are shown.

use iced::Size;
use iced::advanced::image::Handle;

/// A painted picture with its size in logical pixels.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The pixels, at the screen's own resolution.
    pub handle: Handle,
    /// How large it is drawn.
    pub size: Size,
}
