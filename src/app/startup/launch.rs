//! How the window is started: what the command line asked for, and opening it.

use std::cell::Cell;
use std::panic;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use iced::Task;

use crate::app::command::Command;
use crate::app::demo::Show;
use crate::app::{App, shell, theme};
use crate::session::join::LineDebug;
use crate::session::single_instance::{self, OpenRequest, SingleInstance, Start};
use crate::{save, settings};

/// What the command line asked for.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// A saved game to go on with; it can be opened.
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
    /// A table of the network to sit down at, and who looks into its line.
    pub join: Option<(settings::NetworkSettings, LineDebug)>,
    /// The endless show instead of a game.
    pub demo: Option<Show>,
    /// Commands that can always be given.
    pub never_grey: Vec<Command>,
    /// Another window has these folders; this one keeps nothing by itself.
    pub crowded: bool,
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

    /// The long-run figures.
    pub fn statistics(&self) -> PathBuf {
        self.data.join("statistics.json")
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

    /// Where a game is kept that had to make room for another at the start.
    pub fn left_game(&self, seed: u64) -> PathBuf {
        self.games().join(format!("left-{seed}.mah"))
    }

    /// The logs and fault reports.
    pub fn logs(&self) -> PathBuf {
        self.data.join("logs")
    }

    /// Where the player's own voices and sounds may lie, the nearest first [V17].
    pub fn assets(&self) -> Vec<PathBuf> {
        let beside = std::env::current_exe()
            .ok()
            .and_then(|program| program.parent().map(PathBuf::from));
        std::iter::once(self.data.clone()).chain(beside).collect()
    }

    /// Where games worth opening may lie: with the other assets, or where the package puts them.
    pub fn samples(&self) -> Vec<PathBuf> {
        let beside = self.assets().into_iter().map(|place| place.join("saves"));
        let program = std::env::current_exe().ok();
        let root = program
            .as_deref()
            .and_then(|program| program.parent()?.parent());
        let installed = root.map(|root| root.join("share/doc/red-stake/games"));
        beside.chain(installed).collect()
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

/// Opens the window and runs until it is closed. A second start hands its file to the window that is open, and is done.
///
/// # Errors
/// The window could not be opened.
pub fn run(mut launch: Launch) -> Result<(), NoWindow> {
    let folders = launch.folders();
    folders.make();
    let mut instance = None;
    if launch.demo.is_none() {
        let file = launch.file.as_deref();
        let file = file.map(|path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned()));
        match single_instance::begin(&folders.data, &OpenRequest { file }) {
            Start::First(own) => instance = Some(own),
            Start::Handed => return Ok(()),
            Start::Crowded => launch.crowded = true,
            Start::Unknown => {}
        }
    }
    begin_log(&folders);
    // The window library panics when it cannot reach a display. Until our program begins, that is an error like any other;
    // afterwards a panic is a bug: a report is left, and it goes its way.
    static BEGUN: AtomicBool = AtomicBool::new(false);
    let told = panic::take_hook();
    let logs = folders.logs();
    panic::set_hook(Box::new(move |panicked| {
        if BEGUN.load(Ordering::Relaxed) {
            match save::fault_report(&logs, &panicked.to_string()) {
                Ok(path) => eprintln!("red-stake: a fault; the report is {}", path.display()),
                Err(error) => eprintln!("red-stake: a fault, and no report: {error}"),
            }
            told(panicked);
        }
    }));
    match panic::catch_unwind(panic::AssertUnwindSafe(|| {
        open(&folders, launch, instance, &BEGUN)
    })) {
        Ok(closed) => Ok(closed?),
        Err(bug) if BEGUN.load(Ordering::Relaxed) => panic::resume_unwind(bug),
        Err(_) => Err(NoWindow::NoDisplay),
    }
}

/// Begins the log of this run; without one the program is as good.
fn begin_log(folders: &Folders) {
    if let Ok(file) = save::log_file(&folders.logs()) {
        // In a program that has one already, such as a test, that one stays.
        let _ = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_max_level(tracing::Level::WARN)
            .with_writer(Mutex::new(file))
            .try_init();
    }
}

/// Whoever comes from xmj brings her preferences along, at the very first start.
fn take_over_preferences(folders: &Folders) {
    if folders.settings().exists() {
        return;
    }
    let theirs = settings::home().and_then(|home| settings::of_xmj(&home));
    let written = theirs.map(|theirs| settings::write(&folders.settings(), &theirs));
    if let Some(Err(error)) = written {
        tracing::warn!(%error, "the preferences cannot be written");
    }
}

fn open(
    folders: &Folders,
    launch: Launch,
    instance: Option<SingleInstance>,
    begun: &'static AtomicBool,
) -> iced::Result {
    if launch.data.is_none() && !launch.portable {
        take_over_preferences(folders);
    }
    let (settings, _) = settings::read(&folders.settings());
    let mut window = shell::settings(&settings.window);
    if let Some(show) = launch.demo {
        window.exit_on_close_request = true;
        window.fullscreen = show.screen_saver;
    }
    let instance = Cell::new(instance);
    let begin = move || {
        begun.store(true, Ordering::Relaxed);
        let (app, task) = App::new(launch.clone());
        let listening = instance.take().map(|instance| app.listen(instance));
        (app, Task::batch([task].into_iter().chain(listening)))
    };
    let mut app = iced::application(begin, App::update, App::view)
        .title(App::title)
        .theme(App::theme)
        .subscription(App::subscription)
        .default_font(theme::REGULAR)
        .window(window);
    for font in theme::FONTS {
        app = app.font(font);
    }
    app.run()
}
