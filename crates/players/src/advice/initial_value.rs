//! What dealt tiles promise before anybody has chosen anything: the same for whoever holds them there, however the deal is played then.

use super::difference::mean;
use crate::hand_evaluator::HandEvaluator;
use crate::search::{Opening, Trial, RatedPlan, sample};
use crate::style::Style;
use engine::table::SeatView;

/// Deals in which the hand is played on.
const DEALS: u32 = 400;
/// Tiles that East may discard which are looked at.
const DISCARDS: usize = 4;
/// Ways to go on that are looked at after each.
const WAYS: usize = 2;
/// The seed of its dice: decisions take those of their own.
const SEED: u64 = 17;

/// What a deal brings in the mean to who decides best from here, before the first tile is discarded; `None` where nothing can be made of
/// the tiles.
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
        // East's tile comes from the hidden ones, as everybody's.
        false => vec![(Opening::Draw(view.east), hand_evaluator.best_plans(&hand))],
    };
    let trials: Vec<Trial> = openings
        .into_iter()
        .flat_map(|(opening, mut plans)| {
            plans.sort_by(|one, other| other.value.total_cmp(&one.value));
            plans.truncate(WAYS);
            plans.into_iter().map(move |rated| Trial {
                opening,
                plan: rated.plan,
            })
        })
        .collect();
    let gains = sample(view, &trials, SEED, DEALS);
    gains
        .iter()
        .map(|gains| mean(gains))
        .max_by(|one, other| one.total_cmp(other))
}
