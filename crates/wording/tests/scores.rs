//! Sentences for scores.

#[path = "../../engine/tests/rules/south.rs"]
mod south;

use engine::rules::RuleSet;

use south::hand;
use wording::ScoreWording;

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
