//! Which puzzles are alike: the same kind of move is right in hands for the same goal, against the same danger.

#![allow(clippy::expect_used)]

use coach::puzzle::{Puzzle, Theme, shipped};
use engine::rules::{RowId, RuleSetId};
use engine::table::{Claim, Move};
use players::danger::dangers;
use players::{HandGoal, HandPattern, MoveOutcome};

/// The maximum number of puzzles that are alike.
const MAX_ALIKE: usize = 4;
/// The maximum number of puzzles about danger that are alike.
const MAX_ALIKE_IN_DANGER: usize = 2;
/// The best move makes the player go out more often if its chance is higher by at least this many percentage points.
const MORE_OFTEN: u32 = 5;

/// What a puzzle is about. Puzzles for which it is equal are alike.
#[derive(Clone, Debug, PartialEq)]
struct Likeness {
    rules: RuleSetId,
    theme: Theme,
    /// The kind of the best move. In a puzzle about danger, whether it also makes the player go out more often; otherwise that would be no
    /// reason to call two puzzles different.
    best: Result<MoveKind, bool>,
    /// The kind of the move that a weaker player makes.
    made: MoveKind,
    /// The goal after the best move, without its suit.
    goal: Result<HandPattern, RowId>,
    /// How many tiles the hand then lacks.
    lacking: u8,
}

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
enum MoveKind {
    Pass,
    Chow,
    Pung,
    Kong,
    Honour,
    Terminal,
    Middle,
    Other,
}

impl MoveKind {
    fn of(choice: Move) -> Self {
        match choice {
            Move::Discard { tile, .. } if tile.is_honour() => Self::Honour,
            Move::Discard { tile, .. } if matches!(tile.number(), Some(1 | 9)) => Self::Terminal,
            Move::Discard { .. } => Self::Middle,
            Move::Pass => Self::Pass,
            Move::Claim(Claim::Chow(_)) => Self::Chow,
            Move::Claim(Claim::Pung) => Self::Pung,
            Move::Claim(Claim::Kong) | Move::Kong(_) => Self::Kong,
            _ => Self::Other,
        }
    }
}

impl Likeness {
    /// What a puzzle is about; `None` if it cannot be read.
    fn of(puzzle: &Puzzle) -> Option<Self> {
        let view = puzzle.position().ok()?.view;
        let outcome = |choice| Some(MoveOutcome::of(&view, choice)?.assessment);
        let (best, made) = (outcome(puzzle.best)?, outcome(puzzle.made)?);
        Some(Self {
            rules: puzzle.rules,
            theme: puzzle.theme,
            best: match puzzle.theme {
                Theme::Danger => Err(best.percent >= made.percent + MORE_OFTEN),
                _ => Ok(MoveKind::of(puzzle.best)),
            },
            made: MoveKind::of(puzzle.made),
            goal: match best.goal {
                HandGoal::Sets { pattern, .. } => Ok(pattern),
                HandGoal::Special(row) => Err(row),
            },
            lacking: best.lacking,
        })
    }

    /// The maximum number of puzzles like this.
    fn max_count(&self) -> usize {
        match self.theme {
            Theme::Danger => MAX_ALIKE_IN_DANGER,
            _ => MAX_ALIKE,
        }
    }
}

/// Whether a puzzle may be added to these: not too many of them are like it.
pub fn adds_to(kept: &[Puzzle], puzzle: &Puzzle) -> bool {
    let Some(likeness) = Likeness::of(puzzle) else {
        return false;
    };
    let others = kept.iter().filter(|other| other.theme == puzzle.theme);
    let alike = others.filter(|other| Likeness::of(other).as_ref() == Some(&likeness));
    alike.count() < likeness.max_count()
}

/// Of these puzzles, those that are not like too many before them.
pub fn distinct(puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    let mut kept: Vec<(Likeness, Puzzle)> = Vec::new();
    for puzzle in puzzles {
        let Some(likeness) = Likeness::of(&puzzle) else {
            continue;
        };
        let alike = kept.iter().filter(|(other, _)| *other == likeness).count();
        if alike < likeness.max_count() {
            kept.push((likeness, puzzle));
        }
    }
    kept.into_iter().map(|(_, puzzle)| puzzle).collect()
}

/// How many puzzles before each of these are like it.
fn ranks(puzzles: &[Puzzle]) -> Vec<usize> {
    let likenesses: Vec<Option<Likeness>> = puzzles.iter().map(Likeness::of).collect();
    let ranks = likenesses.iter().enumerate().map(|(index, likeness)| {
        let before = likenesses[..index].iter();
        before.filter(|other| *other == likeness).count()
    });
    ranks.collect()
}

/// The same puzzles, of which alike ones are far apart: each comes after those that have fewer like them before them.
pub fn spread(puzzles: &[Puzzle]) -> Vec<Puzzle> {
    let mut ranked: Vec<(usize, &Puzzle)> = ranks(puzzles).into_iter().zip(puzzles).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked
        .into_iter()
        .map(|(_, puzzle)| puzzle.clone())
        .collect()
}

/// The puzzles of each theme are asked in the order of the file, so alike ones do not follow one another before the different ones are used up.
#[test]
fn shipped_puzzles_that_are_alike_are_far_apart() {
    for rules in [RuleSetId::Bloem, RuleSetId::Classical] {
        for theme in Theme::ALL {
            let is_of = |puzzle: &&Puzzle| puzzle.rules == rules && puzzle.theme == theme;
            let puzzles: Vec<Puzzle> = shipped().iter().filter(is_of).cloned().collect();
            let ranks = ranks(&puzzles);
            assert!(ranks.is_sorted(), "{rules:?} {theme:?}: {ranks:?}");
        }
    }
}

/// In a puzzle about danger, somebody else is clearly less likely to go out after the best discard.
#[test]
fn a_puzzle_about_danger_has_a_safer_answer() {
    let about_danger = shipped()
        .iter()
        .filter(|puzzle| puzzle.theme == Theme::Danger);
    for puzzle in about_danger {
        let view = puzzle.position().expect("it can be read").view;
        let (Move::Discard { tile: best, .. }, Move::Discard { tile: made, .. }) =
            (puzzle.best, puzzle.made)
        else {
            unreachable!("danger is about discards: {puzzle:?}");
        };
        let found = dangers(&view, &[best, made]);
        assert!(found[0].is_safer_than(&found[1]), "{found:?}: {puzzle:?}");
    }
}
