//! The autosave: the journal of the running game, which the next start goes on with.

use std::path::PathBuf;

use storage::save::{self, Journal, JournalEntry, SaveError, SavedGame, Stamp, Standing};
use words::say;

/// Keeps one game at a time in a journal at a fixed path, and copies of it after each of the last hands.
///
/// Other programs may remove, replace or change the file at any time: one that synchronises folders, a backup that is restored, a
/// careful hand. So it is looked at before each line. If it is not as it was left, what lies there now is kept under another name, and
/// the whole game is written anew.
#[derive(Debug)]
pub struct Autosave {
    path: PathBuf,
    copies: PathBuf,
    journal: Option<(Journal, SavedGame)>,
    /// How the file was left when it was last written to.
    left: Option<Stamp>,
    failure: Option<String>,
    messages: Vec<String>,
}

impl Autosave {
    /// Keeps games at this path, once one is begun, and copies in a folder.
    pub fn at(path: PathBuf, copies: PathBuf) -> Self {
        Self {
            path,
            copies,
            journal: None,
            left: None,
            failure: None,
            messages: Vec::new(),
        }
    }

    /// Begins the journal with a game as it is.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn begin(&mut self, game: SavedGame) -> Result<(), SaveError> {
        // The old journal must be closed before a new one of the same name is begun.
        if let Some((journal, _)) = self.journal.take() {
            self.left = Some(journal.stamp());
        }
        self.write(game)
    }

    /// Writes a complete journal; another file in its place is kept.
    fn write(&mut self, game: SavedGame) -> Result<(), SaveError> {
        let unwritable = |error| SaveError::Unwritable(self.path.display().to_string(), error);
        let standing = self.left.map(|left| left.standing(&self.path));
        let kept = match standing {
            Some(Standing::Other) => save::keep_other(&self.path).map_err(unwritable)?,
            _ => None,
        };
        if let Some(kept) = &kept {
            // It must not be reported again if the next step fails.
            self.left = None;
            let kept = kept.display().to_string();
            self.messages.push(say!("file-autosave-was-changed", kept));
        }
        let journal = Journal::begin(&self.path, &game).map_err(unwritable)?;
        if kept.is_none() && matches!(standing, Some(Standing::Gone | Standing::Other)) {
            self.messages
                .push(say!("file-autosave-was-removed").to_owned());
        }
        self.left = Some(journal.stamp());
        self.journal = Some((journal, game));
        Ok(())
    }

    /// Writes the journal anew if somebody else has touched it. What is noted so far is in it then, or has failed.
    fn secure(&mut self) {
        let is_touched = |journal: &Journal| {
            let standing = journal.stamp().standing(&self.path);
            journal.failure().is_none() && standing != Standing::Untouched
        };
        let touched = self.journal.take_if(|(journal, _)| is_touched(journal));
        let Some((journal, game)) = touched else {
            return;
        };
        tracing::warn!(path = %self.path.display(), "the autosave was touched by another program");
        self.left = Some(journal.stamp());
        drop(journal);
        self.failure = self.write(game).err().map(|error| error.to_string());
    }

    /// Appends a line. After a hand a copy of the game is kept.
    pub fn note(&mut self, entry: JournalEntry) {
        self.secure();
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

    /// Why the journal cannot be written any more. It is given up then, and this is reported once.
    pub fn failure(&mut self) -> Option<String> {
        if self.failure.is_some() {
            return self.failure.take();
        }
        let failure = self.journal.as_ref()?.0.failure()?;
        let messages = say!("network-the-autosave-cannot-be-written", failure);
        let (journal, _) = self.journal.take()?;
        // The last line may be half there.
        self.left = journal.stamp_of_file();
        Some(messages)
    }

    /// What the player has to hear of the file, once.
    pub fn take_messages(&mut self) -> Option<String> {
        let messages = std::mem::take(&mut self.messages);
        (!messages.is_empty()).then(|| messages.join(" "))
    }

    /// Ends the journal; what was noted is on disk then.
    ///
    /// # Errors
    /// It is not, and why.
    pub fn close(&mut self) -> Result<(), String> {
        self.secure();
        if let Some(failure) = self.failure() {
            return Err(failure);
        }
        let Some((journal, _)) = self.journal.take() else {
            return Ok(());
        };
        self.left = Some(journal.stamp());
        let finished = journal.finish();
        finished.map_err(|failure| say!("network-the-autosave-cannot-be-written", failure))
    }

    /// Ends the journal and removes it; another file in its place stays.
    pub fn remove(&mut self) {
        if let Some((journal, _)) = self.journal.take() {
            self.left = Some(journal.stamp());
        }
        let left = self.left.take();
        if left.is_none_or(|left| left.standing(&self.path) != Standing::Other) {
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
