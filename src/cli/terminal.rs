//! The console of Windows. The program has a window and so no console of its own: `red-stake.com` lends it one, and a double click gives
//! it none.

use std::io::stderr;
use std::os::windows::io::AsRawHandle;

use win32console::console::WinConsole;

/// Set by `red-stake.com`; see `src/console.rs`.
const VARIABLE: &str = "RED_STAKE_CONSOLE";
/// Names the process that has started this one.
const PARENT: u32 = u32::MAX;

/// Takes part in the console of `red-stake.com`, so that what is printed appears there and Ctrl+C reaches the program.
pub fn join_console() {
    if std::env::var_os(VARIABLE).is_some() {
        // Where that fails, files and pipes for what is printed work all the same.
        let _ = WinConsole::attach_console(PARENT);
    }
}

/// Shows an error in a box of its own where nobody can read what is printed, as after a double click.
pub fn show_error(words: &str) {
    if stderr().as_raw_handle().is_null() {
        rfd::MessageDialog::new()
            .set_level(rfd::MessageLevel::Error)
            .set_title("Red Stake")
            .set_description(words)
            .show();
    }
}
