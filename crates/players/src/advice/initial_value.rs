//! The value of the dealt tiles before the first decision. It does not depend on how the deal is played.

use super::difference::mean;
use crate::hand_evaluator::HandEvaluator;
use crate::search::{Opening, RatedPlan, Trial, sample_gains};
use crate::style::Style;
use engine::table::SeatView;

/// Number of rollouts.
const ROLLOUTS: u32 = 400;
/// Number of discards tried if the viewer is East.
const DISCARDS: usize = 4;
/// Number of plans tried after each discard, or for the dealt tiles if the viewer is not East.
const PLANS: usize = 2;
/// A seed that no decision uses.
const SEED: u64 = 17;

/// The expected points of a deal for a player who always makes the best move, before the first discard; `None` if they cannot be estimated.
pub fn initial_value(view: &SeatView) -> Option<f64> {
    let hand_evaluator = HandEvaluator::of(view, Style::PLAIN);
    let hand = view.me().hand();
    let openings: Vec<(Opening, Vec<RatedPlan>)> = match view.seat() == view.east {
        true => {
            let discards = hand_evaluator.best_discards(&hand, DISCARDS).into_iter();
            discards
                .map(|(discard, plans)| (Opening::Discard(discard.tile), plans))
                .collect()
        }
        // East's first discard is unknown, so the rollouts begin with another draw by East instead.
        false => vec![(Opening::Draw(view.east), hand_evaluator.best_plans(&hand))],
    };
    let trials: Vec<Trial> = openings
        .into_iter()
        .flat_map(|(opening, mut plans)| {
            plans.sort_by(|one, other| other.value.total_cmp(&one.value));
            plans.truncate(PLANS);
            plans.into_iter().map(move |rated| Trial {
                opening,
                plan: rated.plan,
            })
        })
        .collect();
    let gains = sample_gains(view, &trials, SEED, ROLLOUTS);
    gains
        .iter()
        .map(|gains| mean(gains))
        .max_by(|one, other| one.total_cmp(other))
}
