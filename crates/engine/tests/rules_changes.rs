//! The effects of changed rules on a score: special hands that no longer have a total score, never count or are forbidden, rows that count
//! for losers too, and chows that are not allowed.

#[path = "rules/south.rs"]
mod south;

use engine::rules::{Award, NotMahJongg, Obstacle, RowChange, RuleSet, Score, Situation};
use engine::tiles::Hand;

use south::hand;

/// Bloem's rules with one changed row.
fn changed(id: &str, change: RowChange) -> RuleSet {
    let mut rules = RuleSet::bloem();
    assert_eq!(rules.change(id, &change), Ok(()));
    rules
}

/// The change that makes a special hand add to the regular score instead of having a total score.
fn without_total() -> RowChange {
    RowChange {
        total: Some(false),
        ..RowChange::default()
    }
}

fn score(rules: &RuleSet, (hand, situation): &(Hand, Situation)) -> Score {
    rules.score(hand, situation).unwrap_or_default()
}

#[test]
fn a_special_hand_without_total_score_adds_to_the_regular_score() {
    let won = hand("EW RD", "GD GD GD WW WW WW NW NW", true);
    let total = score(&RuleSet::bloem(), &won);
    assert_eq!((total.points, total.doubles, total.total), (1900, 0, 1900));
    let changed_score = score(
        &changed("mah-jongg-of-winds-and-dragons", without_total()),
        &won,
    );
    // Going out, drawn, the only wait; no chows; the pungs; the special hand.
    assert_eq!(
        changed_score.points,
        (20 + 2 + 2) + 10 + (4 + 4 + 8 + 8) + 1900
    );
    // Wind of the Round, two Dragons, All Winds and Dragons.
    assert_eq!(changed_score.doubles, 1 + 2 + 3);
}

#[test]
fn red_and_green_without_total_score_counts_its_pungs_but_no_pair() {
    let rules = changed("red-and-green-hand", without_total());
    let changed_score = score(
        &rules,
        &hand("1B", "5B 5B 5B 7B 7B 7B 9B 9B 9B GD RD", true),
    );
    let counts = |event: &str| {
        changed_score
            .lines
            .iter()
            .filter(|line| line.row == event)
            .count()
    };
    assert_eq!(counts("exposed-pung-of-tile-1-or-9"), 1);
    assert_eq!(counts("concealed-pung-of-tile-2-to-8"), 2);
    assert_eq!(counts("concealed-pung-of-tile-1-or-9"), 1);
    assert_eq!(counts("red-and-green-hand"), 1);
    assert_eq!(counts("pair-of-dragons"), 0);
}

#[test]
fn an_award_of_doubles_replaces_a_total_score() {
    let award = Award {
        doubles: 2,
        ..Award::default()
    };
    let change = award.into();
    let won = hand("WW", "1D 2D 3D 4D 5D 6D 7D 8D 9D GD GD", true);
    let changed_score = score(&changed("great-snake", change), &won);
    assert_eq!(changed_score.doubles, 2 + 1, "{:?}", changed_score.lines);
    assert!(changed_score.points < 100);
}

#[test]
fn a_special_hand_that_never_counts_leaves_the_regular_score() {
    let never = RowChange {
        never_counts: Some(true),
        ..RowChange::default()
    };
    let won = hand("3D 4D", "5D 5D 5D 6D 6D 6D RD RD", true);
    let changed_score = score(&changed("four-great-siamese-sisters", never), &won);
    assert_eq!(changed_score.doubles, 1);
    assert!(
        changed_score
            .lines
            .iter()
            .all(|line| line.row != "four-great-siamese-sisters")
    );
    assert!(changed_score.points > 0);
}

#[test]
fn only_the_last_pair_counts_if_a_hand_of_seven_pairs_never_counts() {
    let never = RowChange {
        never_counts: Some(true),
        ..RowChange::default()
    };
    let won = hand("", "EW EW SW SW WW WW NW NW RD RD GD GD WD WD", true);
    let changed_score = score(&changed("rose-of-the-winds", never), &won);
    let pairs = changed_score.lines.iter();
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
    let for_losers_too = RowChange {
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
    let changed_score = score(&changed("pair-of-dragons", for_losers_too), &lost);
    let pairs: Vec<_> = changed_score
        .lines
        .iter()
        .filter(|line| line.row == "pair-of-dragons")
        .collect();
    assert_eq!(pairs.len(), 1);
    assert_eq!(pairs[0].tile, "GD".parse().ok());
}
