//! The replacement for the sound device in a program built without the `audio` feature.

use tokio::sync::mpsc::UnboundedReceiver;

use super::library::SoundFile;

/// Accepts orders and plays none of them.
pub struct Device;

impl Device {
    /// Creates the device.
    pub fn open() -> Self {
        Self
    }

    /// Always false.
    pub fn is_present(&self) -> bool {
        false
    }

    /// Never reports a device.
    pub fn take_changes(&mut self) -> Option<UnboundedReceiver<bool>> {
        None
    }

    /// Does nothing.
    pub fn play_tile(&self, _sound: SoundFile, _gain: f32, _pitch: f32) {}

    /// Does nothing.
    pub fn speak(&self, _place: u8, _words: Vec<SoundFile>, _gain: f32, _pitch: f32) {}
}
