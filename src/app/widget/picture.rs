//! Prepared pictures.

use iced::Size;
use iced::advanced::image::Handle;

/// A prepared picture with its size in logical pixels.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The pixels, at the screen's own resolution.
    pub handle: Handle,
    /// Its size on the screen.
    pub size: Size,
}
