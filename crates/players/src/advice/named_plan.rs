//! The plan that advice names for a hand, and the hand's distance from a plan. A plan is named only if the hand really goes there, by the tiles
//! that help or by the points that it is worth.

use super::reach::{any_sets, useful};
use crate::chance::Outlook;
use crate::completion_odds::Acquisition;
use crate::hand_evaluator::HandEvaluator;
use crate::score_estimates::HandPattern;
use crate::search::{Plan, PlanGoal, RatedPlan};
use crate::style::Style;
use engine::tiles::{Hand, Tile, TileSet};

/// A plan is named only if its chance is at least this fraction of that of any hand.
const MIN_RELATIVE_CHANCE: f32 = 0.7;
/// A named plan may lack this many tiles more than the nearest hand, for experienced players or if the points come from it.
const MAX_FARTHER: u8 = 1;
/// The points of a hand come from a plan if they are this many times those of an ordinary hand.
const DEAR: f32 = 2.0;
/// One of this many tiles that help any hand must help a plan from which the points come.
const MIN_SHARE: u32 = 3;

/// The groups of an aim that excludes no tiles.
const EVERY_GROUP: u8 = 0b1111;

/// The hand on its way to any sets and a pair. Plans are compared with this.
struct AnyHand<'a> {
    outlook: &'a Outlook,
    hand: &'a Hand,
    lacking: u8,
    useful: TileSet,
}

/// A plan, and how far the hand is from it.
struct Candidate {
    rated: RatedPlan,
    lacking: u8,
    /// How many of the tiles that help any hand help the plan too.
    shared: u32,
}

/// The plan to name for a hand that counts so many points if it goes out: one of sets and a pair, or of these plans a special hand. The hand
/// goes to a plan that is hardly less likely than any hand and, if it is no nearer, is helped by most tiles that help any hand. Or its points
/// come from a plan; then the nearest is named that many tiles help.
pub(super) fn named_plan(
    hand_evaluator: &HandEvaluator<'_>,
    (hand, worth): (&Hand, u32),
    plans: &[RatedPlan],
) -> Plan {
    let (view, outlook) = (hand_evaluator.view, &hand_evaluator.outlook);
    let (lacking, useful) = useful(outlook, hand, any_sets(view, hand));
    let any = AnyHand {
        outlook,
        hand,
        lacking,
        useful,
    };
    let of_sets = hand_evaluator.rated_set_plans(hand).into_iter();
    let ordinary = Plan::regular(&hand.melds, view.rules.options.chow_limit());
    let special = plans.iter().filter(|rated| rated.plan.special.is_some());
    let all = of_sets.chain(special.cloned());
    let all = all.filter(|rated| rated.plan.goal != ordinary.goal);
    let candidates: Vec<Candidate> = all.filter_map(|rated| any.candidate(rated)).collect();
    let live = outlook.live(useful);
    // A newcomer should play for the nearest hand.
    let farther = match hand_evaluator.style == Style::NEWCOMER {
        true => 0,
        false => MAX_FARTHER,
    };
    let by_tiles = candidates.iter().filter(|candidate| {
        let is_helped = candidate.lacking < lacking || 2 * candidate.shared >= live;
        let likely = MIN_RELATIVE_CHANCE * any.chance(candidate.rated.plan.closed);
        candidate.lacking <= lacking + farther && is_helped && candidate.rated.chance >= likely
    });
    let best = by_tiles.max_by(|one, other| one.rated.value.total_cmp(&other.rated.value));
    let is_dear = || worth as f32 >= DEAR * hand_evaluator.ordinary_worth(hand);
    let best = best.or_else(|| {
        let by_points = candidates.iter().filter(|candidate| {
            let is_helped = candidate.lacking < lacking || MIN_SHARE * candidate.shared >= live;
            let is_any = matches!(
                candidate.rated.plan.goal,
                PlanGoal::Sets(HandPattern::Any, _)
            );
            candidate.lacking <= lacking + MAX_FARTHER && is_helped && !is_any
        });
        let nearest = by_points.max_by(|one, other| {
            let nearer = other.lacking.cmp(&one.lacking);
            nearer.then_with(|| one.rated.value.total_cmp(&other.rated.value))
        });
        nearest.filter(|_| is_dear())
    });
    best.map_or(ordinary, |candidate| candidate.rated.plan.clone())
}

impl AnyHand<'_> {
    /// Measures the hand against a plan; `None` if the plan can no longer be completed.
    fn candidate(&self, rated: RatedPlan) -> Option<Candidate> {
        let (lacking, useful) = plan_distance(self.outlook, self.hand, &rated.plan);
        let is_possible = lacking == 0 || self.outlook.live(useful) > 0;
        let shared = self.useful.iter().filter(|tile| useful.has(*tile));
        let shared = self.outlook.live(shared.collect());
        is_possible.then_some(Candidate {
            rated,
            lacking,
            shared,
        })
    }

    /// The chance of completing any hand, with every tile drawn or not.
    fn chance(&self, closed: bool) -> f32 {
        let acquisition = match closed {
            true => Acquisition::Drawn,
            false => Acquisition::Sets,
        };
        let live = self.outlook.live(self.useful);
        self.outlook
            .chance_of_completing(self.lacking, live, acquisition)
    }
}

/// How many tiles a hand lacks for a plan, and the kinds that can still come and bring it nearer, if the plan can still be completed.
pub(super) fn plan_distance(outlook: &Outlook, hand: &Hand, plan: &Plan) -> (u8, TileSet) {
    match &plan.special {
        Some(special) => {
            let held = hand.playing_tiles();
            let short = |tile: &Tile| special[*tile].saturating_sub(held[*tile]);
            let kinds = || special.kinds().map(|(tile, _)| tile);
            let lacking = kinds().map(|tile| short(&tile)).sum();
            match kinds().all(|tile| short(&tile) <= outlook.unseen(tile)) {
                true => (lacking, kinds().filter(|tile| short(tile) > 0).collect()),
                false => (lacking, TileSet::default()),
            }
        }
        None => useful(outlook, hand, plan.aim),
    }
}

/// Whether a plan excludes some suits or the honours, but not this tile, which should therefore be kept.
pub(super) fn plan_keeps(plan: &Plan, tile: Tile) -> bool {
    let aim = plan.aim;
    matches!(plan.goal, PlanGoal::Sets(..)) && aim.groups != EVERY_GROUP && aim.uses(tile)
}
