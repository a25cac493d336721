//! The games to check: each case is a seed for the rules, their options and the wall.

use std::sync::Arc;

use engine::rules::{OptionKind, RuleSet, WIRE_OPTIONS};
use engine::table::{Game, Setup};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// The number of cases for a test: `RED_STAKE_CASES`, or the default.
pub fn cases(default: u64) -> u64 {
    std::env::var("RED_STAKE_CASES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(default)
}

/// The rules of a case: either of the two rule sets, with random values for options that affect play or payment.
pub fn rules(case: u64) -> Arc<RuleSet> {
    let mut rng = StdRng::seed_from_u64(case);
    let mut rules = match case.is_multiple_of(2) {
        true => RuleSet::bloem(),
        false => RuleSet::classical(),
    };
    let options = &mut rules.options;
    if case.is_multiple_of(2) {
        options.flowers = rng.random();
        options.chows = rng.random();
        options.special_hands = rng.random();
        options.max_score = rng.random::<bool>().then_some(500);
    } else {
        for option in WIRE_OPTIONS
            .iter()
            .filter(|option| option.name != "Timeout")
        {
            let value = match option.kind {
                OptionKind::Bool => rng.random_range(0..2),
                OptionKind::Nat => rng.random_range(0..3000),
                OptionKind::Score => *SCORES.choose(&mut rng).expect("the list is not empty"),
            };
            // Values that are not valid, such as most numbers of rounds, leave the option as it is.
            options.set(option.name, &value.to_string()).ok();
        }
    }
    options.rounds = 1;
    Arc::new(rules)
}

/// Awards as numbers of the protocol: points, doubles, parts of a limit, and combinations.
const SCORES: [u32; 8] = [
    0,
    4,
    20,
    10_000,
    30_002,
    50_000_000,
    100_000_000,
    250_010_005,
];

/// A new game of a case.
pub fn game(case: u64) -> Game {
    Game::new(rules(case), Setup::seeded(case))
}

/// Asserts that the payments sum to zero and mirror each other.
pub fn assert_sums_to_zero(settlement: &engine::rules::Settlement) {
    assert_eq!(
        settlement.totals().0.iter().sum::<i64>(),
        0,
        "{settlement:?}"
    );
    for (seat, gets) in settlement.gets_from.iter() {
        for (other, amount) in gets.iter() {
            assert_eq!(
                *amount, -settlement.gets_from[other][seat],
                "{settlement:?}"
            );
        }
    }
}
