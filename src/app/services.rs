//! The services that dialogs use: background threads and the program's files.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use iced::Task;

use super::background::{Outbox, StreamSender};
use super::disk::{DataFiles, JudgementFile, ListRequest, ScorecardFiles};
use super::worker::{JobSender, flush_all};
use crate::presenter::{Input, Work};
use storage::save::{self, Listing};

/// The services; cloning is cheap. Results reach the dialog as its messages. A panic is reported to the player once.
#[derive(Clone)]
pub struct Services {
    /// Where faults are reported.
    pub outbox: Outbox,
    /// The program's files, for other threads.
    pub files: DataFiles,
    /// The thread that writes the autosave.
    pub autosaving: JobSender,
    /// The thread that reads and writes other files, in order.
    pub writing: JobSender,
    /// The thread that reads tiles, whose disk may be slow.
    pub reading: JobSender,
    /// The thread that judges hands.
    pub judging: JobSender,
    /// The stored scorecards.
    pub scorecards: ScorecardFiles,
    /// The judgements of decisions.
    pub judgements: JudgementFile,
    /// The number of this opening of a dialog, which tells late results of an earlier dialog apart.
    pub opening: u64,
    /// Whether the system has a file dialog, once known.
    pub system_dialog: Arc<OnceLock<bool>>,
}

impl Services {
    /// Runs work on a new thread. If it panics, the result is `failed`.
    pub fn run<T: Send + 'static>(
        &self,
        work: Work,
        failed: T,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Task<T> {
        self.outbox.run(work, failed, job)
    }

    /// Runs work on a new thread that may send any number of results. If it panics, `failed`, if any, is the last of them.
    pub fn run_stream<T: Send + 'static>(
        &self,
        work: Work,
        failed: Option<T>,
        job: impl FnOnce(&StreamSender<T>) + Send + 'static,
    ) -> Task<T> {
        self.outbox.run_stream(work, failed, job)
    }

    /// Reads or writes the program's files after everything queued before. If that panics, the result is `failed`.
    pub fn with_files<T: Send + 'static>(
        &self,
        failed: T,
        job: impl FnOnce(&DataFiles) -> T + Send + 'static,
    ) -> Task<T> {
        let files = self.files.clone();
        self.writing.run_task(failed, move || job(&files))
    }

    /// Lists files, repeatedly as more becomes known about them.
    pub fn list(&self, request: ListRequest) -> Task<Listing> {
        let (files, flush) = (
            self.files.clone(),
            flush_all([&self.autosaving, &self.writing]),
        );
        self.run_stream(Work::Reading, None, move |listings| {
            // After this a game that has just ended is listed too.
            flush();
            save::list(&files.listing_source(request), |listing| {
                listings.send(listing)
            });
        })
    }

    /// Deletes a saved game. Only a failure is reported.
    pub fn delete(&self, path: PathBuf) {
        self.writing.run(move || {
            let failure = save::delete(&path).err();
            failure.map(|error| Input::Trouble(error.to_string()))
        });
    }
}

#[cfg(test)]
impl Services {
    /// Services with files in this folder. Their workers have ended, so jobs are dropped.
    pub fn in_folder(folder: &std::path::Path) -> Self {
        use super::worker::Worker;
        let (outbox, _) = Outbox::new();
        let ended = || Worker::begin(Work::Writing, outbox.clone()).sender();
        let files = DataFiles::in_folder(folder);
        Self {
            scorecards: ScorecardFiles::new(files.clone(), ended(), Default::default()),
            judgements: JudgementFile::new(folder.join("judgements.json"), Default::default()),
            files,
            reading: ended(),
            judging: ended(),
            opening: 1,
            autosaving: ended(),
            writing: ended(),
            system_dialog: Arc::default(),
            outbox,
        }
    }
}
