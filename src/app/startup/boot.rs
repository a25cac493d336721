//! Builds the app with the first game on the table: the requested file, the unfinished game of the last run, or a new game. An unfinished game
//! that is replaced is saved.

use std::path::Path;
use std::time::Instant;

use iced::Task;
use iced::futures::stream;
use tokio::sync::mpsc::UnboundedReceiver;

use super::Folders;
use super::launch::Launch;
use crate::app::accessibility::Accessibility;
use crate::app::attention::Attention;
use crate::app::background::{OnceMessage, Outbox};
use crate::app::disk::Disk;
use crate::app::event_log::EventLog;
use crate::app::hover_idle::HoverIdle;
use crate::app::network_connections::NetworkConnections;
use crate::app::scene::Scene;
use crate::app::screen::help::HelpScreen;
use crate::app::tip_thread::TipThread;
use crate::app::{App, Message, help_context, menu, theme};
use crate::presenter::{InitialState, Input, LocalTable, Presenter, demo_game, new_game};
use crate::sound::Sounds;
use engine::rules::RuleSet;
use engine::table::ReadyFor;
use engine::untrusted_text::sanitize_path;
use storage::save::{self, SaveError};
use storage::settings::{self, Settings};
use words::say;

/// Builds the app, and starts its first tasks.
pub fn boot(launch: Launch) -> (App, Task<Message>) {
    let (outbox, messages) = Outbox::new();
    let is_screen_saver = launch.demo.is_some_and(|demo| demo.screen_saver);
    let (mut app, task) = boot_with(launch, outbox);
    let messages = Task::run(messages, Message::FromBackground);
    let mut tasks = vec![task, messages];
    if !is_screen_saver {
        let (accessibility, wishes) = Accessibility::open();
        app.accessibility = accessibility;
        tasks.push(wishes);
    }
    (app, Task::batch(tasks))
}

/// Builds the app with this outbox for other threads.
pub fn boot_with(launch: Launch, outbox: Outbox) -> (App, Task<Message>) {
    let folders = launch.folders();
    folders.make();
    let opened = settings::open(&folders.settings());
    let mut settings = opened.settings;
    launch.look.clone().apply(&mut settings);
    theme::set_typeface(&settings.typeface, words::language());
    for entry in opened.problems {
        tracing::warn!("{entry}");
    }
    let mut report = StartReport::default();
    report.troubles.extend(opened.message);
    let disk = Disk::new(folders.clone(), outbox.clone(), !opened.must_keep_file);
    let mut game = report.first_game(&launch, &folders, &disk, &settings);
    // A specific request skips the start screen.
    let shows_start_screen = launch.file.is_none()
        && launch.demo.is_none()
        && launch.join.is_none()
        && !launch.new
        && launch.seed.is_none();
    if shows_start_screen && !report.resumed {
        // The first view should be a table with tiles on it.
        game.make_ready(ReadyFor::NextDeal);
    }
    let (mut scene, bad_tiles) = Scene::new(game.view(), &settings);
    report
        .troubles
        .extend(bad_tiles.map(|error| error.to_string()));
    let mut sounds = Sounds::open(&folders.assets());
    sounds.set_settings(settings.sound.clone());
    let sound_changes = sounds.take_changes();
    let initial = InitialState {
        settings,
        game,
        resumed: report.resumed,
        shows_start_screen,
        troubles: report.troubles,
        messages: report.messages,
        demo: launch.demo,
        may_autosave: launch.demo.is_none() && !launch.folders_in_use && !report.autosave_is_locked,
        always_enabled: launch.always_enabled.clone(),
        has_sound: sounds.is_available(),
        // With a given seed all games of this run can be reproduced.
        seed: launch.seed.unwrap_or_else(rand::random),
    };
    let (presenter, effects) = Presenter::new(initial);
    if launch.demo.is_some_and(|demo| demo.screen_saver) {
        scene.change_sizes(&presenter, |sizes| sizes.bare = true);
    }
    scene.refresh(&presenter);
    let event_log = EventLog::open(&launch, disk.autosave_sender());
    let mut app = App {
        presenter,
        scene,
        dialog: None,
        menu: menu::MenuBar::default(),
        help: HelpScreen::new(help_context::read_help(words::language(), &folders)),
        languages: settings::language::available(&folders.assets()),
        sounds,
        disk,
        tip_thread: TipThread::begin(outbox.clone()),
        outbox,
        openings: 0,
        awaits_data: false,
        connections: NetworkConnections::default(),
        system_dialog: Default::default(),
        event_log,
        accessibility: Accessibility::default(),
        hover_idle: HoverIdle::default(),
        action_count: 0,
        attention: Attention::default(),
        desktop: None,
        dark_windows: Vec::new(),
        dark_pointer: None,
        #[cfg(windows)]
        menu_watch: None,
        started: Instant::now(),
    };
    let performed = app.perform(effects);
    let joined = match launch.join {
        Some((table, debug)) => app.send(Input::Join(Box::new(table), debug)),
        None => Task::none(),
    };
    let refreshed = app.refresh();
    let sound = sound_changes.map_or_else(Task::none, report_sound);
    (app, Task::batch([performed, joined, refreshed, sound]))
}

