//! Changes, inserts and deletes entries of a scorecard; everything after them is computed again.

#![allow(clippy::panic)]

use super::*;
use crate::scorekeeper::{Circumstance, EntryResult, EntryWarning, History};
use crate::tiles::{BySeat, Seat, Wind};

/// Four chows and a pair, won with North's discard.
const FROM_NORTH: &str = "123b456b789b123c5c+5cn";
/// The same hand, won with a drawn tile.
const DRAWN: &str = "123b456b789b123c5c+5c";

fn typed(winner: usize, line: &str) -> Entry {
    let mut draft = Draft::default();
    draft.hands[Seat::new(winner)] = line.to_owned();
    Entry::Hand(draft)
}

/// East wins. South wins and becomes East, and wins again with the discard of Ann, who is now North.
fn card() -> Scorecard {
    let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
    let mut card = Scorecard::new(names, RuleSet::bloem());
    for entry in [typed(0, DRAWN), typed(1, DRAWN), typed(1, FROM_NORTH)] {
        card.put(entry);
    }
    card
}

fn discarder(card: &Scorecard, line: usize) -> Option<Seat> {
    match &card.results().lines[line].result {
        EntryResult::Won(result) => result.from,
        other => panic!("not a hand: {other:?}"),
    }
}

#[test]
fn winds_and_totals_follow_an_earlier_change() {
    let mut card = card();
    let before = card.results();
    assert_eq!(before.progress.east, Seat::new(1));
    card.begin_change(1);
    assert_eq!(card.typed().hands[Seat::new(1)], DRAWN, "as it was typed");
    card.put(Entry::Dead);
    let after = card.results();
    assert_eq!(after.lines[2].progress.east, Seat::new(0), "East stays");
    assert_eq!(
        after.progress.east,
        Seat::new(1),
        "South has won, so East passes"
    );
    assert_eq!(after.lines[1].changes, BySeat::default());
    assert_ne!(after.scores, before.scores);
    let sum = |seat: Seat| {
        after
            .lines
            .iter()
            .map(|line| line.changes[seat])
            .sum::<i64>()
    };
    let start = card.rules.options.starting_score;
    assert_eq!(after.scores, BySeat::from_fn(|seat| start + sum(seat)));
}

#[test]
fn the_round_changes_with_the_correct_hand_after_an_insertion() {
    let mut card = card();
    card.entries.clear();
    for winner in [1, 2, 3, 0] {
        card.put(typed(winner, DRAWN));
    }
    assert_eq!(card.results().progress.round_wind, Wind::South);
    card.delete(2);
    assert_eq!(card.results().progress.round_wind, Wind::East);
    assert_eq!(
        card.results().progress.east,
        Seat::new(3),
        "Ann has won while Cy was East, so Dan is East"
    );
    card.begin_insert(2);
    card.put(typed(3, DRAWN));
    let results = card.results();
    assert_eq!(
        (results.progress.round_wind, results.progress.east),
        (Wind::South, Seat::new(0))
    );
    assert_eq!(results.lines.len(), 4);
}

#[test]
fn a_discard_stays_with_the_same_person_when_the_winds_change() {
    let mut card = card();
    assert_eq!(
        discarder(&card, 2),
        Some(Seat::new(0)),
        "Ann is North of Bob"
    );
    card.delete(1);
    assert_eq!(
        discarder(&card, 1),
        Some(Seat::new(0)),
        "and now she is East"
    );
    card.begin_change(1);
    let line = &card.typed().hands[Seat::new(1)];
    assert_eq!(
        line, "123b456b789b123c5c+5ce",
        "the letter of Ann's present wind"
    );
}

