//! What a hand promises: over all plans, and over all tiles that might be thrown.

use super::chance::Outlook;
use super::plan::Plan;
use super::special::Target;
use super::worth::Worth;
use crate::table::SeatView;
use crate::tiles::shanten::Shape;
use crate::tiles::{Hand, Tile};

/// Plans lacking more tiles than the nearest plan by more than this are not looked at.
const DETOUR: u8 = 3;
/// Part of their promise that plans beside the best one add: a hand that can go two ways is better.
const BESIDE: f32 = 0.15;

/// A player's thoughts about its own hand.
#[derive(Clone, Copy)]
pub struct Prospect<'a> {
    /// What the player sees.
    pub view: &'a SeatView,
    /// What it can count on.
    pub outlook: &'a Outlook,
}

/// A tile to throw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Throw {
    /// Which.
    pub tile: Tile,
    /// Points times chance of the hand that is left.
    pub value: f32,
}

impl Prospect<'_> {
    /// Points times chance of a hand between turns.
    pub fn between_turns(&self, hand: &Hand) -> f32 {
        let shape = Shape::of(&hand.stake);
        let worth = Worth::of(self.view, &hand.stake, &hand.melds);
        let mut promise = Promise::default();
        let mut nearest = u8::MAX;
        for plan in Plan::possible(&hand.melds, &self.view.rules.options) {
            let lacking = shape.lacking(plan.aim);
            nearest = nearest.min(lacking);
            if lacking <= nearest + DETOUR {
                promise.add(self.of_plan(plan, shape, worth));
            }
        }
        let target = Target::best(self.view, hand, self.outlook);
        promise
            .value()
            .max(target.map_or(0.0, |target| target.value))
    }

    /// The best tile to throw from a hand in its turn; `None` if nothing but bonus tiles is on the stake.
    pub fn best_throw(&self, hand: &Hand) -> Option<Throw> {
        let promises = self.promises(hand);
        let target = Target::best(self.view, hand, self.outlook);
        let all = || {
            promises
                .iter()
                .map(|(tile, promise)| (*tile, promise.value()))
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
        let special = target.filter(|target| target.value > best);
        special
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
        let whole = Worth::of(self.view, &stake, &hand.melds);
        let mut throws: Vec<(Tile, Worth, Promise)> = hand
            .stake
            .kinds()
            .filter(|(tile, _)| !tile.is_bonus())
            .map(|(tile, _)| {
                if tile.is_minor() {
                    return (tile, whole, Promise::default());
                }
                stake.remove(tile);
                let worth = Worth::of(self.view, &stake, &hand.melds);
                stake.add(tile);
                (tile, worth, Promise::default())
            })
            .collect();
        let mut nearest = u8::MAX;
        for plan in Plan::possible(&hand.melds, &self.view.rules.options) {
            let lacking = shape.lacking(plan.aim);
            nearest = nearest.min(lacking);
            if lacking > nearest + DETOUR {
                continue;
            }
            let (_, spare) = shape.spare(plan.aim);
            for (tile, worth, promise) in &mut throws {
                if spare.has(*tile) {
                    promise.add(self.of_plan(plan, shape.without(*tile), *worth));
                }
            }
        }
        throws
            .into_iter()
            .map(|(tile, _, promise)| (tile, promise))
            .collect()
    }

    fn of_plan(&self, plan: Plan, shape: Shape, worth: Worth) -> f32 {
        let (lacking, useful) = shape.useful(plan.aim);
        let live = self.outlook.live(useful);
        let chance = self.outlook.of_completing(lacking, live, plan.coming);
        chance * worth.with(plan.points, plan.doubles)
    }
}

/// The promise of several plans.
#[derive(Clone, Copy, Debug, Default)]
struct Promise {
    best: f32,
    sum: f32,
}

impl Promise {
    fn add(&mut self, value: f32) {
        self.best = self.best.max(value);
        self.sum += value;
    }

    fn value(&self) -> f32 {
        self.best + BESIDE * (self.sum - self.best)
    }
}
