//! The state of a game before a deal, from which the game continues without a replay of earlier deals.

use serde::{Deserialize, Serialize};

use super::{Event, GameProgress};
use crate::rules::GameOptions;
use crate::tiles::{BySeat, Seat};

/// The state of a game before a deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DealStart {
    /// The first East of the game.
    pub first_east: Seat,
    /// East, the round, and the counters that run from deal to deal.
    #[serde(rename = "stands")]
    pub progress: GameProgress,
    /// Everybody's score.
    pub scores: BySeat<i64>,
    /// The options, if they have been changed since the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<GameOptions>,
    /// Whether Show All Hands is switched on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub showing_hands: bool,
}

impl DealStart {
    /// The event that begins a game resumed from here.
    pub(super) fn resume_event(&self) -> Event {
        let progress = self.progress;
        Event::GameResumed {
            first_east: self.first_east,
            east: progress.east,
            round_wind: progress.round_wind,
            deals: progress.deals,
            east_wins: progress.east_wins,
            scores: self.scores,
        }
    }
}
