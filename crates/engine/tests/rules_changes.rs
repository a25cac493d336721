//! The effects of changed rows on a score: hands that no longer have a total score, forbidden hands, rows that count for losers too.

#[path = "rules/south.rs"]
mod south;

use engine::rules::{Award, NotMahJongg, Obstacle, RowChange, RuleSet, Score, Situation};
use engine::tiles::Hand;

use south::hand;

fn changed(id: &str, change: RowChange) -> RuleSet {
    let mut rules = RuleSet::bloem();
    assert_eq!(rules.change(id, &change), Ok(()));
    rules
}

fn added() -> RowChange {
    RowChange {
        total: Some(false),
        ..RowChange::default()
    }
}

fn score(rules: &RuleSet, (hand, situation): &(Hand, Situation)) -> Score {
    rules.score(hand, situation).unwrap_or_default()
}

#[test]
fn a_special_hand_without_total_score_adds_to_the_regular_count() {
    let won = hand("EW RD", "GD GD GD WW WW WW NW NW", true);
    let whole = score(&RuleSet::bloem(), &won);
    assert_eq!((whole.points, whole.doubles, whole.total), (1900, 0, 1900));
    let count = score(&changed("mah-jongg-of-winds-and-dragons", added()), &won);
    // Going out, drawn, the only wait; no chows; the pungs; the special hand.
    assert_eq!(count.points, (20 + 2 + 2) + 10 + (4 + 4 + 8 + 8) + 1900);
    // Wind of the Round, two Dragons, All Winds and Dragons.
    assert_eq!(count.doubles, 1 + 2 + 3);
}

#[test]
fn red_and_green_without_total_score_counts_its_pungs() {
    let rules = changed("red-and-green-hand", added());
    let count = score(
        &rules,
        &hand("1B", "5B 5B 5B 7B 7B 7B 9B 9B 9B GD RD", true),
    );
    let counts = |event: &str| count.lines.iter().filter(|line| line.row == event).count();
    assert_eq!(counts("exposed-pung-of-tile-1-or-9"), 1);
    assert_eq!(counts("concealed-pung-of-tile-2-to-8"), 2);
    assert_eq!(counts("concealed-pung-of-tile-1-or-9"), 1);
    assert_eq!(counts("red-and-green-hand"), 1);
    assert_eq!(counts("pair-of-dragons"), 0);
}

#[test]
fn doubles_replace_a_whole_score() {
    let award = Award {
        doubles: 2,
        ..Award::default()
    };
    let change = award.into();
    let won = hand("WW", "1D 2D 3D 4D 5D 6D 7D 8D 9D GD GD", true);
    let count = score(&changed("great-snake", change), &won);
    assert_eq!(count.doubles, 2 + 1, "{:?}", count.lines);
    assert!(count.points < 100);
}

#[test]
fn a_whole_score_without_scoring_value_leaves_the_regular_count() {
    let none = RowChange {
        never_counts: Some(true),
        ..RowChange::default()
    };
    let won = hand("3D 4D", "5D 5D 5D 6D 6D 6D RD RD", true);
    let count = score(&changed("four-great-siamese-sisters", none), &won);
    assert_eq!(count.doubles, 1);
    assert!(
        count
            .lines
            .iter()
            .all(|line| line.row != "four-great-siamese-sisters")
    );
    assert!(count.points > 0);
}

#[test]
fn only_the_last_of_seven_pairs_without_value_counts() {
    let none = RowChange {
        never_counts: Some(true),
        ..RowChange::default()
    };
    let won = hand("", "EW EW SW SW WW WW NW NW RD RD GD GD WD WD", true);
    let count = score(&changed("rose-of-the-winds", none), &won);
    let pairs = count.lines.iter();
    let pairs: Vec<_> = pairs
        .filter(|line| line.row.as_str().starts_with("pair-of"))
        .map(|line| line.tile)
        .collect();
    assert_eq!(pairs, ["WD".parse().ok()]);
}

#[test]
fn a_hand_that_is_only_a_forbidden_special_hand_is_not_mah_jong() {
    let forbidden = RowChange {
        allowed: Some(false),
        ..RowChange::default()
    };
    let (won, situation) = hand("", "EW EW SW SW WW WW NW NW RD RD GD GD WD WD", true);
    assert!(RuleSet::bloem().is_mah_jong(&won, &situation));
    let rules = changed("rose-of-the-winds", forbidden);
    assert!(!rules.is_mah_jong(&won, &situation));
    assert_eq!(
        rules.why_not_mah_jong(&won, &situation),
        NotMahJongg::NearlySpecial {
            row: "rose-of-the-winds".into(),
            obstacle: Obstacle::NotAllowed,
        }
    );
}

#[test]
fn special_hands_keep_their_chows_where_chows_are_off() {
    let mut rules = RuleSet::bloem();
    rules.options.chows = false;
    let snake = hand("WW", "1D 2D 3D 4D 5D 6D 7D 8D 9D GD GD", true);
    assert_eq!(score(&rules, &snake).total, 1500);
    let (plain, situation) = hand("WW", "1D 2D 3D 4D 5D 6D 2C 2C 2C 8C 8C", true);
    assert!(!rules.is_mah_jong(&plain, &situation));
}

#[test]
fn rows_not_limited_to_winners_count_for_losers() {
    let open = RowChange {
        winner_only: Some(false),
        ..RowChange::default()
    };
    let lost = hand("4C", "GD GD RD RD RD EW 2B 5B 8B 9D", false);
    assert!(
        score(&RuleSet::bloem(), &lost)
            .lines
            .iter()
            .all(|line| line.row != "pair-of-dragons")
    );
    let count = score(&changed("pair-of-dragons", open), &lost);
    let pairs: Vec<_> = count
        .lines
        .iter()
        .filter(|line| line.row == "pair-of-dragons")
        .collect();
    assert_eq!(pairs.len(), 1);
    assert_eq!(pairs[0].tile, "GD".parse().ok());
}
