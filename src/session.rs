//! The game that runs in this window: its players, its autosave, the lock on the data folder, the signals that end it, and a check of
//! the Wayland display.

pub mod autosave;
pub mod local;
pub mod signals;
pub mod single_instance;
#[cfg(all(unix, not(target_os = "macos")))]
pub mod wayland;
