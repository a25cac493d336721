//! A session of puzzles, each answered once.

use super::{Id, Puzzle, Theme};
use crate::review::SLIGHT;
use engine::table::{Claim, Move, SeatView};
use engine::tiles::BySeat;
use players::Verdict;
use storage::save::HandTextError;
use wording::TileWording;
use words::say;

/// Two positions with this many equal discards are of the same deal.
const SAME_DEAL_DISCARDS: usize = 4;

/// A puzzle ready to be asked.
#[derive(Clone, Debug, PartialEq)]
pub struct PosedPuzzle {
    /// Its identity.
    pub id: Id,
    /// What it is about.
    pub theme: Theme,
    /// It is the player's own mistake.
    pub own: bool,
    /// The view of the seat that decides.
    pub view: SeatView,
    /// The names of the players.
    pub names: BySeat<String>,
    /// The best move.
    pub best: Move,
    /// The move that was made, or that a weaker player makes.
    pub made: Move,
}

impl PosedPuzzle {
    /// Sets up a puzzle.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn of(puzzle: &Puzzle, own: bool) -> Result<Self, HandTextError> {
        let mut position = puzzle.position()?;
        say!("label-you").clone_into(&mut position.names[position.view.seat()]);
        Ok(Self {
            id: puzzle.id(),
            theme: puzzle.theme,
            own,
            view: position.view,
            names: position.names,
            best: puzzle.best,
            made: puzzle.made,
        })
    }

    /// The question.
    pub fn question(&self) -> String {
        match self.view.window {
            Some(window) => say!(
                "puzzle-what-of-discard",
                who = self.names[window.from],
                tile = window.tile.name()
            ),
            None => say!("puzzle-what-discard").to_owned(),
        }
    }

    /// The moves to choose from: each discard once, and all other legal moves.
    pub fn offers(&self) -> Vec<Move> {
        let mut legal = self.view.legal();
        let places = |choice: &Move| matches!(choice, Move::Claim(Claim::Chow(Some(_))));
        let placed = legal.iter().any(places);
        legal.retain(|choice| match choice {
            Move::Discard { calling, .. } => !*calling,
            Move::Claim(Claim::Chow(None)) => !placed,
            Move::Kong(_) | Move::MahJong | Move::Claim(_) | Move::Pass => true,
            _ => false,
        });
        legal.into_iter().collect()
    }

    /// Whether it is another position of the same deal: the discards of one begin with those of the other.
    fn is_of_same_deal(&self, other: &Self) -> bool {
        let pairs = self.view.discards.iter().zip(&other.view.discards);
        let alike = pairs.map(|(one, other)| (one.seat, one.tile) == (other.seat, other.tile));
        let shorter = self.view.discards.len().min(other.view.discards.len());
        shorter >= SAME_DEAL_DISCARDS && alike.min() == Some(true)
    }

    /// Whether this is the best move.
    pub fn is_best(&self, choice: Move) -> bool {
        is_same(self.best, choice)
    }
}

/// Compares moves: an Original Call is the same discard, and a Chow without a place matches any.
fn is_same(one: Move, other: Move) -> bool {
    match (one, other) {
        (Move::Discard { tile, .. }, Move::Discard { tile: other, .. }) => tile == other,
        (Move::Claim(Claim::Chow(place)), Move::Claim(Claim::Chow(other))) => {
            place == other || place.is_none() || other.is_none()
        }
        _ => one == other,
    }
}

/// An answer to a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The chosen move.
    pub choice: Move,
    /// The verdict on the choice, or on the move that was made if the choice is the best. `None` until judged, or if that is impossible.
    pub verdict: Option<Verdict>,
    /// Whether it is right, once judged.
    pub right: Option<bool>,
}

/// A session of puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleSession {
    posed: Vec<PosedPuzzle>,
    place: usize,
    answer: Option<Answer>,
    solved: usize,
    /// How many more are due today.
    left: usize,
}

impl PuzzleSession {
    /// A session of these puzzles, without those that would give away the answer of an earlier one, which are added to those left for today.
    pub fn of_different_deals(posed: Vec<PosedPuzzle>, left: usize) -> Self {
        let all = posed.len();
        let mut asked: Vec<PosedPuzzle> = Vec::with_capacity(all);
        for puzzle in posed {
            if !asked.iter().any(|other| other.is_of_same_deal(&puzzle)) {
                asked.push(puzzle);
            }
        }
        let left = left + all - asked.len();
        Self::new(asked, left)
    }

    /// A session of these puzzles; `left` more are due today.
    pub fn new(posed: Vec<PosedPuzzle>, left: usize) -> Self {
        Self {
            posed,
            place: 0,
            answer: None,
            solved: 0,
            left,
        }
    }

    /// The current puzzle; `None` after the last.
    pub fn posed(&self) -> Option<&PosedPuzzle> {
        self.posed.get(self.place)
    }

    /// Which puzzle it is, from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.place + 1, self.posed.len())
    }

    /// How many were solved.
    pub fn solved(&self) -> usize {
        self.solved
    }

    /// How many are left for today.
    pub fn left(&self) -> usize {
        self.left
    }

    /// The answer to the puzzle that is asked.
    pub fn answer(&self) -> Option<&Answer> {
        self.answer.as_ref()
    }

    /// The best move and the one compared with it, once the answer is judged; empty before.
    pub fn compared(&self) -> Vec<Move> {
        let judged = self.answer.as_ref().filter(|open| open.right.is_some());
        let moves = self.posed().zip(judged).map(|(posed, answer)| {
            let other = match posed.is_best(answer.choice) {
                true => posed.made,
                false => answer.choice,
            };
            vec![posed.best, other]
        });
        moves.unwrap_or_default()
    }

    /// Records the answer. Returns what to judge: the view, and the move to compare with the best. `None` if the puzzle has an answer
    /// already, or the move is illegal.
    pub fn choose(&mut self, choice: Move) -> Option<(SeatView, Move)> {
        let posed = self.posed.get(self.place)?;
        if self.answer.is_some() || posed.view.check(&choice).is_err() {
            return None;
        }
        self.answer = Some(Answer {
            choice,
            verdict: None,
            right: None,
        });
        let judged = match posed.is_best(choice) {
            true => posed.made,
            false => choice,
        };
        Some((posed.view.clone(), judged))
    }

    /// Records the verdict on the answer. Returns the puzzle and whether it was solved; a move as good as the best solves it too.
    pub fn judge(&mut self, verdict: Option<Verdict>) -> Option<(Id, bool)> {
        let posed = self.posed.get(self.place)?;
        let answer = self.answer.as_mut().filter(|open| open.right.is_none())?;
        let as_good = |verdict: &Verdict| verdict.is_even() || verdict.points < SLIGHT;
        let right = posed.is_best(answer.choice) || verdict.as_ref().is_some_and(as_good);
        answer.right = Some(right);
        answer.verdict = verdict;
        self.solved += usize::from(right);
        Some((posed.id, right))
    }

    /// Continues with the next puzzle, once the answer is judged.
    pub fn go_on(&mut self) {
        if self
            .answer
            .as_ref()
            .is_some_and(|open| open.right.is_some())
        {
            self.answer = None;
            self.place += 1;
        }
    }
}

#[cfg(test)]
mod tests;
