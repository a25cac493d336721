//! A move's assessment: what the hand it leaves can become, and what that is worth.

use super::comparison::Comparison;
use super::figures::Figures;
use super::hand_goal::HandGoal;
use super::move_evaluator::MoveEvaluator;
use super::named_plan::{lacked, named_plan};
use super::reach::lacking;
use super::threat::Threat;
use super::valued_moves::{DiscardOption, MoveValue};
use crate::feeding::Feed;
use crate::hand_evaluator::HandEvaluator;
use crate::search::{Plan, PlanGoal, RatedPlan};
use engine::rules::RowId;
use engine::tiles::{Counts, Hand, Tile, TileSet};

/// A hand that counts this much on average does so because it may become one of thousands of points.
pub(super) const HIGH: u32 = 200;
/// An average this high needs an explanation, unless it is that of one special hand.
const NEEDS_EXPLANATION: u32 = 300;

/// What a move leaves, and what that is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment {
    /// The tile discarded, or the one claimed or melded if nothing is discarded.
    pub tile: Tile,
    /// What to play for.
    pub goal: HandGoal,
    /// How many tiles the hand lacks for that.
    pub lacking: u8,
    /// How many it lacks for any sets and a pair.
    pub nearest: u8,
    /// The kinds that can still come and bring it nearer to a hand that can still be completed.
    pub useful: TileSet,
    /// How many tiles of these kinds the viewer has not seen.
    pub live: u32,
    /// What the hand counts on average if it goes out: by the scorer if it lacks one tile, else by the value network.
    pub worth: u32,
    /// The estimated chance of that, in percent.
    pub percent: u32,
    /// The estimated chance that another player goes out with the tile, in percent; only in lists of moves.
    pub danger: Option<u32>,
    /// Who may go out with the tile, if enough is known of them; only in lists of moves.
    pub threat: Option<Threat>,
    /// What the tile may give to another hand, if that matters; only in lists of moves.
    pub feed: Option<Feed>,
    /// How the move compares with the advised one; only in lists of moves.
    pub comparison: Option<Comparison>,
    /// The plan that leads to the goal.
    pub(super) plan: Plan,
}

impl Assessment {
    /// The assessment of a discard.
    pub(super) fn of_discard(
        evaluator: &MoveEvaluator<'_>,
        discard: &DiscardOption,
    ) -> Option<Self> {
        let rest = (&discard.rest, discard.value.figures);
        Self::of(
            &evaluator.hand_evaluator,
            discard.tile,
            rest,
            &discard.plans,
        )
    }

    /// The same, compared with the advised move.
    pub(super) fn compared(self, own: MoveValue, advised: MoveValue) -> Self {
        let comparison = Some(Comparison::of(own, advised));
        Self { comparison, ..self }
    }

    /// The assessment of a move that leaves this hand with these figures and plans.
    pub(super) fn of(
        hand_evaluator: &HandEvaluator<'_>,
        tile: Tile,
        (hand, Figures { percent, worth }): (&Hand, Figures),
        plans: &[RatedPlan],
    ) -> Option<Self> {
        let nearest = lacking(hand_evaluator.view, hand);
        let plan = named_plan(hand_evaluator, hand, plans);
        let (lacking, useful) = lacked(&hand_evaluator.outlook, hand, &plan);
        let closed = counts_more_closed(hand_evaluator, &plan);
        Some(Self {
            tile,
            goal: HandGoal::of(&plan, closed),
            lacking,
            nearest,
            useful,
            live: hand_evaluator.outlook.live(useful),
            worth,
            percent,
            danger: None,
            threat: None,
            feed: None,
            comparison: None,
            plan,
        })
    }

    /// The special hand to play for, by the id of its row, and its tiles.
    pub fn special(&self) -> Option<(&RowId, &Counts)> {
        match (&self.plan.goal, &self.plan.special) {
            (PlanGoal::Special(row), Some(tiles)) => Some((row, tiles)),
            _ => None,
        }
    }

    /// Whether rare expensive hands make up much of the average worth, which then needs an explanation.
    pub fn is_high_on_average(&self) -> bool {
        self.worth >= NEEDS_EXPLANATION && self.special().is_none()
    }

    /// Whether another kind of hand than the one to play for is nearer.
    pub fn has_nearer_hand(&self) -> bool {
        !self.goal.is_ordinary() && self.nearest < self.lacking
    }

    /// Whether the same goal is nearer than after another move.
    pub(super) fn is_nearer_than(&self, other: &Self) -> bool {
        self.goal == other.goal && self.lacking < other.lacking
    }

    /// Whether the same goal is as near as after another move, but more unseen tiles help.
    pub(super) fn helped_more_than(&self, other: &Self) -> bool {
        self.goal == other.goal && self.lacking == other.lacking && self.live > other.live
    }
}

/// Whether a plan draws every tile of a hand that counts more for it.
pub(super) fn counts_more_closed(hand_evaluator: &HandEvaluator<'_>, plan: &Plan) -> bool {
    match &plan.goal {
        PlanGoal::Special(_) => false,
        PlanGoal::Sets(pattern, closed) => {
            *closed && hand_evaluator.estimates.counts_more_closed(*pattern)
        }
    }
}
