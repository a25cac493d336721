//! What is kept in the program's own folders, read on any thread but the window's.

use super::file_problems::FileProblems;
use crate::app::clock;
use crate::app::startup::Folders;
use coach::duplicate::Attempts;
use coach::puzzle::{Overview, PuzzleStore};
use coach::stats::Statistics;
use engine::rules::{RuleSet, RuleSetId};
use storage::save::{OnShelf, RuleShelf};
use words::say;

/// The most rule sets that a box can show beside the two originals.
const RULE_SETS: usize = 20;

/// What is kept.
pub struct DataFiles {
    /// Where it is kept.
    pub folders: Folders,
    /// What the player has to hear of files that cannot be read.
    pub file_problems: FileProblems,
}

impl DataFiles {
    /// The long-run figures; `None` if they cannot be read.
    pub fn figures(&self) -> Option<Statistics> {
        self.file_problems
            .read(&self.folders.statistics(), Statistics::read)
    }

    /// All that several have made of the same deals.
    ///
    /// # Errors
    /// The file cannot be read, and why.
    pub fn attempts(&self) -> Result<Attempts, String> {
        let read = self
            .file_problems
            .read(&self.folders.attempts(), Attempts::read);
        read.ok_or_else(|| say!("duplicate-unreadable").to_owned())
    }

    /// The book of puzzles; `None` if it cannot be read.
    pub fn book(&self) -> Option<PuzzleStore> {
        self.file_problems
            .read(&self.folders.puzzles(), PuzzleStore::read)
    }

    /// What there is to solve today by these rules; `None` if the book cannot be read.
    pub fn puzzles(&self, rules: RuleSetId) -> Option<Overview> {
        Some(self.book()?.overview(clock::day(), rules))
    }

    /// The rule sets beside the two originals: those of the program, and the player's own that can be read.
    pub fn rule_sets(&self) -> Vec<RuleSet> {
        let all = self.rule_shelf().into_iter();
        let rules = all.map(|found| found.written.rules);
        rules
            .filter(|rules| rules.name.is_some())
            .take(RULE_SETS)
            .collect()
    }

    /// All rule sets that can be read.
    pub fn rule_shelf(&self) -> Vec<OnShelf> {
        RuleShelf::new(self.folders.rules()).all()
    }
}
