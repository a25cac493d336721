//! The book of puzzles of the person at this computer: mistakes of one's own games, and how far one has come with those that come with
//! the program. Kept in one file of the player's own.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{Due, Id, Puzzle, Theme, shipped};
use engine::rules::RuleSetId;
use storage::save;

/// So many own mistakes are kept; beyond that the cheapest go.
const MOST: usize = 150;

/// So many puzzles are a sitting.
pub const A_SITTING: usize = 10;

/// What a sitting is to be about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wish {
    /// Whatever is due, own mistakes first.
    #[default]
    Anything,
    /// Mistakes of one's own.
    Own,
    /// A theme, of one's own and others.
    About(Theme),
}

/// A mistake of one's own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Own {
    puzzle: Puzzle,
    due: Due,
}

/// All puzzles of a person.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Book {
    own: Vec<Own>,
    /// Those that come with the program and were asked before.
    asked: BTreeMap<Id, Due>,
}

/// How many puzzles of a theme come with the program, and how many of them were solved when they were asked last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Those that were solved.
    pub solved: usize,
    /// All of them.
    pub all: usize,
}

/// What there is to solve by the rules of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overview {
    /// Own mistakes that are kept.
    pub own: usize,
    /// Of these, those that are due today.
    pub own_due: usize,
    /// Those that come with the program and were asked before, due today.
    pub others_due: usize,
    /// By theme, in the order of `Theme::ALL`.
    pub themes: [Tally; 6],
}

impl Overview {
    /// How many of those that were asked before, or made as mistakes, are due today.
    pub fn due(&self) -> usize {
        self.own_due + self.others_due
    }
}

/// What was drawn for a sitting.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// The puzzles, and whether they are one's own.
    pub puzzles: Vec<(Puzzle, bool)>,
    /// How many more are due today.
    pub left: usize,
}

impl Book {
    /// Reads it; a missing file is a fresh start.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub fn read(path: &Path) -> io::Result<Self> {
        save::read_or_begin(path)
    }

    /// Writes it, whole or not at all.
    ///
    /// # Errors
    /// The system could not write it; the file that was there is untouched.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let text = serde_json::to_string(self).map_err(io::Error::other)?;
        save::write_own(path, text.as_bytes())
    }

    /// Takes in what a hand of today has left; whether anything was new.
    pub fn take_in(&mut self, found: Vec<Puzzle>, today: i32) -> bool {
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
        while self.own.len() > MOST {
            let points = |at: &usize| self.own[*at].puzzle.points;
            let cheapest = (0..self.own.len()).min_by(|a, b| points(a).total_cmp(&points(b)));
            if let Some(at) = cheapest {
                self.own.remove(at);
            }
        }
        changed
    }

    /// The puzzles of a sitting today by the rules of a table: own mistakes that are due, then others that are, the longest due first;
    /// then new ones, the themes in turn.
    pub fn draw(&self, today: i32, rules: RuleSetId, wish: Wish) -> Drawn {
        let about = |puzzle: &Puzzle| match wish {
            Wish::Anything => true,
            Wish::Own => false,
            Wish::About(theme) => puzzle.theme == theme,
        };
        let mut own: Vec<&Own> = self
            .own
            .iter()
            .filter(|own| own.due.is_due(today) && (wish == Wish::Own || about(&own.puzzle)))
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
        let due = (own.len() + again.len()).min(A_SITTING);
        let own = own.into_iter().map(|own| (own.puzzle.clone(), true));
        let others = again.into_iter().chain(new.into_iter().map(|(_, new)| new));
        let puzzles = own.chain(others.map(|puzzle| (puzzle.clone(), false)));
        Drawn {
            puzzles: puzzles.take(A_SITTING).collect(),
            left: self.overview(today, rules).due().saturating_sub(due),
        }
    }

    /// Notes that a puzzle was solved today, or missed.
    pub fn note(&mut self, id: Id, solved: bool, today: i32) {
        if let Some(at) = self.own.iter().position(|own| own.puzzle.id() == id) {
            let due = self.own[at].due.after(solved, today);
            match due.day {
                Some(_) => self.own[at].due = due,
                // It was solved as often as one has to.
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

    /// What there is to solve today by the rules of a table.
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
