//! Kongs in the viewer's own turn.

use super::assessment::Assessment;
use super::claim_reason::Change;
use super::move_evaluator::MoveEvaluator;
use super::reach::{Reach, lacking};
use super::valued_moves::{DiscardOption, MoveValue};
use crate::turn::with_kong;
use engine::table::{Move, SeatView};
use engine::tiles::{Hand, Tile};

/// A Kong that can be made.
pub(super) struct OwnKong {
    /// The tile of the Kong.
    pub tile: Tile,
    /// The hand it leaves.
    pub rest: Hand,
    /// The value of making it.
    pub value: MoveValue,
}

impl OwnKong {
    /// The Kong of this tile.
    pub fn of(evaluator: &MoveEvaluator<'_>, tile: Tile) -> Self {
        let rest = with_kong(&evaluator.hand_evaluator.view.me().hand(), tile);
        let value = evaluator.move_value(Move::Kong(tile), &rest, None, 0);
        Self { tile, rest, value }
    }

    /// The best Kong, if it is at least as good as the best discard.
    pub fn advised(evaluator: &MoveEvaluator<'_>, best: &DiscardOption) -> Option<Self> {
        let view = evaluator.hand_evaluator.view;
        let kongs = possible(view).map(|tile| Self::of(evaluator, tile));
        let good = kongs.filter(|kong| kong.value.order(&best.value).is_ge());
        good.max_by(|one, other| one.value.order(&other.value))
    }

    /// Whether it leaves the hand farther from Mah Jongg than the best discard.
    pub fn is_farther(&self, view: &SeatView, best: &DiscardOption) -> bool {
        lacking(view, &self.rest) > lacking(view, &best.rest)
    }

    /// The average worth of the hand with the Kong and without it, if with it fewer tiles help but the hand counts more.
    pub fn worth_change(
        &self,
        evaluator: &MoveEvaluator<'_>,
        best: &DiscardOption,
        without: &Assessment,
    ) -> Option<Change> {
        let (after, now) = (self.assess(evaluator)?.worth, without.worth);
        let reach = |hand: &Hand| Reach::of(&evaluator.hand_evaluator, hand);
        let fewer_help = reach(&best.rest).is_better_than(reach(&self.rest));
        (fewer_help && after > now).then_some(Change { after, now })
    }

    /// The assessment of the hand after the Kong.
    pub fn assess(&self, evaluator: &MoveEvaluator<'_>) -> Option<Assessment> {
        let hand_evaluator = &evaluator.hand_evaluator;
        let plans = hand_evaluator.best_plans(&self.rest);
        let rest = (&self.rest, self.value.figures);
        Assessment::of(hand_evaluator, self.tile, rest, &plans)
    }
}

/// The tiles of which the viewer can make a Kong in their turn.
pub(super) fn possible(view: &SeatView) -> impl Iterator<Item = Tile> {
    view.legal().into_iter().filter_map(|choice| match choice {
        Move::Kong(tile) => Some(tile),
        _ => None,
    })
}
