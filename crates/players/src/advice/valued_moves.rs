//! Moves to compare, with their values.

use std::cmp::Ordering;

use super::difference::SIGNIFICANCE;
use super::figures::Figures;
use super::shortfall::Shortfall;
use super::verdict::SLIGHT;
use crate::hand_evaluator::HandEvaluator;
use crate::search::RatedPlan;
use crate::value_network::{DIFFERENCE_ERROR, Expectation, ValueNetwork};
use engine::table::{Claim, Move};
use engine::tiles::{Hand, Meld, Tile};

/// Whether a difference between parts of two values is clear: large enough to matter, and significant given the error of the value network
/// for values of this size.
fn is_clear(difference: f64, size: f64) -> bool {
    difference.abs() > SLIGHT.max(SIGNIFICANCE * DIFFERENCE_ERROR * size.abs())
}

/// The value of a move as hints print it, so that no hint can contradict its figures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MoveValue {
    /// The figures of the hand that it leaves.
    pub figures: Figures,
    /// What own wins of these figures bring, in whole points of the deal.
    pub won: f64,
    /// What the wins of others bring, in whole points of the deal.
    pub others: f64,
    /// The value before it is rounded, in points of the deal.
    pub exact: f64,
    /// The part of the exact value that own wins bring.
    pub exact_won: f64,
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
    /// The value of a move that leaves this hand, from the expectation of the network for it.
    pub fn of(
        hand_evaluator: &HandEvaluator<'_>,
        network: &ValueNetwork<'_>,
        expectation: Expectation,
        rest: &Hand,
    ) -> Self {
        let forecast = network.forecast_of(expectation);
        let figures = Figures::of(hand_evaluator, rest, forecast);
        // What a point of the player's own winning hand brings from all three who pay.
        let point = network.points(Expectation::won(1.0));
        let exact = network.points(expectation);
        let exact_won = point * f64::from(forecast.chance * forecast.worth);
        Self {
            figures,
            won: (point * figures.expected_points()).round(),
            others: (exact - exact_won).round(),
            exact,
            exact_won,
            expectation,
        }
    }

    /// The value in points of the deal, as printed.
    pub fn points(self) -> f64 {
        self.won + self.others
    }

    /// Orders moves by the printed points, then by the exact value; the better move is greater.
    pub fn order(&self, other: &Self) -> Ordering {
        let printed = self.points().total_cmp(&other.points());
        printed.then_with(|| self.exact.total_cmp(&other.exact))
    }

    /// The highest of these values.
    pub fn highest(values: impl Iterator<Item = Self>) -> Option<Self> {
        values.max_by(Self::order)
    }

    /// Whether the move is about as good as one of this value.
    pub fn is_as_good_as(self, best: Self) -> bool {
        let behind = best.points() - self.points();
        behind <= 0.0 || !is_clear(behind, best.points())
    }

    /// Whether what own wins bring, and what the wins of others bring, differs clearly from a better value. Only such a part is a reason. The
    /// printed parts must differ as the exact ones do, since the printed ones are rounded.
    pub fn differs_clearly(self, better: Self) -> [bool; 2] {
        let others = |value: Self| value.exact - value.exact_won;
        let parts = [self, better].map(|value| value.exact_won.abs().max(others(value).abs()));
        let size = parts[0].max(parts[1]);
        let is_clear = |printed: f64, exact: f64| {
            printed * exact > 0.0 && is_clear(printed, size) && is_clear(exact, size)
        };
        [
            is_clear(better.won - self.won, better.exact_won - self.exact_won),
            is_clear(better.others - self.others, others(better) - others(self)),
        ]
    }

    /// The main reason why this value is less than a better one; `None` if no part of it is clear.
    pub fn clear_shortfall(self, better: Self) -> Option<Shortfall> {
        let both = [self, better];
        let main = Shortfall::of(
            both.map(|value| value.expectation),
            both.map(|value| value.figures),
        );
        let [won, others] = self.differs_clearly(better);
        let is_clear = match main {
            Shortfall::Chance | Shortfall::Worth => won,
            Shortfall::Paid => others,
        };
        is_clear.then_some(main)
    }
}

impl ClaimOption {
    /// The answer as a move.
    pub fn choice(&self) -> Move {
        self.claim
            .map_or(Move::Pass, |(claim, _)| Move::Claim(claim))
    }
}
