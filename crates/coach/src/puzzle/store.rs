//! The puzzles of the person at this computer: mistakes in their own games, and their progress with the puzzles that come with the
//! program. Stored in one file.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{Due, Id, Puzzle, Theme, shipped};
use engine::rules::RuleSetId;
use storage::save;

/// Maximum number of own mistakes kept; beyond that the cheapest are dropped.
const MAX_MISTAKES: usize = 150;

/// Number of puzzles in a session.
pub const SESSION_LENGTH: usize = 10;

/// Which puzzles a session consists of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PuzzleFilter {
    /// All that are due, own mistakes first, and then new ones.
    #[default]
    Anything,
    /// The player's own mistakes that are due.
    Own,
    /// One theme, own mistakes included.
    About(Theme),
}

/// A mistake of the player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct OwnMistake {
    puzzle: Puzzle,
    due: Due,
}

/// The puzzles of a person.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleStore {
    own: Vec<OwnMistake>,
    /// The puzzles that come with the program and were asked before.
    asked: BTreeMap<Id, Due>,
}

/// Progress with the puzzles of a theme that come with the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Puzzles that were solved when last asked.
    pub solved: usize,
    /// All puzzles of the theme.
    pub all: usize,
}

/// The puzzles available under a rule set; own mistakes count under any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overview {
    /// Own mistakes.
    pub own: usize,
    /// Own mistakes due today.
    pub own_due: usize,
    /// Puzzles that come with the program, asked before and due today.
    pub others_due: usize,
    /// Progress with the puzzles that come with the program, by theme in the order of `Theme::ALL`.
    pub themes: [Tally; 6],
}

impl Overview {
    /// How many puzzles are due today, not counting new ones.
    pub fn due(&self) -> usize {
        self.own_due + self.others_due
    }
}

/// The puzzles of a session.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleSelection {
    /// The puzzles, and whether each is the player's own mistake.
    pub puzzles: Vec<(Puzzle, bool)>,
    /// How many other puzzles are due today.
    pub more_due: usize,
}

impl PuzzleStore {
    /// Reads the file; empty if there is none.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub fn read(path: &Path) -> io::Result<Self> {
        save::read_or_default(path)
    }

    /// Writes the file atomically.
    ///
    /// # Errors
    /// The system cannot write it; the existing file is unchanged.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let text = serde_json::to_string(self).map_err(io::Error::other)?;
        save::write_own(path, text.as_bytes())
    }

    /// Adds the puzzles of a hand played today; returns whether any was new.
    pub fn add_mistakes(&mut self, found: Vec<Puzzle>, today: i32) -> bool {
        let is_known = |puzzle: &Puzzle| {
            let id = puzzle.id();
            self.own.iter().any(|own| own.puzzle.id() == id)
        };
        let new: Vec<Puzzle> = found
            .into_iter()
            .filter(|puzzle| !is_known(puzzle))
            .collect();
        let has_new = !new.is_empty();
        self.own.extend(new.into_iter().map(|puzzle| OwnMistake {
            puzzle,
            due: Due::missed(today),
        }));
        while self.own.len() > MAX_MISTAKES {
            let points = |index: &usize| self.own[*index].puzzle.points;
            let cheapest = (0..self.own.len()).min_by(|a, b| points(a).total_cmp(&points(b)));
            if let Some(index) = cheapest {
                self.own.remove(index);
            }
        }
        has_new
    }

    /// Selects the puzzles of today's session, of those that match the filter: own mistakes that are due, under any rules, then other
    /// puzzles of this rule set that are due, each the most overdue first, then new ones of it with alternating themes.
    pub fn select(&self, today: i32, rules: RuleSetId, filter: PuzzleFilter) -> PuzzleSelection {
        let matches_filter = |puzzle: &Puzzle, is_own: bool| match filter {
            PuzzleFilter::Anything => true,
            PuzzleFilter::Own => is_own,
            PuzzleFilter::About(theme) => puzzle.theme == theme,
        };
        let mut own: Vec<&OwnMistake> = self
            .own
            .iter()
            .filter(|own| own.due.is_due(today) && matches_filter(&own.puzzle, true))
            .collect();
        own.sort_by_key(|own| own.due.day);
        let others = || {
            shipped()
                .iter()
                .filter(move |puzzle| puzzle.rules == rules && matches_filter(puzzle, false))
        };
        let due = |puzzle: &&Puzzle| self.asked.get(&puzzle.id()).copied();
        let mut due_again: Vec<&Puzzle> = others()
            .filter(|puzzle| due(puzzle).is_some_and(|due| due.is_due(today)))
            .collect();
        due_again.sort_by_key(|puzzle| due(puzzle).and_then(|due| due.day));
        let mut new: Vec<(usize, &Puzzle)> = Vec::new();
        for puzzle in others().filter(|puzzle| due(puzzle).is_none()) {
            let same_theme = new.iter().filter(|(_, other)| other.theme == puzzle.theme);
            new.push((same_theme.count(), puzzle));
        }
        new.sort_by_key(|(round, _)| *round);
        let due_in_session = (own.len() + due_again.len()).min(SESSION_LENGTH);
        let own = own.into_iter().map(|own| (own.puzzle.clone(), true));
        let others = due_again
            .into_iter()
            .chain(new.into_iter().map(|(_, new)| new));
        let puzzles = own.chain(others.map(|puzzle| (puzzle.clone(), false)));
        PuzzleSelection {
            puzzles: puzzles.take(SESSION_LENGTH).collect(),
            more_due: self
                .overview(today, rules)
                .due()
                .saturating_sub(due_in_session),
        }
    }

    /// Records that a puzzle was solved or missed today.
    pub fn record_result(&mut self, id: Id, solved: bool, today: i32) {
        if let Some(index) = self.own.iter().position(|own| own.puzzle.id() == id) {
            let due = self.own[index].due.after_attempt(solved, today);
            match due.day {
                Some(_) => self.own[index].due = due,
                // Solved often enough.
                None => drop(self.own.remove(index)),
            }
            return;
        }
        let due = match (self.asked.get(&id), solved) {
            (Some(due), _) => due.after_attempt(solved, today),
            (None, true) => Due::solved_at_once(today),
            (None, false) => Due::missed(today),
        };
        self.asked.insert(id, due);
    }

    /// Whether a puzzle is due today; a new one is not.
    pub fn is_due(&self, id: Id, today: i32) -> bool {
        let own = self.own.iter().find(|own| own.puzzle.id() == id);
        let due = own.map(|own| own.due).or(self.asked.get(&id).copied());
        due.is_some_and(|due| due.is_due(today))
    }

    /// The puzzles available today under a rule set; own mistakes count under any.
    pub fn overview(&self, today: i32, rules: RuleSetId) -> Overview {
        let mut overview = Overview {
            own: self.own.len(),
            own_due: self.own.iter().filter(|own| own.due.is_due(today)).count(),
            ..Overview::default()
        };
        for puzzle in shipped().iter().filter(|puzzle| puzzle.rules == rules) {
            let due = self.asked.get(&puzzle.id()).copied();
            overview.others_due += usize::from(due.is_some_and(|due| due.is_due(today)));
            let index = Theme::ALL.iter().position(|theme| *theme == puzzle.theme);
            if let Some(tally) = index.map(|index| &mut overview.themes[index]) {
                tally.all += 1;
                tally.solved += usize::from(due.is_some_and(Due::was_solved));
            }
        }
        overview
    }
}

#[cfg(test)]
mod tests;
