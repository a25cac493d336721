//! The autosave: the journal of the running game, which the next start continues.

use std::path::PathBuf;

use storage::save::{self, FileChange, Journal, JournalEntry, SaveError, SavedGame, Stamp};
use words::say;

/// Writes one game at a time to a journal at a fixed path, and keeps copies of it after each of the last few hands.
///
/// Other programs may remove, replace or change the file at any time, such as a sync client or a restored backup. So it is checked before
/// each line. If it has changed, the changed file is kept under another name, and the whole game is written anew.
#[derive(Debug)]
pub struct Autosave {
    path: PathBuf,
    copies: PathBuf,
    journal: Option<(Journal, SavedGame)>,
    /// The state of the file after this program's last write.
    last_stamp: Option<Stamp>,
    failure: Option<String>,
    messages: Vec<String>,
}

impl Autosave {
    /// Creates an autosave that will write to this path, with copies in this folder.
    pub fn at(path: PathBuf, copies: PathBuf) -> Self {
        Self {
            path,
            copies,
            journal: None,
            last_stamp: None,
            failure: None,
            messages: Vec::new(),
        }
    }

    /// Starts the journal with a game.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn begin(&mut self, game: SavedGame) -> Result<(), SaveError> {
        // The old journal must be closed before a new one is created under the same name.
        if let Some((journal, _)) = self.journal.take() {
            self.last_stamp = Some(journal.stamp());
        }
        self.write(game)
    }

    /// Writes a complete journal. A file of another program in its place is kept under another name.
    fn write(&mut self, game: SavedGame) -> Result<(), SaveError> {
        let unwritable = |error| SaveError::Unwritable(self.path.display().to_string(), error);
        let change = self.last_stamp.map(|stamp| stamp.change_at(&self.path));
        let kept = match change {
            Some(FileChange::Changed) => {
                save::rename_to_free_name(&self.path).map_err(unwritable)?
            }
            _ => None,
        };
        if let Some(kept) = &kept {
            // The change must not be reported again if the next step fails.
            self.last_stamp = None;
            let kept = kept.display().to_string();
            self.messages.push(say!("file-autosave-was-changed", kept));
        }
        let journal = Journal::begin(&self.path, &game).map_err(unwritable)?;
        if kept.is_none() && matches!(change, Some(FileChange::Gone | FileChange::Changed)) {
            self.messages
                .push(say!("file-autosave-was-removed").to_owned());
        }
        self.last_stamp = Some(journal.stamp());
        self.journal = Some((journal, game));
        Ok(())
    }

    /// Writes the whole journal anew if another program has changed its file.
    fn rewrite_if_changed(&mut self) {
        let is_touched = |journal: &Journal| {
            let change = journal.stamp().change_at(&self.path);
            journal.failure().is_none() && change != FileChange::Untouched
        };
        let touched = self.journal.take_if(|(journal, _)| is_touched(journal));
        let Some((journal, game)) = touched else {
            return;
        };
        tracing::warn!(path = %self.path.display(), "the autosave was touched by another program");
        self.last_stamp = Some(journal.stamp());
        drop(journal);
        self.failure = self.write(game).err().map(|error| error.to_string());
    }

    /// Appends an entry. After a hand, a copy of the game is kept.
    pub fn append(&mut self, entry: JournalEntry) {
        self.rewrite_if_changed();
        let Some((journal, game)) = &mut self.journal else {
            return;
        };
        journal.append(&entry);
        let is_over = matches!(entry, JournalEntry::Over(_));
        game.apply(entry);
        if is_over {
            journal.save_copy(&self.copies, game.clone());
        }
    }

    /// Why the journal can no longer be written; reported once. Nothing more is written until the next `begin`.
    pub fn failure(&mut self) -> Option<String> {
        if self.failure.is_some() {
            return self.failure.take();
        }
        let failure = self.journal.as_ref()?.0.failure()?;
        let message = say!("network-autosave-failed", failure);
        let (journal, _) = self.journal.take()?;
        // The last line may be incomplete.
        self.last_stamp = journal.stamp_of_file();
        Some(message)
    }

    /// Takes the message to the player about a changed or removed file, if there is one.
    pub fn take_messages(&mut self) -> Option<String> {
        let messages = std::mem::take(&mut self.messages);
        (!messages.is_empty()).then(|| words::sentences(messages))
    }

    /// Closes the journal after everything is on disk.
    ///
    /// # Errors
    ///
    /// Not everything could be written.
    pub fn close(&mut self) -> Result<(), String> {
        self.rewrite_if_changed();
        if let Some(failure) = self.failure() {
            return Err(failure);
        }
        let Some((journal, _)) = self.journal.take() else {
            return Ok(());
        };
        self.last_stamp = Some(journal.stamp());
        let finished = journal.finish();
        finished.map_err(|failure| say!("network-autosave-failed", failure))
    }

    /// Closes and removes the journal. If another file is in its place, that file stays.
    pub fn remove(&mut self) {
        if let Some((journal, _)) = self.journal.take() {
            self.last_stamp = Some(journal.stamp());
        }
        let stamp = self.last_stamp.take();
        if stamp.is_none_or(|stamp| stamp.change_at(&self.path) != FileChange::Changed) {
            save::remove(&self.path);
        }
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        if let Err(failure) = self.close() {
            tracing::warn!(%failure, "the autosave is not complete");
        }
    }
}

#[cfg(test)]
mod tests;
