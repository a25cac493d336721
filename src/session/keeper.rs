//! Keeping a running game: every input goes into the autosave journal as it is made, and the results of its deals are noted.

use std::path::{Path, PathBuf};

use crate::save::{self, Journal, JournalEntry, SaveError, SavedGame, SavedPlayer, Watcher};
use crate::table::{Event, Game, Input};
use crate::tiles::{BySeat, Seat};

/// What a save holds besides the record.
#[derive(Clone, Debug, PartialEq)]
pub struct Keeping {
    /// Names of the players by seat.
    pub names: BySeat<String>,
    /// Who plays.
    pub players: BySeat<SavedPlayer>,
    /// The seat at the bottom of the screen.
    pub viewer: Seat,
    /// Something was taken back or shown.
    pub assisted: bool,
}

/// Keeps one game.
#[derive(Debug)]
pub struct Keeper {
    /// What is kept besides the record.
    pub keeping: Keeping,
    watcher: Watcher,
    journal: Option<Journal>,
    /// Where the journal is, as long as there is to be one.
    path: Option<PathBuf>,
}

impl Keeper {
    /// Keeps a game, without a journal at first.
    pub fn new(keeping: Keeping, game: &Game) -> Self {
        Self {
            keeping,
            // The record of a game that is being played can be played again.
            watcher: save::watched(game.record()).unwrap_or_default(),
            journal: None,
            path: None,
        }
    }

    /// Begins a journal at this path with the game as it is.
    ///
    /// # Errors
    /// The file cannot be written; the game goes on without autosave.
    pub fn autosave(&mut self, path: &Path, game: &Game) -> Result<(), SaveError> {
        // The old journal must be closed before a new one of the same name is begun.
        self.journal = None;
        let journal = Journal::begin(path, self.saved(game))
            .map_err(|error| SaveError::Unwritable(path.display().to_string(), error))?;
        self.journal = Some(journal);
        self.path = Some(path.to_owned());
        Ok(())
    }

    /// Ends the journal; what was noted is on disk then.
    pub fn close(&mut self) {
        self.journal = None;
        self.path = None;
    }

    /// Whether every input is being kept.
    pub fn is_autosaving(&self) -> bool {
        self.journal.is_some()
    }

    /// Looks after the journal: one that has failed is told, once, and begun again as soon as that can be done. Returns what the
    /// player should know.
    pub fn look_after(&mut self, game: &Game) -> Option<String> {
        let path = self.path.clone()?;
        if let Some(failure) = self.journal.as_ref().and_then(Journal::failure) {
            let told = format!(
                "The autosave cannot be written any more: {failure}. Save the game somewhere else."
            );
            self.journal = None;
            return Some(told);
        }
        let again = self.journal.is_none() && self.autosave(&path, game).is_ok();
        again.then(|| "The autosave works again.".to_owned())
    }

    /// The game as it is saved.
    pub fn saved(&self, game: &Game) -> SavedGame {
        SavedGame {
            names: self.keeping.names.clone(),
            players: self.keeping.players.clone(),
            viewer: self.keeping.viewer,
            assisted: self.keeping.assisted,
            record: game.record().clone(),
            deals: self.watcher.deals.clone(),
        }
    }

    /// Notes an input that was made, and what followed.
    pub fn made(&mut self, input: Input, events: &[Event], game: &Game) {
        self.watcher.watch(events, game);
        self.note(&JournalEntry::Made(input));
    }

    /// Notes that inputs were taken back.
    pub fn back(&mut self, count: usize, fair: bool, game: &Game) {
        self.keeping.assisted |= !fair;
        // The deals are watched again from the record, which is the truth.
        self.watcher = save::watched(game.record()).unwrap_or_default();
        self.note(&JournalEntry::Back(count));
        if !fair {
            self.note(&JournalEntry::Assisted);
        }
    }

    fn note(&mut self, entry: &JournalEntry) {
        if let Some(journal) = &mut self.journal {
            journal.note(entry);
        }
    }
}
