//! Measures contestants against three opponents of one kind, at each seat in turn and in the same deals.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::{Contestant, parallel};
use engine::rules::RuleSet;
use engine::table::{DealEnd, Game, Outcome, SeatView, Setup};
use engine::tiles::Seat;
use players::selfplay::play_deal;

/// The settings of a measurement.
#[derive(Clone, Debug)]
pub struct Benchmark {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The contestant at the other three seats.
    pub opponent: Contestant,
    /// Number of different deals; each is played from every seat.
    pub deals: u32,
    /// Deal number n has this seed plus n.
    pub seed: u64,
}

/// The result of a contestant in a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BenchmarkHand {
    /// Points won, or lost if negative.
    pub points: f64,
    /// The points; if another player won, as if the other hands had average scores, which reduces the variance.
    pub reduced: f64,
    /// The score of its hand if it won.
    pub winning_score: Option<f64>,
    /// The wall-clock time of the hand, opponents included.
    pub time: Duration,
}

impl Benchmark {
    /// Plays the hands of a contestant on this number of threads, in the order of deals and seats.
    pub fn run(&self, contestant: &Contestant, threads: usize) -> Vec<BenchmarkHand> {
        let hands = self.deals as usize * Seat::ALL.len();
        parallel::map(hands, threads, |number| {
            let deal = (number / Seat::ALL.len()) as u64;
            self.play(
                contestant,
                self.seed.wrapping_add(deal),
                Seat::ALL[number % Seat::ALL.len()],
            )
        })
    }

    fn play(&self, contestant: &Contestant, seed: u64, own: Seat) -> BenchmarkHand {
        let start = Instant::now();
        let mut game = Game::new(Arc::clone(&self.rules), Setup::seeded(seed));
        let points = play_deal(
            &mut game,
            |game, seat, request| {
                let player = if seat == own {
                    contestant
                } else {
                    &self.opponent
                };
                player.decide(game, seat, request)
            },
            |_, _| {},
        );
        let points = points.map_or(0.0, |points| points[own] as f64);
        let (reduced, winning_score) = reduced(game.seat_view(own), points);
        BenchmarkHand {
            points,
            reduced,
            winning_score,
            time: start.elapsed(),
        }
    }
}

/// The average score of a winning hand, roughly.
const WINNING_SCORE: f64 = 66.0;
/// The average score of a losing hand, roughly.
const LOSING_SCORE: f64 = 14.0;

/// The `reduced` points of a [`BenchmarkHand`], and the score of this player's hand if it won.
fn reduced(view: &SeatView, points: f64) -> (f64, Option<f64>) {
    let total = match &view.me().outcome {
        Some(Outcome::Ours(score)) => f64::from(score.total),
        _ => 0.0,
    };
    match &view.end {
        Some(DealEnd::MahJong { winner, .. }) if *winner == view.seat() => (points, Some(total)),
        Some(DealEnd::MahJong { .. }) => {
            let settles = f64::from(u8::from(view.rules.options.losers_settle));
            // East pays and gets everything double. Another player loses to East in one case of three, and settles with the two other losers.
            let (lost, paid) = match view.seat() == view.east {
                true => (2.0, 4.0),
                false => (4.0 / 3.0, 2.7),
            };
            (
                settles * paid * (total - LOSING_SCORE) - lost * WINNING_SCORE,
                None,
            )
        }
        _ => (0.0, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use players::Level;

    #[test]
    fn hands_do_not_depend_on_the_number_of_threads() {
        let benchmark = Benchmark {
            rules: Arc::new(RuleSet::classical()),
            opponent: Contestant::StandIn,
            deals: 3,
            seed: 1,
        };
        let beginner = Contestant::Level(Level::Beginner, None);
        let [one, two] = [1, 3].map(|threads| {
            let hands = benchmark.run(&beginner, threads).into_iter();
            let figures = hands.map(|hand| (hand.points, hand.reduced, hand.winning_score));
            figures.collect::<Vec<_>>()
        });
        assert_eq!(one.len(), 12);
        assert_eq!(one, two);
        assert!(one.iter().any(|hand| hand.0 != 0.0), "{one:?}");
    }
}
