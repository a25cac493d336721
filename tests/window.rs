//! The real program in a real window, with real clicks and keys. Whatever can be tested without a window is tested in `src/app`.

// The tests need an X server. The program for Windows is tested from Linux, through `script/in-wine`.
#![cfg(unix)]
#![allow(clippy::panic)]

#[path = "window/auto_play.rs"]
mod auto_play;
#[path = "net/client.rs"]
#[allow(dead_code)]
mod client;
#[path = "window/demo.rs"]
mod demo;
#[path = "window/display.rs"]
mod display;
#[path = "window/driver.rs"]
mod driver;
#[path = "window/files.rs"]
mod files;
#[path = "window/frames.rs"]
mod frames;
#[path = "window/hands.rs"]
mod hands;
#[path = "window/kills.rs"]
mod kills;
#[path = "needs/programs.rs"]
mod needs;
#[path = "window/network.rs"]
mod network;
#[path = "window/player.rs"]
mod player;
#[cfg(target_os = "linux")]
#[path = "window/reader.rs"]
mod reader;
#[path = "net/server.rs"]
#[allow(dead_code)]
mod server;
#[cfg(target_os = "linux")]
#[path = "window/session_bus.rs"]
mod session_bus;

use std::path::Path;

/// The usual size of the window.
const SIZE: &str = "1280x800";

/// Preferences with the longest waiting time and beginners as opponents.
const PREFERENCES: &str = "welcomed = true\nwait_time = 10\nlevels = [0, 0, 0]\n";

/// Writes preferences for a window of a fixed size that keeps its data below `folder`.
fn write_preferences(folder: &Path, size: &str, preferences: &str) {
    let (width, height) = size.split_once('x').expect("a size");
    let place = format!("x = 0.0\ny = 0.0\nwidth = {width}.0\nheight = {height}.0");
    let settings = format!("{preferences}[window]\n{place}\nmaximised = false\n");
    let data = folder.join("data");
    std::fs::create_dir_all(&data).expect("a folder");
    std::fs::write(data.join("settings.toml"), settings).expect("preferences");
}
