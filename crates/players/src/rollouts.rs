//! Rollouts by successive halving: the best few moves are played out in the same determinizations, and the worse half of them is dropped
//! again and again. The first move is kept unless another is significantly better.

mod determinizer;

use std::sync::atomic::{AtomicBool, Ordering};

pub use determinizer::Determinizer;

use super::rng::Rng;
use super::simulator::Simulator;
use engine::table::{Move, SeatView};

/// Number of determinizations between two comparisons.
const ROUND: u32 = 40;
/// Another move is better only if it leads the first by this many standard errors.
const SIGNIFICANCE: f64 = 2.0;
/// Results are clamped to this many points, to reduce noise.
pub const MAX_RESULT: f64 = 2000.0;

/// A move compared with the first one.
struct Rival {
    /// The index among all moves.
    place: usize,
    choice: Move,
    /// The sum of the points by which it leads the first move.
    sum: f64,
    /// The sum of their squares.
    squares: f64,
}

impl Rival {
    fn mean(&self, determinizations: f64) -> f64 {
        self.sum / determinizations
    }

    fn error(&self, determinizations: f64) -> f64 {
        let mean = self.mean(determinizations);
        let variance = (self.squares / determinizations - mean * mean).max(0.0);
        (variance / (determinizations - 1.0).max(1.0)).sqrt()
    }
}

/// The index of the best of some moves; the first is kept in case of doubt. Stops after about `rollouts` rollouts of all moves together, or
/// once `stop` is set.
pub fn best(view: &SeatView, moves: &[Move], rollouts: u32, stop: Option<&AtomicBool>) -> usize {
    let Some((first, others)) = moves.split_first() else {
        return 0;
    };
    let mut rivals: Vec<Rival> = others
        .iter()
        .enumerate()
        .map(|(place, choice)| Rival {
            place: place + 1,
            choice: *choice,
            sum: 0.0,
            squares: 0.0,
        })
        .collect();
    let (determinizer, mut simulator) = (Determinizer::of(view), Simulator::of(view));
    let mut rng = Rng::of(view, 1);
    let (mut rollouts_left, mut drawn) = (rollouts, 0.0);
    // The rivals are halved after equal parts of the rollouts.
    let halvings = usize::BITS - rivals.len().leading_zeros();
    let part = rollouts / halvings.max(1);
    let mut next_cut = rollouts.saturating_sub(part);
    while !rivals.is_empty() && rollouts_left > rivals.len() as u32 {
        let stopped = stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        if stopped {
            break;
        }
        for _ in 0..ROUND {
            let Some(determinization) = determinizer.draw(&mut simulator, &mut rng) else {
                return 0;
            };
            let mut gain = |choice: Move| {
                let mut position = determinization.clone();
                let gains = simulator.play_move(&mut position, view.seat(), choice);
                (gains[view.seat()] as f64).clamp(-MAX_RESULT, MAX_RESULT)
            };
            let first_gain = gain(*first);
            for rival in &mut rivals {
                let ahead = gain(rival.choice) - first_gain;
                rival.sum += ahead;
                rival.squares += ahead * ahead;
            }
            drawn += 1.0;
            rollouts_left = rollouts_left.saturating_sub(1 + rivals.len() as u32);
        }
        rivals.retain(|rival| rival.mean(drawn) + SIGNIFICANCE * rival.error(drawn) > 0.0);
        if rollouts_left <= next_cut && rivals.len() > 1 {
            rivals.sort_by(|one, other| other.sum.total_cmp(&one.sum));
            rivals.truncate(rivals.len().div_ceil(2));
            next_cut = next_cut.saturating_sub(part);
        }
    }
    let ahead = |rival: &&Rival| rival.mean(drawn) > SIGNIFICANCE * rival.error(drawn);
    let clear = rivals.iter().filter(ahead);
    let best = clear.max_by(|one, other| one.sum.total_cmp(&other.sum));
    best.map_or(0, |rival| rival.place)
}
