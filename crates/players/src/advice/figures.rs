//! The two figures that are told of a hand: how often it goes out, and what it counts then.

use super::calibration::calibrated;
use super::hand_distance::waits;
use super::reach::lacking;
use crate::hand_evaluator::HandEvaluator;
use crate::value_network::Forecast;
use engine::rules::Source;
use engine::tiles::Hand;

/// A hand that lacks one tile counts what it counts with that tile, unless it is thought to count so many times as much in the mean: then it
/// is rather to become another one, and that is what came of such hands (docs/strength.md).
const RATHER: f32 = 2.2;

/// What is told of a hand, in round figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figures {
    /// In how many of a hundred deals it goes out.
    pub percent: u32,
    /// With how many points.
    pub worth: u32,
}

impl Figures {
    /// What wins bring in the mean of all deals, in points of the hand.
    pub fn brings(self) -> f64 {
        f64::from(self.percent) / 100.0 * f64::from(self.worth)
    }

    /// Those of a hand that is left, of which this is foreseen.
    pub fn of(hand_evaluator: &HandEvaluator<'_>, rest: &Hand, outcome: Forecast) -> Self {
        let chance = calibrated(outcome.chance, lacking(hand_evaluator.view, rest));
        let ready = complete(hand_evaluator, rest).filter(|points| outcome.worth < RATHER * points);
        let worth = ready.unwrap_or(outcome.worth);
        Self {
            percent: (chance * 100.0).round() as u32,
            worth: worth.round() as u32,
        }
    }
}

/// What a hand that lacks one tile counts with a discard that completes it, by the scorer, in the mean over those that can still come;
/// `None` if it lacks more.
fn complete(hand_evaluator: &HandEvaluator<'_>, rest: &Hand) -> Option<f32> {
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
