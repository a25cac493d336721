//! `red-stake [FILE.mah]`: the window.

use std::path::{Path, PathBuf};

use clap::Args;

use super::bad_input::BadInput;
use super::files::OverwritePolicy;
use super::rule_choice;
use crate::app::startup::launch::Launch;
use crate::app::startup::opening;
use crate::presenter::{Command, MenuDialog, SettingsPage};
#[cfg(all(unix, not(target_os = "macos")))]
use crate::session::wayland;
use engine::rules::RuleSet;
use storage::save::{self, SaveError};

/// Options of the window. The last four are switches of the 1996 program.
#[derive(Args, Debug)]
#[group(id = "window")]
pub struct Arguments {
    /// Saved game to open; without one, the last game continues
    #[arg(value_name = "FILE.mah")]
    file: Option<PathBuf>,
    /// Seed of the new game, for repeatable deals
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Start a new game
    #[arg(long)]
    new: bool,
    /// Rules of the new game: bloem, classical, another name from "red-stake rules list", or a file
    #[arg(long, value_name = "RULES", requires = "new", value_parser = rule_choice::rules)]
    rules: Option<RuleSet>,
    /// Keep all data in this folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Write inputs, events, requests and screen positions to this file as JSON lines
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write frame intervals in milliseconds to this file
    #[arg(long, value_name = "FILE")]
    frame_times: Option<PathBuf>,
    #[command(flatten)]
    overwrite: OverwritePolicy,
    /// Keep all data beside the program
    #[arg(long)]
    portable: bool,
    /// Software rendering (accepted, has no effect)
    #[arg(short = 'n')]
    software: bool,
    /// Wider clean-up around moving tiles, 1 to 9 (accepted, has no effect)
    #[arg(short = 'e', value_name = ":X", value_parser = clean_up)]
    clean_up: Option<u8>,
    /// Always enable the Save menu item
    #[arg(short = 'a')]
    always_save: bool,
    /// Enable the Sound menu item even without a device
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
        check_file(file)?;
    }
    let logs = [&arguments.log, &arguments.frame_times];
    for log in logs.into_iter().flatten() {
        arguments.overwrite.check(log)?;
    }
    let always = [
        (arguments.always_save, Command::Save),
        (
            arguments.sound_menu,
            Command::Dialog(MenuDialog::Page(SettingsPage::Sound)),
        ),
    ];
    let always_enabled = always
        .into_iter()
        .filter_map(|(on, command)| on.then_some(command));
    open(Launch {
        always_enabled: always_enabled.collect(),
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

/// Refuses a file that does not exist or is no game. A damaged game is reported in the window instead, since a player who has double-clicked
/// it sees nothing else.
fn check_file(file: &Path) -> Result<(), BadInput> {
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

/// Restarts the program without WAYLAND_DISPLAY if the compositor does not answer and an X display is named. The window library tries
/// no other display after Wayland, and a program can't safely change its own environment. If the restart fails, the program continues.
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

/// Whether the environment names a display. Without one, the window library would panic.
fn has_display() -> bool {
    !cfg!(all(unix, not(target_os = "macos"))) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}
