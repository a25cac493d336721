//! A running game and who sits at it. Drivers are thin: they carry inputs into the table and events out, and know no
//! rule.

pub mod address;
pub mod announcement;
pub mod arena;
pub mod autosave;
pub mod found_table;
pub mod host;
pub mod join;
pub mod local;
pub mod robot;
mod seer;
pub mod selfplay;
pub mod signals;
pub mod single_instance;
pub mod stream;
pub mod traits;
pub mod trial;
#[cfg(all(unix, not(target_os = "macos")))]
pub mod wayland;
