//! Sentences for scores.

#[path = "../../engine/tests/rules/south.rs"]
mod south;

use engine::rules::{RuleSet, Score};
use engine::tiles::{MeldKind, Tile};

use south::hand;
use wording::{RowWording, ScoreWording};

#[test]
fn a_limit_hand_is_not_shown_as_a_product() {
    let wonders = "1B 9B 1C 9C 1D 9D EW SW WW NW RD WD GD GD";
    let (hand, situation) = hand("", wonders, true);
    let score = RuleSet::classical()
        .score(&hand, &situation)
        .expect("a complete hand");
    assert!(score.is_limit_hand());
    let sum = score.sum();
    assert!(!sum.contains('×'), "{sum}");
    assert!(sum.starts_with(score.limit_name()), "{sum}");
}

#[test]
fn a_line_names_the_set_that_it_is_for() {
    let rules = [RuleSet::bloem(), RuleSet::classical()];
    let events = || rules.iter().flat_map(|rules| rules.events());
    for (row, set, tile, words) in [
        (
            "pung-or-kong-of-dragons",
            MeldKind::Pung,
            "RD",
            "Pung of Red Dragons",
        ),
        (
            "pung-kong-of-dragons",
            MeldKind::Kong,
            "WD",
            "Kong of White Dragons",
        ),
        (
            "pung-or-kong-of-players-own-wind",
            MeldKind::Kong,
            "EW",
            "Kong of own Wind: East",
        ),
        (
            "exposed-pung-of-winds-and-dragons",
            MeldKind::Pung,
            "GD",
            "Exposed Pung of Green Dragons",
        ),
    ] {
        let tile: Tile = tile.parse().expect("a tile");
        let event = events().find(|event| event.id.as_str() == row);
        let event = event.unwrap_or_else(|| unreachable!("there is no row {row}"));
        assert_eq!(event.words(set, Some(tile)), words);
    }
}

#[test]
fn a_score_without_doubles_is_not_multiplied_by_one() {
    let score = |doubles, total| Score {
        points: 32,
        doubles,
        total,
        ..Score::default()
    };
    assert_eq!(score(0, 32).sum(), "32");
    assert_eq!(score(1, 64).sum(), "32\u{a0}×\u{a0}2 = 64");
}
