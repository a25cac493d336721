//! Static evaluation of hands, over all plans and all possible discards.

use std::cell::RefCell;
use std::rc::Rc;

use super::chance::Outlook;
use super::score_estimates::ScoreEstimates;
use super::search::{Plan, RatedPlan};
use super::set_plan::SetPlan;
use super::special_hand_search::{SpecialHandSearch, SpecialTarget};
use super::style::Style;
use super::worth::{SPARED_PAYMENT, Worth};
use engine::table::SeatView;
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::waits::{DistanceCache, HandDistance};
use engine::tiles::{Hand, Tile};

/// A plan may lack at most this many tiles more than the nearest plan; others are skipped.
pub(crate) const MAX_DETOUR: u8 = 3;
/// Plans whose upper bound is less than this fraction of the best value are skipped.
pub(crate) const MIN_BOUND: f32 = 0.4;
/// The weight of all plans except the best in the value of a hand, since a flexible hand is better.
const OTHER_PLANS_WEIGHT: f32 = 0.15;

thread_local! {
    /// Caches distances by suit, since most suits are the same in the next turn.
    static SUIT_DISTANCES: RefCell<DistanceCache> = RefCell::new(DistanceCache::default());
}

/// The distance of a hand from an aim, and the tiles that matter for it.
fn distance(shape: Shape, aim: Aim) -> HandDistance {
    SUIT_DISTANCES.with_borrow_mut(|cache| cache.distance(&shape, aim))
}

/// Evaluates hands of the viewer.
#[derive(Clone)]
pub struct HandEvaluator<'a> {
    /// The view.
    pub view: &'a SeatView,
    /// The unseen tiles and remaining turns.
    pub outlook: Outlook,
    /// The score estimates of the rule set.
    pub estimates: Rc<ScoreEstimates>,
    /// The playing style.
    pub style: Style,
}

/// A discard with its value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedDiscard {
    /// The tile.
    pub tile: Tile,
    /// The value of the remaining hand: points times probability.
    pub value: f32,
}

impl<'a> HandEvaluator<'a> {
    /// An evaluator for this view and style.
    pub fn of(view: &'a SeatView, style: Style) -> Self {
        Self {
            view,
            outlook: Outlook::of(view),
            estimates: ScoreEstimates::of(view),
            style,
        }
    }

    /// The best discards, at most `max_count`, the best first, each with the best plans after it.
    pub fn best_discards(
        &self,
        hand: &Hand,
        max_count: usize,
    ) -> Vec<(RatedDiscard, Vec<RatedPlan>)> {
        let target = self.special_target(hand, 0.0);
        let held = hand.playing_tiles();
        let mut discards: Vec<(RatedDiscard, Vec<RatedPlan>)> = self
            .summaries(hand)
            .into_iter()
            .map(|(tile, summary)| {
                let mut plans = summary.best_plans();
                let can_spare = |target: &&SpecialTarget| held[tile] > target.tiles[tile];
                if let Some(target) = target.as_ref().filter(can_spare) {
                    plans.push(target.rated_plan(&hand.melds));
                }
                let value = plans
                    .iter()
                    .map(|rated| rated.value)
                    .fold(summary.value(), f32::max);
                let value = value * self.discard_factor(tile);
                (RatedDiscard { tile, value }, plans)
            })
            .collect();
        discards.sort_by(|(one, _), (other, _)| {
            let unseen = |tile: Tile| self.outlook.unseen(tile);
            let order = other.value.total_cmp(&one.value);
            order.then_with(|| unseen(one.tile).cmp(&unseen(other.tile)))
        });
        discards.truncate(max_count);
        for (discard, plans) in discards.iter_mut().filter(|(_, plans)| plans.is_empty()) {
            // No plan that was considered can spare the tile.
            let mut rest = hand.clone();
            rest.stake.remove(discard.tile);
            *plans = self.best_plans(&rest);
        }
        discards
    }

    /// The best plans for a hand between turns: up to two of sets, the best first, then the best special hand, if one is within reach.
    pub fn best_plans(&self, hand: &Hand) -> Vec<RatedPlan> {
        let target = self.special_target(hand, 0.0);
        let mut plans = self.summary(hand).best_plans();
        plans.extend(target.map(|target| target.rated_plan(&hand.melds)));
        plans
    }

    /// The value of a hand between turns: points times probability.
    pub fn between_turns(&self, hand: &Hand) -> f32 {
        let value = self.summary(hand).value();
        let target = self.special_target(hand, value);
        target.map_or(value, |target| target.value)
    }

