//! Corrects earlier entries and opens sheets of other evenings.

use iced::keyboard::key::Named;

use super::{ScorekeeperDialog, card_to_save, on_bench, open, saved_card, shows, write};
use crate::app::dialog::bench::Bench;
use crate::app::dialog::{AnyDialog, Reply};
use crate::presenter::{ListedScorecard, ScorecardOrder};
use engine::scorekeeper::{Entry, Scorecard};
use engine::tiles::Seat;

/// Four hands: East wins, South wins twice, then a dead hand.
pub fn four_hands() -> Scorecard {
    let mut card = saved_card();
    card.entries.clear();
    for (winner, line) in [
        (0, "123b77c44d,rrr,888b+7cn"),
        (1, "111b222c5d,ggg,999d+5d"),
        (1, "123b456b789b123c5c+5cn"),
    ] {
        card.draft.hands[Seat::new(winner)] = line.to_owned();
        let hand = card.hand().expect("a hand");
        card.put(hand);
    }
    card.put(Entry::Dead);
    card
}

#[test]
fn editing_an_earlier_hand_recomputes_later_ones() {
    let mut bench = on_bench(four_hands());
    bench.paint("keeper-four");
    let before = open(&bench).results();
    bench.choose("Sheet");
    for key in [Named::Home, Named::ArrowDown] {
        bench.key(key);
    }
    bench.paint("keeper-choose");
    card_to_save(bench.choose("Edit"));
    assert!(shows(&mut bench, "Changing Hand 2"));
    bench.paint("keeper-changing");
    assert_eq!(open(&bench).typed().hands.0[1], "111b222c5d,ggg,999d+5d");
    // The focus is in Bob's line, but Cy won and Bob had eight points.
    for _ in 0.."111b222c5d,ggg,999d+5d".len() {
        bench.key(Named::Backspace);
    }
    write(&mut bench, "8");
    bench.key(Named::Tab);
    write(&mut bench, "111b222c5d,ggg,999d+5d");
    let card = card_to_save(bench.key(Named::Enter));
    bench.paint("keeper-changed");
    assert!(shows(&mut bench, "Hand 2 changed."));
    let after = card.results();
    assert_eq!(after.lines.len(), 4);
    assert_ne!(after.scores, before.scores);
    assert!(after.lines[1].changes.0[2] > 0, "Cy has won");
    // Undo and redo with the keyboard.
    let undone = card_to_save(bench.choose("Undo"));
    assert_eq!((undone.results(), undone.edit), (before, None));
    assert_eq!(card_to_save(bench.choose("Redo")).results(), after);
}

#[test]
fn a_hand_is_inserted_and_one_is_deleted() {
    let mut bench = on_bench(four_hands());
    bench.choose("Sheet");
    bench.key(Named::Home);
    card_to_save(bench.key(Named::Insert));
    assert!(shows(&mut bench, "A new hand before hand 1"));
    let card = card_to_save(bench.choose("Dead Hand"));
    assert_eq!(card.entries[0], Entry::Dead);
    assert_eq!(card.entries.len(), 5);
    assert!(shows(&mut bench, "Hand 1 inserted."));
    bench.paint("keeper-inserted");
    bench.key(Named::Home);
    let card = card_to_save(bench.key(Named::Delete));
    assert_eq!(card.entries, four_hands().entries);
    assert!(shows(&mut bench, "Deleted: Dead hand."));
    // Edit changes the entry being explained.
    bench.key(Named::Home);
    bench.key(Named::Enter);
    assert!(shows(&mut bench, "Hand 1: Ann won"));
    bench.key(Named::ArrowRight);
    assert!(
        shows(&mut bench, "Hand 2: Bob won by drawing"),
        "arrows turn to the next entry"
    );
    bench.paint("keeper-explained-two");
    card_to_save(bench.choose("Edit"));
    assert!(shows(&mut bench, "Changing Hand 2"));
    let card = card_to_save(bench.key(Named::Escape));
    assert_eq!((card.entries, card.edit), (four_hands().entries, None));
}