/// Reports to the presenter when the sound device appears or disappears.
pub fn report_sound(changes: UnboundedReceiver<bool>) -> Task<Message> {
    let changes = stream::unfold(changes, |mut changes| async {
        changes.recv().await.map(|available| (available, changes))
    });
    Task::stream(changes)
        .map(|available| Message::Answered(OnceMessage::of(Input::Sound(available))))
}

/// How the first game was found, and what the player is told about that.
#[derive(Default)]
struct StartReport {
    /// The game was resumed, or opened from a file.
    resumed: bool,
    /// Messages about failures.
    troubles: Vec<String>,
    /// Other messages.
    messages: Vec<String>,
    /// The autosave exists, cannot be read, and must not be overwritten.
    autosave_is_locked: bool,
}

impl StartReport {
    /// The first game: that of the demo, the requested file, the unfinished game of the last run, or a new one.
    fn first_game(
        &mut self,
        launch: &Launch,
        folders: &Folders,
        disk: &Disk,
        settings: &Settings,
    ) -> LocalTable {
        if launch.demo.is_some() {
            return demo_game(&mut rand::rng());
        }
        let unfinished = match launch.folders_in_use {
            true => {
                self.troubles
                    .push(say!("beginning-already-open").to_owned());
                None
            }
            false => self.unfinished_game(folders, disk, settings),
        };
        let requested = launch
            .file
            .as_deref()
            .and_then(|path| match open_file(path) {
                Ok(opened) => Some(opened),
                Err(error) => {
                    self.troubles.push(error.to_string());
                    None
                }
            });
        let unfinished = match launch.new || requested.is_some() {
            true => {
                self.save_replaced(folders, unfinished);
                None
            }
            false => unfinished,
        };
        let mut game = requested.or(unfinished);
        self.resumed = game.is_some();
        self.troubles.extend(
            game.as_mut()
                .into_iter()
                .flat_map(LocalTable::take_messages),
        );
        game.unwrap_or_else(|| {
            let rules = launch.rules.clone().unwrap_or_else(RuleSet::bloem);
            new_game(settings, rules.into(), launch.seed())
        })
    }

    /// The unfinished game in the autosave. A damaged autosave is kept under another name. If that fails there is no game, and the autosave is
    /// not overwritten.
    fn unfinished_game(
        &mut self,
        folders: &Folders,
        disk: &Disk,
        settings: &Settings,
    ) -> Option<LocalTable> {
        let path = folders.autosave();
        let set_aside = match save::recover_journal(&path, &folders.copies()) {
            Ok(found) => {
                let recovered = found?;
                disk.catch_up(&recovered, settings.quick_tip);
                let copy = recovered.is_damaged.then(|| save::keep_copy(&path));
                let mut game = recovered.game;
                if let Some(Ok(copy)) = &copy {
                    let path = sanitize_path(copy);
                    game.messages.push(say!("file-autosave-damaged-copy", path));
                }
                return match copy {
                    Some(Err(error)) => {
                        self.lock_autosave(&path, &error);
                        None
                    }
                    _ => Some(with_file_name(LocalTable::resume(&game), settings)),
                };
            }
            Err(error) => {
                let error = error.to_string();
                self.troubles
                    .push(say!("beginning-left-game-not-opened", error));
                save::set_aside(&path)
            }
        };
        match set_aside {
            Ok(copy) => {
                let path = sanitize_path(&copy);
                self.troubles.push(say!("file-autosave-damaged-copy", path));
            }
            Err(error) => self.lock_autosave(&path, &error),
        }
        let copies = folders.copies();
        if save::disk::exists(&copies) {
            let folder = sanitize_path(&copies);
            self.troubles.push(say!("beginning-copies", folder));
        }
        None
    }

    /// Reports that the autosave cannot be set aside, and must not be overwritten.
    fn lock_autosave(&mut self, path: &Path, error: &std::io::Error) {
        self.autosave_is_locked = true;
        let (path, why) = (sanitize_path(path), save::reason(error));
        self.troubles
            .push(say!("beginning-autosave-is-locked", path, why));
    }

    /// Saves an unfinished game before another replaces it.
    fn save_replaced(&mut self, folders: &Folders, unfinished: Option<LocalTable>) {
        let Some(unfinished) = unfinished.filter(LocalTable::is_unsaved) else {
            return;
        };
        let game = unfinished.as_saved();
        match save::save(&folders.unfinished_game(&unfinished.file_number()), &game) {
            Ok(path) => self
                .messages
                .push(say!("file-left-game-kept", path = sanitize_path(&path))),
            Err(error) => self.troubles.push(error.to_string()),
        }
    }
}

/// Opens a game from a file.
fn open_file(path: &Path) -> Result<LocalTable, SaveError> {
    let mut game = LocalTable::resume(&save::open(path)?);
    game.note_saved(save::has_own_extension(path).then(|| path.to_owned()));
    Ok(game)
}

/// The resumed game with the name of the file in which it was saved, if that still exists.
fn with_file_name(mut game: LocalTable, settings: &Settings) -> LocalTable {
    let own_files = settings
        .recent
        .iter()
        .filter(|path| save::has_own_extension(path));
    for path in own_files {
        let Ok(saved) = save::open(path) else {
            continue;
        };
        let (stored, resumed) = (&saved.record, game.game().record());
        if stored.setup.seed == resumed.setup.seed && stored.rules == resumed.rules {
            game.note_saved_with(path.clone(), saved.record.inputs);
            break;
        }
    }
    game
}
