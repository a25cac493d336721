//! Puzzles: positions in which one move is clearly best. Some come with the program, others from the player's own mistakes. They are
//! repeated at growing intervals (spaced repetition), in sessions of up to ten.

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

use crate::review::{Decision, PlayedDeal};
use engine::rules::RuleSetId;
use engine::table::{Move, SeatView};
use engine::tiles::{BySeat, Seat};
use storage::save::{HandTextError, SavedGame, hand_text, read_hand_text};

/// The maximum number of puzzles from the mistakes of one hand.
const MAX_PER_HAND: usize = 2;
/// The minimum cost of a mistake that becomes a puzzle, in points.
const MIN_COST: f64 = 4.0;

/// The identity of a puzzle.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Id(u32);

/// A position and its best move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its theme.
    pub theme: Theme,
    /// The rules.
    pub rules: RuleSetId,
    /// The best move found.
    pub best: Move,
    /// The move that was made, or that a weaker player makes.
    pub made: Move,
    /// The cost of that move compared with the best, in points of the deal.
    pub points: f64,
    /// The standard error of the cost.
    pub error: f64,
    /// The hand up to the position as a line of text. The seat at the bottom of the screen decides.
    pub hand: String,
}

/// The position of a puzzle: the table as its seat sees it.
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

    /// Makes puzzles of the most expensive mistakes of a hand. `game` ends with that hand; `mistakes` come from its review, the most
    /// expensive first.
    pub fn of_hand(
        game: &SavedGame,
        seat: Seat,
        hand: &PlayedDeal,
        mistakes: &[&Decision],
    ) -> Vec<Self> {
        let puzzles = mistakes.iter().take(MAX_PER_HAND).filter_map(|mistake| {
            let recorded = hand.decisions.get(mistake.number.checked_sub(1)?)?;
            let verdict = &mistake.verdict;
            (verdict.cost() >= MIN_COST).then(|| {
                Some(Self {
                    theme: Theme::of(&recorded.view, recorded.choice, verdict),
                    rules: recorded.view.rules.id,
                    best: verdict.best,
                    made: recorded.choice,
                    points: verdict.points,
                    error: verdict.error,
                    hand: Self::up_to(game, seat, recorded.at)?,
                })
            })?
        });
        puzzles.collect()
    }

    /// The hand after this many inputs as a line of text, with this seat at the bottom of the screen. `None` if none was dealt by then.
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
            advised: None,
            record,
            messages: Vec::new(),
        })
    }

    /// The table of the puzzle.
    ///
    /// # Errors
    /// The line of text is damaged, of a later version, or describes a hand that cannot have been played.
    pub fn position(&self) -> Result<Position, HandTextError> {
        let saved = read_hand_text(&self.hand)?;
        let game = saved.open().game;
        Ok(Position {
            view: game.seat_view(saved.viewer).clone(),
            names: saved.names,
        })
    }
}
