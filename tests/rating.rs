//! The rating puts players in the order of how carefully they play, whatever their luck. `script/soak rating` measures what each level gives
//! away, and has fifty players rated over thirty evenings. `RED_STAKE_CASES`: so many hands each instead of 48.

use std::sync::Arc;
use std::thread;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use red_stake::computer::{ComputerPlayer, Level};
use red_stake::review::{Effort, Played};
use red_stake::rules::RuleSet;
use red_stake::stats::{RatedHand, Sums};
use red_stake::table::{Claim, Event, Game, Input, Move, Request, SeatView, Setup};
use red_stake::tiles::Seat;

/// The seat that is rated; the others play at one level.
const RATED: Seat = Seat::new(0);

/// How the rated player decides.
struct Manner {
    level: Level,
    /// So often, of a hundred decisions, it does just anything.
    careless: u32,
    chance: ChaCha8Rng,
}

impl Manner {
    fn decide(&mut self, view: &SeatView, request: &Request) -> Move {
        let choice = ComputerPlayer::new(self.level).decide(view, request);
        let chooses = matches!(request, Request::Turn { .. } | Request::Claim { .. });
        let goes_out = matches!(choice, Move::MahJong | Move::Claim(Claim::MahJong));
        if !chooses || goes_out || self.chance.random_range(0..100) >= self.careless {
            return choice;
        }
        let legal = view.legal();
        legal[self.chance.random_range(0..legal.len())]
    }
}

/// A hand of the rated player among three of a level.
fn hand(rules: &Arc<RuleSet>, others: Level, manner: &mut Manner, seed: u64) -> Option<RatedHand> {
    let mut game = Game::new(Arc::clone(rules), Setup::seeded(seed));
    let others = ComputerPlayer::new(others);
    let mut over = false;
    while !over {
        let (seat, request) = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)))?;
        let view = game.seat_view(seat);
        let choice = match seat == RATED {
            true => manner.decide(view, &request),
            false => others.decide(view, &request),
        };
        let events = game.apply(Input::Move(seat, choice)).ok()?;
        over = events
            .iter()
            .any(|event| matches!(event, Event::Settled { .. } | Event::WashedOut { .. }));
    }
    let played = Played::deals(game.record(), RATED).pop()?;
    let review = played.review(Effort::RATING);
    RatedHand::of(seed, game.seat_view(RATED), RATED, &played, &review)
}

/// So many hands of one who is careless so often, judged.
fn judged(
    rules: &Arc<RuleSet>,
    others: Level,
    level: Level,
    careless: u32,
    hands: u32,
) -> Vec<RatedHand> {
    let mut manner = Manner {
        level,
        careless,
        chance: ChaCha8Rng::seed_from_u64(u64::from(careless)),
    };
    (0..u64::from(hands))
        .filter_map(|seed| hand(rules, others, &mut manner, 7_000_000 + seed))
        .collect()
}

fn summed<'a>(hands: impl IntoIterator<Item = &'a RatedHand>) -> Sums {
    let mut sums = Sums::default();
    hands.into_iter().for_each(|hand| sums.note(hand));
    sums
}

fn asked_for(usual: u32) -> u32 {
    let said = std::env::var("RED_STAKE_CASES").ok();
    said.and_then(|said| said.parse().ok()).unwrap_or(usual)
}

#[test]
fn who_is_more_careless_gives_more_away() {
    let rules = Arc::new(RuleSet::bloem());
    let cost = |careless| {
        let hands = judged(&rules, Level::Club, Level::Club, careless, 8);
        summed(&hands)
            .cost_of_a_decision()
            .expect("they decided")
            .mean
    };
    let [careful, middling, careless] = [0, 30, 80].map(cost);
    assert!(
        careful < middling && middling < careless,
        "{careful} {middling} {careless}"
    );
}

#[test]
#[ignore = "an hour; script/soak rating takes it"]
fn what_each_level_gives_away() {
    let hands = asked_for(48);
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        println!("{}", rules.called());
        let rules = Arc::new(rules);
        for others in Level::ALL {
            let row = |level| {
                let rules = Arc::clone(&rules);
                thread::spawn(move || summed(&judged(&rules, others, level, 0, hands)))
            };
            for (level, sums) in Level::ALL.map(|level| (level, row(level))) {
                let sums = sums.join().expect("played");
                let cost = sums.cost_of_a_decision().expect("it decided");
                println!(
                    "against {:8} {:8} [{:.2}, {:.0}.0, {:.0}.0, {:.1}], // +- {:.2}, {} hands",
                    others.name(),
                    level.name(),
                    cost.mean,
                    sums.share(sums.won),
                    sums.share(sums.given_away),
                    f64::from(sums.claims) / f64::from(sums.hands),
                    cost.error.unwrap_or_default(),
                    sums.hands
                );
            }
        }
    }
}

/// Fifty players, each careless one decision in a hundred more often than the one before. Their hands are judged, then thirty evenings of
/// twenty are drawn from them.
#[test]
#[ignore = "half an hour; script/soak rating takes it"]
fn thirty_evenings_put_fifty_players_in_order() {
    const PLAYERS: u32 = 50;
    let hands = asked_for(48);
    let rules = Arc::new(RuleSet::bloem());
    let half = |from: u32| {
        let rules = Arc::clone(&rules);
        thread::spawn(move || -> Vec<Vec<RatedHand>> {
            let players = (from..PLAYERS).step_by(2);
            players
                .map(|careless| judged(&rules, Level::Club, Level::Club, careless, hands))
                .collect()
        })
    };
    let [even, odd] = [0, 1].map(half).map(|half| half.join().expect("played"));
    let judged: Vec<Vec<RatedHand>> = even
        .into_iter()
        .zip(odd)
        .flat_map(|(a, b)| [a, b])
        .collect();
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for evenings in [1, 3, 10, 30] {
        let costs: Vec<f64> = judged
            .iter()
            .map(|hands| {
                let drawn = (0..evenings * 20).map(|_| &hands[chance.random_range(0..hands.len())]);
                summed(drawn)
                    .cost_of_a_decision()
                    .expect("they decided")
                    .mean
            })
            .collect();
        let mut right = 0;
        let mut pairs = 0;
        for one in 0..costs.len() {
            for other in one + 1..costs.len() {
                pairs += 1;
                right += u32::from(costs[one] < costs[other]);
            }
        }
        let share = f64::from(right) / f64::from(pairs);
        println!(
            "after {evenings} evenings {:.1} % of the pairs are in the right order",
            share * 100.0
        );
        if evenings == 30 {
            assert!(share >= 0.9, "{share}");
        }
    }
}