#[test]
fn a_half_typed_hand_is_kept_and_refers_to_the_same_people() {
    let mut card = card();
    card.draft.hands[Seat::new(2)] = "5c+5cn ,rrr".to_owned();
    card.begin_change(1);
    card.typed_mut().hands[Seat::new(1)] = String::new();
    card.put(Entry::Dead);
    assert_eq!(card.edit, None);
    let results = card.results();
    assert_eq!(results.progress.east, Seat::new(1), "as before");
    card.begin_change(2);
    card.put(Entry::Dead);
    assert_eq!(card.results().progress.east, Seat::new(0));
    // North of Bob is Ann, who is now East.
    assert_eq!(card.draft.hands[Seat::new(2)], "5c+5ce ,rrr");
}

#[test]
fn entries_that_no_longer_fit_are_kept_with_an_error_or_a_warning() {
    let mut card = card();
    let Entry::Hand(mut draft) = typed(0, DRAWN) else {
        panic!("a hand");
    };
    draft.circumstances.insert(Circumstance::Original);
    card.entries.clear();
    card.put(Entry::Hand(draft));
    assert!(!card.results().lines[0].needs_attention());
    card.begin_insert(0);
    card.put(typed(1, DRAWN));
    let results = card.results();
    let expected = EntryWarning::Dropped(Circumstance::Original);
    assert_eq!(
        results.lines[1].warnings,
        [expected],
        "Ann is no longer East"
    );
    card.rules.options.chows = false;
    let results = card.results();
    let EntryResult::Refused(error) = &results.lines[0].result else {
        panic!("no longer a hand");
    };
    assert_eq!(error.seat(), Some(Seat::new(1)));
    assert_eq!(card.entries.len(), 2);
}

#[test]
fn only_a_hand_after_the_last_round_has_a_warning() {
    let mut card = card();
    card.entries.clear();
    card.rules.options.rounds = 1;
    for winner in [1, 2, 3, 0] {
        card.put(typed(winner, DRAWN));
    }
    assert!(card.results().is_over);
    card.begin_insert(0);
    card.put(typed(1, DRAWN));
    let results = card.results();
    // Bob wins while Ann is East, then as East; the last hand still belongs to the round.
    assert!(results.lines.iter().all(|line| !line.needs_attention()));
    card.put(typed(0, DRAWN));
    let results = card.results();
    let late: Vec<bool> = results
        .lines
        .iter()
        .map(|line| line.needs_attention())
        .collect();
    assert_eq!(late, [false, false, false, false, false, true]);
    assert_eq!(results.lines[5].warnings, [EntryWarning::AfterTheEnd]);
}

#[test]
fn every_step_is_undone_and_redone_exactly() {
    let mut card = card();
    let mut history = History::default();
    let mut states = vec![card.clone()];
    let steps: [fn(&mut Scorecard); 5] = [
        |card| {
            card.begin_change(0);
            card.put(typed(2, DRAWN));
        },
        |card| {
            card.begin_insert(1);
            card.put(Entry::Dead);
        },
        |card| card.delete(3),
        |card| card.change_rules(RuleSet::classical()),
        |card| {
            card.put(Entry::Correction {
                of: Seat::new(1),
                points: 7,
            });
        },
    ];
    for (number, step) in steps.into_iter().enumerate() {
        let before = card.clone();
        step(&mut card);
        history.record(before, number.to_string(), false);
        states.push(card.clone());
    }
    for _ in 0..2 {
        for number in (0..5).rev() {
            assert_eq!(history.undo(&mut card), Some(number.to_string()));
            assert_eq!(card, states[number]);
        }
        assert_eq!(history.undo(&mut card), None);
        for number in 0..5 {
            assert_eq!(history.redo(&mut card), Some(number.to_string()));
            assert_eq!(card, states[number + 1]);
        }
        assert_eq!(history.redo(&mut card), None);
    }
}

#[test]
fn an_edit_is_restored_from_the_file_and_ends_when_its_entry_is_deleted() {
    let mut card = card();
    card.draft.hands[Seat::new(3)] = "rr".to_owned();
    card.begin_change(1);
    card.typed_mut().hands[Seat::new(1)] = "77c".to_owned();
    let read = Scorecard::read(&card.text()).expect("a scorecard");
    assert_eq!(read, card);
    card.delete(1);
    assert_eq!(card.edit, None, "its entry was deleted");
}
