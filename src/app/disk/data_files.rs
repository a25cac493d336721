//! Reads files in the program's own folders, on any thread but the window's.

use std::sync::{Arc, Mutex};

use super::file_problems::FileProblems;
use crate::app::background::lock;
use crate::app::clock;
use crate::app::startup::Folders;
use coach::duplicate::Attempts;
use coach::next_steps::NextSteps;
use coach::puzzle::{Overview, PuzzleStore};
use coach::stats::{GameNews, Statistics};
use engine::rules::{RuleSet, RuleSetId};
use engine::table::DealCode;
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
    /// What the game on the table has changed in the statistics.
    pub news: Arc<Mutex<GameNews>>,
}

impl DataFiles {
    /// Files in this folder.
    #[cfg(test)]
    pub fn in_folder(folder: &std::path::Path) -> Self {
        Self {
            folders: Folders::all_in(folder.to_owned()),
            file_problems: FileProblems::default(),
            news: Arc::default(),
        }
    }

    /// The statistics; `None` if they cannot be read.
    pub fn statistics(&self) -> Option<Statistics> {
        self.file_problems
            .read(&self.folders.statistics(), Statistics::read)
    }

    /// Notes what a hand of this game, or its rating, has changed in the statistics.
    pub fn add_news(&self, game: u64, before: &Statistics, after: &Statistics) {
        lock(&self.news).add(game, before, after);
    }

    /// What this game has changed in the statistics; `None` if none of its hands was noted.
    pub fn news_of(&self, game: u64) -> Option<GameNews> {
        lock(&self.news).of_game(game).cloned()
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

    /// What the player could do next under these rules. Records that cannot be read count as empty.
    pub fn next_steps(&self, rules: &RuleSet) -> NextSteps {
        let (year, month, day) = clock::today_utc();
        let today = DealCode::of_day(rules, year, month, day);
        let statistics = self.statistics().unwrap_or_default();
        let attempts = self.attempts().unwrap_or_default();
        let puzzles = self.puzzles(rules.id).unwrap_or_default();
        NextSteps::of(rules, today, &statistics, &attempts, &puzzles)
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

    /// The rules with this short name for a hosted table; `None` for Chinese Classical, which clients of any kind play.
    ///
    /// # Errors
    /// The rules cannot be read, with the reason.
    pub fn rules_to_host(&self, short_name: &str) -> Result<Option<RuleSet>, String> {
        if short_name == RuleSetId::Classical.name() {
            return Ok(None);
        }
        let found = RuleLibrary::new(self.folders.rules()).find(short_name);
        let found = found.map_err(|error| error.to_string())?;
        Ok(Some(found.written.rules))
    }
}
