//! How the window is started: what the command line asked for, and opening it.

use std::panic;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use iced::{Font, Size, Task, window};

use super::{App, Message, theme};
use crate::save::SavedGame;

/// What the command line asked for.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// A saved game to go on with.
    pub game: Option<SavedGame>,
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
    /// Where things are kept.
    pub fn folders(&self) -> Folders {
        let beside = || std::env::current_exe().ok()?.parent().map(PathBuf::from);
        let own = || {
            directories::ProjectDirs::from("", "", "Red Stake")
                .map(|places| places.data_dir().to_owned())
        };
        let data = match (&self.data, self.portable) {
            (Some(folder), _) => Some(folder.clone()),
            (None, true) => beside(),
            (None, false) => own(),
        };
        Folders {
            data: data.unwrap_or_else(|| PathBuf::from(".")),
        }
    }

    /// The seed of a new game.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(rand::random)
    }

    /// The size of the window at first.
    pub fn size(&self) -> Size {
        Size::new(1280.0, 800.0)
    }
}

/// The places of the program's own files.
#[derive(Clone, Debug)]
pub struct Folders {
    /// Everything that is kept.
    pub data: PathBuf,
}

impl Folders {
    /// Makes the folders, if they are not there. What cannot be made is told when something is written to it.
    pub fn make(&self) {
        for folder in [self.data.clone(), self.games()] {
            if let Err(error) = std::fs::create_dir_all(&folder) {
                tracing::warn!(folder = %folder.display(), %error, "a folder cannot be made");
            }
        }
    }

    /// The preferences.
    pub fn settings(&self) -> PathBuf {
        self.data.join("settings.toml")
    }

    /// The autosave journal.
    pub fn autosave(&self) -> PathBuf {
        self.data.join("autosave.journal")
    }

    /// Saved and finished games.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Where a finished game is kept.
    pub fn finished_game(&self, seed: u64) -> PathBuf {
        self.games().join(format!("finished-{seed}.mah"))
    }
}

/// Why there is no window.
#[derive(Debug, thiserror::Error)]
pub enum NoWindow {
    /// The display that the environment names does not answer, or a system library is missing.
    #[error("no window can be opened; is the display there that DISPLAY or WAYLAND_DISPLAY names?")]
    NoDisplay,
    /// The window library says why.
    #[error("no window can be opened: {0}")]
    Refused(#[from] iced::Error),
}

/// Opens the window and runs until it is closed.
///
/// # Errors
/// The window could not be opened.
pub fn run(launch: Launch) -> Result<(), NoWindow> {
    // The window library panics when it cannot reach a display. Until our program begins, that is an error like any other;
    // afterwards a panic is a bug and goes its way.
    static BEGUN: AtomicBool = AtomicBool::new(false);
    let told = panic::take_hook();
    panic::set_hook(Box::new(move |panicked| {
        if BEGUN.load(Ordering::Relaxed) {
            told(panicked);
        }
    }));
    let size = launch.size();
    let begin = move || {
        BEGUN.store(true, Ordering::Relaxed);
        App::new(launch.clone())
    };
    match panic::catch_unwind(panic::AssertUnwindSafe(|| open(size, begin))) {
        Ok(closed) => Ok(closed?),
        Err(bug) if BEGUN.load(Ordering::Relaxed) => panic::resume_unwind(bug),
        Err(_) => Err(NoWindow::NoDisplay),
    }
}

fn open(size: Size, begin: impl Fn() -> (App, Task<Message>) + 'static) -> iced::Result {
    let mut app = iced::application(begin, App::update, App::view)
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
