//! Screen readers of Linux, through AT-SPI. Without a bus nothing happens.

use accesskit::TreeUpdate;
use iced::Rectangle;

use super::Ear;
use crate::app::accessibility::convert::rect;

/// The connection to screen readers.
pub struct Adapter(accesskit_unix::Adapter);

impl Adapter {
    /// Offers the window to screen readers.
    pub fn open(ear: &Ear) -> Option<Self> {
        let adapter = accesskit_unix::Adapter::new(ear.clone(), ear.clone(), ear.clone());
        Some(Self(adapter))
    }

    /// Sends the whole tree, if a screen reader reads it.
    pub fn update(&mut self, tree: impl FnOnce() -> TreeUpdate) {
        self.0.update_if_active(tree);
    }

    /// Takes whether the window has the focus of the desktop.
    pub fn set_focused(&mut self, is_focused: bool) {
        self.0.update_window_focus_state(is_focused);
    }

    /// Takes where the window is on the screen.
    pub fn set_bounds(&mut self, bounds: Rectangle) {
        // Without the frame, whose size is not known.
        self.0.set_root_window_bounds(rect(bounds), rect(bounds));
    }
}
