//! Results of entries on the scorecard: winds, payments, errors, circumstances, and liability.

#![allow(clippy::panic)]

use super::*;
use crate::scorekeeper::Circumstance;

fn card(rules: RuleSet) -> Scorecard {
    let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
    Scorecard::new(names, rules)
}

fn typed(hands: [&str; 4]) -> Draft {
    Draft {
        hands: BySeat(hands.map(str::to_owned)),
        ..Draft::default()
    }
}

/// Enters a hand, which must be valid.
fn enter(card: &mut Scorecard, hands: [&str; 4]) {
    card.draft = typed(hands);
    let hand = card.typed_hand().expect("a hand");
    card.put(hand);
}

fn error(hands: [&str; 4]) -> EntryError {
    let mut card = card(RuleSet::bloem());
    card.draft = typed(hands);
    card.typed_hand().expect_err("not a hand")
}

/// Four chows and a pair, won with North's discard.
const FROM_NORTH: &str = "123b456b789b123c5c+5cn";

#[test]
fn the_deal_passes_when_a_player_other_than_east_wins() {
    let mut card = card(RuleSet::bloem());
    enter(&mut card, [FROM_NORTH, "", "", ""]);
    assert_eq!(card.results().progress.east, Seat::new(0), "East has won");
    card.entries.push(Entry::Dead);
    assert_eq!(card.results().progress.east, Seat::new(0), "nobody has won");
    let south_wins = ["", "123b456b789b123c5c+5c", "", ""];
    enter(&mut card, south_wins);
    let results = card.results();
    assert_eq!(
        (results.progress.east, results.progress.deals),
        (Seat::new(1), 3)
    );
    for winner in [2, 3, 0] {
        let mut hands = [""; 4];
        hands[winner] = "123b456b789b123c5c+5c";
        enter(&mut card, hands);
    }
    let results = card.results();
    assert_eq!(
        (results.progress.east, results.progress.round_wind),
        (Seat::new(0), Wind::South)
    );
    assert!(!results.is_over);
}

#[test]
fn payments_are_those_of_the_rules_and_scores_add_up() {
    let mut card = card(RuleSet::bloem());
    enter(&mut card, ["", "123b456b789b123c5c+5ce", "(RRR)", "8"]);
    let results = card.results();
    let EntryResult::Won(result) = &results.lines[0].result else {
        panic!("a hand was won");
    };
    assert_eq!(result.from, Some(Seat::new(0)));
    let totals = BySeat::from_fn(|seat| result.hands[seat].total());
    // Three red Dragons on the table are four points, doubled.
    assert_eq!((totals.0[0], totals.0[2], totals.0[3]), (0, 8, 8));
    let expected = card.rules.settle(
        &totals,
        Seat::new(1),
        Seat::new(0),
        Some(Seat::new(0)),
        None,
    );
    assert_eq!(results.lines[0].changes, expected.totals());
    assert_eq!(
        results.scores.0.iter().sum::<i64>(),
        4 * card.rules.options.starting_score
    );
}

/// As at the table: the owner of a robbed kong is no discarder, so all three pay double.
#[test]
fn all_pay_double_for_a_robbed_kong_if_the_discarder_pays_double() {
    let mut rules = RuleSet::bloem();
    rules.options.discarder_doubles = true;
    let mut card = card(rules);
    enter(&mut card, ["123b456b789b12c55d+3ckn", "", "", ""]);
    let results = card.results();
    let EntryResult::Won(result) = &results.lines[0].result else {
        panic!("a hand was won");
    };
    assert_eq!(result.from, Some(Seat::new(3)));
    let changes = results.lines[0].changes.0;
    assert!(changes[0] > 0);
    assert_eq!(changes[1..], [-changes[0] / 3; 3]);
}

#[test]
fn penalties_and_corrections_change_scores_but_not_winds() {
    let mut card = card(RuleSet::classical());
    let by = Seat::new(1);
    card.entries = vec![
        Entry::Penalty {
            by,
            to: None,
            points: 100,
        },
        Entry::Penalty {
            by,
            to: Some(Seat::new(3)),
            points: 5,
        },
        Entry::Correction {
            of: Seat::new(2),
            points: -7,
        },
    ];
    let results = card.results();
    assert_eq!(results.scores.0, [100, -305, 93, 105]);
    assert_eq!(
        (results.progress.east, results.progress.deals),
        (Seat::new(0), 0)
    );
}

#[test]
fn changed_rules_score_every_hand_again() {
    let mut card = card(RuleSet::bloem());
    enter(&mut card, ["111b222c333d444b5d+5d", "", "", ""]);
    let bloem = card.results().lines[0].points(Seat::new(0));
    card.rules = RuleSet::classical();
    let classical = card.results().lines[0].points(Seat::new(0));
    assert_ne!(bloem, classical);
    card.rules.options.chows = false;
    enter(&mut card, ["", "111b222c333d444b5d+5d", "", ""]);
    card.rules = RuleSet::bloem();
    assert_eq!(card.results().lines[0].points(Seat::new(0)), bloem);
}

#[test]
fn a_hand_that_other_rules_refuse_has_an_error_and_no_payments() {
    let mut card = card(RuleSet::bloem());
    enter(&mut card, ["", FROM_NORTH, "", ""]);
    card.rules.options.chows = false;
    let results = card.results();
    assert!(matches!(
        &results.lines[0].result,
        EntryResult::Refused(EntryError::NotMahJongg(..))
    ));
    assert_eq!(results.lines[0].changes, BySeat::default());
    assert_eq!(
        results.progress.east,
        Seat::new(1),
        "South has won, whatever the tiles"
    );
}

