//! The state of a game between two deals: who is East next, and whether the round or the game is over.

use serde::{Deserialize, Serialize};

use super::table_rules::TableRules;
use crate::rules::{GameOptions, RuleSet};
use crate::tiles::{Seat, Wind};

/// The state of a game between two deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameProgress {
    /// East of the next deal.
    pub east: Seat,
    /// Wind of the Round.
    pub round_wind: Wind,
    /// Deals played before.
    pub deals: u32,
    /// Hands East has won in a row.
    pub east_wins: u32,
    /// Rounds played to their end.
    pub rounds_done: u32,
    /// The deal is a Goulash, because the one before it was a dead hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub goulash: bool,
}

impl GameProgress {
    /// The progress after the next deal, if this player wins it. After a dead hand (`None`) East stays, unless the deal always
    /// passes.
    pub fn after(self, winner: Option<Seat>, first_east: Seat, rules: &RuleSet) -> Self {
        let deals = self.deals.saturating_add(1);
        let goulash = winner.is_none() && rules.options.goulash;
        let passes = rules.options.deal_always_passes;
        let Some(winner) = winner.or(passes.then_some(self.east)) else {
            return Self {
                deals,
                goulash,
                ..self
            };
        };
        let east_wins = self.east_wins.saturating_add(1);
        let max_wins = TableRules::of(rules).east_wins_pass;
        if winner == self.east && !passes && max_wins.is_none_or(|max_wins| east_wins < max_wins) {
            return Self {
                deals,
                east_wins,
                goulash,
                ..self
            };
        }
        let east = self.east.next();
        let round_over = east == first_east;
        Self {
            east,
            round_wind: match round_over {
                true => self.round_wind.next(),
                false => self.round_wind,
            },
            deals,
            east_wins: 0,
            rounds_done: self.rounds_done.saturating_add(u32::from(round_over)),
            goulash,
        }
    }

    /// Whether the last round is over, or the last hand if the number of hands is limited.
    pub fn is_game_over(self, options: &GameOptions) -> bool {
        let hands_done = options.hands.is_some_and(|hands| self.deals >= hands);
        hands_done || self.rounds_done >= options.rounds
    }
}
