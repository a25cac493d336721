//! Puzzles: positions in which one move is clearly best. Some come with the program, others from the player's own mistakes. Each is asked
//! again by spaced repetition, in sessions of ten.

mod schedule;
mod session;
mod shipped;
mod store;
mod theme;

use serde::{Deserialize, Serialize};

pub use schedule::Due;
pub use session::{Answer, PosedPuzzle, PuzzleSession};
pub use shipped::shipped;
pub use store::{Overview, PuzzleFilter, PuzzleSelection, PuzzleStore, SESSION_LENGTH, Tally};
pub use theme::Theme;

use crate::review::{Decision, Played};
use engine::rules::RuleSetId;
use engine::table::{Move, SeatView};
use engine::tiles::{BySeat, Seat};
use storage::save::{HandTextError, SavedGame, hand_text, read_hand_text};

/// At most this many mistakes of a hand become puzzles, the most expensive first.
const OF_A_HAND: usize = 2;
/// Mistakes that cost less teach nothing.
const WORTH_ASKING: f64 = 4.0;

/// The identity of a puzzle.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Id(u32);

/// A position and its best move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// What it is about.
    pub theme: Theme,
    /// The rules.
    pub rules: RuleSetId,
    /// The best move found.
    pub best: Move,
    /// The move that was made, or that a weaker player makes.
    pub made: Move,
    /// The cost of that move compared with the best.
    pub points: f64,
    /// The standard error of the cost.
    pub error: f64,
    /// The hand up to the position as a line of text; its viewer decides.
    pub hand: String,
}

/// The table of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The view of the seat that decides.
    pub view: SeatView,
    /// The names of the players.
    pub names: BySeat<String>,
}

impl Puzzle {
    /// Its identity.
    pub fn id(&self) -> Id {
        Id(crc32fast::hash(self.hand.as_bytes()))
    }

    /// Makes puzzles of the most expensive mistakes of a hand. `game` ends with that hand; `mistakes` come from its review, the most expensive
    /// first.
    pub fn of_hand(
        game: &SavedGame,
        seat: Seat,
        hand: &Played,
        mistakes: &[&Decision],
    ) -> Vec<Self> {
        let judged = mistakes.iter().take(OF_A_HAND).filter_map(|mistake| {
            let taken = hand.taken.get(mistake.number.checked_sub(1)?)?;
            let verdict = &mistake.verdict;
            (verdict.cost() >= WORTH_ASKING).then(|| {
                Some(Self {
                    theme: Theme::of(&taken.view, taken.choice, verdict),
                    rules: taken.view.rules.id,
                    best: verdict.best,
                    made: taken.choice,
                    points: verdict.points,
                    error: verdict.error,
                    hand: Self::up_to(game, seat, taken.at)?,
                })
            })?
        });
        judged.collect()
    }

    /// The hand after this many inputs as a line of text, for this seat to decide.
    pub fn up_to(game: &SavedGame, seat: Seat, inputs: usize) -> Option<String> {
        let mut record = game.record.clone();
        record.truncate(inputs);
        record.setup.walls.truncate(record.deals.len() + 1);
        hand_text(&SavedGame {
            names: game.names.clone(),
            players: game.players.clone(),
            viewer: seat,
            assisted: true,
            auto_played: Vec::new(),
            record,
            messages: Vec::new(),
        })
    }

    /// The table of the puzzle.
    ///
    /// # Errors
    /// The line of text is damaged, or not a hand by the current rules.
    pub fn position(&self) -> Result<Position, HandTextError> {
        let saved = read_hand_text(&self.hand)?;
        let game = saved.open().game;
        Ok(Position {
            view: game.seat_view(saved.viewer).clone(),
            names: saved.names,
        })
    }
}
