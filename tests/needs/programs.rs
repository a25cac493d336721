//! Programs that a test needs. If one is missing, the test prints that and is skipped; with RED_STAKE_ALL set, as by `script/test`, it
//! fails.

#![allow(dead_code)]

use std::io::Write;
use std::{env, io, thread};

/// A virtual display, and a tool for mouse and keyboard input.
pub const WINDOW: &[&str] = &["Xvfb", "xdotool", "import"];
/// A virtual display.
pub const DISPLAY: &[&str] = &["Xvfb"];
/// The original server and computer player, from Debian's package mah-jong.
pub const ORIGINALS: &[&str] = &["mj-server", "mj-player"];
/// A keyring on a separate bus.
pub const KEYRING: &[&str] = &["dbus-run-session", "gnome-keyring-daemon"];
/// Network namespaces.
pub const NETWORKS: &[&str] = &["unshare", "nsenter", "ip", "sleep"];
/// The original window, which needs a window manager.
pub const XMJ: &[&str] = &["xmj", "openbox"];

/// Where Debian installs games. It is not on every user's search path.
const GAMES: &str = "/usr/games";

/// Whether a program is missing; prints which.
pub fn lack(programs: &[&str]) -> bool {
    let Some(missing) = programs.iter().find(|name| !is_there(name)) else {
        return false;
    };
    let test = thread::current();
    let line = format!(
        "{} skipped: needs {missing}",
        test.name().unwrap_or("a test")
    );
    assert!(env::var_os("RED_STAKE_ALL").is_none(), "{line}");
    // The output of a passing test is captured, so this bypasses the printing macros. It fails only if nobody reads it.
    let _ = writeln!(io::stderr(), "{line}");
    true
}

fn is_there(name: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    let mut folders = env::split_paths(&folders).chain([GAMES.into()]);
    folders.any(|folder| folder.join(name).is_file())
}
