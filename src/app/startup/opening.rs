//! Opens the window, or passes the file to a window that is already open.

use std::cell::Cell;
use std::panic;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use iced::Task;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::Folders;
use super::launch::Launch;
use super::system_look;
use crate::app::{App, faults, screen_saver, theme, window};
use crate::session::single_instance::{self, OpenRequest, SingleInstance, Start};
use storage::save::{self, disk};
use storage::settings;
use words::say;

/// Why no window could be opened.
#[derive(Debug, thiserror::Error)]
pub enum NoWindow {
    /// The display does not respond, or a system library is missing.
    #[error("{}", say!("opening-no-window-look", look = what_to_check()))]
    NoDisplay,
    /// The display was lost while the window was open.
    #[error("{}", say!("opening-display-gone"))]
    DisplayGone,
    /// The error of the window library.
    #[error("{}", say!("opening-no-window", why = .0.to_string()))]
    Refused(#[from] iced::Error),
}

/// Advice on what to check on this system.
fn what_to_check() -> &'static str {
    match cfg!(all(unix, not(target_os = "macos"))) {
        true => say!("opening-look-at-display"),
        false => say!("opening-look-at-login"),
    }
}

/// Opens the window and runs until it is closed. A second instance hands its file over to the open window and exits.
///
/// # Errors
/// The window cannot be opened, or its display is lost while it is open.
pub fn run(mut launch: Launch) -> Result<(), NoWindow> {
    let folders = launch.folders();
    folders.make();
    let unreadable = settings::language::load(&folders.assets(), &folders.settings());
    let mut instance = None;
    if launch.demo.is_none() {
        let file = launch.file.as_deref();
        let file = file.map(|path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned()));
        match single_instance::begin(&folders.data, &OpenRequest { file }) {
            Start::First(own) => instance = Some(own),
            Start::Forwarded => return Ok(()),
            Start::Unresponsive => launch.folders_in_use = true,
            Start::Unknown => {}
        }
    }
    folders.move_old_files();
    if instance.is_some() {
        folders.clean();
    }
    begin_log(&folders);
    for file in unreadable {
        tracing::warn!("{file}");
    }
    // The window library panics if it cannot reach a display. Before the program has started, that is treated as an error; afterwards a panic is
    // a bug and a report is written. On the window thread it ends the program; on other threads the game continues without that work.
    static BEGUN: AtomicBool = AtomicBool::new(false);
    faults::report_into(folders.logs(), || BEGUN.load(Ordering::Relaxed));
    let is_demo = launch.demo.is_some();
    match panic::catch_unwind(panic::AssertUnwindSafe(|| {
        open(&folders, launch, instance, &BEGUN)
    })) {
        Ok(result) => check_closed(result, is_demo || window::was_closed_by_program()),
        Err(bug) if BEGUN.load(Ordering::Relaxed) => panic::resume_unwind(bug),
        Err(_) => Err(NoWindow::NoDisplay),
    }
}

/// Checks why the window has closed. `was_intended`: the program has closed it, or it was the demo, which anybody may close. Otherwise, on a
/// system with X11 or Wayland, its display was lost.
fn check_closed(result: iced::Result, was_intended: bool) -> Result<(), NoWindow> {
    result?;
    match was_intended || !cfg!(all(unix, not(target_os = "macos"))) {
        true => Ok(()),
        false => Err(NoWindow::DisplayGone),
    }
}

/// Starts the log of this run; failures are ignored.
fn begin_log(folders: &Folders) {
    if let Ok(file) = save::log_file(&folders.logs()) {
        // A process that already has a subscriber, such as a test, keeps it.
        let lines = tracing_subscriber::fmt::layer()
            .with_ansi(false)
            .with_writer(Mutex::new(file));
        // For a hosted table, everything is logged that a host needs.
        let filter = Targets::new()
            .with_default(LevelFilter::WARN)
            // `theme::set_typeface` adds an empty font.
            .with_target("fontdb", LevelFilter::ERROR)
            .with_target("host", LevelFilter::INFO);
        let _ = tracing_subscriber::registry()
            .with(filter)
            .with(lines)
            .try_init();
    }
}

/// Prepares the preferences before the window opens: at the first start writes them, imported from xmj if possible, and at every start lets
/// colours and motion follow the system.
fn prepare_preferences(folders: &Folders) {
    let path = folders.settings();
    let is_first = !disk::exists(&path);
    let (mut settings, problems) = settings::read(&path);
    let import = || settings::import_xmj(&settings::home()?);
    if let Some(imported) = is_first.then(import).flatten() {
        settings = imported;
    }
    let look = system_look::read();
    let changed = look.is_some_and(|look| look.follow(&mut settings));
    // A damaged file is reported later, and kept until then.
    let may_write = problems.is_empty() && (is_first || changed);
    if may_write && let Err(error) = settings::write(&path, &settings) {
        tracing::warn!(%error, "the preferences cannot be written");
    }
}

/// Opens the window, or those of the screen saver, and runs until it is closed. `begun` is set when the window library starts the app.
fn open(
    folders: &Folders,
    launch: Launch,
    instance: Option<SingleInstance>,
    begun: &'static AtomicBool,
) -> iced::Result {
    if launch.uses_system_folders() && !launch.folders_in_use {
        prepare_preferences(folders);
    }
    let (settings, _) = settings::read(&folders.settings());
    let monitors = window::monitors();
    let mut window = window::settings(&settings.window, &monitors.list);
    window.exit_on_close_request = launch.demo.is_some();
    let is_screen_saver = launch.demo.is_some_and(|demo| demo.screen_saver);
    let instance = Cell::new(instance);
    let desktop = window::Desktop {
        monitors: monitors.list.clone(),
        scale: settings.window.scale,
    };
    let boot = move || {
        begun.store(true, Ordering::Relaxed);
        let (mut app, task) = super::boot(launch.clone());
        app.prepare_for_window(desktop.clone());
        let requests = instance.take().map(|instance| app.listen(instance));
        let termination = App::wait_for_termination();
        (
            app,
            Task::batch([task, termination].into_iter().chain(requests)),
        )
    };
    if is_screen_saver {
        let (list, scale) = (&monitors.list, settings.window.scale);
        window.exit_on_close_request = false;
        window.fullscreen = true;
        window.visible = true;
        let table = screen_saver::table_window(list, scale).unwrap_or(window);
        let others = screen_saver::dark_windows(list, scale);
        return screen_saver::run(boot, table, others);
    }
    let mut app = iced::application(boot, App::update, App::view)
        .title(App::title)
        .theme(App::theme)
        .style(App::style)
        .subscription(App::subscription)
        .default_font(theme::REGULAR)
        .window(window);
    for font in theme::FONTS {
        app = app.font(font);
    }
    app.run()
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    #[test]
    fn a_window_closed_unintentionally_has_lost_its_display() {
        assert!(check_closed(Ok(()), true).is_ok());
        assert!(matches!(
            check_closed(Ok(()), false),
            Err(NoWindow::DisplayGone)
        ));
    }
}
