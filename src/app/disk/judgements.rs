//! The file of judged decisions, which the review, the rating and duplicate play share.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use super::file_problems::FileProblems;
use crate::app::background::lock;
use coach::review::{Effort, JudgementStore, Judgements};

/// The file of judgements. The first thread that judges something reads it.
#[derive(Clone)]
pub struct JudgementFile {
    path: PathBuf,
    file_problems: FileProblems,
    opened: Arc<Mutex<Option<Opened>>>,
}

#[derive(Clone)]
struct Opened {
    judgements: Arc<Judgements>,
    /// Whether the file may be overwritten.
    may_write: bool,
}

impl JudgementFile {
    /// The file at this path.
    pub fn new(path: PathBuf, file_problems: FileProblems) -> Self {
        Self {
            path,
            file_problems,
            opened: Arc::default(),
        }
    }

    /// Runs work that judges decisions as the review does, and writes new judgements. A failure to write is only logged: what is lost is judged
    /// again.
    pub fn judge<T>(&self, work: impl FnOnce(&Judgements) -> T) -> T {
        let opened = self.open();
        let result = work(&opened.judgements);
        if opened.may_write
            && let Err(error) = opened.judgements.write(&self.path)
        {
            tracing::warn!(%error, "the judgements cannot be written");
        }
        result
    }

    /// The judgements, read from the file at the first call.
    fn open(&self) -> Opened {
        let mut opened = lock(&self.opened);
        let read = || {
            let store = self.file_problems.read(&self.path, JudgementStore::read);
            let may_write = store.is_some();
            let judgements = Judgements::new(Effort::REVIEW, store.unwrap_or_default());
            Opened {
                judgements: Arc::new(judgements),
                may_write,
            }
        };
        opened.get_or_insert_with(read).clone()
    }
}
