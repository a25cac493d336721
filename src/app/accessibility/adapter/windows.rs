//! Screen readers of Windows, through UI Automation.

use accesskit::TreeUpdate;
use accesskit_windows::{HWND, SubclassingAdapter};
use iced::Rectangle;
use winsafe::prelude::*;

use super::Ear;
use crate::app::window::hidden_window;

/// The connection to screen readers.
pub struct Adapter(SubclassingAdapter);

impl Adapter {
    /// Offers the window to screen readers. It must still be hidden.
    pub fn open(ear: &Ear) -> Option<Self> {
        let window = HWND(hidden_window()?.ptr());
        let adapter = SubclassingAdapter::new(window, ear.clone(), ear.clone());
        Some(Self(adapter))
    }

    /// Sends the whole tree, if a screen reader reads it.
    pub fn update(&mut self, tree: impl FnOnce() -> TreeUpdate) {
        if let Some(events) = self.0.update_if_active(tree) {
            events.raise();
        }
    }

    /// The messages of the window say it.
    pub fn set_focused(&mut self, _is_focused: bool) {}

    /// Windows knows where the window is.
    pub fn set_bounds(&mut self, _bounds: Rectangle) {}
}
