//! `red-stake demo [SECONDS]`: the endless demo, also as a screen saver.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

use super::bad_input::BadInput;
use super::files::OverwritePolicy;
use super::window;
use crate::app::startup::launch::Launch;
use crate::presenter::DemoOptions;

/// Show four computer players playing endlessly
#[derive(Args, Debug)]
pub struct Arguments {
    /// How long dialogs stay open, 1 to 9 seconds
    #[arg(value_name = "SECONDS", default_value = "3", value_parser = seconds)]
    seconds: u8,
    /// Fill the screen and end at any key, click or mouse movement
    #[arg(long)]
    screensaver: bool,
    /// Keep all data in this folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Write inputs, events, requests and screen positions to this file as JSON lines
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    #[command(flatten)]
    overwrite: OverwritePolicy,
}

fn seconds(text: &str) -> Result<u8, String> {
    match text.parse() {
        Ok(seconds @ 1..=9) => Ok(seconds),
        _ => Err("a box stays 1 to 9 seconds".to_owned()),
    }
}

/// Opens the window and starts the demo.
pub fn run(arguments: Arguments) -> Result<(), BadInput> {
    if let Some(log) = &arguments.log {
        arguments.overwrite.check(log)?;
    }
    window::open(Launch {
        data: arguments.data,
        log: arguments.log,
        demo: Some(DemoOptions {
            seconds: arguments.seconds,
            screen_saver: arguments.screensaver,
        }),
        ..Launch::default()
    })
}

/// Arguments that Windows passes to a screen saver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenSaverArgument {
    /// `/s`: start the screen saver.
    Show,
    /// `/c`: configure; opens the program with its menus.
    SetUp,
    /// `/p HWND`: preview inside a window of the system, which is not supported.
    Preview,
}

impl ScreenSaverArgument {
    /// Parses the first argument if it is one of these, ignoring case and a number after a colon.
    pub fn read(arguments: &[OsString]) -> Option<Self> {
        let word = arguments.get(1)?.to_str()?.to_lowercase();
        match word.split(':').next()? {
            "/s" => Some(Self::Show),
            "/c" => Some(Self::SetUp),
            "/p" => Some(Self::Preview),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn screen_saver_arguments_of_windows_are_parsed() {
        let read = |word: &str| ScreenSaverArgument::read(&["red-stake".into(), word.into()]);
        assert_eq!(read("/S"), Some(ScreenSaverArgument::Show));
        assert_eq!(read("/c:1312"), Some(ScreenSaverArgument::SetUp));
        assert_eq!(read("/p"), Some(ScreenSaverArgument::Preview));
        assert_eq!(read("/saved/game.mah"), None);
        assert_eq!(ScreenSaverArgument::read(&["red-stake".into()]), None);
    }

    #[test]
    fn dialogs_stay_one_to_nine_seconds() {
        assert_eq!(seconds("9"), Ok(9));
        for wrong in ["0", "10", "-1", "three"] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }
}
