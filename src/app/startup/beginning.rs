//! The first game on the table: the requested file, the game to resume, or a new one. A game to resume that is replaced is saved.

use std::path::Path;
use std::time::Instant;

use iced::Task;
use iced::futures::stream;
use tokio::sync::mpsc::UnboundedReceiver;

use super::Folders;
use super::launch::Launch;
use crate::app::attention::Attention;
use crate::app::background::{OnceMessage, Outbox};
use crate::app::disk::Disk;
use crate::app::event_log::EventLog;
use crate::app::hover_idle::HoverIdle;
use crate::app::network_connections::NetworkConnections;
use crate::app::scene::Scene;
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

/// Starts the program.
pub fn begin(launch: Launch) -> (App, Task<Message>) {
    let (outbox, sent) = Outbox::new();
    let (app, begun) = begin_with(launch, outbox);
    (
        app,
        Task::batch([begun, Task::run(sent, Message::FromBackground)]),
    )
}

/// Starts the program with this outbox for other threads.
pub fn begin_with(launch: Launch, outbox: Outbox) -> (App, Task<Message>) {
    let folders = launch.folders();
    folders.make();
    let opened = settings::open(&folders.settings());
    let mut settings = opened.settings;
    launch.look.clone().apply(&mut settings);
    theme::set_typeface(&settings.typeface);
    for entry in opened.problems {
        tracing::warn!("{entry}");
    }
    let mut found = Found::default();
    found.troubles.extend(opened.message);
    let disk = Disk::new(folders.clone(), outbox.clone(), !opened.is_locked);
    let mut game = found.game(&launch, &folders, &disk, &settings);
    // A specific request skips the start screen.
    let shows_start_screen = launch.file.is_none()
        && launch.demo.is_none()
        && launch.join.is_none()
        && !launch.new
        && launch.seed.is_none();
    if shows_start_screen && !found.resumed {
        // The first view should be a table with tiles on it.
        game.ready(ReadyFor::NextDeal);
    }
    let (mut scene, bad_tiles) = Scene::new(game.view().clone(), &settings);
    found
        .troubles
        .extend(bad_tiles.map(|error| error.to_string()));
    let mut sounds = Sounds::open(&folders.assets());
    sounds.set_settings(settings.sound.clone());
    let sound_changes = sounds.take_changes();
    let beginning = InitialState {
        settings,
        game,
        resumed: found.resumed,
        shows_start_screen,
        troubles: found.troubles,
        messages: found.messages,
        demo: launch.demo,
        autosaves: launch.demo.is_none() && !launch.folders_in_use && !found.autosave_is_locked,
        always_enabled: launch.always_enabled.clone(),
        has_sound: sounds.is_available(),
        // With a given seed later games are reproducible too.
        seed: launch.seed.unwrap_or_else(rand::random),
    };
    let (presenter, effects) = Presenter::new(beginning);
    if launch.demo.is_some_and(|show| show.screen_saver) {
        scene.change_sizes(presenter.settings(), |sizes| sizes.bare = true);
    }
    scene.refresh(&presenter);
    let event_log = EventLog::open(&launch, disk.autosave_sender());
    let mut app = App {
        presenter,
        scene,
        dialog: None,
        menu: menu::MenuBar::default(),
        help: help_context::open_help(&folders),
        sounds,
        disk,
        tip_thread: TipThread::begin(outbox.clone()),
        outbox,
        openings: 0,
        awaits_data: false,
        connections: NetworkConnections::default(),
        system_dialog: Default::default(),
        event_log,
        hover_idle: HoverIdle::default(),
        action_count: 0,
        attention: Attention::default(),
        desktop: None,
        dark_windows: Vec::new(),
        dark_pointer: None,
        started: Instant::now(),
    };
    let begun = app.perform(effects);
    let joined = match launch.join {
        Some((table, debug)) => app.send(Input::Join(Box::new(table), debug)),
        None => Task::none(),
    };
    let refreshed = app.refresh();
    let sound = sound_changes.map_or_else(Task::none, report_sound);
    (app, Task::batch([begun, joined, refreshed, sound]))
}

