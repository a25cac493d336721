//! The autosave: the journal of the running game, which the next start goes on with.

use std::path::PathBuf;

use crate::save::{self, Journal, JournalEntry, SaveError, SavedGame};

/// Keeps one game at a time in a journal at a fixed path.
#[derive(Debug)]
pub struct Autosave {
    path: PathBuf,
    journal: Option<Journal>,
}

impl Autosave {
    /// Keeps games at this path, once one is begun.
    pub fn at(path: PathBuf) -> Self {
        Self {
            path,
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
        let journal = Journal::begin(&self.path, game)
            .map_err(|error| SaveError::Unwritable(self.path.display().to_string(), error))?;
        self.journal = Some(journal);
        Ok(())
    }

    /// Appends a line.
    pub fn note(&mut self, entry: &JournalEntry) {
        if let Some(journal) = &mut self.journal {
            journal.note(entry);
        }
    }

    /// Why the journal cannot be written any more. It is given up then, and this is told once.
    pub fn failure(&mut self) -> Option<String> {
        let failure = self.journal.as_ref()?.failure()?;
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
