//! Duplicate: the same deal from the same seat as several have played it, with what of each result was choice and what was luck.
//! Floor 6.

mod attempts;
mod reviewers_line;

use serde::{Deserialize, Serialize};

pub use attempts::{Attempts, Total};
pub use reviewers_line::reviewers_line;

use crate::review::{Account, Effort, Played};
use engine::table::DealCode;
use engine::tiles::Wind;
use storage::save::{SavedGame, SavedPlayer, hand_text};

/// A deal, and whose tiles of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// Its code.
    pub code: String,
    /// The wind of the seat.
    pub wind: Wind,
}

/// A deal as somebody has played it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attempt {
    /// Which deal, from which seat.
    pub deal: Deal,
    /// The name of who played it.
    pub who: String,
    /// Against whom: the levels and characters of the others, from the right; none where it is a person.
    pub against: Vec<Option<String>>,
    /// What was got, or paid if negative.
    pub points: i64,
    /// How much of that was choice and how much luck; `None` where nothing was to be decided.
    pub account: Option<Account>,
    /// The hand as a line of text, as it can be sent to somebody.
    pub hand: String,
}

impl Attempt {
    /// What came of the hand a game is at, from the seat at the bottom of its screen. `None` while it is not over, and of a deal without
    /// a code. With the effort of the rating it takes a few tenths of a second, with that of a review some seconds; what tiles promise is
    /// the same with either. With no effort at all nothing is judged, which takes no time.
    pub fn of(saved: &SavedGame, effort: impl Into<Option<Effort>>) -> Option<Self> {
        let game = saved.open().game;
        let (record, seat) = (game.record(), saved.viewer);
        let number = game.seat_view(seat).deal_number;
        let code = DealCode::of(record, game.rules(), number)?;
        let played = Played::deals_of(record, seat, &saved.auto_played).pop();
        let played = played.filter(|played| played.number == number)?;
        let east = game.seat_view(seat).east;
        Some(Self {
            deal: Deal {
                code: code.to_string(),
                wind: seat.wind(east),
            },
            who: saved.names[seat].clone(),
            against: seat
                .others()
                .map(|other| match &saved.players[other] {
                    SavedPlayer::Person => None,
                    SavedPlayer::Computer(title) => Some(title.clone()),
                })
                .collect(),
            points: played.result?,
            account: effort
                .into()
                .and_then(|effort| played.review(effort).account()),
            hand: hand_text(saved)?,
        })
    }
}

#[cfg(test)]
mod tests;
