//! Duplicate play: compares the results of several people in the same deal and seat, each split into choice and luck.

mod attempts;
mod reviewers_line;

use serde::{Deserialize, Serialize};

pub use attempts::{Attempts, Total};
pub use reviewers_line::reviewers_line;

use crate::review::{Account, Judge, PlayedDeal};
use engine::table::DealCode;
use engine::tiles::Wind;
use storage::save::{SavedGame, SavedPlayer, hand_text};

/// A deal and a seat in it: everybody who plays it from there is dealt the same tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealSeat {
    /// The code of the deal.
    pub code: String,
    /// The wind of the seat.
    pub wind: Wind,
}

/// A player's result in a deal from a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attempt {
    /// The deal and the seat.
    pub deal: DealSeat,
    /// The name of the player.
    pub who: String,
    /// The opponents, beginning on the right: level and character, or `None` for a person.
    pub against: Vec<Option<String>>,
    /// Points won, or lost if negative.
    pub points: i64,
    /// The result split into choice and luck; `None` if it was not judged, or no decision offered a choice.
    pub account: Option<Account>,
    /// The hand as a line of text that can be shared.
    pub hand: String,
}

impl Attempt {
    /// The attempt of the seat at the bottom of the screen at the current hand. `None` while the hand is not over, if its deal has no
    /// code, or if the seat decided nothing. Without a judge the attempt has no account.
    pub fn of(saved: &SavedGame, judge: Option<&dyn Judge>) -> Option<Self> {
        let game = saved.open().game;
        let (record, seat) = (game.record(), saved.viewer);
        let number = game.seat_view(seat).deal_number;
        let code = DealCode::of(record, game.rules(), number)?;
        let played = PlayedDeal::deals_of(record, seat, &saved.auto_played).pop();
        let played = played.filter(|played| played.number == number)?;
        let east = game.seat_view(seat).east;
        Some(Self {
            deal: DealSeat {
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
            account: judge.and_then(|judge| played.review(judge).account()),
            hand: hand_text(saved)?,
        })
    }
}

#[cfg(test)]
mod tests;
