//! What a hand promises: over all plans, and over all tiles that might be thrown.

use std::cell::RefCell;
use std::rc::Rc;

use super::chance::Outlook;
use super::plan::Plan;
use super::score_estimates::ScoreEstimates;
use super::search::{Course, Way};
use super::special::{Hunter, Target};
use super::style::Style;
use super::worth::{SPARED, Worth};
use engine::table::SeatView;
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::waits::{Memo, Near};
use engine::tiles::{Hand, Tile};

/// Plans lacking more tiles than the nearest plan by more than this are not looked at.
const DETOUR: u8 = 3;
/// Plans that promise less than this part of the best one even if all goes well are not looked at more closely.
const WORTH_A_LOOK: f32 = 0.4;
/// Part of their promise that plans beside the best one add: a hand that can go two ways is better.
const BESIDE: f32 = 0.15;

thread_local! {
    /// What tiles change in the suits that were looked at: most of them come again in the next turn.
    static SUITS: RefCell<Memo> = RefCell::new(Memo::default());
}

/// How near a hand is to an aim.
fn near(shape: Shape, aim: Aim) -> Near {
    SUITS.with_borrow_mut(|suits| suits.near(&shape, aim))
}

/// A player's thoughts about its own hand.
#[derive(Clone)]
pub struct Prospect<'a> {
    /// What the player sees.
    pub view: &'a SeatView,
    /// What it can count on.
    pub outlook: Outlook,
    /// What everything brings.
    pub estimates: Rc<ScoreEstimates>,
    /// What it likes.
    pub style: Style,
}

/// A tile to throw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Throw {
    /// The tile that is discarded.
    pub tile: Tile,
    /// Points times chance of the hand that is left.
    pub value: f32,
}

impl<'a> Prospect<'a> {
    /// What this player can think now.
    pub fn of(view: &'a SeatView, style: Style) -> Self {
        Self {
            view,
            outlook: Outlook::of(view),
            estimates: ScoreEstimates::of(view),
            style,
        }
    }

    /// The best tiles to throw, the best first, each with the best ways to go on.
    pub fn best_throws(&self, hand: &Hand, most: usize) -> Vec<(Throw, Vec<Way>)> {
        let target = self.target(hand, 0.0);
        let held = hand.playing_tiles();
        let mut throws: Vec<(Throw, Vec<Way>)> = self
            .promises(hand)
            .into_iter()
            .map(|(tile, promise)| {
                let mut ways = promise.ways();
                let wanted = |target: &&Target| held[tile] > target.tiles[tile];
                if let Some(target) = target.as_ref().filter(wanted) {
                    ways.push(target.way(&hand.melds));
                }
                let value = ways
                    .iter()
                    .map(|way| way.value)
                    .fold(promise.value(), f32::max);
                let value = value * self.after_throwing(tile);
                (Throw { tile, value }, ways)
            })
            .collect();
        throws.sort_by(|(one, _), (other, _)| {
            let safest = |tile: Tile| self.outlook.unseen(tile);
            let order = other.value.total_cmp(&one.value);
            order.then_with(|| safest(one.tile).cmp(&safest(other.tile)))
        });
        throws.truncate(most);
        for (throw, ways) in throws.iter_mut().filter(|(_, ways)| ways.is_empty()) {
            // No plan can spare the tile, which happens when nothing that helps is left.
            let mut rest = hand.clone();
            rest.stake.remove(throw.tile);
            *ways = self.ways(&rest);
        }
        throws
    }

    /// The best ways to go on with a hand between turns.
    pub fn ways(&self, hand: &Hand) -> Vec<Way> {
        let target = self.target(hand, 0.0);
        let mut ways = self.promise(hand).ways();
        ways.extend(target.map(|target| target.way(&hand.melds)));
        ways
    }

