//! Scorecards of games with real tiles: a file for each evening in a folder of their own, named after its first day. The last one written
//! is the current one.

use std::path::Path;

use iced::Task;
use iced::futures::channel::oneshot;

use super::DataFiles;
use super::pending_scorecards::{PendingScorecards, Target};
use crate::app::background::received;
use crate::app::clock;
use crate::app::worker::JobSender;
use crate::presenter::{Input, Purpose, Saved};
use engine::scorekeeper::{Scorecard, Summary};
use engine::untrusted_text::sanitize_path;
use storage::save::{self, FoundFile, SaveError};
use wording::Describe;
use words::say;

/// The extension of a scorecard, and of a deleted one that can be restored.
const ENDING: &str = "json";
const DELETED: &str = "deleted";

/// Identifies a scorecard in the Scorekeeper: the number of the opening of the dialog, and of the scorecard there.
pub type SheetId = (u64, u64);

/// A scorecard in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedScorecard {
    /// Its file name.
    pub file: String,
    /// Its summary; or why it cannot be read.
    pub found: Result<Summary, String>,
}

/// The stored scorecards; cloning is cheap.
#[derive(Clone)]
pub struct ScorecardFiles {
    files: DataFiles,
    writing: JobSender,
    pending: PendingScorecards,
}

