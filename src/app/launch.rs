//! How the window is started: what the command line asked for, and opening it.

use std::path::PathBuf;

use iced::{Font, Size, window};

use super::App;
use super::theme;

/// What the command line asked for.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// A saved game to open.
    pub file: Option<PathBuf>,
    /// The seed of the first new game; by chance if absent.
    pub seed: Option<u64>,
    /// Begin a new game instead of going on with the one that was left.
    pub new: bool,
    /// Where everything is kept; the system's own places if absent.
    pub data: Option<PathBuf>,
    /// Where inputs, events and places are logged, as lines of JSON.
    pub log: Option<PathBuf>,
    /// Where the times of frames are written.
    pub frame_times: Option<PathBuf>,
    /// Everything is kept beside the program.
    pub portable: bool,
}

impl Launch {
    /// The seed of a new game.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(rand::random)
    }

    /// The size of the window at first.
    pub fn size(&self) -> Size {
        Size::new(1280.0, 800.0)
    }
}

/// Opens the window and runs until it is closed.
///
/// # Errors
/// The window could not be opened.
pub fn run(launch: Launch) -> iced::Result {
    let size = launch.size();
    let mut app = iced::application(move || App::new(launch.clone()), App::update, App::view)
        .title(App::title)
        .theme(App::theme)
        .subscription(App::subscription)
        .default_font(Font::with_name("Red Stake Sans"))
        .window(window::Settings {
            size,
            min_size: Some(Size::new(640.0, 480.0)),
            ..window::Settings::default()
        });
    for font in theme::FONTS {
        app = app.font(font);
    }
    app.run()
}
