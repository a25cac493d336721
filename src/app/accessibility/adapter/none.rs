//! A system whose screen readers the program does not support.

use accesskit::TreeUpdate;
use iced::Rectangle;

use super::Ear;

/// No connection.
pub struct Adapter;

impl Adapter {
    /// There is nothing to connect to.
    pub fn open(_ear: &Ear) -> Option<Self> {
        None
    }

    /// Nobody reads the tree.
    pub fn update(&mut self, _tree: impl FnOnce() -> TreeUpdate) {}

    /// Nobody needs to know it.
    pub fn set_focused(&mut self, _is_focused: bool) {}

    /// Nobody needs to know it.
    pub fn set_bounds(&mut self, _bounds: Rectangle) {}
}