    /// Points times chance of a hand between turns.
    pub fn between_turns(&self, hand: &Hand) -> f32 {
        let value = self.promise(hand).value();
        let target = self.target(hand, value);
        target.map_or(value, |target| target.value)
    }

    /// The best special hand that promises more than `beside`.
    pub(super) fn target(&self, hand: &Hand, beside: f32) -> Option<Target> {
        let hunter = Hunter {
            view: self.view,
            outlook: &self.outlook,
            estimates: &self.estimates,
            style: self.style,
        };
        hunter.target(hand, beside)
    }

    /// What is left of a promise if this tile is thrown for it.
    fn after_throwing(&self, tile: Tile) -> f32 {
        let unseen = self.outlook.unseen(tile);
        self.style
            .after_throwing(tile, unseen, self.view.live_left, &self.view.rules)
    }

    fn promise(&self, hand: &Hand) -> Promise {
        let shape = Shape::of(&hand.stake);
        let worth = Worth::of(self.view, &self.estimates, &hand.stake, &hand.melds);
        let mut promise = Promise::default();
        let mut nearest = u8::MAX;
        for plan in self.plans(hand) {
            let lacking = shape.lacking(plan.aim);
            nearest = nearest.min(lacking);
            let best = promise.plans[0].map_or(0.0, |best| best.value);
            if lacking <= nearest + DETOUR && self.may_matter(plan, lacking, worth, best) {
                promise.add(self.of_plan(plan, shape, worth));
            }
        }
        promise
    }

    /// The best tile to throw from a hand in its turn; `None` if nothing but bonus tiles is on the stake.
    pub fn best_throw(&self, hand: &Hand) -> Option<Throw> {
        let promises = self.promises(hand);
        let all = || {
            promises
                .iter()
                .map(|(tile, promise)| (*tile, promise.value() * self.after_throwing(*tile)))
        };
        let best = all().map(|(_, value)| value).fold(0.0, f32::max);
        let safest = |tile: Tile| 4 - self.outlook.unseen(tile).min(4);
        let choose = |among: &dyn Fn(Tile) -> bool| {
            all()
                .filter(|(tile, _)| among(*tile))
                .max_by(|one, other| {
                    let order = one.1.total_cmp(&other.1);
                    order.then_with(|| safest(one.0).cmp(&safest(other.0)))
                })
                .map(|(tile, value)| Throw { tile, value })
        };
        self.target(hand, best)
            .and_then(|target| {
                let held = hand.playing_tiles();
                let throw = choose(&|tile| held[tile] > target.tiles[tile])?;
                let value = target.value;
                Some(Throw { value, ..throw })
            })
            .or_else(|| choose(&|_| true))
    }

    /// What is left when each of the tiles on the stake is thrown.
    fn promises(&self, hand: &Hand) -> Vec<(Tile, Promise)> {
        let shape = Shape::of(&hand.stake);
        let mut stake = hand.stake.clone();
        let whole = Worth::of(self.view, &self.estimates, &stake, &hand.melds);
        let mut throws: Vec<(Tile, Worth, Promise)> = hand
            .stake
            .kinds()
            .filter(|(tile, _)| !tile.is_bonus())
            .map(|(tile, _)| {
                if tile.is_minor() && !self.estimates.minors_matter {
                    return (tile, whole, Promise::default());
                }
                stake.remove(tile);
                let worth = Worth::of(self.view, &self.estimates, &stake, &hand.melds);
                stake.add(tile);
                (tile, worth, Promise::default())
            })
            .collect();
        let mut nearest = u8::MAX;
        let mut best = 0.0_f32;
        for plan in self.plans(hand) {
            let lacking = shape.lacking(plan.aim);
            nearest = nearest.min(lacking);
            if lacking > nearest + DETOUR || !self.may_matter(plan, lacking, whole, best) {
                continue;
            }
            let spare = near(shape, plan.aim).spare;
            // Tiles that the plan does not use all leave the same.
            let mut unused = None;
            for (tile, worth, promise) in &mut throws {
                if !spare.has(*tile) {
                    continue;
                }
                let (lacking, chance) = if plan.aim.uses(*tile) {
                    self.chance(plan, shape.without(*tile))
                } else {
                    *unused.get_or_insert_with(|| self.chance(plan, shape.without(*tile)))
                };
                let promised = self.valued(plan, lacking, chance, *worth);
                best = best.max(promised.value);
                promise.add(promised);
            }
        }
        throws
            .into_iter()
            .map(|(tile, _, promise)| (tile, promise))
            .collect()
    }

