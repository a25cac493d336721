//! All files that the window reads and writes: saved games, the autosave, preferences, statistics. Once the window is open, nothing is read,
//! written or judged on its thread. One thread writes the autosave, one reads and writes other files in order, one reads tiles, and one
//! judges hands. The program does not wait for the last two when it ends. Games to open are read, and folders listed, on threads of their
//! own.

mod data_files;
mod deals;
mod file_problems;
mod files;
mod judgements;
mod listing;
mod pending_scorecards;
mod puzzle_file;
mod puzzles;
mod rule_jobs;
mod scorecards;
mod statistics;
mod tiles;
mod tournaments;

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

pub use data_files::DataFiles;
pub use files::{GamePreview, NameFound, TypedName, check_name, preview_game, read};
pub use judgements::JudgementFile;
pub use listing::{FileKind, ListRequest};
pub use rule_jobs::{RuleJob, RuleJobResult};
pub use scorecards::{
    ImportResult, Imported, ListedScorecard, OnChanged, ScorecardFiles, ScorecardId, SheetsFormat,
    new_identity,
};

pub use tournaments::{ListedTournament, TournamentFile};

use file_problems::FileProblems;

use super::background::{Outbox, lock};
use super::startup::Folders;
use super::worker::{JobSender, Worker, flush_all};
use crate::presenter::{Content, Input, JournalChange, Place, Purpose, SaveJob, Saved, Work};
use crate::session::autosave::Autosave;
use coach::stats::GameNews;
use engine::untrusted_text::sanitize_path;
use storage::save::SaveError;
use storage::settings::{self, Settings};
use words::say;

/// The program's own folders, and the threads that read and write there.
pub struct Disk {
    folders: Folders,
    file_problems: FileProblems,
    judgements: JudgementFile,
    outbox: Outbox,
    /// What the game on the table has changed in the statistics.
    news: Arc<Mutex<GameNews>>,
    autosave: Arc<Mutex<Autosave>>,
    autosaving: Worker,
    writing: Worker,
    judging: Worker,
    /// Reads from a disk that may be slow, so the program does not wait for it at exit.
    reading: Worker,
    /// Preferences waiting to be written.
    unwritten: Arc<Mutex<Option<Settings>>>,
    /// Whether the preferences may be written.
    may_write_settings: bool,
    /// Scorecards waiting to be written.
    scorecards: pending_scorecards::PendingScorecards,
}

impl Disk {
    /// Starts the threads for these folders. `may_write_settings` says whether the file of preferences may be overwritten.
    pub fn new(folders: Folders, outbox: Outbox, may_write_settings: bool) -> Self {
        let autosave = Autosave::at(folders.autosave(), folders.copies());
        let file_problems = FileProblems::default();
        Self {
            autosave: Arc::new(Mutex::new(autosave)),
            autosaving: Worker::begin(Work::Autosaving, outbox.clone()),
            writing: Worker::begin(Work::Writing, outbox.clone()),
            judging: Worker::low_priority(Work::Judging, outbox.clone()),
            reading: Worker::detached(Work::Reading, outbox.clone()),
            unwritten: Arc::default(),
            judgements: JudgementFile::new(folders.judgements(), file_problems.clone()),
            file_problems,
            news: Arc::default(),
            may_write_settings,
            scorecards: pending_scorecards::PendingScorecards::default(),
            outbox,
            folders,
        }
    }

    /// The folders.
    pub fn folders(&self) -> &Folders {
        &self.folders
    }

    /// Returns a closure that blocks until queued hands are judged.
    #[cfg(test)]
    pub fn flush_judging(&self) -> impl FnOnce() + Send + use<> {
        self.judging.flush()
    }

    /// Returns a closure that blocks until queued tiles are read.
    #[cfg(test)]
    pub fn flush_reading(&self) -> impl FnOnce() + Send + use<> {
        self.reading.flush()
    }

    /// A handle that reads files in the folders, for any thread but the window's.
    pub fn data_files(&self) -> DataFiles {
        DataFiles {
            folders: self.folders.clone(),
            file_problems: self.file_problems.clone(),
            news: Arc::clone(&self.news),
        }
    }

    /// The file of judgements.
    pub fn judgements(&self) -> JudgementFile {
        self.judgements.clone()
    }

    /// Takes the messages about unreadable files.
    pub fn take_file_problems(&self) -> Option<String> {
        self.file_problems.take()
    }

    /// Runs work on the judging thread, or on the writing thread if not `judging`, before anything queued later.
    #[cfg(test)]
    pub fn block_thread(&self, judging: bool, work: impl FnOnce() + Send + 'static) {
        let worker = match judging {
            true => &self.judging,
            false => &self.writing,
        };
        worker.run(move || {
            work();
            None
        });
    }

