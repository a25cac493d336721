//! What other threads do for the window.

use engine::untrusted_text::sanitize_path;
use std::path::PathBuf;

use words::say;

/// A kind of work that other threads do for the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Work {
    /// Computer players decide.
    Thinking,
    /// QuickTip works out what it advises.
    Advising,
    /// Decisions are judged: for the review, the rating and the puzzles.
    Judging,
    /// Games, figures and preferences are written.
    Writing,
    /// The autosave is kept.
    Autosaving,
    /// Files and folders are read.
    Reading,
}

impl Work {
    /// The name of a thread that does it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Thinking => "thinking",
            Self::Advising => "advising",
            Self::Judging => "judging",
            Self::Writing => "writing",
            Self::Autosaving => "autosaving",
            Self::Reading => "reading",
        }
    }
}

/// A piece of work broke off: a fault of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What was being done.
    pub work: Work,
    /// Where the report lies, if one was written.
    pub report: Option<PathBuf>,
}

impl Fault {
    /// What failed, what happens instead, and where the report is.
    pub fn words(&self) -> String {
        let what = match self.work {
            Work::Thinking => say!("fault-thinking"),
            Work::Advising => say!("fault-advising"),
            Work::Judging => say!("fault-judging"),
            Work::Writing => say!("fault-writing"),
            Work::Autosaving => say!("fault-autosaving"),
            Work::Reading => say!("fault-reading"),
        };
        match &self.report {
            Some(report) => say!("fault-reported", what, report = sanitize_path(report)),
            None => what.to_owned(),
        }
    }
}