/// Tells the presenter when the sound device appears or disappears.
pub fn report_sound(changes: UnboundedReceiver<bool>) -> Task<Message> {
    let changes = stream::unfold(changes, |mut changes| async {
        changes.recv().await.map(|available| (available, changes))
    });
    Task::stream(changes)
        .map(|available| Message::Answered(OnceMessage::of(Input::Sound(available))))
}

/// The result of the start.
#[derive(Default)]
struct Found {
    /// The game was resumed, or opened from a file.
    resumed: bool,
    /// Failures.
    troubles: Vec<String>,
    /// Messages.
    messages: Vec<String>,
    /// The autosave exists, cannot be read, and must not be overwritten.
    autosave_is_locked: bool,
}

impl Found {
    fn game(
        &mut self,
        launch: &Launch,
        folders: &Folders,
        disk: &Disk,
        settings: &Settings,
    ) -> LocalTable {
        if launch.demo.is_some() {
            return demo_game(&mut rand::rng());
        }
        let left = match launch.folders_in_use {
            true => {
                self.troubles
                    .push(say!("beginning-already-open").to_owned());
                None
            }
            false => self.unfinished_game(folders, disk, settings),
        };
        let asked = launch
            .file
            .as_deref()
            .and_then(|path| match open_file(path) {
                Ok(opened) => Some(opened),
                Err(error) => {
                    self.troubles.push(error.to_string());
                    None
                }
            });
        let left = match launch.new || asked.is_some() {
            true => {
                self.save_replaced(folders, left);
                None
            }
            false => left,
        };
        let mut game = asked.or(left);
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

    /// The game to resume. A damaged autosave is set aside; if even that fails, there is no game.
    fn unfinished_game(
        &mut self,
        folders: &Folders,
        disk: &Disk,
        settings: &Settings,
    ) -> Option<LocalTable> {
        let path = folders.autosave();
        let keep = match save::recover_journal(&path, &folders.copies()) {
            Ok(found) => {
                let found = found?;
                disk.catch_up(&found, settings.quick_tip);
                let keep = found.is_damaged.then(|| save::keep_copy(&path));
                let mut game = found.game;
                if let Some(Ok(kept)) = &keep {
                    let path = sanitize_path(kept);
                    game.messages.push(say!("file-autosave-damaged-copy", path));
                }
                return match keep {
                    Some(Err(error)) => {
                        self.locks_autosave(&path, &error);
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
        match keep {
            Ok(kept) => {
                let path = sanitize_path(&kept);
                self.troubles.push(say!("file-autosave-damaged-copy", path));
            }
            Err(error) => self.locks_autosave(&path, &error),
        }
        let copies = folders.copies();
        if save::disk::exists(&copies) {
            let folder = sanitize_path(&copies);
            self.troubles.push(say!("beginning-copies", folder));
        }
        None
    }

    fn locks_autosave(&mut self, path: &Path, error: &std::io::Error) {
        self.autosave_is_locked = true;
        let (path, why) = (sanitize_path(path), save::reason(error));
        self.troubles
            .push(say!("beginning-autosave-is-locked", path, why));
    }

    /// Saves an unfinished game before another replaces it.
    fn save_replaced(&mut self, folders: &Folders, left: Option<LocalTable>) {
        let Some(left) = left.filter(LocalTable::is_unsaved) else {
            return;
        };
        let game = left.as_saved();
        match save::save(&folders.unfinished_game(&left.number()), &game) {
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
    game.note_saved(save::is_own(path).then(|| path.to_owned()));
    Ok(game)
}

/// The resumed game under the name of its file, if that still exists.
fn with_file_name(mut game: LocalTable, settings: &Settings) -> LocalTable {
    let own = settings.recent.iter().filter(|path| save::is_own(path));
    for path in own {
        let Ok(saved) = save::open(path) else {
            continue;
        };
        let (record, left) = (&saved.record, game.game().record());
        if record.setup.seed == left.setup.seed && record.rules == left.rules {
            game.note_saved_before(path.clone(), saved.record.inputs);
            break;
        }
    }
    game
}
