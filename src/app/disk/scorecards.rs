//! Reads and writes the scorecards of games with real tiles. Each has a file named after the day on which it was begun; the one written last is
//! the current one.

mod exchange;

use std::path::Path;

use iced::Task;
use iced::futures::channel::oneshot;

use super::DataFiles;
use super::pending_scorecards::{PendingScorecards, Target};
pub use exchange::{ImportResult, Imported, OnChanged, SheetsFormat};

use crate::app::background::received;
use crate::app::clock;
use crate::app::worker::JobSender;
use crate::presenter::{Input, Purpose, Saved};
use engine::scorekeeper::{Scorecard, Summary, is_day};
use engine::untrusted_text::sanitize_path;
use storage::save::{self, FoundFile, SaveError};
use wording::Describe;
use words::say;

/// The extension of a scorecard.
const EXTENSION: &str = "json";
/// The maximum number of characters of an identity made of names.
const MAX_IDENTITY: usize = 100;
/// The extension of a deleted scorecard that can be restored.
const DELETED_EXTENSION: &str = "deleted";

/// Identifies a scorecard in the Scorekeeper dialog: the number of the opening of the dialog, and the number of the scorecard in it.
pub type ScorecardId = (u64, u64);

/// A scorecard in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedScorecard {
    /// Its file name.
    pub file: String,
    /// Its summary, or why it cannot be read.
    pub summary: Result<Summary, String>,
}

/// The stored scorecards; cloning is cheap.
#[derive(Clone)]
pub struct ScorecardFiles {
    files: DataFiles,
    writing: JobSender,
    pending: PendingScorecards,
}

impl ScorecardFiles {
    /// The scorecards among these files, which the thread `writing` reads and writes.
    pub fn new(files: DataFiles, writing: JobSender, pending: PendingScorecards) -> Self {
        Self {
            files,
            writing,
            pending,
        }
    }

    /// Writes a scorecard to its file. A new one gets a file, whose name is the task's result.
    pub fn write(
        &self,
        id: ScorecardId,
        file: Option<String>,
        card: Box<Scorecard>,
    ) -> Task<String> {
        let (files, pending) = (self.files.clone(), self.pending.clone());
        let target = file.map_or(Target::New(id), Target::File);
        if !pending.put(target.clone(), card) {
            return Task::none();
        }
        let (sender, name) = oneshot::channel();
        self.writing.run(move || {
            let card = pending.take(&target)?;
            let file = match target {
                Target::File(file) => Ok(file),
                Target::New(id) => pending.file(id).map_or_else(
                    || {
                        let day = card.heading.date.unwrap_or_else(clock::today);
                        let file = files.new_scorecard(day)?;
                        pending.set_file(id, &file);
                        // The receiver may be gone.
                        drop(sender.send(file.clone()));
                        Ok(file)
                    },
                    Ok,
                ),
            };
            let result = file.and_then(|file| {
                let path = files.folders.scorecards().join(file);
                let written = save::write_whole(&path, card.text().as_bytes());
                match written {
                    Ok(()) => Ok(path),
                    Err(error) => Err(SaveError::Unwritable(sanitize_path(&path), error)),
                }
            });
            let purpose = Purpose::Scorecard;
            Some(Input::FileSaved(Saved { purpose, result }))
        });
        received(name)
    }

    /// Lists all scorecards, the newest first.
    pub fn list(&self) -> Task<Vec<ListedScorecard>> {
        let files = self.files.clone();
        let list = self
            .writing
            .run_task(None, move || Some(files.scorecards()));
        list.and_then(Task::done)
    }

    /// Reads a scorecard.
    pub fn open(&self, file: String) -> Task<Result<Box<Scorecard>, String>> {
        let files = self.files.clone();
        let failed = Err(say!("fault-reading").to_owned());
        self.writing
            .run_task(failed, move || files.scorecard(&file))
    }

    /// Deletes a scorecard, which can be restored until the Scorekeeper is opened again; then lists all.
    pub fn delete(&self, file: String) -> Task<ChangedScorecards> {
        self.change(move |files| files.delete_scorecard(&file))
    }

    /// Restores a deleted scorecard; then lists all.
    pub fn restore(&self, file: String) -> Task<ChangedScorecards> {
        self.change(move |files| files.restore_scorecard(&file))
    }

    /// Runs a change on the writing thread, and lists the scorecards after it.
    fn change(
        &self,
        change: impl FnOnce(&DataFiles) -> Result<(), String> + Send + 'static,
    ) -> Task<ChangedScorecards> {
        let files = self.files.clone();
        let changed = self.writing.run_task(None, move || {
            let changed = change(&files);
            Some((changed, files.scorecards()))
        });
        changed.and_then(Task::done)
    }

    /// Takes the scorecard that is to be written to this file, or to a new one.
    #[cfg(test)]
    pub fn take_pending(&self, id: ScorecardId, file: Option<String>) -> Option<Box<Scorecard>> {
        let target = file.map_or(Target::New(id), Target::File);
        self.pending.take(&target)
    }
}

/// Whether a change succeeded, and all scorecards after it.
pub type ChangedScorecards = (Result<(), String>, Vec<ListedScorecard>);