impl ScorecardFiles {
    /// The scorecards among these files; this thread reads and writes them.
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
        sheet: SheetId,
        file: Option<String>,
        card: Box<Scorecard>,
    ) -> Task<String> {
        let (files, pending) = (self.files.clone(), self.pending.clone());
        let target = file.map_or(Target::New(sheet), Target::File);
        if !pending.put(target.clone(), card) {
            return Task::none();
        }
        let (filed, news) = oneshot::channel();
        self.writing.run(move || {
            let card = pending.take(&target)?;
            let place = match target {
                Target::File(file) => Ok(file),
                Target::New(sheet) => pending.file(sheet).map_or_else(
                    || {
                        let day = card.heading.date.unwrap_or_else(clock::today);
                        let file = files.new_scorecard(day)?;
                        pending.note_file(sheet, &file);
                        // The receiver may be gone.
                        drop(filed.send(file.clone()));
                        Ok(file)
                    },
                    Ok,
                ),
            };
            let result = place.and_then(|file| {
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
        received(news)
    }

    /// Lists all scorecards, the last changed first.
    pub fn list(&self) -> Task<Vec<ListedScorecard>> {
        let files = self.files.clone();
        let found = self.writing.run_task(None, move || Some(files.sheets()));
        found.and_then(Task::done)
    }

    /// Reads a scorecard.
    pub fn open(&self, file: String) -> Task<Result<Box<Scorecard>, String>> {
        let files = self.files.clone();
        let failed = Err(say!("fault-reading").to_owned());
        self.writing.run_task(failed, move || files.sheet(&file))
    }

    /// Deletes a scorecard, which can be restored until the Scorekeeper is opened again; then lists all.
    pub fn delete(&self, file: String) -> Task<ChangedScorecards> {
        self.change(move |files| files.delete_scorecard(&file))
    }

    /// Restores a deleted scorecard; then lists all.
    pub fn restore(&self, file: String) -> Task<ChangedScorecards> {
        self.change(move |files| files.restore_scorecard(&file))
    }

    fn change(
        &self,
        change: impl FnOnce(&DataFiles) -> Result<(), String> + Send + 'static,
    ) -> Task<ChangedScorecards> {
        let files = self.files.clone();
        let changed = self.writing.run_task(None, move || {
            let changed = change(&files);
            Some((changed, files.sheets()))
        });
        changed.and_then(Task::done)
    }

    /// Takes the scorecard that is to be written to this file, or to a new one.
    #[cfg(test)]
    pub fn take_pending(&self, sheet: SheetId, file: Option<String>) -> Option<Box<Scorecard>> {
        let target = file.map_or(Target::New(sheet), Target::File);
        self.pending.take(&target)
    }
}

/// Whether a change succeeded, and all scorecards after it.
pub type ChangedScorecards = (Result<(), String>, Vec<ListedScorecard>);

impl DataFiles {
    /// The last changed scorecard with its file name, and the one that would have been the last but cannot be read.
    pub fn last_scorecard(&self) -> (Option<(String, Scorecard)>, Option<String>) {
        self.forget_deleted();
        self.take_old_sheet();
        let mut trouble = None;
        for listed in written_files(&self.folders.scorecards()) {
            match read(&listed.path) {
                Ok(card) => return (Some((name_of(&listed.path), card)), trouble),
                Err(why) => trouble = trouble.or(Some(why)),
            }
        }
        (None, trouble)
    }

    fn new_scorecard(&self, (year, month, day): (i32, u32, u32)) -> Result<String, SaveError> {
        let folder = self.folders.scorecards();
        let path = folder.join(format!("{year:04}-{month:02}-{day:02}.{ENDING}"));
        match save::reserve(&path) {
            Ok((path, _)) => Ok(name_of(&path)),
            Err(error) => Err(SaveError::Unwritable(sanitize_path(&path), error)),
        }
    }

    fn sheets(&self) -> Vec<ListedScorecard> {
        let folder = self.folders.scorecards();
        let listed = written_files(&folder).map(|file| ListedScorecard {
            file: name_of(&file.path),
            found: read(&file.path).map(|card| card.summary()),
        });
        listed.collect()
    }

    fn sheet(&self, file: &str) -> Result<Box<Scorecard>, String> {
        read(&self.folders.scorecards().join(file)).map(Box::new)
    }

    fn delete_scorecard(&self, file: &str) -> Result<(), String> {
        let path = self.folders.scorecards().join(file);
        let deleted = save::rename(&path, &path.with_extension(DELETED));
        deleted.map_err(|error| error.to_string())
    }

    fn restore_scorecard(&self, file: &str) -> Result<(), String> {
        let path = self.folders.scorecards().join(file);
        let restored = save::rename(&path.with_extension(DELETED), &path);
        restored.map_err(|error| error.to_string())
    }

    fn forget_deleted(&self) {
        for listed in save::listing(&self.folders.scorecards(), DELETED) {
            save::remove(&listed.path);
        }
    }

    /// Moves the single scorecard of earlier versions to the others.
    fn take_old_sheet(&self) {
        let old = self.folders.old_scorecard();
        let mut files = save::listing(&self.folders.data, ENDING).into_iter();
        let Some(found) = files.find(|file| file.path == old) else {
            return;
        };
        let taken = self
            .new_scorecard(clock::day_of(found.written))
            .and_then(|file| save::rename(&old, &self.folders.scorecards().join(file)));
        if let Err(error) = taken {
            tracing::warn!(%error, "the sheet of an earlier version cannot be taken over");
        }
    }
}

/// The scorecards of a folder, last written first. One started just before the program was killed is empty.
fn written_files(folder: &Path) -> impl Iterator<Item = FoundFile> {
    let files = save::listing(folder, ENDING).into_iter();
    files.filter(|file| file.size > 0)
}

/// Reads a scorecard; without a date it gets that of its file.
fn read(path: &Path) -> Result<Scorecard, String> {
    let named = |why: String| say!("keeper-sheet-unreadable", name = name_of(path), why);
    let text = save::read_text(path).map_err(|error| named(save::reason(&error)))?;
    let mut card = Scorecard::read(&text).map_err(|wrong| named(wrong.describe()))?;
    card.heading.date = card.heading.date.or_else(|| date_of(path));
    Ok(card)
}

/// The date in the name of a scorecard's file.
fn date_of(path: &Path) -> Option<(i32, u32, u32)> {
    let stem = path.file_stem()?.to_str()?;
    let mut parts = stem.split('-');
    let year = parts.next()?.parse().ok()?;
    let (month, day) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    Some((year, month, day))
}

fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests;
