//! Compares two players in the decisions on which they differ: both moves are played out with the true hands and the undrawn tiles in other
//! orders. Decisions on which they agree add no noise, so small differences show after few hands.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::Tally;
use super::determinization_bias::{determinization_bias, true_position};
use super::reshuffled::ReshuffledDeal;
use crate::{Contestant, Mean};
use engine::rules::RuleSet;
use engine::table::{Game, Move, Request, Setup};
use engine::tiles::Seat;
use players::Level;
use players::selfplay::play_deal;

/// A comparison of two players.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The two players. The second plays at all four seats; the first is asked what it would do.
    pub contestants: [Contestant; 2],
    /// Number of deals.
    pub deals: u32,
    /// Deal number n has this seed plus n.
    pub seed: u64,
    /// Number of orders of the undrawn tiles with which both moves are played out, and of determinizations for the bias.
    pub reshuffles: u32,
    /// The level of the players who play out the moves at the table. `None`: players of the simulator, which is much faster.
    pub judge: Option<Level>,
}

/// The outcome of a comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ComparisonOutcome {
    /// The decisions of each player.
    pub sides: [Tally; 2],
    /// Gain of the first player's moves over the second's, per hand at a seat.
    pub gain: Mean,
    /// The gain per differing decision, by kind: claims and other answers, then discards and other moves in a turn, early and late.
    pub by_kind: [Mean; 3],
    /// How many points more the second player's discards gain in determinizations than with the true hands.
    pub bias: Mean,
    /// Number of rollouts.
    pub rollouts: u64,
    /// The time that the rollouts took.
    pub rollout_time: Duration,
}

/// A turn is late if fewer live tiles than this are left.
const LATE: usize = 45;

impl Comparison {
    /// Plays all deals.
    pub fn run(&self) -> ComparisonOutcome {
        let mut found = ComparisonOutcome::default();
        for deal in 0..u64::from(self.deals) {
            self.play_deal(self.seed.wrapping_add(deal), &mut found);
        }
        found
    }

    fn play_deal(&self, seed: u64, found: &mut ComparisonOutcome) {
        let mut game = Game::new(Arc::clone(&self.rules), Setup::seeded(seed));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut gained, mut biases) = (0.0, Mean::default());
        let decide = |game: &Game, seat, request: &Request| {
            let choices = [0, 1].map(|side| {
                let start = Instant::now();
                let choice = self.contestants[side].decide(game, seat, request);
                if !matches!(request, Request::Ready(_)) {
                    found.sides[side].add_decision(start.elapsed());
                }
                choice
            });
            if choices[0] != choices[1]
                && let Some(gain) = self.compare(game, seat, choices, &mut rng, found)
            {
                let kind = match request {
                    Request::Turn { .. } if game.wall().live_left() >= LATE => 1,
                    Request::Turn { .. } => 2,
                    _ => 0,
                };
                found.by_kind[kind].add(gain);
                gained += gain;
            }
            if let (Request::Turn { .. }, Move::Discard { .. }) = (request, choices[1]) {
                let bias = determinization_bias(game, seat, choices[1], self.reshuffles, &mut rng);
                biases.add(bias.map_or(0.0, |bias| bias.mean()));
            }
            choices[1]
        };
        play_deal(&mut game, decide, |_, _| {});
        found.gain.add(gained / 4.0);
        found.bias.add(biases.mean());
    }

    /// How many points more the first move gains for the player than the second; `None` if the moves cannot be played out.
    fn compare(
        &self,
        game: &Game,
        seat: Seat,
        choices: [Move; 2],
        rng: &mut ChaCha8Rng,
        found: &mut ComparisonOutcome,
    ) -> Option<f64> {
        let start = Instant::now();
        let gain = match self.judge {
            Some(level) => {
                ReshuffledDeal::of(game, level)?.compare(seat, choices, self.reshuffles, rng)?
            }
            None => self.compare_in_simulator(game, seat, choices, rng)?,
        };
        found.rollout_time += start.elapsed();
        found.rollouts += 2 * u64::from(self.reshuffles);
        Some(gain.mean())
    }

    fn compare_in_simulator(
        &self,
        game: &Game,
        seat: Seat,
        choices: [Move; 2],
        rng: &mut ChaCha8Rng,
    ) -> Option<Mean> {
        let (mut simulator, mut position) = true_position(game, seat)?;
        let mut gain = Mean::default();
        for _ in 0..self.reshuffles {
            position.wall.undrawn().shuffle(rng);
            let [first, second] = choices.map(|choice| {
                simulator.play_move(&mut position.clone(), seat, choice)[seat] as f64
            });
            gain.add(first - second);
        }
        Some(gain)
    }
}
