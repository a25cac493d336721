//! Sentences for near misses, and for the reason why tiles are not Mah Jongg.

#[path = "../../engine/tests/rules/south.rs"]
mod south;

use engine::rules::{RowChange, RuleSet, Situation};
use engine::tiles::Hand;

use south::hand;
use wording::{Describe, NearMissWording, RowTitle};

/// A winner's hand: the tiles of which there are exposed Pungs, then the stake with the last tile at the end.
fn winning_hand(pungs: &str, stake: &str) -> (Hand, Situation) {
    hand(pungs, stake, true)
}

fn near_misses(rules: &RuleSet, (hand, situation): &(Hand, Situation)) -> Vec<(String, String)> {
    let score = rules.score(hand, situation).unwrap_or_default();
    score
        .near_misses
        .into_iter()
        .map(|miss| (miss.row.title().to_owned(), miss.obstacle.describe()))
        .collect()
}

fn sentence(rules: &RuleSet, hand: &(Hand, Situation), event: &str) -> Option<String> {
    near_misses(rules, hand)
        .into_iter()
        .find(|(title, _)| title == event)
        .map(|(_, obstacle)| obstacle)
}

#[test]
fn a_set_of_another_suit_is_named() {
    let hand = winning_hand("2C 7D", "4C 5C 6C 8C 8C 8C 9C 9C");
    let obstacle = sentence(&RuleSet::bloem(), &hand, "All One Suit");
    assert_eq!(
        obstacle.as_deref(),
        Some("The Pung of 7 Circle does not fit.")
    );
}

#[test]
fn a_special_hand_one_pung_away_is_named() {
    let hand = winning_hand("7B 4B", "6B 6B 6B 8B 8B 8B GD GD");
    let obstacle = sentence(&RuleSet::bloem(), &hand, "Small Green Minor Hand");
    assert_eq!(obstacle.as_deref(), Some("A Pung of 3 Bamboo was missing."));
}

#[test]
fn a_set_that_must_not_be_exposed_is_named() {
    let hand = winning_hand("1C", "2C 3C 4C 4C 5C 6C 7C 8C 9C 9C 9C");
    let obstacle = sentence(&RuleSet::bloem(), &hand, "Calling Nine Tile Hand");
    assert_eq!(
        obstacle.as_deref(),
        Some("No tile may be claimed before the last one.")
    );
}

#[test]
fn a_second_wait_is_named() {
    let hand = winning_hand("2C 7D", "8C 8C 9D 9D 9D 4C 5C 6C");
    let obstacle = sentence(
        &RuleSet::bloem(),
        &hand,
        "Mah Jongg with the Only Tile That Fits",
    );
    assert_eq!(obstacle.as_deref(), Some("The 3 Wan would have won too."));
}

#[test]
fn another_wait_is_named_for_the_golden_cock() {
    let golden_cock = |stake: &str| {
        let hand = winning_hand("2C 7D", stake);
        sentence(&RuleSet::bloem(), &hand, "Picked by the Golden Cock")
    };
    let another_wait = golden_cock("8C 8C 9C 9C 9C 3D 4D 2D");
    let obstacle = "The 5 Circle would have won too.";
    assert_eq!(another_wait.as_deref(), Some(obstacle));
    assert_eq!(golden_cock("8C 8C 9C 9C 9C 3D 4D 5D"), None);
    assert_eq!(golden_cock("8C 8C 9C 9C 9C 2D 4D 3D"), None);
}

#[test]
fn a_near_miss_says_what_it_would_have_added() {
    let title = |(hand, situation): (Hand, Situation), event: &str| {
        let score = RuleSet::bloem().score(&hand, &situation);
        let near_misses = score.map_or_else(Vec::new, |score| score.near_misses);
        let miss = near_misses
            .into_iter()
            .find(|miss| miss.row.title() == event);
        miss.map(|miss| miss.title())
    };
    let title = |hand, event| title(hand, event).unwrap_or_default();
    let mixed = winning_hand("2C 7D", "4C 5C 6C 8C 8C 8C 9C 9C");
    assert_eq!(title(mixed, "All One Suit"), "All One Suit: 3 doubles");
    let green = winning_hand("7B 4B", "6B 6B 6B 8B 8B 8B GD GD");
    let event = "Small Green Minor Hand";
    assert!(title(green, event).ends_with("points in all"));
    let waits = winning_hand("2C 7D", "8C 8C 9D 9D 9D 4C 5C 6C");
    let event = "Mah Jongg with the Only Tile That Fits";
    assert!(title(waits, event).ends_with(" points"));
}

