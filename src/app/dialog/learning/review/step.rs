//! The steps of the review, which are the points of its curve.

use crate::app::widget::CurveStep;
use coach::review::{Decision, PlayedDeal};

/// A step of the review.
#[derive(Clone, Copy)]
pub(super) enum Step<'a> {
    /// A decision in the hand with this number.
    Decision(u32, &'a Decision),
    /// The end of a hand, after its last decision.
    End(&'a PlayedDeal, &'a Decision),
}

impl<'a> Step<'a> {
    /// The decision, unless this is the end of a hand.
    pub fn decision(self) -> Option<&'a Decision> {
        match self {
            Self::Decision(_, decision) => Some(decision),
            Self::End(..) => None,
        }
    }

    /// Whether this is a costly decision that the player made.
    pub fn is_turning_point(self) -> bool {
        self.decision().is_some_and(Decision::is_turning_point)
    }

    /// The step as a point of the curve. Its height is the expected result of the hand after the best move, or its final result, 0 if it has none.
    pub fn curve_step(self) -> CurveStep {
        match self {
            Self::Decision(_, decision) => CurveStep {
                height: decision.verdict.worth,
                loss: match decision.is_costly() {
                    true => decision.verdict.points,
                    false => 0.0,
                },
                is_result: false,
            },
            Self::End(deal, _) => CurveStep {
                height: deal.result.unwrap_or(0) as f64,
                loss: 0.0,
                is_result: true,
            },
        }
    }
}
