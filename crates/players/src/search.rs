//! Rollouts of one hand: the best few moves are played out in the same random futures. Only the viewer's hand is simulated; opponents are
//! modelled by the probability that they go out.

mod discarding;
mod future;
pub(super) mod payoffs;
mod plan;
mod rollout;

use std::rc::Rc;

pub use payoffs::Payoffs;
pub use plan::{Plan, PlanGoal, RatedPlan};
pub use rollout::Opening;

use super::rng::Rng;
use super::score_estimates::ScoreEstimates;
use engine::table::SeatView;
use future::{Future, Futures};
use plan::RolloutPlayer;
use rollout::Rollout;

/// A move to try in rollouts.
#[derive(Clone, Debug)]
pub struct Trial {
    /// How it begins.
    pub opening: Opening,
    /// The plan to follow after it.
    pub plan: Plan,
}

/// Greater gains count as this many points, to reduce noise.
const MAX_GAIN: f64 = 6000.0;

/// The viewer's gain from each trial in each of `future_count` random futures. The futures are the same for all trials and depend on the
/// seed.
pub fn sample_gains(
    view: &SeatView,
    trials: &[Trial],
    seed: u64,
    future_count: u32,
) -> Vec<Vec<f64>> {
    let mut rng = Rng::of(view, seed);
    let estimates = ScoreEstimates::of(view);
    let (payoffs, futures) = (
        Payoffs::of(view, opponent_score(&estimates)),
        Futures::of(view),
    );
    let mut gains = vec![Vec::with_capacity(future_count as usize); trials.len()];
    for _ in 0..future_count {
        let future = futures.draw(&mut rng);
        for (gains, trial) in gains.iter_mut().zip(trials) {
            gains.push(gain_in_future(view, &estimates, &payoffs, &future, trial).min(MAX_GAIN));
        }
    }
    gains
}

/// The score of an opponent who goes out in a rollout. It is lower than at a real table, because the viewer's hands also score less in
/// rollouts; with both lower, the gains of all seats add up to nearly 0.
fn opponent_score(estimates: &ScoreEstimates) -> u32 {
    (1.6 * (estimates.going_out.points + 18.0)) as u32
}

/// The viewer's gain from a trial in one future.
fn gain_in_future(
    view: &SeatView,
    estimates: &Rc<ScoreEstimates>,
    payoffs: &Payoffs,
    future: &Future,
    trial: &Trial,
) -> f64 {
    let me = view.me();
    let mut player = RolloutPlayer::new(
        me.stake.clone(),
        me.melds.clone(),
        me.bonus.clone(),
        trial.plan.clone(),
    );
    player.standing = me.standing;
    Rollout::new(view, payoffs, future, player, estimates).play(trial.opening)
}
