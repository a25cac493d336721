//! Leaving the game on the table: for another one, or with the program. A game that would be lost is asked about first [D37, D38,
//! F6, Q56].

use std::path::PathBuf;

use iced::Task;

use super::command::Command;
use super::dialog::{NewGame, Players, Question};
use super::{App, Message};
use crate::table::{Input, Move};

/// What is known about the game's file, and which file comes next.
#[derive(Debug, Default)]
pub struct Leaving {
    /// What had been put in when the game was last saved under its name.
    saved: Option<Vec<Input>>,
    /// The file to open once the game may be left; without one, Open shows the list.
    pub(super) next: Option<PathBuf>,
    /// After the game is saved, this.
    then: Option<Command>,
}

impl App {
    /// Leaves the game for a command, but asks first if something would be lost.
    pub(super) fn leave(&mut self, command: Command) -> Task<Message> {
        if self.is_playing_away() {
            self.open(Question::leave_table(command).into());
            return Task::none();
        }
        self.leave_home(command)
    }

    /// Leaves the table of the network, whose game goes on without us or is kept there, then what the command asks for: the game
    /// that waited at this computer may have to be saved first.
    pub(super) fn leave_away(&mut self, command: Command) -> Task<Message> {
        let home = self.come_home();
        match command {
            Command::LeaveTable => home,
            command => Task::batch([home, self.leave_home(command)]),
        }
    }

    /// Leaves the game at this computer for a command, but asks first if something would be lost.
    fn leave_home(&mut self, command: Command) -> Task<Message> {
        let question = match command {
            Command::Exit if self.is_kept() => None,
            Command::Exit if !self.is_begun() => Some(Question::exit()),
            _ if self.is_unsaved() => Some(Question::save(command)),
            _ => None,
        };
        match question {
            Some(question) => {
                self.open(question.into());
                Task::none()
            }
            None => self.leave_now(command),
        }
    }

    /// Leaves the game; what is not saved is lost.
    pub(super) fn leave_now(&mut self, command: Command) -> Task<Message> {
        match command {
            Command::Exit => self.end(),
            Command::Open => match self.leaving.next.take() {
                Some(path) => self.open_game(path),
                None => {
                    self.ask_what_to_open();
                    Task::none()
                }
            },
            Command::Hotseat => {
                self.open(Players::new(&self.settings.names).into());
                Task::none()
            }
            _ => {
                self.open(NewGame::new(&self.now.rules).into());
                Task::none()
            }
        }
    }

    /// Saves the game, under a name that is asked for if it has none, then leaves it.
    pub(super) fn save_and_leave(&mut self, command: Command) -> Task<Message> {
        self.leaving.then = Some(command);
        self.save_game();
        self.saved_or_not()
    }

    /// Goes on to what was to come after saving, once that is done. A box in between, such as Save As, is waited for.
    pub(super) fn saved_or_not(&mut self) -> Task<Message> {
        match self.leaving.then.take() {
            Some(command) if !self.is_unsaved() => self.leave_now(command),
            Some(command) if self.dialog.is_some() => {
                self.leaving.then = Some(command);
                Task::none()
            }
            _ => self.go_on(),
        }
    }

    /// Notes that the game is in its file as it is.
    pub(super) fn note_saved(&mut self) {
        self.leaving.saved = Some(self.session.game().inputs().to_vec());
    }

    /// Another game is on the table.
    pub(super) fn forget_saved(&mut self) {
        self.leaving.saved = None;
        self.leaving.then = None;
    }

    /// A box was left without an answer: what was to come after it does not come.
    pub(super) fn stay(&mut self) {
        self.leaving.then = None;
        self.leaving.next = None;
    }

    /// Whether anything was played yet.
    pub(super) fn is_begun(&self) -> bool {
        let played = |input: &Input| !matches!(input, Input::Move(_, Move::Ready));
        self.session.game().inputs().iter().any(played)
    }

    /// Whether something was played that is in no file of the player's.
    fn is_unsaved(&self) -> bool {
        let saved = self.leaving.saved.as_deref();
        self.is_begun() && !self.now.game_over && saved != Some(self.session.game().inputs())
    }

    /// Whether the next start goes on here without anybody asking [F6].
    fn is_kept(&self) -> bool {
        let keeper = self.session.keeper.as_ref();
        let autosaving = keeper.is_some_and(super::Keeper::is_autosaving);
        let saved = self.is_begun() && !self.is_unsaved();
        (autosaving && self.file.is_none()) || saved
    }

    /// Ends the program; everything is on disk then.
    fn end(&mut self) -> Task<Message> {
        self.keep_settings();
        if let Some(keeper) = &mut self.session.keeper {
            keeper.close();
        }
        iced::exit()
    }
}
