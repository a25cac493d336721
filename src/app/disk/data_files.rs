//! Reads files in the program's own folders, on any thread but the window's.

use super::file_problems::FileProblems;
use crate::app::clock;
use crate::app::startup::Folders;
use coach::duplicate::Attempts;
use coach::puzzle::{Overview, PuzzleStore};
use coach::stats::Statistics;
use engine::rules::{RuleSet, RuleSetId};
use storage::save::{LibraryRules, RuleLibrary};
use words::say;

/// The maximum number of rule sets that a dialog shows besides Bloem and Chinese Classical.
const MAX_RULE_SETS: usize = 20;

/// The files in the program's own folders.
#[derive(Clone)]
pub struct DataFiles {
    /// The folders.
    pub folders: Folders,
    /// Problems with unreadable files, to be reported to the player.
    pub file_problems: FileProblems,
}

impl DataFiles {
    /// Files in this folder.
    #[cfg(test)]
    pub fn in_folder(folder: &std::path::Path) -> Self {
        Self {
            folders: Folders::all_in(folder.to_owned()),
            file_problems: FileProblems::default(),
        }
    }

    /// The statistics; `None` if they cannot be read.
    pub fn statistics(&self) -> Option<Statistics> {
        self.file_problems
            .read(&self.folders.statistics(), Statistics::read)
    }

    /// The results of different players in the same deals.
    ///
    /// # Errors
    /// The reason why the file cannot be read.
    pub fn attempts(&self) -> Result<Attempts, String> {
        let read = self
            .file_problems
            .read(&self.folders.deal_results(), Attempts::read);
        read.ok_or_else(|| say!("duplicate-unreadable").to_owned())
    }

    /// The stored puzzles; `None` if they cannot be read.
    pub fn puzzle_store(&self) -> Option<PuzzleStore> {
        self.file_problems
            .read(&self.folders.puzzles(), PuzzleStore::read)
    }

    /// The puzzles that are available today with these rules; `None` if they cannot be read.
    pub fn puzzles(&self, rules: RuleSetId) -> Option<Overview> {
        Some(self.puzzle_store()?.overview(clock::day_number(), rules))
    }

    /// The rule sets besides Bloem and Chinese Classical, at most `MAX_RULE_SETS`: those that come with the program, and the player's own that can
    /// be read.
    pub fn rule_sets(&self) -> Vec<RuleSet> {
        let library = self.rule_library().into_iter();
        let rules = library.map(|entry| entry.written.rules);
        rules
            .filter(|rules| rules.name.is_some())
            .take(MAX_RULE_SETS)
            .collect()
    }

    /// All readable rule sets.
    pub fn rule_library(&self) -> Vec<LibraryRules> {
        RuleLibrary::new(self.folders.rules()).all()
    }
}