#[test]
fn a_penalty_is_edited_in_place() {
    let mut card = four_hands();
    let penalty = |points| Entry::Penalty {
        by: Seat::new(2),
        to: None,
        points,
    };
    card.entries.insert(1, penalty(50));
    let mut bench = on_bench(card);
    bench.choose("Sheet");
    bench.key(Named::Home);
    bench.key(Named::ArrowDown);
    bench.choose("Edit");
    bench.paint("keeper-penalty-changing");
    let field = bench.middle("50");
    bench.click(field);
    bench.key(Named::End);
    bench.letter('5');
    let card = card_to_save(bench.key(Named::Enter));
    assert_eq!(card.entries[1], penalty(505));
}

#[test]
fn an_invalidated_entry_is_marked_and_can_be_corrected() {
    let mut card = four_hands();
    card.rules.options.chows = false;
    let mut bench = on_bench(card);
    bench.choose("Sheet");
    bench.paint("keeper-doubtful");
    assert!(shows(&mut bench, "Look again. Ann: "));
    assert!(shows(&mut bench, "2 entries need another look."));
}

#[test]
fn a_new_sheet_leaves_the_old_one_alone_and_all_are_listed() {
    let mut bench = on_bench(four_hands());
    bench.choose("Players and Rules");
    assert_eq!(bench.choose("New Sheet"), None);
    bench.choose("Enter a Hand");
    let reply = bench.choose("Dead Hand");
    assert!(
        matches!(&reply, Some(Reply::Scorecards(ScorecardOrder::Keep(None, card))) if card.names.0[0] == "Ann"),
        "a file of its own: {reply:?}"
    );
    bench.choose("Players and Rules");
    let listing = bench.choose("Other Sheets");
    assert_eq!(listing, Some(Reply::Scorecards(ScorecardOrder::List)));
    let listed = |file: &str, card: &Scorecard| ListedScorecard {
        file: file.to_owned(),
        found: Ok(card.summary()),
    };
    let mut named = four_hands();
    named.heading.name = "Club night".to_owned();
    named.heading.date = Some((2026, 11, 19));
    let sheets = vec![
        listed("2026-11-26.json", &four_hands()),
        listed("2026-11-19.json", &named),
    ];
    with_scorekeeper(&mut bench, |scorekeeper| scorekeeper.listed(sheets.clone()));
    bench.paint("keeper-sheets");
    assert!(shows(&mut bench, "Club night") && shows(&mut bench, "4 hands"));
    bench.key(Named::ArrowDown);
    let opened = bench.key(Named::Enter);
    let due = ScorecardOrder::Open("2026-11-19.json".to_owned());
    assert_eq!(opened, Some(Reply::Scorecards(due)));
    with_scorekeeper(&mut bench, |scorekeeper| {
        scorekeeper.opened("2026-11-19.json".to_owned(), named.clone());
    });
    assert!(shows(&mut bench, "Bob won by drawing 5 Circle"));
    bench.choose("Players and Rules");
    bench.choose("Other Sheets");
    with_scorekeeper(&mut bench, |scorekeeper| scorekeeper.listed(sheets.clone()));
    let deleted = bench.key(Named::Delete);
    let due = ScorecardOrder::Delete("2026-11-26.json".to_owned());
    assert_eq!(deleted, Some(Reply::Scorecards(due)));
    with_scorekeeper(&mut bench, |scorekeeper| {
        scorekeeper.listed(sheets[1..].to_vec())
    });
    bench.paint("keeper-sheet-deleted");
    let restored = bench.choose("Undo");
    let due = ScorecardOrder::Restore("2026-11-26.json".to_owned());
    assert_eq!(restored, Some(Reply::Scorecards(due)));
}

fn with_scorekeeper(bench: &mut Bench, act: impl FnOnce(&mut ScorekeeperDialog)) {
    let AnyDialog::ScorekeeperDialog(scorekeeper) = bench.dialog.screen_mut() else {
        panic!("another dialog");
    };
    act(scorekeeper);
}