#[test]
fn a_hand_of_one_suit_with_dragons_is_no_near_miss_of_a_pure_hand() {
    let hand = winning_hand("3D 4D", "5D 5D 5D 6D 6D 6D RD RD");
    for (event, obstacle) in near_misses(&RuleSet::bloem(), &hand) {
        assert!(!event.starts_with("All"), "{event}: {obstacle}");
    }
}

#[test]
fn a_refusal_gives_the_reason() {
    let reason = |rules: &RuleSet, (hand, situation): (Hand, Situation)| {
        assert_eq!(rules.score(&hand, &situation), None);
        rules.why_not_mah_jong(&hand, &situation).describe()
    };
    let rules = RuleSet::bloem();
    let mut without_special_hands = RuleSet::bloem();
    without_special_hands.options.special_hands = false;
    let mut without_chows = RuleSet::bloem();
    without_chows.options.chows = false;
    let rose = || winning_hand("", "EW EW SW SW WW WW NW NW RD RD GD GD WD WD");
    let other_wind = winning_hand("", "1B 2D 3C 4B 5D 6C 7B 8D 9C RD GD WD NW NW");
    let incomplete = winning_hand("2C 7D", "8C 8C 9D 9D 1D 4C 5C 6B");
    assert!(reason(&without_special_hands, rose()).contains("Special hands are not allowed"));
    assert!(reason(&rules, other_wind).contains("own Wind, South"));
    assert!(
        reason(
            &without_chows,
            winning_hand("2C 7D", "8C 8C 9D 9D 9D 4C 5C 6C")
        )
        .starts_with("Chows are not allowed")
    );
    assert!(reason(&rules, incomplete).starts_with("The tiles are neither"));
}

/// Near misses name only hands of the rules in force, including those with a condition instead of a pattern.
#[test]
fn only_hands_of_the_rules_in_force_are_named() {
    let mut rules = RuleSet::bloem();
    let forbidden = RowChange {
        allowed: Some(false),
        ..RowChange::default()
    };
    rules
        .change("Small Green Minor Hand", &forbidden)
        .expect("the row can be forbidden");
    let green = winning_hand("7B 4B", "6B 6B 6B 8B 8B 8B GD GD");
    assert_eq!(sentence(&rules, &green, "Small Green Minor Hand"), None);
    assert!(sentence(&RuleSet::bloem(), &green, "Small Green Minor Hand").is_some());
    let classical = RuleSet::classical();
    let dragons = winning_hand("2C", "RD RD RD GD GD GD WD WD 4C 5C 6C");
    let obstacle = sentence(&classical, &dragons, "Big Three Dragons");
    assert_eq!(
        obstacle.as_deref(),
        Some("A Pung of White Dragons was missing.")
    );
    let green = winning_hand("2B 3B", "6B 6B 6B 8B 8B 8B 5B 5B");
    let obstacle = sentence(&classical, &green, "Imperial Jade");
    assert_eq!(
        obstacle.as_deref(),
        Some("The Pair of 5 Bamboo does not fit.")
    );
    let open = winning_hand("2C", "5C 5C 5C 6C 7C 8C 9C 9C 1C 2C 3C");
    let obstacle = sentence(&classical, &open, "Concealed Clear Suit");
    assert_eq!(obstacle.as_deref(), Some("The Pung of 2 Wan is exposed."));
    let (hand, situation) = winning_hand("", "1B 9B 1D 9D 1C 9C EW SW WW NW RD GD 5C 5C");
    let why = classical.why_not_mah_jong(&hand, &situation).describe();
    assert!(why.contains("Thirteen Unique Wonders"), "{why}");
}
