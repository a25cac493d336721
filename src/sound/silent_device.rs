//! The device of a program built without the `audio` feature: there is none.

use tokio::sync::mpsc::UnboundedReceiver;

use super::library::Found;

/// Takes orders like a real device and plays none of them.
pub struct Device;

impl Device {
    /// A device that is never there.
    pub fn open() -> Self {
        Self
    }

    /// There is none.
    pub fn is_present(&self) -> bool {
        false
    }

    /// It never appears.
    pub fn take_changes(&mut self) -> Option<UnboundedReceiver<bool>> {
        None
    }

    /// Is not heard.
    pub fn strike(&self, _sound: Found, _gain: f32, _pitch: f32) {}

    /// Is not heard.
    pub fn speak(&self, _place: u8, _words: Vec<Found>, _gain: f32, _pitch: f32) {}
}
