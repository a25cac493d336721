//! Compares determinizations with the truth: the gain of a discard in determinizations, minus its gain with the true hands.

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Event, Game, Move, Request, Setup};
use engine::tiles::{BySeat, Seat};
use lab::Mean;
use lab::arena::determinization_bias;
use players::selfplay::step;
use players::{ComputerPlayer, Level};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The number of determinizations, and of reshuffled walls, for each discard.
const DETERMINIZATIONS: u32 = 16;
/// One turn in this many is examined; if it ends in a discard, that is compared.
const EVERY: u64 = 16;
/// The first seed. The estimates from which determinizations are sampled (`players::reader`) were counted in other deals.
const SEED: u64 = 5_500_001;

/// The levels of the four players, whose seats change from deal to deal.
const LEVELS: [Level; 4] = [Level::Club, Level::Expert, Level::Club, Level::Master];

/// The level of the player at a seat of a deal.
fn level(seed: u64, seat: Seat) -> Level {
    LEVELS[(seat.index() + seed as usize) % 4]
}

/// Visits every turn of a deal: the table, and the seat whose turn it is.
fn for_each_turn(rules: &RuleSet, seed: u64, mut each: impl FnMut(&Game, Seat)) {
    let mut game = Game::new(Arc::new(rules.clone()), Setup::seeded(seed));
    let players = BySeat::from_fn(|seat| ComputerPlayer::new(level(seed, seat)));
    let mut over = false;
    while !over {
        let turn = |seat: &Seat| matches!(game.request(*seat), Some(Request::Turn { .. }));
        if let Some(seat) = Seat::ALL.into_iter().find(turn) {
            each(&game, seat);
        }
        let Some(events) = step(&mut game, &players) else {
            break;
        };
        let ends = |event: &Event| matches!(event, Event::Settled { .. } | Event::WashedOut { .. });
        over = events.iter().any(ends);
    }
}

/// How many points more discards gain in determinizations than with the true hands.
#[derive(Default)]
struct Biases {
    /// The mean of each deal.
    deals: Mean,
    /// With 70 live tiles and more, with 45 to 69, with 20 to 44, and with fewer.
    by_live_tiles: [Mean; 4],
}

/// Compares discards of mixed tables in this many deals.
fn compare(rules: &RuleSet, deals: u64) -> Biases {
    let (mut found, mut turns) = (Biases::default(), 0);
    for seed in SEED..SEED + deals {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut deal = Mean::default();
        for_each_turn(rules, seed, |game, seat| {
            turns += 1;
            if turns % EVERY != 0 {
                return;
            }
            let player = ComputerPlayer::new(level(seed, seat));
            let request = game.request(seat).expect("it is this seat's turn");
            let choice = player.decide(game.seat_view(seat), &request);
            if !matches!(choice, Move::Discard { .. }) {
                return;
            }
            let bias = determinization_bias(game, seat, choice, DETERMINIZATIONS, &mut rng);
            let bias = bias.expect("it is somebody's turn").mean();
            deal.add(bias);
            let fewer = [70, 45, 20]
                .iter()
                .filter(|live| game.wall().live_left() < **live);
            found.by_live_tiles[fewer.count()].add(bias);
        });
        if deal.count() > 0.0 {
            found.deals.add(deal.mean());
        }
    }
    found
}

/// In the many deals of the soak, the mean must be below 3 points; a few deals only show whether something is badly wrong.
fn check(deals: u64) {
    for (name, rules) in [
        ("Bloem", RuleSet::bloem()),
        ("Classical", RuleSet::classical()),
    ] {
        let found = compare(&rules, deals);
        let describe = |mean: &Mean| format!("{:+.1} +- {:.1}", mean.mean(), mean.standard_error());
        println!(
            "{name}, {} deals: {} points more in determinizations; by live tiles from 70 on down: {}",
            found.deals.count(),
            describe(&found.deals),
            found
                .by_live_tiles
                .iter()
                .map(describe)
                .collect::<Vec<_>>()
                .join(", ")
        );
        let bound = 3.0_f64.max(3.0 * found.deals.standard_error());
        assert!(found.deals.mean().abs() < bound, "{name}");
    }
}

#[test]
fn discards_gain_about_as_much_in_determinizations_as_with_the_true_hands() {
    check(150);
}

#[test]
#[ignore = "takes twenty minutes with 12,000 deals"]
fn determinizations_compared_with_true_hands_in_many_deals() {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    check(cases.and_then(|text| text.parse().ok()).unwrap_or(12_000));
}
