//! Moves to compare, with their values.

use super::difference::TELLS;
use crate::danger::Danger;
use crate::search::RatedPlan;
use crate::value_network::{ERROR_OF_A_DIFFERENCE, Expectation, Forecast};
use engine::table::{Claim, Move};
use engine::tiles::{Hand, Meld, Tile};

/// Differences up to this many points of the deal do not matter to a newcomer.
const CLEARLY: f64 = 1.5;

/// Whether a move of the second value is about as good as one of the first: the difference is too small for a newcomer to care, or for
/// the value network to be sure of, which is when the review calls two moves even.
pub(super) fn about_as_good(best: f64, other: f64) -> bool {
    best - other <= CLEARLY.max(TELLS * ERROR_OF_A_DIFFERENCE * best)
}

/// The value of a move; only differences are meaningful.
#[derive(Clone, Copy)]
pub(super) struct MoveValue {
    /// In points of the deal, adjusted for a newcomer.
    pub points: f64,
    /// In points of the deal, unadjusted.
    pub in_all: f64,
    /// What the hand counts on average over all deals, in points of the hand.
    pub counts: f64,
    /// The parts of the unadjusted value.
    pub expectation: Expectation,
}

/// A possible discard.
#[derive(Clone)]
pub(super) struct DiscardOption {
    /// The tile.
    pub tile: Tile,
    /// The hand without it.
    pub rest: Hand,
    /// The plans for that hand.
    pub plans: Vec<RatedPlan>,
    /// Its value.
    pub value: MoveValue,
    /// Who may go out with it; empty until estimated.
    pub danger: Danger,
}

/// An answer to a discard that does not make Mah Jongg.
pub(super) struct ClaimOption {
    /// The claim and the set it makes; `None` for passing.
    pub claim: Option<(Claim, Meld)>,
    /// The tile to discard after it; the claimed one if nothing is discarded.
    pub tile: Tile,
    /// The hand it leaves, between turns.
    pub rest: Hand,
    /// The forecast for that hand.
    pub outcome: Forecast,
    /// The plans for that hand.
    pub plans: Vec<RatedPlan>,
    /// Its value.
    pub value: MoveValue,
}

impl MoveValue {
    /// Whether the move is about as good as one of this value.
    pub fn is_as_good_as(self, best: Self) -> bool {
        about_as_good(best.points, self.points)
    }
}

impl ClaimOption {
    /// The answer as a move.
    pub fn choice(&self) -> Move {
        self.claim
            .map_or(Move::Pass, |(claim, _)| Move::Claim(claim))
    }
}
