//! Leaving the game on the table for another or to exit. With the autosave on, a game that would be lost is saved automatically; without
//! it, the player is asked.

use std::path::{Path, PathBuf};

use crate::presenter::Presenter;
use crate::presenter::commands::command::Command;
use crate::presenter::dialogs::dialog_event::DialogEvent;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::prompts::{Prompt, Trouble};
use crate::presenter::effect::{Effect, JournalChange};
use crate::presenter::files::departure::Departure;
use crate::presenter::files::reading::ReadFor;
use crate::presenter::files::save_job::{OpenedFile, Purpose, Saved};
use crate::presenter::request_id::RequestId;
use crate::presenter::tables::local_table::LocalTable;
use crate::presenter::teaching::review_mode::Reviewed;
use engine::untrusted_text::sanitize_path;
use storage::save::SaveError;
use words::say;

impl Presenter {
    /// Leaves the game for a command. Asks first if something would be lost.
    pub(in crate::presenter) fn leave(&mut self, command: Command) {
        match self.is_playing_at_network() {
            true => self.ask_person(Prompt::LeaveTable(command)),
            false => self.leave_local_game(command),
        }
    }

    /// Whether other players at a network table depend on this one.
    pub(in crate::presenter) fn is_playing_at_network(&self) -> bool {
        let view = self.tables.current.view();
        let plays = self.tables.current.network().is_some() && view.player().is_some();
        plays && view.deal_number > 0 && !view.game_over
    }

    /// Leaves the network table, whose game continues or is saved there, then runs the command.
    pub(in crate::presenter) fn leave_network(&mut self, command: Command) {
        self.return_home();
        if command != Command::LeaveTable {
            self.leave_local_game(command);
        }
    }

    /// Leaves the local game for a command.
    fn leave_local_game(&mut self, command: Command) {
        let Some(local) = self.tables.home() else {
            return self.leave_now(command);
        };
        let autosaving = self.autosave.is_autosaving();
        let (begun, unsaved) = (local.is_begun(), local.is_unsaved());
        let kept = autosaving && local.file().is_none() || begun && !unsaved;
        let question = match command {
            Command::Exit if kept => None,
            Command::Exit if !begun => Some(Prompt::Exit),
            Command::Exit => unsaved.then_some(Prompt::SaveFirst(command)),
            // It is saved automatically when another game replaces it.
            _ if autosaving => None,
            _ => unsaved.then_some(Prompt::SaveFirst(command)),
        };
        match question {
            Some(question) => self.ask_person(question),
            None => self.leave_now(command),
        }
    }

    /// Leaves the game. Anything unsaved is lost, unless the autosave is on.
    pub(in crate::presenter) fn leave_now(&mut self, command: Command) {
        match command {
            Command::Exit => self.end(),
            Command::Open => match self.departure.next.take() {
                Some((path, game)) => self.put_on_table(path, game),
                None => self.open_dialog(DialogKind::OpenGame),
            },
            Command::OpenHand => self.open_dialog(DialogKind::HandText),
            Command::PlayDeal => self.open_dialog(DialogKind::Deal),
            Command::StartScreen => self.ask_person(Prompt::Start),
            Command::Hotseat => self.open_dialog(DialogKind::SeveralPeople),
            _ => self.open_dialog(DialogKind::NewGame),
        }
    }

    /// Ends the program once the autosave is complete.
    fn end(&mut self) {
        self.close_connections();
        self.append_to_autosave();
        self.effects.push(Effect::SaveSettings);
        if self.autosave.broken {
            // The player knows, and was asked what to do. The disk may have space again.
            self.begin_autosave();
        }
        self.effects.push(Effect::Journal(JournalChange::Close));
    }

    /// Saves the game, asking for a name if it has none, then leaves it.
    pub(in crate::presenter) fn save_and_leave(&mut self, command: Command) {
        self.departure.then = Some(command);
        self.save_game();
    }

    /// Cancels a departure: its dialog was closed without a reply.
    pub(in crate::presenter) fn stay(&mut self) {
        self.departure = Departure::default();
    }

    /// Handles a file dropped on the window or passed by a second start.
    pub(in crate::presenter) fn file_received(&mut self, path: PathBuf) {
        self.read(path, ReadFor::Arrival);
    }

