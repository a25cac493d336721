//! The game that runs in this window: who sits at its table, its autosave, and the lock that keeps other windows away.

pub mod autosave;
pub mod local;
pub mod signals;
pub mod single_instance;
#[cfg(all(unix, not(target_os = "macos")))]
pub mod wayland;
