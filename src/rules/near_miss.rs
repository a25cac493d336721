//! Rows that just missed, and why; and why tiles are not Mah Jongg at all.

use super::facts::Facts;
use super::{NearMiss, RuleSet, Score, Situation};
use crate::tiles::Hand;

/// What just missed.
pub(super) fn of(_facts: &Facts<'_>, _score: &Score) -> Vec<NearMiss> {
    Vec::new()
}

impl RuleSet {
    /// Why a hand with its last tile is not Mah Jongg, a whole sentence for the player.
    pub fn why_not_mah_jong(&self, _hand: &Hand, _situation: &Situation) -> String {
        "The tiles are neither four sets and a pair nor a special hand.".to_owned()
    }
}
