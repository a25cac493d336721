//! Tests of changing, inserting and deleting earlier entries, and of opening other sheets.

use iced::keyboard::key::Named;

use super::super::message::Stored;
use super::{
    Message, card_to_save, current_card, on_bench, saved_card, scorekeeper, shows, type_text,
};
use crate::app::background::Outbox;
use crate::app::dialog::ScorekeeperDialog;
use crate::app::dialog::bench::Bench;
use crate::app::disk::Disk;
use crate::app::startup::Folders;
use crate::app::widget::AnyMessage;
use crate::presenter::DialogEvent;
use engine::scorekeeper::{Entry, Scorecard};
use engine::tiles::Seat;

/// Four hands: Ann wins as East, Bob wins twice, then a dead hand.
pub fn four_hands() -> Scorecard {
    let mut card = saved_card();
    card.entries.clear();
    for (winner, line) in [
        (0, "123b77c44d,rrr,888b+7cn"),
        (1, "111b222c5d,ggg,999d+5d"),
        (1, "123b456b789b123c5c+5cn"),
    ] {
        card.draft.hands[Seat::new(winner)] = line.to_owned();
        let hand = card.typed_hand().expect("a hand");
        card.put(hand);
    }
    card.put(Entry::Dead);
    card
}

#[test]
fn editing_an_earlier_hand_recomputes_later_ones() {
    let mut bench = on_bench(four_hands());
    bench.paint("keeper-four");
    let before = current_card(&bench).results();
    bench.choose("Sheet");
    for key in [Named::Home, Named::ArrowDown] {
        bench.key(key);
    }
    bench.paint("keeper-choose");
    card_to_save(&mut bench, |bench| bench.choose("Edit"));
    assert!(shows(&mut bench, "Changing Hand 2"));
    bench.paint("keeper-changing");
    assert_eq!(
        current_card(&bench).typed().hands.0[1],
        "111b222c5d,ggg,999d+5d"
    );
    // The focus is in Bob's line. Correct the hand: Cy won, and Bob had eight points.
    for _ in 0.."111b222c5d,ggg,999d+5d".len() {
        bench.key(Named::Backspace);
    }
    type_text(&mut bench, "8");
    bench.key(Named::Tab);
    type_text(&mut bench, "111b222c5d,ggg,999d+5d");
    let card = card_to_save(&mut bench, |bench| bench.key(Named::Enter));
    bench.paint("keeper-changed");
    assert!(shows(&mut bench, "Hand 2 changed."));
    let after = card.results();
    assert_eq!(after.lines.len(), 4);
    assert_ne!(after.scores, before.scores);
    assert!(after.lines[1].changes.0[2] > 0, "Cy has won");
    let undone = card_to_save(&mut bench, |bench| bench.choose("Undo"));
    assert_eq!((undone.results(), undone.edit), (before, None));
    assert_eq!(
        card_to_save(&mut bench, |bench| bench.choose("Redo")).results(),
        after
    );
}

#[test]
fn hands_are_inserted_deleted_and_edited_from_their_explanation() {
    let mut bench = on_bench(four_hands());
    bench.choose("Sheet");
    bench.key(Named::Home);
    card_to_save(&mut bench, |bench| bench.key(Named::Insert));
    assert!(shows(&mut bench, "A new hand before hand 1"));
    let card = card_to_save(&mut bench, |bench| bench.choose("Dead Hand"));
    assert_eq!(card.entries[0], Entry::Dead);
    assert_eq!(card.entries.len(), 5);
    assert!(shows(&mut bench, "Hand 1 inserted."));
    bench.paint("keeper-inserted");
    bench.key(Named::Home);
    let card = card_to_save(&mut bench, |bench| bench.key(Named::Delete));
    assert_eq!(card.entries, four_hands().entries);
    assert!(shows(&mut bench, "Deleted: Dead hand."));
    // Edit on the page of an explained entry changes that entry.
    bench.key(Named::Home);
    bench.key(Named::Enter);
    assert!(shows(&mut bench, "Hand 1: Ann won"));
    bench.key(Named::ArrowRight);
    assert!(
        shows(&mut bench, "Hand 2: Bob won by drawing"),
        "arrows turn to the next entry"
    );
    bench.paint("keeper-explained-two");
    card_to_save(&mut bench, |bench| bench.choose("Edit"));
    assert!(shows(&mut bench, "Changing Hand 2"));
    let card = card_to_save(&mut bench, |bench| bench.key(Named::Escape));
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
    let card = card_to_save(&mut bench, |bench| bench.key(Named::Enter));
    assert_eq!(card.entries[1], penalty(505));
}

#[test]
fn entries_that_other_rules_make_invalid_are_marked() {
    let mut card = four_hands();
    card.rules.options.chows = false;
    let mut bench = on_bench(card);
    bench.choose("Sheet");
    bench.paint("keeper-doubtful");
    assert!(shows(&mut bench, "Look again. Ann: "));
    assert!(shows(&mut bench, "2 entries need another look."));
}

