//! Tests that nothing drops a typed but unsaved change without asking.

use iced::keyboard::key::Named;

use super::super::message::{Message, Page, SheetsMessage, Stored};
use super::correcting::four_hands;
use super::{card_to_save, current_card, on_bench, shows, type_text};
use crate::app::dialog::bench::Bench;
use crate::app::dialog::{Action, DialogContent, Reply, ScorekeeperDialog};
use engine::scorekeeper::{Entry, OtherDraft, Scorecard};
use engine::tiles::Seat;

/// The bench on which the second of four hands is being changed: South has another last tile.
fn changing() -> Bench {
    let mut bench = on_bench(four_hands());
    bench.choose("Sheet");
    bench.key(Named::Home);
    bench.key(Named::ArrowDown);
    bench.choose("Edit");
    type_text(&mut bench, "n");
    let typed = current_card(&bench).typed().hands.0[1].clone();
    assert_eq!(typed, "111b222c5d,ggg,999d+5dn");
    bench
}

fn dialog(bench: &mut Bench) -> &mut ScorekeeperDialog {
    match bench.dialog.content_mut() {
        Some(dialog) => dialog,
        None => panic!("another dialog"),
    }
}

#[test]
fn a_new_sheet_asks_about_a_change_and_saves_it() {
    let mut bench = changing();
    bench.choose("Players and Rules");
    bench.choose("New Sheet");
    bench.paint("keeper-unsaved");
    assert!(shows(&mut bench, "Your change to hand 2 is not saved yet."));
    bench.key(Named::Escape);
    assert!(shows(&mut bench, "Changing Hand 2"), "back to the change");
    for button in ["Players and Rules", "New Sheet", "Save the Change"] {
        bench.choose(button);
    }
    assert!(current_card(&bench).entries.is_empty(), "a new sheet");
    let open = dialog(&mut bench);
    let file = Some("2026-11-26.json".to_owned());
    let pending = open.services.scorecards.take_pending((1, 0), file);
    let card = *pending.expect("the old sheet is saved");
    assert!(card.edit.is_none());
    let Entry::Hand(hand) = &card.entries[1] else {
        panic!("another entry");
    };
    assert_eq!(hand.hands.0[1], "111b222c5d,ggg,999d+5dn");
}

/// What would drop the change, and the words that are on the screen once that is done.
#[test]
fn whatever_would_drop_a_change_asks_first() {
    let other = |bench: &mut Bench, message: Message| {
        let action = dialog(bench).update(message);
        assert!(matches!(action, Action::None));
        bench.dialog.refocus();
    };
    let begin: [fn(&mut ScorekeeperDialog) -> Message; 4] = [
        |_| Message::New,
        |dialog| {
            dialog.chosen = 0;
            Message::Edit
        },
        |dialog| {
            dialog.chosen = 1;
            Message::Insert
        },
        |dialog| {
            let listed = crate::app::disk::ListedScorecard {
                file: "2026-11-19.json".to_owned(),
                summary: Ok(four_hands().summary()),
            };
            let _ = dialog.on_stored(Stored::Listed(vec![listed]));
            Message::Sheets(SheetsMessage::Open)
        },
    ];
    for message in begin {
        let mut bench = changing();
        let message = message(dialog(&mut bench));
        let before = current_card(&bench);
        other(&mut bench, message);
        assert!(shows(&mut bench, "is not saved yet."));
        assert_eq!(current_card(&bench), before);
        bench.choose("Discard Changes");
        assert_eq!(current_card(&bench).entries.len() % 4, 0);
        assert!(!shows(&mut bench, "is not saved yet."));
    }
}

#[test]
fn the_sheet_says_that_a_change_is_not_saved_and_cannot_undo_over_it() {
    let mut bench = changing();
    bench.choose("Sheet");
    assert!(shows(&mut bench, "Your change to hand 2 is not saved yet."));
    let before = current_card(&bench);
    let _ = dialog(&mut bench).update(Message::Undo);
    assert_eq!(current_card(&bench), before);
    // The same entry again goes on with its change.
    bench.choose("Edit");
    assert_eq!(current_card(&bench), before);
}

#[test]
fn a_change_without_a_difference_asks_nothing() {
    let mut bench = on_bench(four_hands());
    bench.choose("Sheet");
    bench.key(Named::Home);
    bench.choose("Edit");
    bench.choose("Players and Rules");
    bench.choose("New Sheet");
    assert!(current_card(&bench).entries.is_empty());
}

#[test]
fn a_hand_to_be_inserted_is_put_before_the_right_entry() {
    let mut bench = on_bench(four_hands());
    bench.choose("Sheet");
    bench.key(Named::Home);
    bench.choose("Insert Before");
    type_text(&mut bench, "123b77c44d,rrr,888b+7cn");
    bench.choose("Sheet");
    assert!(shows(&mut bench, "Your new hand is not in the sheet yet."));
    bench.key(Named::End);
    bench.choose("Edit");
    bench.choose("Insert It");
    let card = current_card(&bench);
    assert_eq!(card.entries.len(), 5);
    let edited = card.edit.and_then(|edit| edit.position.index());
    assert_eq!(edited, Some(4), "the entry that was selected is changed");
}

#[test]
fn a_typed_penalty_survives_closing() {
    let mut bench = on_bench(four_hands());
    bench.choose("Penalty");
    let saved = card_to_save(&mut bench, |bench| {
        type_text(bench, "50");
        None
    });
    assert_eq!(bench.key(Named::Escape), None);
    let typed = saved.other.as_ref().map(|other| other.points.as_str());
    assert_eq!(typed, Some("50"));
    assert_eq!(Scorecard::read(&saved.text()), Ok(saved.clone()));
    let mut again = on_bench(saved);
    again.choose("Penalty");
    again.key(Named::Enter);
    let expected = Entry::Penalty {
        by: Seat::new(0),
        to: None,
        points: 50,
    };
    let card = current_card(&again);
    assert_eq!((card.entries.last(), &card.other), (Some(&expected), &None));
}

#[test]
fn a_change_of_a_penalty_is_found_again() {
    let mut card = four_hands();
    card.entries.push(Entry::Correction {
        of: Seat::new(2),
        points: 20,
    });
    card.begin_change(4);
    *card.other_typed_mut() = OtherDraft {
        points: "25".to_owned(),
        ..card.other_typed().cloned().unwrap_or_default()
    };
    let mut bench = on_bench(Scorecard::read(&card.text()).expect("readable"));
    bench.choose("Enter a Hand");
    assert_eq!(dialog(&mut bench).page, Page::Other);
    let card = card_to_save(&mut bench, |bench| bench.key(Named::Enter));
    let expected = Entry::Correction {
        of: Seat::new(2),
        points: 25,
    };
    assert_eq!(card.entries.last(), Some(&expected));
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
}
