//! Simulated continuations: the best few moves are played on in many worlds, the same worlds for each.

mod course;
mod future;
mod playout;
pub(super) mod stakes;
mod throwing;
mod world;

use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use course::{Course, Goal};
pub use playout::Opening;

use super::dice::Dice;
use super::prices::Prices;
use crate::table::SeatView;
use crate::tiles::Tile;
use course::Head;
use future::{Future, Futures};
use playout::Playout;
use stakes::Stakes;
use world::World;

/// A move to be tried, with what to go for after it.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The first move.
    pub opening: Opening,
    /// What to go for.
    pub course: Course,
    /// What it promises at a glance: points times chance.
    pub value: f32,
}

/// How much a search may think.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// Continuations in all.
    pub rollouts: u32,
    /// Set from outside to be given the best answer so far.
    pub stop: Option<&'a AtomicBool>,
}

/// What the continuations of a trial brought, its promise at a glance counted as some of them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Gain {
    sum: f64,
    worlds: u32,
}

/// Continuations that the promise at a glance is worth: it is the better judge, so that only clear differences overrule it.
const GLANCE: f64 = 4000.0;
/// Points of a deal for each point of the promise at a glance: three players pay.
const PAID: f64 = 4.5;
/// A deal won counts no better than this.
const MOST_WON: f64 = 6000.0;

impl Gain {
    fn at_a_glance(value: f32) -> Self {
        Self {
            sum: GLANCE * PAID * f64::from(value),
            worlds: 0,
        }
    }

    fn add(&mut self, points: f64) {
        self.sum += points.min(MOST_WON);
        self.worlds += 1;
    }

    /// Mean points of the deal.
    pub fn mean(self) -> f64 {
        self.sum / (GLANCE + f64::from(self.worlds))
    }
}

/// Plays every trial on in the same worlds, drops the worse half, and so on until the budget is used. The trials
/// with their gains, in the order given; those that lasted longest have been played in most worlds.
pub fn explore(view: &SeatView, trials: &[Trial], seed: u64, budget: Budget<'_>) -> Vec<Gain> {
    let glances = trials.iter().map(|trial| Gain::at_a_glance(trial.value));
    let mut gains: Vec<Gain> = glances.collect();
    let mut left: Vec<usize> = (0..trials.len()).collect();
    if trials.len() < 2 {
        return gains;
    }
    let mut dice = Dice::of(view, seed);
    let prices = Prices::of(view);
    let (stakes, futures) = (Stakes::of(view, usual(&prices)), Futures::of(view));
    let heats = (trials.len() as f64).log2().ceil() as u32;
    let share = budget.rollouts / heats.max(1);
    let stopped = || budget.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
    while left.len() > 1 {
        for _ in 0..(share / left.len() as u32).max(1) {
            if stopped() {
                return gains;
            }
            let future = futures.draw(&mut dice);
            for place in &left {
                gains[*place].add(play_on(view, &prices, &stakes, &future, &trials[*place]));
            }
        }
        left.sort_by(|one, other| gains[*other].mean().total_cmp(&gains[*one].mean()));
        left.truncate(left.len().div_ceil(2));
    }
    gains
}

/// What each trial brings the viewer in each of so many futures, the same for each trial and others for another seed. No
/// hand counts better than a hand ever does: the rest is noise.
pub fn sample(view: &SeatView, trials: &[Trial], seed: u64, worlds: u32) -> Vec<Vec<f64>> {
    let mut dice = Dice::of(view, seed);
    let prices = Prices::of(view);
    let (stakes, futures) = (Stakes::of(view, usual(&prices)), Futures::of(view));
    let mut gains = vec![Vec::with_capacity(worlds as usize); trials.len()];
    for _ in 0..worlds {
        let future = futures.draw(&mut dice);
        for (gains, trial) in gains.iter_mut().zip(trials) {
            gains.push(play_on(view, &prices, &stakes, &future, trial).min(MOST_WON));
        }
    }
    gains
}

/// What the hand that goes out usually counts.
pub(super) fn usual(prices: &Prices) -> u32 {
    (1.6 * (prices.out.points + 18.0)) as u32
}

/// What a trial brings the viewer in one future.
fn play_on(
    view: &SeatView,
    prices: &Rc<Prices>,
    stakes: &Stakes,
    future: &Future,
    trial: &Trial,
) -> f64 {
    let me = view.me();
    let mut head = Head::new(
        me.stake.clone(),
        me.melds.clone(),
        me.bonus.clone(),
        trial.course.clone(),
    );
    head.standing = me.standing;
    Playout::new(view, stakes, future, head, prices).play(trial.opening)
}

/// The place of the best trial: among those played in most worlds the one with the highest mean.
pub fn best(gains: &[Gain]) -> usize {
    let most = gains.iter().map(|gain| gain.worlds).max().unwrap_or(0);
    let lasting = gains
        .iter()
        .enumerate()
        .filter(|(_, gain)| gain.worlds == most);
    lasting
        .max_by(|(_, one), (_, other)| one.mean().total_cmp(&other.mean()))
        .map_or(0, |(place, _)| place)
}

/// Worlds in which the danger of a tile is looked for.
const LOOKED_AT: u32 = 200;

/// How often, in hundredths of the worlds that may be, somebody's hand is complete with each of these tiles.
pub fn danger(view: &SeatView, tiles: &[Tile]) -> Vec<u32> {
    let chows = view.rules.options.chows;
    let mut dice = Dice::of(view, 0);
    let mut found = vec![0; tiles.len()];
    for _ in 0..LOOKED_AT {
        let world = World::deal(view, &mut dice);
        for (count, tile) in found.iter_mut().zip(tiles) {
            let mut others = view.seat().others();
            *count += u32::from(others.any(|seat| world.players[seat].wins_with(*tile, chows)));
        }
    }
    found.iter().map(|count| count * 100 / LOOKED_AT).collect()
}