#[test]
fn sheets_are_started_opened_deleted_and_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::all_in(folder.path().to_owned());
    folders.make();
    let disk = Disk::new(folders, Outbox::new().0, true);
    let mut named = four_hands();
    named.heading.name = "Club night".to_owned();
    named.heading.date = Some((2026, 11, 19));
    let sheets = folder.path().join("sheets");
    std::fs::create_dir_all(&sheets).expect("a folder");
    for (file, card) in [
        ("2026-11-26.json", &four_hands()),
        ("2026-11-19.json", &named),
    ] {
        std::fs::write(sheets.join(file), card.text()).expect("written");
    }
    let mut dialog = scorekeeper(four_hands());
    dialog.services.scorecards = disk.scorecards();
    let mut bench = Bench::new(dialog);
    bench.choose("Players and Rules");
    assert_eq!(bench.choose("New Sheet"), None);
    bench.choose("Enter a Hand");
    bench.choose("Dead Hand");
    bench.finish();
    assert_eq!(
        file(&bench).as_deref(),
        Some("2026-11-26-2.json"),
        "a file of its own"
    );
    assert_eq!(current_card(&bench).names.0[0], "Ann");
    bench.choose("Other Sheets");
    assert!(
        !shows(&mut bench, "Club night"),
        "the sheets are being read"
    );
    bench.finish();
    bench.paint("keeper-sheets");
    assert!(shows(&mut bench, "Club night") && shows(&mut bench, "4 hands"));
    bench.choose("Club night");
    assert_eq!(bench.key(Named::Enter), None);
    bench.finish();
    assert_eq!(file(&bench).as_deref(), Some("2026-11-19.json"));
    assert!(shows(&mut bench, "Bob won by drawing a 5 Circle"));
    bench.choose("Other Sheets");
    bench.finish();
    bench.choose("Club night");
    bench.key(Named::Delete);
    bench.paint("keeper-sheet-question");
    assert!(shows(&mut bench, "Delete the sheet of Ann, Bob, Cy, Dan?"));
    bench.key(Named::Delete);
    bench.key(Named::Escape);
    bench.finish();
    assert!(
        shows(&mut bench, "Club night"),
        "a held key deletes nothing"
    );
    bench.key(Named::Delete);
    bench.choose("Delete the Sheet");
    bench.finish();
    bench.paint("keeper-sheet-deleted");
    assert!(!shows(&mut bench, "Club night") && !sheets.join("2026-11-19.json").exists());
    assert_eq!(file(&bench), None, "the open sheet was deleted");
    bench.choose("Undo");
    bench.finish();
    assert!(shows(&mut bench, "Club night") && sheets.join("2026-11-19.json").exists());
}

#[test]
fn an_entry_of_a_full_sheet_can_be_changed() {
    let mut card = saved_card();
    card.entries = vec![Entry::Dead; 2_000];
    assert!(card.is_full());
    let mut bench = on_bench(card);
    let entry = Entry::Correction {
        of: Seat::new(0),
        points: 5,
    };
    let Some(open) = bench.dialog.content_mut::<ScorekeeperDialog>() else {
        panic!("another dialog");
    };
    let _ = open.enter_other(entry.clone());
    assert_eq!(open.model.card().entries.last(), Some(&Entry::Dead));
    let _ = open.edit();
    let _ = open.enter_other(entry.clone());
    assert_eq!(open.model.card().entries.last(), Some(&entry));
}

#[test]
fn a_sheet_that_cannot_be_read_leaves_a_deleted_one_restorable() {
    let mut bench = on_bench(four_hands());
    let Some(open) = bench.dialog.content_mut::<ScorekeeperDialog>() else {
        panic!("another dialog");
    };
    open.sheets.note_deleted(Some("old.json".to_owned()));
    let (sheet, why) = (open.sheet_number, Err("damaged".to_owned()));
    let _ = open.on_stored(Stored::Read(sheet, "new.json".to_owned(), why));
    assert_eq!(open.sheets.take_deleted().as_deref(), Some("old.json"));
}

#[test]
fn results_for_a_sheet_that_is_no_longer_shown_are_dropped() {
    let mut bench = on_bench(four_hands());
    bench.choose("Players and Rules");
    let wrap = |stored: Stored| AnyMessage::new(Message::Stored(stored));
    let read = |card| Stored::Read(0, "late.json".to_owned(), card);
    bench.choose("New Sheet");
    bench.receive(wrap(Stored::Filed(0, "late.json".to_owned())));
    bench.receive(wrap(read(Ok(Box::new(four_hands())))));
    bench.receive(wrap(read(Err("late".to_owned()))));
    assert_eq!(file(&bench), None);
    assert!(current_card(&bench).entries.is_empty() && !shows(&mut bench, "late"));
    bench.receive(wrap(Stored::Filed(1, "new.json".to_owned())));
    assert_eq!(file(&bench).as_deref(), Some("new.json"));
}

#[test]
fn a_failure_to_write_is_shown_until_a_write_succeeds() {
    let mut bench = on_bench(four_hands());
    let error = || Some("the disk is full".to_owned());
    let _ = bench.dialog.notify(DialogEvent::ScorecardSaved(error()));
    bench.choose("Sheet");
    assert!(shows(&mut bench, "the disk is full"));
    let _ = bench.dialog.notify(DialogEvent::ScorecardSaved(None));
    assert!(!shows(&mut bench, "the disk is full"));
}

/// The file of the open sheet.
fn file(bench: &Bench) -> Option<String> {
    let Some(scorekeeper) = bench.dialog.content::<ScorekeeperDialog>() else {
        panic!("another dialog");
    };
    scorekeeper.file.clone()
}