#[test]
fn errors_name_the_player_whose_line_is_wrong() {
    let [east, south, west] = [0, 1, 2].map(Seat::new);
    let (tile, other) = ("1B".parse().expect("a tile"), "5C".parse().expect("a tile"));
    for (hands, expected) in [
        (["", "", "", ""], EntryError::NoWinner),
        (["123b", "8", "", ""], EntryError::NoWinner),
        (["1b+2b", "3b+4b", "", ""], EntryError::TwoWinners(south)),
        (["123b+5c", "", "", ""], EntryError::WinnerTiles(east, 4)),
        (
            [FROM_NORTH, "", "123456789b12345c", ""],
            EntryError::LoserTiles(west, 14),
        ),
        (
            [FROM_NORTH, "(1111b)", "", ""],
            EntryError::TooMany(south, tile, 5),
        ),
        (
            ["123b456b789b123c5c+5ce", "", "", ""],
            EntryError::OwnTile(east),
        ),
        (
            ["123b456b789b123c5c+5cl", "", "", ""],
            EntryError::NoLoose(east),
        ),
        (
            ["123b456b789b123c5c+5ckn", "", "", ""],
            EntryError::NotRobbed(east, other),
        ),
    ] {
        assert_eq!(error(hands), expected, "{hands:?}");
    }
    assert!(matches!(error(["77x", "", "", ""]), EntryError::Typed(seat, _) if seat == east));
    let not_mah_jong = error(["", "13579b123c456cRR+R", "", ""]);
    assert!(matches!(not_mah_jong, EntryError::NotMahJongg(seat, _) if seat == south));
}

#[test]
fn only_circumstances_that_are_possible_and_change_the_score_are_offered() {
    let offered = |rules: &RuleSet, hands: [&str; 4]| {
        let mut card = card(rules.clone());
        card.draft = typed(hands);
        let progress = card.results().progress;
        let played = card.draft.read(&progress).expect("a hand");
        HandResult::offered_circumstances(&played, &progress, rules)
    };
    let bloem = RuleSet::bloem();
    let drawn = offered(&bloem, ["123b456b789b123c5c+5c", "", "", ""]);
    assert!(drawn.contains(&Circumstance::LastTile) && drawn.contains(&Circumstance::Original));
    assert!(!drawn.contains(&Circumstance::FirstDiscard));
    let claimed = offered(&bloem, ["", "4c123b(456b),789b123c+4cw", "", ""]);
    assert!(!claimed.contains(&Circumstance::Original));
    let mut without_row = bloem;
    let never = crate::rules::RowChange {
        never_counts: Some(true),
        ..crate::rules::RowChange::default()
    };
    let row = "mah-jongg-with-the-last-tile-from-the-wall";
    without_row
        .change(row, &never)
        .expect("the row can be changed");
    let drawn = offered(&without_row, ["", "123b456b789b123c5c+5c", "", ""]);
    assert!(
        !drawn.contains(&Circumstance::LastTile),
        "without its row it changes nothing"
    );
}

#[test]
fn the_player_who_let_off_a_cannon_pays_for_all() {
    let (south, west) = (Seat::new(1), Seat::new(2));
    let changes = |line: &str, liable: Option<Seat>, circumstances: &[Circumstance]| {
        let mut card = card(RuleSet::classical());
        card.draft = typed(["", line, "", ""]);
        card.draft.liable = liable;
        card.draft.circumstances.extend(circumstances);
        let hand = card.typed_hand().expect("a hand");
        card.put(hand);
        card.results().lines[0].changes
    };
    let west_pays = BySeat([0, 1, -1, 0]);
    for line in [
        "123b456b789b123c5c+5cw",
        "123b456b789b123c5c+5ce",
        "123b456b789b123c5c+5c",
    ] {
        let changes = changes(line, Some(west), &[]);
        let paid = BySeat::from_fn(|seat| changes[seat].signum());
        assert_eq!(
            (paid, changes[west]),
            (west_pays, -changes[south]),
            "{line}"
        );
    }
    let by_mark = changes("123b456b789b123c5c+5cw", None, &[Circumstance::PaysForAll]);
    assert_eq!(by_mark, changes("123b456b789b123c5c+5cw", Some(west), &[]));
    // The winner does not pay, even if typed as liable.
    let winner_liable = changes("123b456b789b123c5c+5cw", Some(south), &[]);
    assert_eq!(winner_liable, changes("123b456b789b123c5c+5cw", None, &[]));
}

#[test]
fn all_losers_may_be_liable_in_the_classical_game_only() {
    let possibly_liable = |rules: RuleSet| {
        let mut card = card(rules);
        card.draft = typed(["", "123b456b789b123c5c+5c", "", ""]);
        let played = card.draft.read(&card.results().progress).expect("a hand");
        HandResult::possibly_liable(&played, &card.rules)
    };
    let others = [Seat::new(2), Seat::new(3), Seat::new(0)];
    assert_eq!(possibly_liable(RuleSet::classical()), others);
    assert!(possibly_liable(RuleSet::bloem()).is_empty());
}

#[test]
fn untyped_tiles_of_a_loser_count_nothing() {
    let mut card = card(RuleSet::classical());
    card.rules.options.losers_purity = true;
    enter(&mut card, [FROM_NORTH, "(RRR)", "(999d)2f", ""]);
    let results = card.results();
    let line = &results.lines[0];
    assert_eq!(line.points(Seat::new(1)), 8, "four points, doubled once");
    assert_eq!(
        line.points(Seat::new(2)),
        8,
        "four points and four for the Flower"
    );
}
