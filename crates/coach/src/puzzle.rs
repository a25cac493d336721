//! Exercises from play: positions in which one move is clearly the best, those of one's own games in which another was made and those
//! that come with the program, when each is asked again, and a sitting of them. Floor 6.

mod book;
mod schedule;
mod shipped;
mod sitting;
mod theme;

use serde::{Deserialize, Serialize};

pub use book::{A_SITTING, Book, Drawn, Overview, Tally, Wish};
pub use schedule::Due;
pub use shipped::shipped;
pub use sitting::{Answer, Posed, Sitting};
pub use theme::Theme;

use crate::review::{Decision, Effort, Played};
use engine::rules::RuleSetId;
use engine::table::{Move, SeatView};
use engine::tiles::{BySeat, Seat};
use players::judge;
use storage::save::{HandTextError, SavedGame, hand_text, read_hand_text};

/// So many mistakes of a hand become exercises at most, the dearest.
const OF_A_HAND: usize = 2;
/// A mistake that cost less is none that anybody learns from.
const WORTH_ASKING: f64 = 4.0;

/// What tells a puzzle from all others.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Id(u32);

/// A position, and what is best in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// What it is about.
    pub theme: Theme,
    /// By which rules it is played.
    pub rules: RuleSetId,
    /// The best move found.
    pub best: Move,
    /// What was done there, or what a weaker player does.
    pub made: Move,
    /// What that costs against the best move.
    pub points: f64,
    /// The standard error of this.
    pub error: f64,
    /// The hand up to there as a line of text; its viewer decides.
    pub hand: String,
}

/// The table at which a puzzle is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// As the seat that decides sees it.
    pub view: SeatView,
    /// The names of the players.
    pub names: BySeat<String>,
}

impl Puzzle {
    /// What tells it from all others.
    pub fn id(&self) -> Id {
        Id(crc32fast::hash(self.hand.as_bytes()))
    }

    /// The exercises that a hand of one's own leaves: its dearest mistakes, judged once more and with more care. The game is as it was
    /// when the hand was over; `mistakes` were found in the hand before, the dearest first.
    pub fn of_hand(
        game: &SavedGame,
        seat: Seat,
        hand: &Played,
        mistakes: &[&Decision],
    ) -> Vec<Self> {
        let judged = mistakes.iter().take(OF_A_HAND).filter_map(|mistake| {
            let taken = hand.taken.get(mistake.number.checked_sub(1)?)?;
            let verdict = judge(&taken.view, taken.choice, Effort::REVIEW)?;
            let dear = verdict.points >= WORTH_ASKING && !verdict.is_even();
            dear.then(|| {
                Some(Self {
                    theme: Theme::of(&taken.view, taken.choice, &verdict),
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

    /// The hand up to where so many inputs had been made, as a line of text for this seat to decide.
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
            told: Vec::new(),
        })
    }

    /// The table at which it is asked.
    ///
    /// # Errors
    /// Its line of text is damaged, or no hand by the rules of now.
    pub fn position(&self) -> Result<Position, HandTextError> {
        let saved = read_hand_text(&self.hand)?;
        let game = saved.open().game;
        Ok(Position {
            view: game.seat_view(saved.viewer).clone(),
            names: saved.names,
        })
    }
}