    /// The best special hand whose value is above `minimum`.
    pub(super) fn special_target(&self, hand: &Hand, minimum: f32) -> Option<SpecialTarget> {
        let search = SpecialHandSearch {
            view: self.view,
            outlook: &self.outlook,
            estimates: &self.estimates,
            style: self.style,
        };
        search.special_target(hand, minimum)
    }

    /// The factor on a value if this tile is discarded, by style.
    fn discard_factor(&self, tile: Tile) -> f32 {
        let unseen = self.outlook.unseen(tile);
        self.style
            .discard_factor(tile, unseen, self.view.live_left, &self.view.rules)
    }

    /// The plans for a hand between turns, summed up.
    fn summary(&self, hand: &Hand) -> PlanSummary {
        let shape = Shape::of(&hand.stake);
        let worth = Worth::of(self.view, &self.estimates, &hand.stake, &hand.melds);
        let mut summary = PlanSummary::default();
        let mut nearest = u8::MAX;
        for plan in self.plans(hand) {
            let lacking = shape.lacking(plan.aim);
            nearest = nearest.min(lacking);
            let best = summary.plans[0].map_or(0.0, |best| best.value);
            if lacking <= nearest + MAX_DETOUR && self.may_matter(plan, lacking, worth, best) {
                summary.add(self.plan_value(plan, shape, worth));
            }
        }
        summary
    }

    /// The best discard in the player's turn; `None` if the hand has only bonus tiles.
    pub fn best_discard(&self, hand: &Hand) -> Option<RatedDiscard> {
        let summaries = self.summaries(hand);
        let rated = || {
            summaries
                .iter()
                .map(|(tile, summary)| (*tile, summary.value() * self.discard_factor(*tile)))
        };
        let best = rated().map(|(_, value)| value).fold(0.0, f32::max);
        let seen = |tile: Tile| 4 - self.outlook.unseen(tile).min(4);
        let best_of = |is_allowed: &dyn Fn(Tile) -> bool| {
            rated()
                .filter(|(tile, _)| is_allowed(*tile))
                .max_by(|one, other| {
                    let order = one.1.total_cmp(&other.1);
                    order.then_with(|| seen(one.0).cmp(&seen(other.0)))
                })
                .map(|(tile, value)| RatedDiscard { tile, value })
        };
        self.special_target(hand, best)
            .and_then(|target| {
                let held = hand.playing_tiles();
                let discard = best_of(&|tile| held[tile] > target.tiles[tile])?;
                let value = target.value;
                Some(RatedDiscard { value, ..discard })
            })
            .or_else(|| best_of(&|_| true))
    }

    /// The plans after each possible discard, summed up.
    fn summaries(&self, hand: &Hand) -> Vec<(Tile, PlanSummary)> {
        let shape = Shape::of(&hand.stake);
        let mut stake = hand.stake.clone();
        let full_worth = Worth::of(self.view, &self.estimates, &stake, &hand.melds);
        let mut discards: Vec<(Tile, Worth, PlanSummary)> = hand
            .stake
            .kinds()
            .filter(|(tile, _)| !tile.is_bonus())
            .map(|(tile, _)| {
                if tile.is_minor() && !self.estimates.minors_matter {
                    return (tile, full_worth, PlanSummary::default());
                }
                stake.remove(tile);
                let worth = Worth::of(self.view, &self.estimates, &stake, &hand.melds);
                stake.add(tile);
                (tile, worth, PlanSummary::default())
            })
            .collect();
        let mut nearest = u8::MAX;
        let mut best = 0.0_f32;
        for plan in self.plans(hand) {
            let lacking = shape.lacking(plan.aim);
            nearest = nearest.min(lacking);
            if lacking > nearest + MAX_DETOUR || !self.may_matter(plan, lacking, full_worth, best) {
                continue;
            }
            let spare = distance(shape, plan.aim).spare;
            // All tiles that the plan does not use leave the same hand.
            let mut unused = None;
            for (tile, worth, summary) in &mut discards {
                if !spare.has(*tile) {
                    continue;
                }
                let (lacking, chance) = if plan.aim.uses(*tile) {
                    self.lacking_and_chance(plan, shape.without(*tile))
                } else {
                    *unused
                        .get_or_insert_with(|| self.lacking_and_chance(plan, shape.without(*tile)))
                };
                let plan_value = self.value_with_chance(plan, lacking, chance, *worth);
                best = best.max(plan_value.value);
                summary.add(plan_value);
            }
        }
        discards
            .into_iter()
            .map(|(tile, _, summary)| (tile, summary))
            .collect()
    }

