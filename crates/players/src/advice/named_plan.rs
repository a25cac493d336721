//! The plan that advice names for a hand, and the hand's distance from a plan. A plan is named only if the hand really goes there, by the tiles
//! that help or by the points that it is worth.

use super::reach::{any_sets, useful};
use crate::chance::Outlook;
use crate::completion_odds::Acquisition;
use crate::hand_evaluator::HandEvaluator;
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

/// A hand on the way to any sets and a pair, with which plans are compared.
struct AnyHand<'a> {
    outlook: &'a Outlook,
    hand: &'a Hand,
    lacking: u8,
    useful: TileSet,
    /// How many more tiles a plan may lack.
    farther: u8,
    /// Whether it is worth so much more than an ordinary hand that its points come from a plan.
    is_dear: bool,
}

/// Of these plans, the one to name for a hand that counts so many points if it goes out.
pub(super) fn named_plan(
    hand_evaluator: &HandEvaluator<'_>,
    (hand, worth): (&Hand, u32),
    plans: &[RatedPlan],
) -> Plan {
    let (view, outlook) = (hand_evaluator.view, &hand_evaluator.outlook);
    let ordinary = hand_evaluator.ordinary_worth(hand);
    let (lacking, useful) = useful(outlook, hand, any_sets(view, hand));
    let any = AnyHand {
        outlook,
        hand,
        lacking,
        useful,
        // A newcomer should play for the nearest hand.
        farther: match hand_evaluator.style == Style::NEWCOMER {
            true => 0,
            false => MAX_FARTHER,
        },
        is_dear: worth as f32 >= DEAR * ordinary,
    };
    let leading = plans.iter().filter(|rated| any.leads_to(rated));
    match leading.max_by(|one, other| one.value.total_cmp(&other.value)) {
        Some(rated) => rated.plan.clone(),
        None => Plan::regular(&hand.melds, view.rules.options.chow_limit()),
    }
}

impl AnyHand<'_> {
    /// Whether the hand really goes to this plan, which can still be completed: the plan is hardly less likely than any hand, and if it is no
    /// nearer, most tiles that help any hand help it too; or the points come from it, and many tiles that help lead there.
    fn leads_to(&self, rated: &RatedPlan) -> bool {
        let (lacking, useful) = plan_distance(self.outlook, self.hand, &rated.plan);
        let is_possible = lacking == 0 || self.outlook.live(useful) > 0;
        let shared: TileSet = self
            .useful
            .iter()
            .filter(|tile| useful.has(*tile))
            .collect();
        let [shared, any] = [shared, self.useful].map(|tiles| self.outlook.live(tiles));
        let is_helped = lacking < self.lacking || 2 * shared >= any;
        let is_likely = rated.chance >= MIN_RELATIVE_CHANCE * self.chance(rated.plan.closed);
        let is_near = lacking <= self.lacking + self.farther;
        let is_by_points = self.is_dear
            && lacking <= self.lacking + MAX_FARTHER
            && (lacking < self.lacking || MIN_SHARE * shared >= any);
        is_possible && (is_near && is_helped && is_likely || is_by_points)
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