    fn plans(&self, hand: &Hand) -> impl Iterator<Item = Plan> {
        let closed = self.estimates.closed_matters;
        Plan::possible(&hand.melds, &self.view.rules.options, closed)
    }

    /// Whether a plan can promise enough beside the best one.
    fn may_matter(&self, plan: Plan, lacking: u8, worth: Worth, best: f32) -> bool {
        let chance = self.outlook.at_best(lacking, plan.coming);
        self.valued(plan, lacking, chance, worth).value >= WORTH_A_LOOK * best
    }

    /// What every plan promises, however little, for a hand between turns.
    pub(super) fn all_promised(&self, hand: &Hand) -> Vec<Promised> {
        let shape = Shape::of(&hand.stake);
        let worth = Worth::of(self.view, &self.estimates, &hand.stake, &hand.melds);
        let plans = self.plans(hand);
        plans.map(|plan| self.of_plan(plan, shape, worth)).collect()
    }

    fn of_plan(&self, plan: Plan, shape: Shape, worth: Worth) -> Promised {
        let (lacking, chance) = self.chance(plan, shape);
        self.valued(plan, lacking, chance, worth)
    }

    /// Tiles lacking for a plan, and the chance to get them.
    fn chance(&self, plan: Plan, shape: Shape) -> (u8, f32) {
        let Near {
            lacking, useful, ..
        } = near(shape, plan.aim);
        let live = self.outlook.live(useful);
        let chance = self.outlook.of_completing(lacking, live, plan.coming);
        (lacking, chance)
    }

    fn valued(&self, plan: Plan, lacking: u8, chance: f32, worth: Worth) -> Promised {
        let worth = worth.with(plan, self.estimates.picture(plan.picture, plan.closed));
        Promised {
            plan,
            lacking,
            chance,
            worth,
            value: self.style.value(chance, worth + SPARED) * self.style.liking(plan),
        }
    }
}

/// What a plan promises.
#[derive(Clone, Copy, Debug)]
pub(super) struct Promised {
    /// The plan.
    pub plan: Plan,
    /// Tiles it lacks.
    pub lacking: u8,
    /// The chance to get them in time.
    pub chance: f32,
    /// The points it would count.
    pub worth: f32,
    /// How much that is for the player.
    pub value: f32,
}

/// The promise of several plans.
#[derive(Clone, Copy, Debug, Default)]
struct Promise {
    /// The two best plans, the best first.
    plans: [Option<Promised>; 2],
    sum: f32,
}

impl Promise {
    fn add(&mut self, promised: Promised) {
        self.sum += promised.value;
        let [first, second] = &mut self.plans;
        let beats = |other: &Option<Promised>| {
            let lower = |other: Promised| promised.value > other.value;
            other.is_none_or(lower)
        };
        if beats(first) {
            *second = first.replace(promised);
        } else if beats(second) {
            *second = Some(promised);
        }
    }

    fn value(&self) -> f32 {
        let best = self.plans[0].map_or(0.0, |promised| promised.value);
        best + BESIDE * (self.sum - best)
    }

    fn ways(&self) -> Vec<Way> {
        let plans = self.plans.iter().flatten();
        plans
            .map(|promised| Way {
                course: Course::of(promised.plan),
                chance: promised.chance,
                worth: promised.worth,
                value: promised.value,
            })
            .collect()
    }
}
