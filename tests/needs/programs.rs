//! Programs that tests need. If one is missing, the test prints which and is skipped; with RED_STAKE_ALL set, as by `script/test`, the test
//! fails.

#![allow(dead_code)]

use std::io::Write;
use std::{env, io, thread};

/// A virtual display, a tool for mouse and keyboard input, and one for screenshots.
pub const WINDOW: &[&str] = &["Xvfb", "xdotool", "import"];
/// A virtual display.
pub const DISPLAY: &[&str] = &["Xvfb"];
/// The original server and computer player, from Debian's package mah-jong.
pub const ORIGINALS: &[&str] = &["mj-server", "mj-player"];
/// A keyring on a separate bus.
pub const KEYRING: &[&str] = &["dbus-run-session", "gnome-keyring-daemon"];
/// A virtual display, and the buses of screen readers.
pub const SCREEN_READER: &[&str] = &["Xvfb", "xdotool", "dbus-daemon", "at-spi-bus-launcher"];
/// A session bus.
pub const SESSION_BUS: &[&str] = &["dbus-daemon"];
/// Network namespaces.
pub const NETWORKS: &[&str] = &["unshare", "nsenter", "ip", "sleep"];
/// The original window, which needs a window manager.
pub const XMJ: &[&str] = &["xmj", "openbox"];

/// The folder of games in Debian. Not every user has it in `PATH`.
const GAMES: &str = "/usr/games";
/// Programs that are started by others.
const STARTED_BY_OTHERS: &str = "/usr/libexec";

/// Whether one of the programs is missing, so that the test must be skipped. Prints the first that is missing, or panics with RED_STAKE_ALL.
pub fn any_missing(programs: &[&str]) -> bool {
    let Some(missing) = programs.iter().find(|name| !is_installed(name)) else {
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

fn is_installed(name: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    let mut folders = env::split_paths(&folders).chain([GAMES.into(), STARTED_BY_OTHERS.into()]);
    folders.any(|folder| folder.join(name).is_file())
}
