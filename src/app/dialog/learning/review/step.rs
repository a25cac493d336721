//! The steps of the review, which are the points of its curve.

use crate::app::widget::CurveStep;
use coach::review::{Decision, PlayedDeal, Review};

/// A step of the review.
#[derive(Clone, Copy)]
pub(super) enum Step<'a> {
    /// The start of a hand, before its first decision.
    Start(&'a Review, &'a Decision),
    /// A decision in the hand with this number, and its place among the decisions of the hand, from 1.
    Decision(u32, usize, &'a Decision),
    /// The end of a hand, after its last decision.
    End(&'a PlayedDeal, &'a Decision),
}

impl<'a> Step<'a> {
    /// The decision, unless this is the end of a hand.
    pub fn decision(self) -> Option<&'a Decision> {
        match self {
            Self::Decision(_, _, decision) => Some(decision),
            Self::Start(..) | Self::End(..) => None,
        }
    }

    /// Whether this is a costly decision that the player made.
    pub fn is_turning_point(self) -> bool {
        self.decision().is_some_and(Decision::is_turning_point)
    }

    /// The step as a point of the curve. Its height is the expected result of the hand at the start or after the best move, or its final
    /// result, 0 if it has none. Its loss is what counts as the cost of the player's choices.
    pub fn curve_step(self) -> CurveStep {
        match self {
            Self::Start(review, first) => CurveStep {
                height: review.expected.unwrap_or(first.verdict.worth),
                loss: 0.0,
                is_result: false,
            },
            Self::Decision(_, _, decision) => CurveStep {
                height: decision.verdict.worth,
                loss: match decision.is_turning_point() {
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

#[cfg(test)]
mod tests {
    use super::*;
    use coach::review::MadeBy;
    use engine::table::Move;
    use players::Verdict;

    /// Only what the list and the sum count as a cost hangs from the curve in red.
    #[test]
    fn only_costs_that_count_are_losses_of_the_curve() {
        let decision = |by, points| Decision {
            number: 1,
            discards_before: 0,
            at: 1,
            made: Move::Pass,
            about: None,
            by,
            follows_tip: false,
            motive: None,
            verdict: Verdict {
                best: Move::MahJong,
                assessment: None,
                points,
                error: 4.0,
                rollout_lead: (0.0, 1.0),
                threat: None,
                feed: None,
                worth: 30.0,
                moves: Vec::new(),
            },
        };
        for (by, points, loss) in [
            (MadeBy::Player, 147.0, 147.0),
            (MadeBy::TimeOut, 147.0, 0.0),
            (MadeBy::AutoPlay, 147.0, 0.0),
            (MadeBy::Player, 7.0, 0.0),
        ] {
            let decision = decision(by, points);
            let step = Step::Decision(1, 1, &decision);
            assert_eq!(
                (step.curve_step().height, step.curve_step().loss),
                (30.0, loss)
            );
            assert_eq!(step.is_turning_point(), loss > 0.0);
        }
    }
}