impl DataFiles {
    /// The last changed scorecard with its file name, and why a more recent one cannot be read. Before that, deleted scorecards are removed for
    /// good, and the one of an earlier version is imported.
    pub fn last_scorecard(&self) -> (Option<(String, Scorecard)>, Option<String>) {
        self.purge_deleted();
        self.import_old_scorecard();
        let mut trouble = None;
        for listed in written_files(&self.folders.scorecards()) {
            match read(&listed.path) {
                Ok(card) => return (Some((name_of(&listed.path), card)), trouble),
                Err(why) => trouble = trouble.or(Some(why)),
            }
        }
        (None, trouble)
    }

    /// Creates an empty file for a scorecard begun on this day, and returns its name.
    fn new_scorecard(&self, (year, month, day): (i32, u32, u32)) -> Result<String, SaveError> {
        let folder = self.folders.scorecards();
        let path = folder.join(format!("{year:04}-{month:02}-{day:02}.{EXTENSION}"));
        match save::reserve(&path) {
            Ok((path, _)) => Ok(name_of(&path)),
            Err(error) => Err(SaveError::Unwritable(sanitize_path(&path), error)),
        }
    }

    /// All scorecards by their day, the newest first; of the same day, the last changed first.
    fn scorecards(&self) -> Vec<ListedScorecard> {
        let folder = self.folders.scorecards();
        let listed = written_files(&folder).map(|file| {
            let summary = read(&file.path).map(|card| card.summary());
            let day = match &summary {
                Ok(summary) => summary.date,
                Err(_) => date_of(&file.path),
            };
            let file = name_of(&file.path);
            (day, ListedScorecard { file, summary })
        });
        let mut listed: Vec<_> = listed.collect();
        listed.sort_by_key(|(day, _)| std::cmp::Reverse(*day));
        listed.into_iter().map(|(_, listed)| listed).collect()
    }

    /// Reads the scorecard in this file.
    fn scorecard(&self, file: &str) -> Result<Box<Scorecard>, String> {
        read(&self.folders.scorecards().join(file)).map(Box::new)
    }

    fn delete_scorecard(&self, file: &str) -> Result<(), String> {
        let path = self.folders.scorecards().join(file);
        let deleted = save::rename(&path, &path.with_extension(DELETED_EXTENSION));
        deleted.map_err(|error| error.to_string())
    }

    fn restore_scorecard(&self, file: &str) -> Result<(), String> {
        let path = self.folders.scorecards().join(file);
        let restored = save::rename(&path.with_extension(DELETED_EXTENSION), &path);
        restored.map_err(|error| error.to_string())
    }

    /// Removes scorecards that were deleted earlier; they can no longer be restored.
    fn purge_deleted(&self) {
        for listed in save::files_with_extension(&self.folders.scorecards(), DELETED_EXTENSION) {
            save::remove(&listed.path);
        }
    }

    /// Moves the single scorecard of earlier versions to the others.
    fn import_old_scorecard(&self) {
        let old = self.folders.old_scorecard();
        let mut files = save::files_with_extension(&self.folders.data, EXTENSION).into_iter();
        let Some(found) = files.find(|file| file.path == old) else {
            return;
        };
        let imported = self
            .new_scorecard(clock::day_of(found.written))
            .and_then(|file| save::rename(&old, &self.folders.scorecards().join(file)));
        if let Err(error) = imported {
            tracing::warn!(%error, "the scorecard of an earlier version cannot be imported");
        }
    }
}

/// The files of scorecards in a folder, last written first. An empty one, whose program was killed before it wrote anything, is skipped.
fn written_files(folder: &Path) -> impl Iterator<Item = FoundFile> {
    let files = save::files_with_extension(folder, EXTENSION).into_iter();
    files.filter(|file| file.size > 0)
}

/// Reads a scorecard. One without a date gets that of its file.
fn read(path: &Path) -> Result<Scorecard, String> {
    let unreadable = |why: String| say!("keeper-sheet-unreadable", name = name_of(path), why);
    let text = save::read_text(path).map_err(|error| unreadable(save::reason(&error)))?;
    let mut card = Scorecard::read(&text).map_err(|error| unreadable(error.describe()))?;
    card.heading.date = card.heading.date.or_else(|| date_of(path));
    if card.id.is_empty() {
        card.id = old_identity(path, &card);
    }
    Ok(card)
}

/// A new identity for a scorecard.
pub fn new_identity() -> String {
    format!("{:016x}", rand::random::<u64>())
}

/// The identity of a scorecard of an earlier version, which had none: it must be the same until the scorecard is next written.
fn old_identity(path: &Path, card: &Scorecard) -> String {
    let known = (name_of(path), &card.names);
    // Texts can always be written.
    let identity = serde_json::to_string(&known).unwrap_or_default();
    identity.chars().take(MAX_IDENTITY).collect()
}

/// The date in the name of a scorecard's file, if the name begins with one.
fn date_of(path: &Path) -> Option<(i32, u32, u32)> {
    let stem = path.file_stem()?.to_str()?;
    let mut parts = stem.split('-');
    let year = parts.next()?.parse().ok()?;
    let (month, day) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    Some((year, month, day)).filter(is_day)
}

fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests;