    /// Runs work on the thread that reads tiles before anything queued later.
    #[cfg(test)]
    pub fn block_reading(&self, work: impl FnOnce() + Send + 'static) {
        self.reading.run(move || {
            work();
            None
        });
    }

    /// The stored scorecards.
    pub fn scorecards(&self) -> ScorecardFiles {
        ScorecardFiles::new(
            self.data_files(),
            self.writing.sender(),
            self.scorecards.clone(),
        )
    }

    /// The folder of saved games.
    pub fn games(&self) -> PathBuf {
        self.folders.games()
    }

    /// Opens a file with the system's program for its type, after queued writes. Without such a program nothing happens.
    pub fn open_externally(&self, path: PathBuf) {
        self.writing.run(move || {
            // Tests save files by the hundred.
            if cfg!(not(test))
                && let Err(error) = open::that_detached(&path)
            {
                tracing::warn!(file = %path.display(), %error, "no program opens a file");
            }
            None
        });
    }

    /// Saves the preferences, if they may be overwritten. Changes made while a write is queued are written once.
    pub fn save_settings(&self, settings: &Settings) {
        if !self.may_write_settings || lock(&self.unwritten).replace(settings.clone()).is_some() {
            return;
        }
        let (unwritten, path) = (Arc::clone(&self.unwritten), self.folders.settings());
        self.writing.run(move || {
            let settings = lock(&unwritten).take()?;
            if let Err(error) = settings::write(&path, &settings) {
                tracing::warn!(%error, "the preferences cannot be written");
            }
            None
        });
    }

    /// Saves a file. The presenter gets the result.
    pub fn save(&self, job: SaveJob) {
        let folders = self.folders.clone();
        let failed = Input::FileSaved(failed_save(&folders, &job));
        self.writing.run_or(Some(failed), move || {
            Some(Input::FileSaved(files::write(&folders, job)))
        });
    }

    /// Generates a text on the writing thread and saves it among the documents under this name.
    pub fn save_text(
        &self,
        name: String,
        purpose: Purpose,
        text: impl FnOnce() -> String + Send + 'static,
    ) {
        let folders = self.folders.clone();
        self.writing.run(move || {
            let job = SaveJob {
                place: Place::Documents(name),
                content: Content::Text(text()),
                purpose,
            };
            Some(Input::FileSaved(files::write(&folders, job)))
        });
    }

    /// Returns a closure that blocks until queued writes finish. Never call the closure on the window thread.
    pub fn flush(&self) -> impl FnOnce() + Send + use<> {
        flush_all([&self.autosave_sender(), &self.writing_sender()])
    }

    /// A handle that queues jobs on the thread that reads tiles.
    pub fn reading_sender(&self) -> JobSender {
        self.reading.sender()
    }

    /// A handle that queues jobs on the judging thread.
    pub fn judging_sender(&self) -> JobSender {
        self.judging.sender()
    }

    /// A handle that queues jobs on the writing thread.
    pub fn writing_sender(&self) -> JobSender {
        self.writing.sender()
    }

    /// A handle that queues jobs on the thread that writes the autosave.
    pub fn autosave_sender(&self) -> JobSender {
        self.autosaving.sender()
    }

    /// Queues a change of the autosave. The presenter learns when it was started or closed, and of any failure.
    pub fn write_journal(&self, change: JournalChange) {
        let (autosave, file_problems) = (Arc::clone(&self.autosave), self.file_problems.clone());
        let begins = matches!(change, JournalChange::Begin(_));
        let closes = matches!(change, JournalChange::Close);
        let failure = Err(say!("fault-autosaving").to_owned());
        let failed = match closes {
            true => Input::AutosaveClosed(failure),
            false => Input::Autosave(failure),
        };
        self.autosaving.run_or(Some(failed), move || {
            let mut autosave = lock(&autosave);
            let result = write_journal(&mut autosave, change);
            file_problems.add(autosave.take_messages());
            match result {
                result if closes => Some(Input::AutosaveClosed(result)),
                Ok(()) if !begins => None,
                result => Some(Input::Autosave(result)),
            }
        });
    }
}

fn write_journal(autosave: &mut Autosave, change: JournalChange) -> Result<(), String> {
    match change {
        JournalChange::Begin(game) => {
            return autosave.begin(*game).map_err(|error| error.to_string());
        }
        JournalChange::Append(entry) => autosave.append(entry),
        JournalChange::Remove => autosave.remove(),
        JournalChange::Close => return autosave.close(),
    }
    autosave.failure().map_or(Ok(()), Err)
}

/// The result of saving a file if writing it panics.
fn failed_save(folders: &Folders, job: &SaveJob) -> Saved {
    let path = files::path(folders, &job.place);
    let why = std::io::Error::other(say!("fault-writing"));
    Saved {
        purpose: job.purpose,
        result: Err(SaveError::Unwritable(sanitize_path(&path), why)),
    }
}
