//! The precedence of claims for Mah Jongg, and settlements with a maximum.

use engine::rules::{MahJongLevel, RowChange, RuleSet, Situation, Source, Win};
use engine::tiles::{BySeat, Counts, Hand, Seat, Tile, Wind};

/// South's hand of these tiles on the stake, completed by a claimed discard.
fn claim(stake: &str, last: &str, first_discard_of_east: bool) -> (Hand, Situation) {
    let tiles = |text: &str| -> Vec<Tile> {
        text.split(' ')
            .filter_map(|tile| tile.parse().ok())
            .collect()
    };
    let hand = Hand {
        stake: tiles(stake).into_iter().chain(tiles(last)).collect(),
        ..Hand::default()
    };
    let situation = Situation {
        seat_wind: Wind::South,
        round_wind: Wind::East,
        win: tiles(last).pop().map(|tile| Win {
            tile,
            source: Source::Discard,
            original: false,
            standing: false,
            first_discard_of_east,
        }),
        live_left: 30,
        open: Counts::default(),
        kongs_since_discard: 0,
        east_wins: 0,
    };
    (hand, situation)
}

fn level(rules: &RuleSet, (hand, situation): &(Hand, Situation)) -> Option<MahJongLevel> {
    rules.mah_jong_level(hand, situation)
}

const TWO_PAIRS_AND_CHOWS: &str = "2B 2B 3C 3C 4D 5D 6D 7D 8D 9D 1C 2C 3C";

#[test]
fn the_level_is_that_of_the_set_that_is_completed() {
    let rules = RuleSet::bloem();
    assert_eq!(
        level(&rules, &claim(TWO_PAIRS_AND_CHOWS, "2B", false)),
        Some(MahJongLevel::Pung)
    );
    let waits_for_chow = "2B 2B 2B 3C 3C 3C 4D 5D 7D 8D 9D 1C 1C";
    assert_eq!(
        level(&rules, &claim(waits_for_chow, "6D", false)),
        Some(MahJongLevel::Chow)
    );
    let waits_for_pair = "2B 2B 2B 3C 3C 3C 4D 5D 6D 7D 8D 9D 1C";
    assert_eq!(
        level(&rules, &claim(waits_for_pair, "1C", false)),
        Some(MahJongLevel::Pair)
    );
    assert_eq!(level(&rules, &claim(waits_for_pair, "9C", false)), None);
    assert!(MahJongLevel::SpecialHand > MahJongLevel::Pung);
    assert!(MahJongLevel::Pung > MahJongLevel::Chow && MahJongLevel::Chow > MahJongLevel::Pair);
}

#[test]
fn a_tile_that_fits_in_two_ways_has_the_higher_level() {
    // The last 3 Wan completes either the pair or the chow from 1 Wan.
    let fits_pair_or_chow = "2B 2B 2B 4D 5D 6D 7D 8D 9D 3C 3C 1C 2C";
    assert_eq!(
        level(&RuleSet::bloem(), &claim(fits_pair_or_chow, "3C", false)),
        Some(MahJongLevel::Chow)
    );
    let fits_pung_or_chow = "2B 2B 3D 3D 1D 2D 4D 5D 6D 7D 8D 9D 3D";
    assert_eq!(
        level(&RuleSet::bloem(), &claim(fits_pung_or_chow, "3D", false)),
        Some(MahJongLevel::Pung)
    );
}

#[test]
fn special_hands_have_precedence_even_if_only_the_last_tile_makes_them() {
    let mut rules = RuleSet::bloem();
    let waits_for_pair = "2B 2B 2B 3C 3C 3C 4D 5D 6D 7D 8D 9D 1C";
    let special = Some(MahJongLevel::SpecialHand);
    assert_eq!(
        level(
            &rules,
            &claim("EW EW SW SW WW WW NW NW RD RD GD GD WD", "WD", false)
        ),
        special
    );
    assert_eq!(level(&rules, &claim(waits_for_pair, "1C", true)), special);
    let forbidden = RowChange {
        allowed: Some(false),
        ..RowChange::default()
    };
    assert_eq!(rules.change("terrestrial-blessing", &forbidden), Ok(()));
    assert_eq!(
        level(&rules, &claim(waits_for_pair, "1C", true)),
        Some(MahJongLevel::Pair)
    );
}

#[test]
fn the_maximum_limits_a_score_and_east_still_pays_double() {
    let mut rules = RuleSet::bloem();
    rules.options.max_score = Some(500);
    let east = Seat::new(2);
    let winner = east.next();
    let scores = BySeat::from_fn(|seat| if seat == winner { 6000 } else { 0 });
    let settlement = rules.settle(&scores, winner, east, None, None);
    assert_eq!(settlement.gets_from[winner][east], 1000);
    assert_eq!(settlement.totals()[winner], 2000);
}
