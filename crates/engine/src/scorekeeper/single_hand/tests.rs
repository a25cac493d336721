//! Tests of single hands.

#![allow(clippy::panic)]

use super::*;

fn evaluate(typed: &str) -> Result<SingleHandResult, EntryError> {
    let single = SingleHand {
        typed: typed.to_owned(),
        own: Wind::South,
        ..SingleHand::default()
    };
    single.evaluate(&RuleSet::bloem())
}

fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

#[test]
fn a_complete_hand_is_scored_and_has_no_waits() {
    let Ok(SingleHandResult::Scored(scored, waits)) = evaluate("123b456b789b123c5c+5cd") else {
        panic!("it is Mah Jongg");
    };
    assert!(waits.is_empty() && scored.score.total >= 20);
}

#[test]
fn a_calling_hand_has_waits_with_their_points() {
    let Ok(SingleHandResult::Scored(scored, waits)) = evaluate("123b456b789b23c55c") else {
        panic!("it is a loser's hand");
    };
    assert_eq!(scored.untyped, 0);
    let tiles: Vec<Tile> = waits.iter().map(|wait| wait.tile).collect();
    assert_eq!(tiles, [tile("1C"), tile("4C")]);
    assert!(waits.iter().all(
        |wait| wait.points_if_drawn > wait.points_if_discarded && wait.points_if_discarded > 0
    ));
}

#[test]
fn a_hand_that_is_not_mah_jongg_has_suggested_discards() {
    let Ok(SingleHandResult::NotMahJongg(why, suggestions)) = evaluate("123b456b789b23c55c+R")
    else {
        panic!("it is not Mah Jongg");
    };
    assert_eq!(why, NotMahJongg::NoSets);
    assert!(suggestions.contains(&(tile("RD"), vec![tile("1C"), tile("4C")])));
}

#[test]
fn an_invalid_line_is_refused() {
    assert!(matches!(evaluate("77x"), Err(EntryError::Typed(..))));
    assert!(matches!(
        evaluate("123b456b789b123c55c"),
        Err(EntryError::NoWinner)
    ));
    assert!(matches!(
        evaluate("123456789b123456c"),
        Err(EntryError::LoserTiles(..))
    ));
    assert!(matches!(evaluate("11b+11b"), Err(EntryError::Typed(..))));
}
