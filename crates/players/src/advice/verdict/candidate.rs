//! A move that a verdict compares.

use std::ops::Range;

use crate::advice::assessment::Assessment;
use crate::value_network::overestimate;
use engine::table::{Claim, Move};

/// A possible move with the plans to try after it.
pub(super) struct Candidate {
    /// The move.
    pub choice: Move,
    /// The assessment of the hand after it; `None` for a Kong or Mah Jongg.
    pub assessment: Option<Assessment>,
    /// The value network's value in points of the deal; `None` for Mah Jongg, which has none.
    pub network_value: Option<f64>,
    /// Its trials, by index.
    pub trials: Range<usize>,
}

impl Candidate {
    /// By how many points of the deal rollouts overrate the move.
    pub fn overestimate(&self) -> f64 {
        self.network_value.map_or(0.0, |network_value| {
            overestimate(self.choice, network_value)
        })
    }
}

/// Whether two moves are the same decision: a discard with an Original Call is the same as one without, and a Chow in any position is the
/// same as `other` without a position.
pub(in crate::advice) fn is_same_decision(one: Move, other: Move) -> bool {
    match (one, other) {
        (Move::Discard { tile, .. }, Move::Discard { tile: other, .. }) => tile == other,
        (Move::Claim(Claim::Chow(_)), Move::Claim(Claim::Chow(None))) => true,
        _ => one == other,
    }
}
