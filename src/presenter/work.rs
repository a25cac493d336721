//! The kinds of background work.

use engine::untrusted_text::sanitize_path;
use std::path::PathBuf;

use words::say;

/// A kind of background work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Work {
    /// Computer players decide.
    Thinking,
    /// A computer player explains a discard.
    Explaining,
    /// QuickTip computes its advice.
    Advice,
    /// Decisions are judged for review, rating and puzzles.
    Judging,
    /// Games, statistics and preferences are written.
    Writing,
    /// The autosave is written.
    Autosaving,
    /// Files and folders are read.
    Reading,
}

impl Work {
    /// The name of the thread that does it, if that is its own: computer players usually think on shared threads.
    pub fn name(self) -> &'static str {
        match self {
            Self::Thinking => "thinking",
            Self::Explaining => "explaining",
            Self::Advice => "advising",
            Self::Judging => "judging",
            Self::Writing => "writing",
            Self::Autosaving => "autosaving",
            Self::Reading => "reading",
        }
    }
}

/// A panic in background work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which work failed.
    pub work: Work,
    /// The report file, if one was written.
    pub report: Option<PathBuf>,
}

impl Fault {
    /// A message to the player: what failed, what happens instead, and where the report is.
    pub fn words(&self) -> String {
        let what = match self.work {
            Work::Thinking => say!("fault-thinking"),
            Work::Explaining => say!("fault-explaining"),
            Work::Advice => say!("fault-advising"),
            Work::Judging => say!("fault-judging"),
            Work::Writing => say!("fault-writing"),
            Work::Autosaving => say!("fault-autosaving"),
            Work::Reading => say!("fault-reading"),
        };
        match &self.report {
            Some(report) => {
                let report = say!("fault-reported", report = sanitize_path(report));
                words::sentences([what, &report])
            }
            None => what.to_owned(),
        }
    }
}
