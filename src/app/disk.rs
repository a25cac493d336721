//! All files that the window reads and writes: saved games, the autosave, preferences, statistics. Nothing is read, written or judged on
//! the window thread. One thread writes the autosave, one reads and writes everything else in order, one reads tiles, and one judges hands.
//! Nobody waits for the last two.

mod data_files;
mod deals;
mod file_problems;
mod files;
mod judgements;
mod pending_scorecards;
mod puzzle_file;
mod puzzles;
mod scorecards;
mod statistics;
mod tiles;

use std::path::PathBuf;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};

pub use data_files::DataFiles;
pub use files::{check_name, preview_game, read};
pub use judgements::JudgementFile;

use file_problems::FileProblems;

use super::background::{Outbox, lock};
use super::open_dialog::data::DialogData;
use super::startup::Folders;
use super::worker::{JobSender, Worker};
use crate::presenter::{
    Content, FileKind, Input, JournalOrder, ListOrder, Place, Purpose, RuleOrder, SaveJob, Saved,
    Work,
};
use crate::session::autosave::Autosave;
use engine::untrusted_text::sanitize_path;
use storage::save::{self, ListingSource, SaveError};
use storage::settings::{self, Settings};
use words::say;

/// The program's own folders, and the threads that read and write there.
pub struct Disk {
    folders: Folders,
    file_problems: FileProblems,
    judgements: JudgementFile,
    outbox: Outbox,
    autosave: Arc<Mutex<Autosave>>,
    autosaving: Worker,
    writing: Worker,
    judging: Worker,
    /// Reads from a disk that may be slow, so nobody waits for it, not even at exit.
    reading: Worker,
    /// The number of the last requested preview of tiles.
    last_preview: Arc<AtomicU64>,
    /// Preferences waiting to be written.
    unwritten: Arc<Mutex<Option<Settings>>>,
    /// Whether the preferences may be written.
    may_write_settings: bool,
    /// Scorecards waiting to be written.
    sheets: pending_scorecards::PendingScorecards,
}

impl Disk {
    /// Uses these folders. `may_write_settings` says whether the file of preferences may be overwritten.
    pub fn new(folders: Folders, outbox: Outbox, may_write_settings: bool) -> Self {
        let autosave = Autosave::at(folders.autosave(), folders.copies());
        let file_problems = FileProblems::default();
        Self {
            autosave: Arc::new(Mutex::new(autosave)),
            autosaving: Worker::begin(Work::Autosaving, outbox.clone()),
            writing: Worker::begin(Work::Writing, outbox.clone()),
            judging: Worker::in_the_background(Work::Judging, outbox.clone()),
            reading: Worker::unawaited(Work::Reading, outbox.clone()),
            last_preview: Arc::default(),
            unwritten: Arc::default(),
            judgements: JudgementFile::new(folders.judgements(), file_problems.clone()),
            file_problems,
            may_write_settings,
            sheets: pending_scorecards::PendingScorecards::default(),
            outbox,
            folders,
        }
    }

    /// The folders.
    #[cfg(test)]
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

    /// Reads files in the folders, on any thread but the window's.
    fn data_files(&self) -> DataFiles {
        DataFiles {
            folders: self.folders.clone(),
            file_problems: self.file_problems.clone(),
        }
    }

    /// The judgements of decisions.
    pub fn judgements(&self) -> JudgementFile {
        self.judgements.clone()
    }

    /// Takes the messages about unreadable files.
    pub fn take_file_problems(&self) -> Option<String> {
        self.file_problems.take()
    }

    /// Runs work on the judging or the writing thread before anything queued later.
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

    /// The folder of saved games.
    pub fn games(&self) -> PathBuf {
        self.folders.games()
    }

    /// Opens a file in the system's program for it, once it is written. Without such a program nothing happens.
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

    /// The folder of the player's own tile sets.
    pub fn bitmaps(&self) -> PathBuf {
        self.folders.data.join("tilesets")
    }

    /// Loads the data of a dialog after queued writes finish.
    pub fn load(&self, opening: u64, read: impl FnOnce(&DataFiles) -> DialogData + Send + 'static) {
        let (outbox, files) = (self.outbox.clone(), self.data_files());
        let failed = Input::DialogFailed(say!("fault-reading").to_owned());
        self.writing.run_or(Some(failed), move || {
            outbox.dialog_data(opening, read(&files));
            None
        });
    }

