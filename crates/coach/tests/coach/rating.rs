//! The rating orders players by how carefully they play, whatever their luck. `script/soak rating` rates fifty players after each evening
//! of twenty hands; `RED_STAKE_CASES` is the number of evenings.

#![allow(clippy::expect_used)]

use std::sync::Arc;
use std::thread;

use coach::review::{Effort, PlayedDeal};
use coach::stats::{RatedHand, Sums};
use engine::rules::RuleSet;
use engine::table::{Claim, Event, Game, Input, Move, Request, SeatView, Setup};
use engine::tiles::Seat;
use players::{ComputerPlayer, Level};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// An effort quick enough for many hands.
const QUICK: Effort = Effort {
    choosing: 60,
    judging: 120,
};
/// The seat that is rated.
const RATED: Seat = Seat::new(0);

/// A club player who makes a random move in `percent` of 100 decisions.
struct Careless {
    percent: u32,
    rng: ChaCha8Rng,
}

impl Careless {
    fn decide(&mut self, view: &SeatView, request: &Request) -> Move {
        let choice = ComputerPlayer::new(Level::Club).decide(view, request);
        let has_choice = matches!(request, Request::Turn { .. } | Request::Claim { .. });
        let goes_out = matches!(choice, Move::MahJong | Move::Claim(Claim::MahJong));
        if !has_choice || goes_out || self.rng.random_range(0..100) >= self.percent {
            return choice;
        }
        let legal = view.legal();
        legal[self.rng.random_range(0..legal.len())]
    }
}

/// A judged hand of the rated player among three club players.
fn hand(rules: &Arc<RuleSet>, rated: &mut Careless, seed: u64) -> Option<RatedHand> {
    let mut game = Game::new(Arc::clone(rules), Setup::seeded(seed));
    let others = ComputerPlayer::new(Level::Club);
    let mut is_over = false;
    while !is_over {
        let (seat, request) = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)))?;
        let view = game.seat_view(seat);
        let choice = match seat == RATED {
            true => rated.decide(view, &request),
            false => others.decide(view, &request),
        };
        let events = game.apply(Input::Move(seat, choice)).ok()?;
        is_over = events
            .iter()
            .any(|event| matches!(event, Event::Settled { .. } | Event::WashedOut { .. }));
    }
    let played = PlayedDeal::deals(game.record(), RATED).pop()?;
    let review = played.review(QUICK);
    RatedHand::of(seed, game.seat_view(RATED), RATED, &played, &review)
}

/// Judged hands of a player who is careless in `percent` of 100 decisions.
fn judged(percent: u32, hands: u64) -> Vec<RatedHand> {
    let rules = Arc::new(RuleSet::bloem());
    let mut rated = Careless {
        percent,
        rng: ChaCha8Rng::seed_from_u64(u64::from(percent)),
    };
    (0..hands)
        .filter_map(|seed| hand(&rules, &mut rated, 7_000_000 + seed))
        .collect()
}

/// The mean cost of a decision in these hands, in points.
fn cost<'a>(hands: impl IntoIterator<Item = &'a RatedHand>) -> f64 {
    let mut sums = Sums::default();
    hands.into_iter().for_each(|hand| sums.add_hand(hand));
    sums.cost_per_decision().expect("there are decisions").mean
}

#[test]
fn more_careless_players_have_higher_costs() {
    let [careful, middling, careless] = [0, 30, 80].map(|percent| cost(&judged(percent, 8)));
    assert!(
        careful < middling && middling < careless,
        "{careful} {middling} {careless}"
    );
}

/// Fifty players, each careless in one percent more of the decisions than the previous one, play evenings of twenty hands. After six
/// evenings nine pairs in ten must be in the right order.
#[test]
#[ignore = "takes an hour; run script/soak rating"]
fn six_evenings_rank_fifty_players() {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let evenings = cases.and_then(|cases| cases.parse().ok()).unwrap_or(6);
    let half = |first: u32| {
        let players = (first..50).step_by(2);
        thread::spawn(move || {
            players
                .map(|percent| judged(percent, 20 * evenings as u64))
                .collect()
        })
    };
    let halves: [Vec<Vec<RatedHand>>; 2] =
        [0, 1].map(half).map(|half| half.join().expect("played"));
    let [even, odd] = halves;
    let players: Vec<_> = even.iter().zip(&odd).flat_map(|(a, b)| [a, b]).collect();
    let mut share = 0.0;
    for evening in 1..=evenings {
        let costs: Vec<f64> = players
            .iter()
            .map(|hands| cost(hands.iter().take(20 * evening)))
            .collect();
        let pairs = (0..costs.len()).flat_map(|one| (0..one).map(move |other| (other, one)));
        let (right, all) = pairs.fold((0, 0), |(right, all), (careful, careless)| {
            (right + u32::from(costs[careful] < costs[careless]), all + 1)
        });
        share = f64::from(right) / f64::from(all);
        println!(
            "evening {evening}: {:.1} % of the pairs are in the right order",
            share * 100.0
        );
    }
    assert!(share >= 0.9, "{share}");
}
