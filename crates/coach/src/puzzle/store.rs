//! The puzzles of the person at this computer: mistakes of their own games, and their progress with the puzzles that come with the
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
    /// All that are due, own mistakes first.
    #[default]
    Anything,
    /// The player's own mistakes.
    Own,
    /// One theme, own mistakes included.
    About(Theme),
}

/// A mistake of the player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Own {
    puzzle: Puzzle,
    due: Due,
}

/// The puzzles of a person.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleStore {
    own: Vec<Own>,
    /// The puzzles that come with the program and were asked before.
    asked: BTreeMap<Id, Due>,
}

/// Progress with the puzzles of a theme that come with the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Those solved when last asked.
    pub solved: usize,
    /// All of them.
    pub all: usize,
}

/// The puzzles available under a rule set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overview {
    /// Own mistakes.
    pub own: usize,
    /// Own mistakes due today.
    pub own_due: usize,
    /// Puzzles that come with the program, asked before and due today.
    pub others_due: usize,
    /// By theme, in the order of `Theme::ALL`.
    pub themes: [Tally; 6],
}

impl Overview {
    /// How many puzzles are due today, new ones not counted.
    pub fn due(&self) -> usize {
        self.own_due + self.others_due
    }
}

/// The puzzles of a session.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleSelection {
    /// The puzzles, and whether each is the player's own mistake.
    pub puzzles: Vec<(Puzzle, bool)>,
    /// How many more are due today.
    pub left: usize,
}

impl PuzzleStore {
    /// Reads the file; empty if there is none.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub fn read(path: &Path) -> io::Result<Self> {
        save::read_or_begin(path)
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
        let known = |puzzle: &Puzzle| {
            let id = puzzle.id();
            self.own.iter().any(|own| own.puzzle.id() == id)
        };
        let new: Vec<Puzzle> = found.into_iter().filter(|puzzle| !known(puzzle)).collect();
        let changed = !new.is_empty();
        self.own.extend(new.into_iter().map(|puzzle| Own {
            puzzle,
            due: Due::missed(today),
        }));
        while self.own.len() > MAX_MISTAKES {
            let points = |at: &usize| self.own[*at].puzzle.points;
            let cheapest = (0..self.own.len()).min_by(|a, b| points(a).total_cmp(&points(b)));
            if let Some(at) = cheapest {
                self.own.remove(at);
            }
        }
        changed
    }

    /// Selects the puzzles of today's session under a rule set: own mistakes that are due, then other puzzles that are due, the longest due
    /// first, then new ones with alternating themes.
    pub fn select(&self, today: i32, rules: RuleSetId, filter: PuzzleFilter) -> PuzzleSelection {
        let about = |puzzle: &Puzzle| match filter {
            PuzzleFilter::Anything => true,
            PuzzleFilter::Own => false,
            PuzzleFilter::About(theme) => puzzle.theme == theme,
        };
        let mut own: Vec<&Own> = self
            .own
            .iter()
            .filter(|own| {
                own.due.is_due(today) && (filter == PuzzleFilter::Own || about(&own.puzzle))
            })
            .collect();
        own.sort_by_key(|own| own.due.day);
        let others = || {
            shipped()
                .iter()
                .filter(move |puzzle| puzzle.rules == rules && about(puzzle))
        };
        let due = |puzzle: &&Puzzle| self.asked.get(&puzzle.id()).copied();
        let mut again: Vec<&Puzzle> = others()
            .filter(|puzzle| due(puzzle).is_some_and(|due| due.is_due(today)))
            .collect();
        again.sort_by_key(|puzzle| due(puzzle).and_then(|due| due.day));
        let mut new: Vec<(usize, &Puzzle)> = Vec::new();
        for puzzle in others().filter(|puzzle| due(puzzle).is_none()) {
            let before = new.iter().filter(|(_, other)| other.theme == puzzle.theme);
            new.push((before.count(), puzzle));
        }
        new.sort_by_key(|(round, _)| *round);
        let due = (own.len() + again.len()).min(SESSION_LENGTH);
        let own = own.into_iter().map(|own| (own.puzzle.clone(), true));
        let others = again.into_iter().chain(new.into_iter().map(|(_, new)| new));
        let puzzles = own.chain(others.map(|puzzle| (puzzle.clone(), false)));
        PuzzleSelection {
            puzzles: puzzles.take(SESSION_LENGTH).collect(),
            left: self.overview(today, rules).due().saturating_sub(due),
        }
    }

    /// Records that a puzzle was solved or missed today.
    pub fn note(&mut self, id: Id, solved: bool, today: i32) {
        if let Some(at) = self.own.iter().position(|own| own.puzzle.id() == id) {
            let due = self.own[at].due.after(solved, today);
            match due.day {
                Some(_) => self.own[at].due = due,
                // Solved often enough.
                None => drop(self.own.remove(at)),
            }
            return;
        }
        let due = match (self.asked.get(&id), solved) {
            (Some(due), _) => due.after(solved, today),
            (None, true) => Due::known(today),
            (None, false) => Due::missed(today),
        };
        self.asked.insert(id, due);
    }

    /// The puzzles available today under a rule set.
    pub fn overview(&self, today: i32, rules: RuleSetId) -> Overview {
        let mut found = Overview {
            own: self.own.len(),
            own_due: self.own.iter().filter(|own| own.due.is_due(today)).count(),
            ..Overview::default()
        };
        for puzzle in shipped().iter().filter(|puzzle| puzzle.rules == rules) {
            let due = self.asked.get(&puzzle.id()).copied();
            found.others_due += usize::from(due.is_some_and(|due| due.is_due(today)));
            let at = Theme::ALL.iter().position(|theme| *theme == puzzle.theme);
            if let Some(tally) = at.map(|at| &mut found.themes[at]) {
                tally.all += 1;
                tally.solved += usize::from(due.is_some_and(Due::was_solved));
            }
        }
        found
    }
}

#[cfg(test)]
mod tests;
