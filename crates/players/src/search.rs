//! Simulated continuations: the best few moves are played on in many determinizations, the same determinizations for each.

mod discarding;
mod future;
mod plan;
mod playout;
pub(super) mod stakes;

use std::rc::Rc;

pub use plan::{Plan, PlanGoal, RatedPlan};
pub use playout::Opening;
pub use stakes::Stakes;

use super::rng::Rng;
use super::score_estimates::ScoreEstimates;
use engine::table::SeatView;
use future::{Future, Futures};
use plan::PlayoutPlayer;
use playout::Playout;

/// A move to be tried, with what to go for after it.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The first move.
    pub opening: Opening,
    /// What to go for.
    pub plan: Plan,
}

/// A deal won counts no better than this.
const MOST_WON: f64 = 6000.0;

/// What each trial brings the viewer in each of so many futures, the same for each trial and others for another seed. No
/// hand counts better than a hand ever does: the rest is noise.
pub fn sample(
    view: &SeatView,
    trials: &[Trial],
    seed: u64,
    determinizations: u32,
) -> Vec<Vec<f64>> {
    let mut rng = Rng::of(view, seed);
    let estimates = ScoreEstimates::of(view);
    let (stakes, futures) = (Stakes::of(view, of_another(&estimates)), Futures::of(view));
    let mut gains = vec![Vec::with_capacity(determinizations as usize); trials.len()];
    for _ in 0..determinizations {
        let future = futures.draw(&mut rng);
        for (gains, trial) in gains.iter_mut().zip(trials) {
            gains.push(play_on(view, &estimates, &stakes, &future, trial).min(MOST_WON));
        }
    }
    gains
}

/// What the hand of another who goes out in a continuation counts: less than at a table, because the own hands of continuations
/// count less too, so that over all seats luck comes to nearly nothing.
fn of_another(estimates: &ScoreEstimates) -> u32 {
    (1.6 * (estimates.out.points + 18.0)) as u32
}

/// What a trial brings the viewer in one future.
fn play_on(
    view: &SeatView,
    estimates: &Rc<ScoreEstimates>,
    stakes: &Stakes,
    future: &Future,
    trial: &Trial,
) -> f64 {
    let me = view.me();
    let mut player = PlayoutPlayer::new(
        me.stake.clone(),
        me.melds.clone(),
        me.bonus.clone(),
        trial.plan.clone(),
    );
    player.standing = me.standing;
    Playout::new(view, stakes, future, player, estimates).play(trial.opening)
}
