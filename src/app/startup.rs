//! Starting the program: command line options, folders, the first table, and opening the window.

mod boot;
mod folders;
pub mod launch;
pub mod opening;
mod system_look;

pub use boot::{boot, boot_with, report_sound};
pub use folders::Folders;
