//! The plan that advice names for a hand, and the hand's distance from a plan.

use super::reach::{lacking, useful};
use crate::chance::Outlook;
use crate::hand_evaluator::HandEvaluator;
use crate::search::{Plan, PlanGoal, RatedPlan};
use crate::style::Style;
use engine::tiles::{Hand, Tile, TileSet};

/// A plan is named only if its chance is at least this fraction of the likeliest plan's.
const MIN_RELATIVE_CHANCE: f32 = 0.7;
/// For experienced players a named plan may lack this many tiles more than the nearest hand.
const MAX_FARTHER: u8 = 1;

/// The groups of an aim that excludes no tiles.
const EVERY_GROUP: u8 = 0b1111;

/// Of these plans, the one to name for a hand.
pub(super) fn named_plan(
    hand_evaluator: &HandEvaluator<'_>,
    hand: &Hand,
    plans: &[RatedPlan],
) -> Plan {
    // A newcomer should play for the nearest hand.
    let farther = match hand_evaluator.style == Style::NEWCOMER {
        true => 0,
        false => MAX_FARTHER,
    };
    let within = lacking(hand_evaluator.view, hand) + farther;
    match most_promising(&hand_evaluator.outlook, hand, plans, within) {
        Some(rated) => rated.plan.clone(),
        None => Plan::regular(&hand.melds, hand_evaluator.view.rules.options.chow_limit()),
    }
}

/// The most valuable of the likely plans for which a hand lacks at most this many tiles.
fn most_promising<'a>(
    outlook: &Outlook,
    hand: &Hand,
    plans: &'a [RatedPlan],
    within: u8,
) -> Option<&'a RatedPlan> {
    let is_near = |rated: &&RatedPlan| plan_distance(outlook, hand, &rated.plan).0 <= within;
    let near = plans.iter().filter(is_near);
    let chances = near.clone().map(|rated| rated.chance);
    let min_chance = MIN_RELATIVE_CHANCE * chances.fold(0.0, f32::max);
    let likely = near.filter(|rated| rated.chance >= min_chance);
    likely.max_by(|one, other| one.value.total_cmp(&other.value))
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
