//! A session of puzzles, each answered once.

use super::{Id, Puzzle, Theme};
use engine::table::{Claim, Move, SeatView};
use engine::tiles::BySeat;
use players::Verdict;
use storage::save::HandTextError;
use wording::TileWording;
use words::say;

/// The number of discards that both positions must have to be taken for positions of the same deal.
const SAME_DEAL_DISCARDS: usize = 4;

/// A puzzle ready to be asked.
#[derive(Clone, Debug, PartialEq)]
pub struct PosedPuzzle {
    /// Its identity.
    pub id: Id,
    /// What it is about.
    pub theme: Theme,
    /// Whether it comes from the player's own mistake.
    pub is_own: bool,
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
    pub fn of(puzzle: &Puzzle, is_own: bool) -> Result<Self, HandTextError> {
        let mut position = puzzle.position()?;
        say!("label-you").clone_into(&mut position.names[position.view.seat()]);
        Ok(Self {
            id: puzzle.id(),
            theme: puzzle.theme,
            is_own,
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
                tile = window.tile.noun()
            ),
            None => say!("puzzle-what-discard").to_owned(),
        }
    }

    /// The legal moves to choose from: discards without a call, Kongs, claims, Mah Jongg and passing. A Chow whose
    /// tiles are chosen later is left out if there are Chows of particular tiles.
    pub fn offers(&self) -> Vec<Move> {
        let mut legal = self.view.legal();
        let is_chow_of_tiles = |choice: &Move| matches!(choice, Move::Claim(Claim::Chow(Some(_))));
        let has_chows_of_tiles = legal.iter().any(is_chow_of_tiles);
        legal.retain(|choice| match choice {
            Move::Discard { calling, .. } => !*calling,
            Move::Claim(Claim::Chow(None)) => !has_chows_of_tiles,
            Move::Kong(_) | Move::MahJong | Move::Claim(_) | Move::Pass => true,
            _ => false,
        });
        legal.into_iter().collect()
    }

    /// Whether another puzzle is taken to be of the same deal: both have enough discards, and those of one begin with those of the other.
    fn is_of_same_deal(&self, other: &Self) -> bool {
        let pairs = self.view.discards.iter().zip(&other.view.discards);
        let mut alike = pairs.map(|(one, other)| (one.seat, one.tile) == (other.seat, other.tile));
        let shorter = self.view.discards.len().min(other.view.discards.len());
        shorter >= SAME_DEAL_DISCARDS && alike.all(|is_equal| is_equal)
    }

    /// Whether this is the best move.
    pub fn is_best(&self, choice: Move) -> bool {
        is_same_move(self.best, choice)
    }
}

/// Compares moves. An Original Call counts as the plain discard, and a Chow of unspecified tiles matches any Chow.
fn is_same_move(one: Move, other: Move) -> bool {
    match (one, other) {
        (Move::Discard { tile, .. }, Move::Discard { tile: other, .. }) => tile == other,
        (Move::Claim(Claim::Chow(chow)), Move::Claim(Claim::Chow(other))) => {
            chow == other || chow.is_none() || other.is_none()
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
    index: usize,
    answer: Option<Answer>,
    solved: usize,
    /// How many other puzzles are due today.
    more_due: usize,
}

impl PuzzleSession {
    /// A session with one puzzle of each deal, because one could give away the answer to another. Those left out that are due are added to
    /// `more_due`; new ones are not.
    pub fn of_different_deals(
        posed: Vec<PosedPuzzle>,
        mut more_due: usize,
        is_due: impl Fn(Id) -> bool,
    ) -> Self {
        let mut asked: Vec<PosedPuzzle> = Vec::with_capacity(posed.len());
        for puzzle in posed {
            match asked.iter().any(|other| other.is_of_same_deal(&puzzle)) {
                true => more_due += usize::from(is_due(puzzle.id)),
                false => asked.push(puzzle),
            }
        }
        Self::new(asked, more_due)
    }

    /// A session of these puzzles; `more_due` others are due today.
    pub fn new(posed: Vec<PosedPuzzle>, more_due: usize) -> Self {
        Self {
            posed,
            index: 0,
            answer: None,
            solved: 0,
            more_due,
        }
    }

    /// The current puzzle; `None` after the last.
    pub fn posed(&self) -> Option<&PosedPuzzle> {
        self.posed.get(self.index)
    }

    /// Which puzzle it is, from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.index + 1, self.posed.len())
    }

    /// How many puzzles of the session were solved.
    pub fn solved(&self) -> usize {
        self.solved
    }

    /// How many other puzzles are due today.
    pub fn more_due(&self) -> usize {
        self.more_due
    }

    /// The answer to the current puzzle.
    pub fn answer(&self) -> Option<&Answer> {
        self.answer.as_ref()
    }

    /// The best move and the one compared with it, once the answer is judged; empty before.
    pub fn compared_moves(&self) -> Vec<Move> {
        let judged = self.answer.as_ref().filter(|answer| answer.right.is_some());
        let moves = self.posed().zip(judged).map(|(posed, answer)| {
            let other = match posed.is_best(answer.choice) {
                true => posed.made,
                false => answer.choice,
            };
            vec![posed.best, other]
        });
        moves.unwrap_or_default()
    }

    /// Records the answer. Returns the view and the move to compare with the best. `None` if the puzzle is already answered, the
    /// move is illegal, or the session is over.
    pub fn choose(&mut self, choice: Move) -> Option<(SeatView, Move)> {
        let posed = self.posed.get(self.index)?;
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

    /// Records the verdict on the answer. Returns the puzzle and whether it was solved; `None` if no answer waits for a verdict. A move as
    /// good as the best solves it too.
    pub fn record_verdict(&mut self, verdict: Option<Verdict>) -> Option<(Id, bool)> {
        let posed = self.posed.get(self.index)?;
        let answer = self
            .answer
            .as_mut()
            .filter(|answer| answer.right.is_none())?;
        let right = posed.is_best(answer.choice) || verdict.as_ref().is_some_and(Verdict::is_even);
        answer.right = Some(right);
        answer.verdict = verdict;
        self.solved += usize::from(right);
        Some((posed.id, right))
    }

    /// Continues with the next puzzle, once the answer is judged.
    pub fn advance(&mut self) {
        if self
            .answer
            .as_ref()
            .is_some_and(|answer| answer.right.is_some())
        {
            self.answer = None;
            self.index += 1;
        }
    }
}

#[cfg(test)]
mod tests;
