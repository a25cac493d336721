//! Games that the value network learns from.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::trainer::Sample;
use crate::stand_in;
use crate::value_network_player::{self, Experience, NO_LOOKAHEAD};
use engine::rules::RuleSet;
use engine::table::{DealEnd, Game, Move, Outcome, Request, SeatView, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::play_deal;
use players::value_network::Network;
use players::{ComputerPlayer, Level};

/// Number of hands in a game.
const HANDS: usize = 16;
/// The trace decay of TD(λ): the weight of the later outcome against the network's expectation at the next decision.
const TRACE_DECAY: f32 = 0.85;

/// A table with its own random generator and the seed of its last game.
pub struct Table {
    rng: ChaCha8Rng,
    last_seed: u64,
}

/// The kind of player at a seat.
#[derive(Clone, Copy)]
enum Player {
    Network,
    Level(Level),
    StandIn,
}

impl Table {
    /// Creates the table with this number for a training run.
    pub fn new(seed: u64, table: u64) -> Self {
        let seed = seed.wrapping_mul(10).wrapping_add(table);
        Self {
            rng: ChaCha8Rng::seed_from_u64(seed),
            last_seed: seed << 24,
        }
    }

    /// Plays this number of games with alternating rules; returns their samples.
    pub fn play_round(
        &mut self,
        rule_sets: &[Arc<RuleSet>; 2],
        network: &Network,
        games: usize,
    ) -> Vec<Sample> {
        let mut samples = Vec::new();
        for rules in rule_sets.iter().cycle().take(games) {
            self.last_seed = self.last_seed.wrapping_add(1);
            self.play_game(rules, network, &mut samples);
        }
        samples
    }

    fn play_game(&mut self, rules: &Arc<RuleSet>, network: &Network, samples: &mut Vec<Sample>) {
        let network = std::slice::from_ref(network);
        let mut game = Game::new(Arc::clone(rules), Setup::seeded(self.last_seed));
        for _ in 0..HANDS {
            let players = BySeat::from_fn(|_| Player::pick(&mut self.rng));
            let mut experiences: BySeat<Vec<Experience>> = BySeat::from_fn(|_| Vec::new());
            let points = play_deal(
                &mut game,
                |game, seat, request| {
                    let (view, rng) = (game.seat_view(seat), &mut self.rng);
                    players[seat].decide(network, view, request, rng, &mut experiences[seat])
                },
                |_, _| {},
            );
            if points.is_none() {
                break;
            }
            let view = game.seat_view(Seat::new(0));
            for (seat, own) in experiences.iter_mut() {
                samples.extend(samples_of(view, seat, std::mem::take(own)));
            }
        }
    }
}

impl Player {
    /// A random kind: the network in half of the cases.
    fn pick(rng: &mut ChaCha8Rng) -> Self {
        match rng.random_range(0..20) {
            0..10 => Self::Network,
            10..14 => Self::Level(Level::Club),
            14..17 => Self::Level(Level::Beginner),
            _ => Self::StandIn,
        }
    }

    fn decide(
        self,
        network: &[Network],
        view: &SeatView,
        request: &Request,
        rng: &mut ChaCha8Rng,
        experiences: &mut Vec<Experience>,
    ) -> Move {
        match self {
            Self::Network => {
                let (choice, experience) =
                    value_network_player::decide(network, NO_LOOKAHEAD, view, request, Some(rng));
                experiences.extend(experience);
                choice
            }
            Self::Level(level) => ComputerPlayer::new(level).decide(view, request),
            Self::StandIn => stand_in::decide(view, request),
        }
    }
}

/// The samples of a finished deal for one seat, the last decision first. The outcome of a decision is blended with the network's
/// expectation at the next one. The outcome after a move of exploration says nothing about earlier decisions.
fn samples_of(view: &SeatView, seat: Seat, experiences: Vec<Experience>) -> Vec<Sample> {
    let total = match &view.players[seat].outcome {
        Some(Outcome::Ours(score)) => score.total as f32,
        _ => 0.0,
    };
    let won = matches!(&view.end, Some(DealEnd::MahJong { winner, .. }) if *winner == seat);
    let washed_out = matches!(&view.end, Some(DealEnd::WashOut { .. }));
    let mut next: Option<[f32; 3]> = None;
    let sample = |experience: Experience| {
        let payments = experience.features.payments;
        let target = next.unwrap_or(match (won, washed_out) {
            (true, _) => [1.0, total + payments.spared, 0.0],
            (_, true) => [0.0, 0.0, payments.spared],
            _ => [0.0, 0.0, total * payments.for_losing],
        });
        let kept = if experience.is_best { TRACE_DECAY } else { 0.0 };
        next = Some(std::array::from_fn(|output| {
            kept * target[output] + (1.0 - kept) * experience.expected[output]
        }));
        Sample {
            features: experience.features,
            target,
        }
    };
    experiences.into_iter().rev().map(sample).collect()
}
