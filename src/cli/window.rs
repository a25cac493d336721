//! `red-stake [FILE.mah]`: the window.

use std::path::{Path, PathBuf};

use clap::Args;

use super::bad_input::BadInput;
use super::rule_choice;
use crate::app::startup::launch::Launch;
use crate::app::startup::opening;
use crate::presenter::Command;
#[cfg(all(unix, not(target_os = "macos")))]
use crate::session::wayland;
use engine::rules::RuleSet;
use storage::save::{self, SaveError};

/// Options of the window; the last four are those of 1996, taken without harm [Q61].
#[derive(Args, Debug)]
#[group(id = "window")]
pub struct Arguments {
    /// A saved game to open instead of the one that was left
    #[arg(value_name = "FILE.mah")]
    file: Option<PathBuf>,
    /// Seed of a new game, so that it can be repeated
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Begin a new game
    #[arg(long)]
    new: bool,
    /// The rules of that game: bloem, classical, another of "red-stake rules list", or a file
    #[arg(long, value_name = "RULES", requires = "new", value_parser = rule_choice::rules)]
    rules: Option<RuleSet>,
    /// Keep everything in this folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Write inputs, events, requests and places as lines of JSON
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write the times of frames, in milliseconds
    #[arg(long, value_name = "FILE")]
    frame_times: Option<PathBuf>,
    /// Keep everything beside the program
    #[arg(long)]
    portable: bool,
    /// Software rendering
    #[arg(short = 'n')]
    software: bool,
    /// Wider clean-up round moving tiles, 1 to 9 (taken, not needed any more)
    #[arg(short = 'e', value_name = ":X", value_parser = clean_up)]
    clean_up: Option<u8>,
    /// The Save item is always enabled
    #[arg(short = 'a')]
    always_save: bool,
    /// The Sound menu is enabled even without a device
    #[arg(short = 's')]
    sound_menu: bool,
}

fn clean_up(text: &str) -> Result<u8, String> {
    match text.trim_start_matches(':').parse() {
        Ok(width @ 1..=9) => Ok(width),
        _ => Err("-e takes a colon and a digit from 1 to 9, as in -e:3".to_owned()),
    }
}

/// Opens the window.
pub fn run(arguments: Arguments) -> Result<(), BadInput> {
    if let Some(file) = &arguments.file {
        is_meant(file)?;
    }
    let always = [
        (arguments.always_save, Command::Save),
        (arguments.sound_menu, Command::Sound),
    ];
    let never_grey = always
        .into_iter()
        .filter_map(|(on, command)| on.then_some(command));
    open(Launch {
        never_grey: never_grey.collect(),
        file: arguments.file,
        seed: arguments.seed,
        new: arguments.new,
        rules: arguments.rules,
        data: arguments.data,
        log: arguments.log,
        frame_times: arguments.frame_times,
        portable: arguments.portable,
        ..Launch::default()
    })
}

/// A word that names no file, or no game, is a slip of whoever typed it. A game that cannot be opened is told in the window: whoever
/// double-clicked it sees nothing else.
fn is_meant(file: &Path) -> Result<(), BadInput> {
    use std::io::ErrorKind::NotFound;
    match save::open(file) {
        Err(SaveError::Unreadable(name, error)) if error.kind() == NotFound => Err(BadInput::new(
            "red-stake",
            SaveError::Unreadable(name, error),
        )),
        Err(wrong @ SaveError::OtherExtension(_)) => Err(BadInput::new("red-stake", wrong)),
        _ => Ok(()),
    }
}

/// Opens the window, if there is a display.
pub fn open(launch: Launch) -> Result<(), BadInput> {
    if !has_display() {
        return Err(BadInput::new(
            "red-stake",
            "there is no display to open a window on; set DISPLAY or WAYLAND_DISPLAY",
        ));
    }
    #[cfg(all(unix, not(target_os = "macos")))]
    leave_dead_wayland();
    opening::run(launch).map_err(|error| BadInput::new("red-stake", error))
}

/// Starts the program anew without WAYLAND_DISPLAY where nobody answers there and an X display is named. The window library tries no
/// other display after Wayland, and a program can't safely change its own environment. If it can't start anew, it goes on and says what is wrong.
#[cfg(all(unix, not(target_os = "macos")))]
fn leave_dead_wayland() {
    use std::os::unix::process::CommandExt;
    if !is_set("DISPLAY") || !wayland::is_dead() {
        return;
    }
    if let Ok(program) = std::env::current_exe() {
        let _ = std::process::Command::new(program)
            .args(std::env::args_os().skip(1))
            .env_remove("WAYLAND_DISPLAY")
            .exec();
    }
}

fn is_set(variable: &str) -> bool {
    std::env::var_os(variable).is_some_and(|value| !value.is_empty())
}

/// Without a display the window library would panic.
fn has_display() -> bool {
    !cfg!(all(unix, not(target_os = "macos"))) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}
