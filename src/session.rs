//! The game that runs in this window: who sits at its table, its autosave, and the only running copy of the program.

pub mod autosave;
pub mod local;
pub mod signals;
pub mod single_instance;
#[cfg(all(unix, not(target_os = "macos")))]
pub mod wayland;
