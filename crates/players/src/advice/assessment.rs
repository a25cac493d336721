//! The assessment of a move: the goal of the hand it leaves, and how likely and valuable that is.

use super::comparison::Comparison;
use super::figures::Figures;
use super::hand_goal::HandGoal;
use super::move_evaluator::MoveEvaluator;
use super::named_plan::{named_plan, plan_distance};
use super::preference::Preference;
use super::reach::{Reach, lacking};
use super::simple::Remark;
use super::threat::{Risk, Threat};
use super::valued_moves::{DiscardOption, MoveValue};
use crate::feeding::{Feed, pays_all_double};
use crate::hand_evaluator::HandEvaluator;
use crate::search::{Plan, PlanGoal, RatedPlan};
use engine::rules::RowId;
use engine::tiles::{Counts, Hand, Tile, TileSet};

/// An average worth of at least this is called high: rare hands of thousands of points contribute much to it.
pub(super) const HIGH: u32 = 200;
/// An average worth of at least this needs an explanation, unless the goal is a special hand.
const NEEDS_EXPLANATION: u32 = 300;

/// The goal of the hand that a move leaves, with its chance and worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment {
    /// The tile discarded; if nothing is, the one that is claimed, passed on or melded. In a `MoveOutcome` it has no meaning.
    pub tile: Tile,
    /// The goal to play for.
    pub goal: HandGoal,
    /// How many tiles the hand lacks for the goal.
    pub lacking: u8,
    /// How many tiles it lacks for an ordinary hand: sets of any kind and a pair.
    pub nearest: u8,
    /// The kinds that bring it nearer to a hand that can still be completed, and can themselves still come.
    pub useful: TileSet,
    /// How many tiles of these kinds the viewer has not seen.
    pub live: u32,
    /// The average score of the hand if it goes out. If the hand lacks one tile, it comes from the scorer, unless the value network expects
    /// much more; otherwise from the network. 0 in simple tips, like the chance.
    pub worth: u32,
    /// The estimated chance of going out, in percent.
    pub percent: u32,
    /// The estimated chance that another player goes out with the tile, in percent; only in lists and comparisons of moves.
    pub danger: Option<u32>,
    /// Who may go out with the tile, if enough is known of them; only in lists and comparisons of moves.
    pub threat: Option<Threat>,
    /// What the tile may give to another hand, if that matters; only in lists of moves.
    pub feed: Option<Feed>,
    /// How the move compares with the advised one; only in lists of moves.
    pub comparison: Option<Comparison>,
    /// What speaks against the move; only in lists of moves for simple tips.
    pub remark: Option<Remark>,
    /// Whether the viewer, as East, pays every winner double.
    pub(super) pays_all_double: bool,
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

    /// This assessment, with a comparison of its move with the advised one and the highest value, as in `Comparison::of`.
    pub(super) fn compared(
        self,
        own: MoveValue,
        advised: (MoveValue, MoveValue),
        preference: Option<Preference>,
    ) -> Self {
        let comparison = Some(Comparison::of(own, advised, preference));
        Self { comparison, ..self }
    }

    /// The assessment of a move that leaves this hand, with these figures and plans. `tile` is the one it is about.
    pub(super) fn of(
        hand_evaluator: &HandEvaluator<'_>,
        tile: Tile,
        (hand, figures): (&Hand, Figures),
        plans: &[RatedPlan],
    ) -> Option<Self> {
        let plan = named_plan(hand_evaluator, (hand, figures.worth), plans);
        Some(Self::for_plan(hand_evaluator, tile, (hand, figures), plan))
    }

    /// The assessment of a move that leaves this hand, with this plan.
    pub(super) fn for_plan(
        hand_evaluator: &HandEvaluator<'_>,
        tile: Tile,
        (hand, Figures { percent, worth }): (&Hand, Figures),
        plan: Plan,
    ) -> Self {
        let nearest = lacking(hand_evaluator.view, hand);
        let (lacking, useful) = plan_distance(&hand_evaluator.outlook, hand, &plan);
        let closed = counts_more_closed(hand_evaluator, &plan);
        Self {
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
            remark: None,
            pays_all_double: pays_all_double(hand_evaluator.view),
            plan,
        }
    }

    /// The risk that somebody goes out with the tile; `None` if it is small or not estimated.
    pub fn risk(&self) -> Option<Risk> {
        Risk::of(self.danger?, self.threat, self.pays_all_double)
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

    /// Whether an ordinary hand is nearer than the goal.
    pub fn has_nearer_hand(&self) -> bool {
        !self.goal.is_ordinary() && self.nearest < self.lacking
    }

    /// How near the hand is to the goal.
    pub(super) fn reach(&self) -> Reach {
        Reach {
            lacking: self.lacking,
            live: self.live,
        }
    }

    /// Whether the goal is the same as after another move, and nearer.
    pub(super) fn is_nearer_than(&self, other: &Self) -> bool {
        self.goal == other.goal && self.lacking < other.lacking
    }

    /// Whether the goal is the same as after another move and as near, but more unseen tiles help.
    pub(super) fn has_more_useful_tiles_than(&self, other: &Self) -> bool {
        self.goal == other.goal && self.lacking == other.lacking && self.live > other.live
    }
}

/// Whether a plan is to draw every tile because the hand then counts more.
pub(super) fn counts_more_closed(hand_evaluator: &HandEvaluator<'_>, plan: &Plan) -> bool {
    match &plan.goal {
        PlanGoal::Special(_) => false,
        PlanGoal::Sets(pattern, closed) => {
            *closed && hand_evaluator.estimates.counts_more_closed(*pattern)
        }
    }
}
