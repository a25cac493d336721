//! What runs from deal to deal: who is East, the round, and the counters that decide when the game is over.

use serde::{Deserialize, Serialize};

use super::table_rules::TableRules;
use crate::rules::{GameOptions, RuleSet};
use crate::tiles::{Seat, Wind};

/// East, the round, and the counters that run from deal to deal. Scores and rules are not part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameProgress {
    /// East of the next deal.
    pub east: Seat,
    /// Wind of the Round.
    pub round_wind: Wind,
    /// Deals played before, dead hands included.
    pub deals: u32,
    /// Hands East has won in a row. Dead hands in between do not count, nor do they end the row.
    pub east_wins: u32,
    /// Rounds played to their end.
    pub rounds_done: u32,
    /// Whether the next deal is a Goulash, because the last one was a dead hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub goulash: bool,
}

impl GameProgress {
    /// The progress after the next deal, if this player wins it. East stays after a dead hand (`None`) and after winning, unless the deal
    /// always passes or East has won too often.
    pub fn after(self, winner: Option<Seat>, first_east: Seat, rules: &RuleSet) -> Self {
        let deals = self.deals.saturating_add(1);
        let goulash = winner.is_none() && rules.options.goulash;
        let always_passes = rules.options.deal_always_passes;
        let Some(winner) = winner.or(always_passes.then_some(self.east)) else {
            return Self {
                deals,
                goulash,
                ..self
            };
        };
        let east_wins = self.east_wins.saturating_add(1);
        let max_wins = TableRules::of(rules).max_east_wins;
        let may_stay = !always_passes && max_wins.is_none_or(|max_wins| east_wins < max_wins);
        if winner == self.east && may_stay {
            return Self {
                deals,
                east_wins,
                goulash,
                ..self
            };
        }
        let east = self.east.next();
        let is_round_over = east == first_east;
        Self {
            east,
            round_wind: match is_round_over {
                true => self.round_wind.next(),
                false => self.round_wind,
            },
            deals,
            east_wins: 0,
            rounds_done: self.rounds_done.saturating_add(u32::from(is_round_over)),
            goulash,
        }
    }

    /// Whether the last round is over, or the last hand if the number of hands is limited.
    pub fn is_game_over(self, options: &GameOptions) -> bool {
        let hands_done = options.hands.is_some_and(|hands| self.deals >= hands);
        hands_done || self.rounds_done >= options.rounds
    }
}
