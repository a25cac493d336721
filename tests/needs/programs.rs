//! Programs of the system that a test needs. Where one is missing the test says so and is skipped; with RED_STAKE_ALL set, as
//! `script/test` sets it, it fails instead.

#![allow(dead_code)]

use std::io::Write;
use std::{env, io, thread};

/// A display that nobody sees, and a hand on mouse and keys.
pub const WINDOW: &[&str] = &["Xvfb", "xdotool", "import"];
/// A display that nobody sees.
pub const DISPLAY: &[&str] = &["Xvfb"];
/// The original server and computer player, of Debian's package mah-jong.
pub const ORIGINALS: &[&str] = &["mj-server", "mj-player"];
/// A keyring on a bus of the test's own.
pub const KEYRING: &[&str] = &["dbus-run-session", "gnome-keyring-daemon"];
/// Networks of the test's own.
pub const NETWORKS: &[&str] = &["unshare", "nsenter", "ip", "sleep"];
/// Their window, which wants somebody who manages windows.
pub const XMJ: &[&str] = &["xmj", "openbox"];

/// Debian's folder of games, which is not on every path.
const GAMES: &str = "/usr/games";

/// Whether a program is missing; says which.
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
    // What a passing test prints is kept back, so this goes past the printing macros. It is lost only if nobody listens.
    let _ = writeln!(io::stderr(), "{line}");
    true
}

fn is_there(name: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    let mut folders = env::split_paths(&folders).chain([GAMES.into()]);
    folders.any(|folder| folder.join(name).is_file())
}