    /// Handles a file that was read. If it cannot be opened, the current game stays.
    pub(in crate::presenter) fn file_read(
        &mut self,
        request_id: RequestId,
        path: PathBuf,
        read: Result<OpenedFile, SaveError>,
    ) {
        let Some(purpose) = self.read_for(request_id) else {
            return;
        };
        match read {
            Ok(OpenedFile::Game { mut game, own }) => {
                // A game of another program is saved under a new name.
                game.note_saved(own.then(|| path.clone()));
                match purpose {
                    ReadFor::Play => self.put_on_table(path, *game),
                    ReadFor::Arrival => {
                        self.close_dialog();
                        self.departure.next = Some((path, *game));
                        self.leave(Command::Open);
                    }
                    ReadFor::Review => {
                        self.open_review_of(Reviewed::Saved(Box::new(game.as_saved())));
                    }
                }
            }
            Ok(OpenedFile::Seen(seen)) => {
                if purpose != ReadFor::Review {
                    self.say(say!("file-network-game-not-playable"));
                }
                self.open_review_of(Reviewed::Seen(seen));
            }
            Ok(OpenedFile::Tiles) => {
                self.settings.tile_file = path;
                self.effects.push(Effect::SettingsChanged);
                self.effects.push(Effect::SaveSettings);
            }
            Ok(OpenedFile::NoTiles(why)) => self.trouble(Trouble {
                title: say!("file-error-reading-bitmap"),
                words: why,
                topic: "box-error-bitmap",
            }),
            Ok(OpenedFile::Rules(written)) => self.rules_arrived(written),
            Ok(OpenedFile::NoRules(why)) => self.trouble(Trouble {
                title: say!("file-not-a-rule-set"),
                words: why,
                topic: "error-rules",
            }),
            Err(error) => self.file_trouble(&error),
        }
    }

    /// Closes the open dialog to make room for an arriving file.
    pub(in crate::presenter) fn close_dialog(&mut self) {
        if self.prompts.open_dialog().is_some() {
            self.prompts.close();
            self.effects.push(Effect::RefreshDialog);
        }
    }

    /// Puts an opened game on the table, paused until the player continues.
    fn put_on_table(&mut self, path: PathBuf, mut game: LocalTable) {
        let name = name_of(&path);
        self.settings.add_recent(path);
        self.effects.push(Effect::SaveSettings);
        let messages = game.take_messages();
        self.replace_game(game);
        self.say(say!("file-is-open", name));
        self.pause_until_player();
        for words in messages {
            self.trouble(Trouble::saving(words));
        }
    }

    /// Reports why a file cannot be opened.
    pub(in crate::presenter) fn file_trouble(&mut self, error: &SaveError) {
        let (title, topic) = match error {
            SaveError::OtherExtension(_) => (say!("file-only-mah-extensions"), "box-only-mah"),
            SaveError::NotAGame(..) | SaveError::LaterVersion(..) => {
                (say!("file-error-not-a-game"), "box-error-not-a-game")
            }
            SaveError::Unreadable(..) => {
                (say!("file-error-opening-file"), "box-error-opening-file")
            }
            SaveError::Unwritable(..) | SaveError::ForbiddenName(..) => {
                (say!("file-error-saving-file"), "error-saving")
            }
            SaveError::Undeletable(..) => (say!("file-error-deleting-file"), "error-saving"),
        };
        self.trouble(Trouble {
            title,
            words: error.to_string(),
            topic,
        });
    }

    /// Handles the result of saving a file.
    pub(in crate::presenter) fn file_saved(&mut self, saved: Saved) {
        if saved.purpose == Purpose::Scorecard {
            return self.scorecard_saved(saved.result.map(drop));
        }
        let waits = matches!(saved.purpose, Purpose::Save | Purpose::BeforePlayingOn(_));
        let saved_game = waits
            .then(|| self.departure.being_saved.pop_front())
            .flatten();
        let here = self
            .tables
            .home()
            .map(|local| local.game().record().setup.seed);
        // The game on the table may have changed since.
        let saved_game = saved_game.filter(|(seed, _)| Some(*seed) == here);
        let path = match saved.result {
            Ok(path) => path,
            Err(error) => {
                self.departure.then = None;
                return self.file_trouble(&error);
            }
        };
        match saved.purpose {
            Purpose::Save => {
                self.say(say!("file-saved-as", name_of = name_of(&path)));
                self.settings.add_recent(path.clone());
                self.effects.push(Effect::SaveSettings);
                if let (Some(local), Some((_, inputs))) = (self.tables.home_mut(), saved_game) {
                    local.note_saved_before(path, inputs);
                }
                if let Some(command) = self.departure.then.take() {
                    self.leave_now(command);
                }
            }
            Purpose::SaveSeen => self.say(say!("file-seen-saved-as", name_of = name_of(&path))),
            Purpose::Finished | Purpose::Scorecard => {}
            Purpose::BeforeReplacing => {
                self.say(say!("file-left-game-kept", path = sanitize_path(&path)))
            }
            Purpose::BeforePlayingOn(at) => {
                if saved_game.is_some() {
                    self.rewind_to(at);
                }
                self.say(say!("file-game-before-kept", path = sanitize_path(&path)));
            }
            Purpose::Picture => self.say(say!("file-picture-saved", path = sanitize_path(&path))),
            Purpose::Hand => self.say(say!("file-hand-saved", path = sanitize_path(&path))),
            Purpose::Sheet => {
                self.say(say!("file-sheet-saved", path = sanitize_path(&path)));
                self.effects.push(Effect::OpenExternally(path.clone()));
                self.effects
                    .push(Effect::Notify(DialogEvent::SheetSaved(path)));
            }
            Purpose::Printable => {
                self.say(say!("print-saved", path = sanitize_path(&path)));
                self.effects.push(Effect::OpenExternally(path));
            }
        }
    }
}

fn name_of(path: &Path) -> String {
    sanitize_path(path.file_name().unwrap_or_default())
}
