//! The two figures shown for a hand: its chance of going out and the points it then counts.

use super::calibration::calibrated;
use super::hand_distance::waits;
use super::reach::lacking;
use crate::hand_evaluator::HandEvaluator;
use crate::value_network::Forecast;
use engine::rules::Source;
use engine::tiles::Hand;

/// For a hand that lacks one tile, the score that it will have with that tile is shown, unless the network expects this many times as much:
/// then it will more likely become another hand, as the results of such hands show (docs/strength.md).
const OTHER_HAND_RATIO: f32 = 2.2;

/// The rounded figures of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figures {
    /// The chance that it goes out, in percent.
    pub percent: u32,
    /// The points it then counts.
    pub worth: u32,
}

impl Figures {
    /// The chance times the worth: the expected points of the hand.
    pub fn expected_points(self) -> f64 {
        f64::from(self.percent) / 100.0 * f64::from(self.worth)
    }

    /// The figures of a hand with this forecast.
    pub fn of(hand_evaluator: &HandEvaluator<'_>, rest: &Hand, forecast: Forecast) -> Self {
        let chance = calibrated(forecast.chance, lacking(hand_evaluator.view, rest));
        let complete_score = score_when_complete(hand_evaluator, rest)
            .filter(|points| forecast.worth < OTHER_HAND_RATIO * points);
        let worth = complete_score.unwrap_or(forecast.worth);
        Self {
            percent: (chance * 100.0).round() as u32,
            worth: worth.round() as u32,
        }
    }
}

/// The score that a hand lacking one tile will have when a discard completes it, averaged over the tiles that can still come; `None` if it
/// lacks more.
fn score_when_complete(hand_evaluator: &HandEvaluator<'_>, rest: &Hand) -> Option<f32> {
    let view = hand_evaluator.view;
    let (mut points, mut tiles) = (0.0, 0.0);
    for tile in waits(view, rest) {
        let mut hand = rest.clone();
        hand.stake.add(tile);
        let situation = view.situation(Some(view.win(tile, Source::Discard)));
        if let Some(score) = view.rules.score(&hand, &situation) {
            let unseen = f32::from(hand_evaluator.outlook.unseen(tile));
            points += unseen * score.total as f32;
            tiles += unseen;
        }
    }
    (tiles > 0.0).then(|| points / tiles)
}
