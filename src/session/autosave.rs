//! The autosave: the journal of the running game, which the next start goes on with.

use std::path::PathBuf;

use crate::save::{self, Journal, JournalEntry, SaveError, SavedGame};

/// Keeps one game at a time in a journal at a fixed path, and copies of it after each of the last hands.
#[derive(Debug)]
pub struct Autosave {
    path: PathBuf,
    copies: PathBuf,
    journal: Option<(Journal, SavedGame)>,
}

impl Autosave {
    /// Keeps games at this path, once one is begun, and copies in a folder.
    pub fn at(path: PathBuf, copies: PathBuf) -> Self {
        Self {
            path,
            copies,
            journal: None,
        }
    }

    /// Begins the journal with a game as it is.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn begin(&mut self, game: SavedGame) -> Result<(), SaveError> {
        // The old journal must be closed before a new one of the same name is begun.
        self.journal = None;
        let journal = Journal::begin(&self.path, &game)
            .map_err(|error| SaveError::Unwritable(self.path.display().to_string(), error))?;
        self.journal = Some((journal, game));
        Ok(())
    }

    /// Appends a line. After a hand a copy of the game is kept.
    pub fn note(&mut self, entry: JournalEntry) {
        let Some((journal, game)) = &mut self.journal else {
            return;
        };
        journal.note(&entry);
        let is_over = matches!(entry, JournalEntry::Over(_));
        game.note(entry);
        if is_over {
            journal.copy(&self.copies, game.clone());
        }
    }

    /// Why the journal cannot be written any more. It is given up then, and this is told once.
    pub fn failure(&mut self) -> Option<String> {
        let failure = self.journal.as_ref()?.0.failure()?;
        let told = say!("network-the-autosave-cannot-be-written", failure);
        self.journal = None;
        Some(told)
    }

    /// Ends the journal; what was noted is on disk then.
    pub fn close(&mut self) {
        self.journal = None;
    }

    /// Ends the journal and removes it.
    pub fn remove(&mut self) {
        self.close();
        save::remove(&self.path);
    }
}
