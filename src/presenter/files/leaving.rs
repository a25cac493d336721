//! Leaving the game on the table for another or to exit. With the autosave on, a game that would be lost is saved automatically; without
//! it, the player is asked.

use std::path::{Path, PathBuf};

use crate::presenter::Presenter;
use crate::presenter::commands::command::Command;
use crate::presenter::dialogs::dialog_event::DialogEvent;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::prompts::{Prompt, Trouble};
use crate::presenter::effect::{Effect, JournalChange};
use crate::presenter::files::reading::ReadFor;
use crate::presenter::files::save_job::{OpenedFile, Purpose, Saved};
use crate::presenter::request_id::RequestId;
use crate::presenter::tables::local_table::LocalTable;
use crate::presenter::teaching::review_mode::Reviewed;
use engine::untrusted_text::sanitize_path;
use storage::save::SaveError;
use words::say;

impl Presenter {
    /// Leaves the game on the table for a command. Asks first if others in a network game would miss the player, or something would be lost.
    pub(in crate::presenter) fn leave(&mut self, command: Command) {
        match self.is_needed_at_network() {
            true => self.ask_person(Prompt::LeaveTable(command)),
            false => self.leave_local_game(command),
        }
    }

    /// Whether the player has a seat in a network game in progress, so that others would miss the player.
    pub(in crate::presenter) fn is_needed_at_network(&self) -> bool {
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

    /// Leaves the local game for a command. Asks first if the game would be lost. Before exit, asks also if the game's own file lacks the
    /// latest moves or, unless the autosave keeps the game, if nothing was played.
    fn leave_local_game(&mut self, command: Command) {
        let Some(local) = self.tables.home() else {
            return self.leave_now(command);
        };
        let is_autosaving = self.autosave.is_autosaving();
        let (is_begun, is_unsaved) = (local.is_begun(), local.is_unsaved());
        let is_kept = is_autosaving && local.file().is_none() || is_begun && !is_unsaved;
        let question = match command {
            Command::Exit if is_kept => None,
            Command::Exit if !is_begun => Some(Prompt::Exit),
            Command::Exit => is_unsaved.then_some(Prompt::SaveFirst(command)),
            // The game is saved automatically when another replaces it.
            _ if is_autosaving => None,
            _ => is_unsaved.then_some(Prompt::SaveFirst(command)),
        };
        match question {
            Some(question) => self.ask_person(question),
            None => self.leave_now(command),
        }
    }

    /// Runs a command that leaves the game, without asking. Without the autosave, an unsaved game is lost.
    pub(in crate::presenter) fn leave_now(&mut self, command: Command) {
        match command {
            Command::Exit => self.end(),
            Command::Open => match self.departure.next.take() {
                Some((path, game)) => self.put_on_table(path, game),
                None => self.open_dialog(DialogKind::OpenGame),
            },
            Command::OpenHand => self.open_dialog(DialogKind::HandText),
            Command::PlayDeal => self.open_dialog(DialogKind::PlayDeal),
            Command::Calendar => self.open_dialog(DialogKind::Calendar),
            Command::StartScreen => self.ask_person(Prompt::Start),
            Command::Hotseat => self.open_dialog(DialogKind::SeveralPeople),
            _ => self.open_dialog(DialogKind::NewGame),
        }
    }

    /// Closes everything. The program ends once the autosave is complete.
    fn end(&mut self) {
        self.close_connections();
        self.append_to_autosave();
        self.effects.push(Effect::SaveSettings);
        if self.autosave.has_failed {
            // The player knows, and was asked what to do. The disk may have space again.
            self.begin_autosave();
        }
        self.effects.push(Effect::Journal(JournalChange::Close));
    }

    /// Saves the local game, asking for a name if it has none, then leaves it. A network table that does not need the player is left first: on
    /// the screen, it would be saved instead.
    pub(in crate::presenter) fn save_and_leave(&mut self, command: Command) {
        if self.tables.current.network().is_some() {
            self.return_home();
        }
        self.departure.then = Some(command);
        self.save_game();
    }

    /// Cancels a departure, because the question about it was declined.
    pub(in crate::presenter) fn cancel_departure(&mut self) {
        self.departure.cancel();
    }

    /// Handles a file dropped on the window or passed by a second start.
    pub(in crate::presenter) fn file_received(&mut self, path: PathBuf) {
        self.request_file(path, ReadFor::Arrival);
    }

    /// Handles a requested file: opens a game for play or review, a rule set or a bitmap of tiles, or reports why it cannot be opened.
    pub(in crate::presenter) fn file_read(
        &mut self,
        request_id: RequestId,
        path: PathBuf,
        read: Result<OpenedFile, SaveError>,
    ) {
        let Some(purpose) = self.take_read_purpose(request_id) else {
            return;
        };
        match read {
            Ok(OpenedFile::Game {
                mut game,
                is_own_format,
            }) => {
                // A game of another program is saved under a new name.
                game.note_saved(is_own_format.then(|| path.clone()));
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
                self.effects.push(Effect::ApplySettings);
                self.effects.push(Effect::SaveSettings);
            }
            Ok(OpenedFile::NoTiles(why)) => self.report_trouble(Trouble {
                title: say!("file-error-reading-bitmap"),
                words: why,
                topic: "box-error-bitmap",
            }),
            Ok(OpenedFile::Rules(written)) => self.rules_read(written),
            Ok(OpenedFile::NoRules(why)) => self.report_trouble(Trouble {
                title: say!("file-not-a-rule-set"),
                words: why,
                topic: "error-rules",
            }),
            Err(error) => self.report_file_error(&error),
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
            self.report_trouble(Trouble::with_file(words));
        }
    }

    /// Reports why a file could not be opened, saved or deleted.
    pub(in crate::presenter) fn report_file_error(&mut self, error: &SaveError) {
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
        self.report_trouble(Trouble {
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
        let is_noted = matches!(saved.purpose, Purpose::Save | Purpose::BeforePlayingOn(_));
        let saved_game = is_noted
            .then(|| self.departure.being_saved.pop_front())
            .flatten();
        let seed_here = self
            .tables
            .home()
            .map(|local| local.game().record().setup.seed);
        // Another game may be on the table by now.
        let saved_game = saved_game.filter(|(seed, _)| Some(*seed) == seed_here);
        let path = match saved.result {
            Ok(path) => path,
            Err(error) => {
                self.departure.then = None;
                return self.report_file_error(&error);
            }
        };
        match saved.purpose {
            Purpose::Save => {
                self.say(say!("file-saved-as", name_of = name_of(&path)));
                self.settings.add_recent(path.clone());
                self.effects.push(Effect::SaveSettings);
                if let (Some(local), Some((_, inputs))) = (self.tables.home_mut(), saved_game) {
                    local.note_saved_with(path, inputs);
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
            Purpose::Sheet | Purpose::SheetsCopy => {
                self.say(say!("file-sheet-saved", path = sanitize_path(&path)));
                if saved.purpose == Purpose::Sheet {
                    self.effects.push(Effect::OpenExternally(path.clone()));
                }
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
