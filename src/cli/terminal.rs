//! The console on Windows. A program with a window has no console: `red-stake.com` shares its own console with it, and after a double click
//! there is none.

use std::io::stderr;
use std::os::windows::io::AsRawHandle;

use win32console::console::WinConsole;

/// Set by `red-stake.com`; see `src/console.rs`.
const VARIABLE: &str = "RED_STAKE_CONSOLE";
/// The id of the parent process in `AttachConsole`.
const PARENT: u32 = u32::MAX;

/// Attaches to the console of `red-stake.com`, so that output appears there and Ctrl+C reaches the program.
pub fn join_console() {
    if std::env::var_os(VARIABLE).is_some() {
        // If that fails, redirected output still works.
        let _ = WinConsole::attach_console(PARENT);
    }
}

/// Shows an error in a message box if no console can show it, as after a double click.
pub fn show_error(words: &str) {
    if stderr().as_raw_handle().is_null() {
        rfd::MessageDialog::new()
            .set_level(rfd::MessageLevel::Error)
            .set_title("Red Stake")
            .set_description(words)
            .show();
    }
}