    /// Stores, deletes or exports a rule set for the workshop.
    pub fn order_rules(&self, opening: u64, order: RuleOrder) {
        self.load(opening, move |files| {
            let done = files::order_rules(&files.folders, order);
            DialogData::Ordered(done, files.rule_library())
        });
    }

    /// Saves the preferences. Changes made while a write is queued are written once.
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

    /// Saves a file and reports the result.
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

    /// Returns a closure that blocks until queued writes finish. Never call it on the window thread.
    pub fn flush(&self) -> impl FnOnce() + Send + use<> {
        let (autosaved, written) = (self.autosaving.flush(), self.writing.flush());
        move || {
            autosaved();
            written();
        }
    }

    /// Deletes a saved game. Only a failure is reported.
    pub fn delete(&self, path: PathBuf) {
        self.writing.run(move || {
            let failure = save::delete(&path).err();
            failure.map(|error| Input::Trouble(error.to_string()))
        });
    }

    /// Returns a closure that finds the files to list, for any thread but the window's. Recently opened files and the sample games are
    /// listed with the saved games.
    pub fn listing_source(
        &self,
        order: &ListOrder,
        settings: &Settings,
    ) -> impl FnOnce() -> ListingSource + Send + use<> {
        let own = match order.files {
            FileKind::Games => self.games(),
            FileKind::Bitmaps => self.bitmaps(),
        };
        let folder = order.folder.clone().unwrap_or_else(|| own.clone());
        let (files, at_home) = (order.files, folder == own);
        let (recent, places) = (settings.recent.clone(), settings.tile_folders.clone());
        let (samples, cache) = (self.folders.samples(), self.folders.caches());
        move || {
            let (endings, more): (&[&str], Vec<PathBuf>) = match files {
                FileKind::Games => {
                    let samples = samples.into_iter();
                    let samples = samples.flat_map(|place| save::listing(&place, save::EXTENSION));
                    let more = recent.into_iter().chain(samples.map(|file| file.path));
                    let endings = &[
                        save::EXTENSION,
                        save::NETWORK_EXTENSION,
                        save::JOURNAL_EXTENSION,
                    ];
                    (endings, more.collect())
                }
                FileKind::Bitmaps => {
                    let places = places.iter();
                    let more = places.flat_map(|place| save::listing(place, "bmp"));
                    (&["bmp"], more.map(|file| file.path).collect())
                }
            };
            let is_other = |path: &PathBuf| at_home && path.parent() != Some(folder.as_path());
            ListingSource {
                elsewhere: more.into_iter().filter(is_other).collect(),
                endings,
                reads: files == FileKind::Games,
                is_own: at_home,
                cache,
                folder,
            }
        }
    }

    /// Returns a handle that queues jobs behind the pending writes of the autosave.
    pub fn autosave_sender(&self) -> JobSender {
        self.autosaving.sender()
    }

    /// Changes the autosave, in order. Reports that it was started or closed, and any failure.
    pub fn write_journal(&self, order: JournalOrder) {
        let (autosave, notes) = (Arc::clone(&self.autosave), self.file_problems.clone());
        let begins = matches!(order, JournalOrder::Begin(_));
        let closes = matches!(order, JournalOrder::Close);
        let broken = Err(say!("fault-autosaving").to_owned());
        let failed = match closes {
            true => Input::AutosaveClosed(broken),
            false => Input::Autosave(broken),
        };
        self.autosaving.run_or(Some(failed), move || {
            let mut autosave = lock(&autosave);
            let kept = write_journal(&mut autosave, order);
            notes.add(autosave.take_messages());
            match kept {
                kept if closes => Some(Input::AutosaveClosed(kept)),
                Ok(()) if !begins => None,
                kept => Some(Input::Autosave(kept)),
            }
        });
    }
}

fn write_journal(autosave: &mut Autosave, order: JournalOrder) -> Result<(), String> {
    match order {
        JournalOrder::Begin(game) => {
            return autosave.begin(*game).map_err(|error| error.to_string());
        }
        JournalOrder::Append(entry) => autosave.note(entry),
        JournalOrder::Remove => autosave.remove(),
        JournalOrder::Close => return autosave.close(),
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
