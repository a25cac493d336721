//! Keeping games: the autosave that goes on where the program was left, saving under a name, opening, and finished games.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;

use super::launch::Folders;
use super::{App, Message};
use crate::computer::{ComputerPlayer, Level};
use crate::rules::RuleSet;
use crate::save::{self, SaveError, SavedGame, SavedPlayer};
use crate::session::keeper::{Keeper, Keeping};
use crate::session::local::{Local, Occupant};
use crate::table::{Setup, Viewer};
use crate::tiles::{BySeat, Seat};

/// A game to be played at this computer, and whose seat is at the bottom.
pub struct Opened {
    /// The game.
    pub session: Local,
    /// The seat at the bottom.
    pub viewer: Seat,
}

/// A new game of one person against three computer players.
pub fn new_game(rules: Arc<RuleSet>, seed: u64, names: BySeat<String>) -> Opened {
    let viewer = Seat::new(0);
    let players = BySeat::from_fn(|seat| {
        if seat == viewer {
            SavedPlayer::Person
        } else {
            SavedPlayer::Computer(Level::Club.to_string())
        }
    });
    let occupants = occupants(&players);
    let session = Local::new(rules, Setup::seeded(seed), occupants);
    kept(
        session,
        Keeping {
            names,
            players,
            viewer,
            assisted: false,
        },
    )
}

/// A saved game, to be played on.
///
/// # Errors
/// The record cannot be played again.
pub fn saved_game(saved: &SavedGame) -> Result<Opened, crate::table::IllegalMove> {
    let session = Local::resume(saved.play()?, occupants(&saved.players));
    let keeping = Keeping {
        names: saved.names.clone(),
        players: saved.players.clone(),
        viewer: saved.viewer,
        assisted: saved.assisted,
    };
    Ok(kept(session, keeping))
}

fn kept(mut session: Local, keeping: Keeping) -> Opened {
    let viewer = keeping.viewer;
    session.keeper = Some(Keeper::new(keeping, session.game()));
    Opened { session, viewer }
}

fn occupants(players: &BySeat<SavedPlayer>) -> BySeat<Occupant> {
    BySeat::from_fn(|seat| match &players[seat] {
        SavedPlayer::Person => Occupant::Person,
        // A level that this version does not have is played by a club player.
        SavedPlayer::Computer(level) => {
            let level = level.parse().unwrap_or(Level::Club);
            Occupant::Computer(ComputerPlayer::new(level))
        }
    })
}

/// The game that was left, if it can be gone on with; a damaged one is told and left where it is, under another name.
pub fn left_game(folders: &Folders) -> Result<Option<Opened>, String> {
    let path = folders.autosave();
    let found = save::read_journal(&path).and_then(|saved| {
        let opened = saved.map(|saved| saved_game(&saved)).transpose();
        opened
            .map_err(|refused| SaveError::NotAGame(path.display().to_string(), refused.to_string()))
    });
    found.map_err(|error| {
        save::set_aside(&path);
        format!("The game that was left could not be opened. {error}")
    })
}

impl App {
    /// Puts another game on the table.
    pub(super) fn take_over(&mut self, opened: Opened) -> Task<Message> {
        self.session = opened.session;
        self.viewer = opened.viewer;
        self.now.viewer = Viewer::Seat(self.viewer);
        self.begin_autosave();
        self.file = None;
        self.paused = false;
        self.jump()
    }

    /// Begins the autosave of the game on the table.
    pub(super) fn begin_autosave(&mut self) {
        let path = self.folders.autosave();
        let game = self.session.game().clone();
        let Some(keeper) = &mut self.session.keeper else {
            return;
        };
        if let Err(error) = keeper.autosave(&path, &game) {
            self.say(format!("{error} The game goes on without autosave."));
        }
    }

    /// The game as it is saved.
    pub(super) fn saved(&self) -> Option<SavedGame> {
        let keeper = self.session.keeper.as_ref()?;
        Some(keeper.saved(self.session.game()))
    }

    /// Saves the game.
    ///
    /// # Errors
    /// Why it could not be saved, in words.
    pub(super) fn save_as(&self, path: &Path) -> Result<PathBuf, SaveError> {
        let nothing = || {
            SaveError::Unwritable(
                path.display().to_string(),
                std::io::Error::other("there is no game"),
            )
        };
        save::save(path, &self.saved().ok_or_else(nothing)?)
    }

    /// Keeps a finished game with the others, for review.
    pub(super) fn keep_finished(&mut self) {
        let path = self
            .folders
            .finished_game(self.session.game().record().setup.seed);
        if let Err(error) = self.save_as(&path) {
            self.say(error.to_string());
        }
    }
}