    fn plans(&self, hand: &Hand) -> impl Iterator<Item = SetPlan> {
        let with_closed = self.estimates.closed_matters;
        SetPlan::possible(&hand.melds, &self.view.rules.options, with_closed)
    }

    /// Whether a plan's upper bound is high enough compared with the best value.
    fn may_matter(&self, plan: SetPlan, lacking: u8, worth: Worth, best: f32) -> bool {
        let chance = self.outlook.upper_bound(lacking, plan.acquisition);
        self.value_with_chance(plan, lacking, chance, worth).value >= MIN_BOUND * best
    }

    /// The value of every plan for a hand between turns.
    pub(super) fn all_plan_values(&self, hand: &Hand) -> Vec<PlanValue> {
        let shape = Shape::of(&hand.stake);
        let worth = Worth::of(self.view, &self.estimates, &hand.stake, &hand.melds);
        let plans = self.plans(hand);
        plans
            .map(|plan| self.plan_value(plan, shape, worth))
            .collect()
    }

    /// All plans of sets and a pair for a hand between turns.
    pub(super) fn rated_set_plans(&self, hand: &Hand) -> Vec<RatedPlan> {
        let all = self.all_plan_values(hand).into_iter();
        all.map(PlanValue::rated).collect()
    }

    /// The points of any sets and a pair, without what a plan adds.
    pub(super) fn ordinary_worth(&self, hand: &Hand) -> f32 {
        let worth = Worth::of(self.view, &self.estimates, &hand.stake, &hand.melds);
        let plan = SetPlan::regular(&hand.melds, &self.view.rules.options);
        worth.of_plan(plan, self.estimates.pattern(plan.pattern, plan.closed))
    }

    fn plan_value(&self, plan: SetPlan, shape: Shape, worth: Worth) -> PlanValue {
        let (lacking, chance) = self.lacking_and_chance(plan, shape);
        self.value_with_chance(plan, lacking, chance, worth)
    }

    /// The number of tiles lacking for a plan, and the probability of getting them.
    fn lacking_and_chance(&self, plan: SetPlan, shape: Shape) -> (u8, f32) {
        let HandDistance {
            lacking, useful, ..
        } = distance(shape, plan.aim);
        let live = self.outlook.live(useful);
        let chance = self
            .outlook
            .chance_of_completing(lacking, live, plan.acquisition);
        (lacking, chance)
    }

    fn value_with_chance(
        &self,
        plan: SetPlan,
        lacking: u8,
        chance: f32,
        worth: Worth,
    ) -> PlanValue {
        let worth = worth.of_plan(plan, self.estimates.pattern(plan.pattern, plan.closed));
        PlanValue {
            plan,
            lacking,
            chance,
            worth,
            value: self.style.value(chance, worth + SPARED_PAYMENT) * self.style.preference(plan),
        }
    }
}

/// The value of a plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlanValue {
    /// The plan.
    pub plan: SetPlan,
    /// Number of tiles it lacks.
    pub lacking: u8,
    /// The probability of getting them in time.
    pub chance: f32,
    /// The points it would count.
    pub worth: f32,
    /// Its value to the player, by style.
    pub value: f32,
}

impl PlanValue {
    fn rated(self) -> RatedPlan {
        RatedPlan {
            plan: Plan::from_sets(self.plan),
            chance: self.chance,
            worth: self.worth,
            value: self.value,
        }
    }
}

/// The values of several plans.
#[derive(Clone, Copy, Debug, Default)]
struct PlanSummary {
    /// The two best plans, the best first.
    plans: [Option<PlanValue>; 2],
    /// The sum of the values of all plans.
    sum: f32,
}

impl PlanSummary {
    fn add(&mut self, plan_value: PlanValue) {
        self.sum += plan_value.value;
        let [first, second] = &mut self.plans;
        let beats = |other: &Option<PlanValue>| {
            let is_lower = |other: PlanValue| other.value < plan_value.value;
            other.is_none_or(is_lower)
        };
        if beats(first) {
            *second = first.replace(plan_value);
        } else if beats(second) {
            *second = Some(plan_value);
        }
    }

    fn value(&self) -> f32 {
        let best = self.plans[0].map_or(0.0, |plan_value| plan_value.value);
        best + OTHER_PLANS_WEIGHT * (self.sum - best)
    }

    fn best_plans(&self) -> Vec<RatedPlan> {
        let plans = self.plans.into_iter().flatten();
        plans.map(PlanValue::rated).collect()
    }
}
