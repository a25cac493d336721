//! Moves to compare, with their values.

use std::cmp::Ordering;

use super::difference::SIGNIFICANCE;
use super::figures::Figures;
use crate::search::RatedPlan;
use crate::value_network::{DIFFERENCE_ERROR, Expectation};
use engine::table::{Claim, Move};
use engine::tiles::{Hand, Meld, Tile};

/// Differences up to this many points of the deal do not matter.
const NEGLIGIBLE: f64 = 1.5;

/// Whether a move with the value `other` is about as good as one with the value `best`: the difference is too small to matter, or not
/// significant given the error of the value network.
fn about_as_good(best: f64, other: f64) -> bool {
    best - other <= NEGLIGIBLE.max(SIGNIFICANCE * DIFFERENCE_ERROR * best)
}

/// The value of a move as hints print it, so that no hint can contradict its figures.
#[derive(Clone, Copy)]
pub(super) struct MoveValue {
    /// The figures of the hand that it leaves.
    pub figures: Figures,
    /// What own wins of these figures bring, in whole points of the deal.
    pub won: f64,
    /// What the wins of others bring, in whole points of the deal.
    pub others: f64,
    /// The value before it is rounded, in points of the deal.
    pub exact: f64,
    /// The parts of the exact value.
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
}

/// An answer to a discard that does not make Mah Jongg.
pub(super) struct ClaimOption {
    /// The claim and the set it makes; `None` for passing.
    pub claim: Option<(Claim, Meld)>,
    /// The tile to discard after it; the discard that is answered if nothing is discarded.
    pub tile: Tile,
    /// The hand it leaves, between turns.
    pub rest: Hand,
    /// The plans for that hand.
    pub plans: Vec<RatedPlan>,
    /// Its value.
    pub value: MoveValue,
}

impl MoveValue {
    /// The value in points of the deal, as printed.
    pub fn points(self) -> f64 {
        self.won + self.others
    }

    /// Orders moves by the printed points, then by the exact value; the better move is greater.
    pub fn order(&self, other: &Self) -> Ordering {
        let printed = self.points().total_cmp(&other.points());
        printed.then_with(|| self.exact.total_cmp(&other.exact))
    }

    /// Whether the move is about as good as one of this value.
    pub fn is_as_good_as(self, best: Self) -> bool {
        about_as_good(best.points(), self.points())
    }
}

impl ClaimOption {
    /// The answer as a move.
    pub fn choice(&self) -> Move {
        self.claim
            .map_or(Move::Pass, |(claim, _)| Move::Claim(claim))
    }
}
