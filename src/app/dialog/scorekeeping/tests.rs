//! Tests of the scorekeeper, driven with keys and clicks.

#![allow(clippy::panic)]

pub mod correcting;
mod evening;
mod refusing;
pub mod season;
mod unsaved;

use iced::keyboard::key::Named;

use super::message::{EnteringMessage, Message};
use crate::app::dialog::bench::Bench;
use crate::app::dialog::{DialogContent, Reply, ScorekeeperDialog};
use crate::app::services::Services;
use crate::presenter::DialogEvent;
use engine::rules::RuleSet;
use engine::scorekeeper::{Entry, Scorecard};
use engine::tiles::{BySeat, Seat};

/// A sheet with four players and a dead hand.
pub fn saved_card() -> Scorecard {
    let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
    let mut card = Scorecard::new(names, RuleSet::bloem());
    card.entries.push(Entry::Dead);
    card
}

fn bench() -> Bench {
    on_bench(saved_card())
}

fn on_bench(card: Scorecard) -> Bench {
    Bench::new(scorekeeper(card))
}

/// Services whose sheets no thread writes.
fn services() -> Services {
    Services::in_folder("/nowhere".as_ref())
}

/// The dialog with a sheet opened from a file.
pub fn scorekeeper(card: Scorecard) -> ScorekeeperDialog {
    let saved_card = Some(("2026-11-26.json".to_owned(), card));
    ScorekeeperDialog::new(
        saved_card,
        vec![RuleSet::bloem()],
        (2026, 11, 26),
        services(),
    )
}

/// The sheet that an action saves; without a thread, it stays pending.
fn card_to_save(bench: &mut Bench, act: impl FnOnce(&mut Bench) -> Option<Reply>) -> Scorecard {
    let pending = |bench: &mut Bench| {
        let Some(open) = bench.dialog.content::<ScorekeeperDialog>() else {
            panic!("another dialog");
        };
        let sheet = (open.services.opening, open.sheet_number);
        let scorecards = &open.services.scorecards;
        scorecards.take_pending(sheet, open.file.clone())
    };
    let _ = pending(bench);
    assert_eq!(act(bench), None);
    *pending(bench).expect("the sheet is saved")
}

/// The current sheet of the open dialog.
fn current_card(bench: &Bench) -> Scorecard {
    let Some(scorekeeper) = bench.dialog.content::<ScorekeeperDialog>() else {
        panic!("another dialog");
    };
    scorekeeper.model.card().clone()
}

/// Types text and returns the number of key presses, counting Shift.
fn type_text(bench: &mut Bench, text: &str) -> usize {
    for letter in text.chars() {
        bench.letter(letter);
    }
    let shifted = |letter: char| letter.is_uppercase() || "+()<>".contains(letter);
    text.chars()
        .map(|letter| 1 + usize::from(shifted(letter)))
        .sum()
}

#[test]
fn entering_a_hand_takes_fewer_than_sixty_key_presses() {
    let mut bench = bench();
    let hands = ["123b77c44d,rrr,888b+7cn", "ee,999b2f", "gg,2222d", ",www1s"];
    let mut keys = 0;
    for (place, hand) in hands.into_iter().enumerate() {
        if place > 0 {
            bench.key(Named::Tab);
            keys += 1;
        }
        keys += type_text(&mut bench, hand);
    }
    let card = card_to_save(&mut bench, |bench| bench.key(Named::Enter));
    // Enter again moves on to the next hand.
    bench.key(Named::Enter);
    keys += 2;
    assert!(keys < 60, "{keys}");
    let results = card.results();
    let line = results.lines.last().expect("a hand");
    let points = Seat::ALL.map(|seat| line.points(seat));
    assert!(points.iter().all(|points| *points > 0), "{points:?}");
    type_text(&mut bench, "77c");
    let typed = current_card(&bench).draft;
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
    assert_eq!(
        typed.hands[results.progress.east], "77c",
        "the next hand begins with East"
    );
}

#[test]
fn errors_are_shown_and_nothing_is_entered() {
    let mut bench = bench();
    type_text(&mut bench, "123b+77c");
    assert_eq!(bench.key(Named::Enter), None);
    let texts = bench.texts();
    let is_error = |(text, _): &(String, _)| text.starts_with("Ann: ");
    assert!(texts.iter().any(is_error), "{texts:?}");
    assert_eq!(current_card(&bench).entries.len(), 1);
}

#[test]
fn one_player_pays_for_all_after_a_dangerous_discard() {
    let mut card = saved_card();
    card.rules = RuleSet::classical();
    let mut bench = on_bench(card);
    type_text(&mut bench, "123b456b789b123c5c+5cn");
    bench.choose("Bob pays for all");
    bench.choose("Cy pays for all");
    bench.paint("keeper-pays-for-all");
    assert_eq!(current_card(&bench).typed().liable, Some(Seat::new(2)));
    bench.choose("Cy pays for all");
    assert_eq!(current_card(&bench).typed().liable, None);
    bench.choose("Cy pays for all");
    let card = card_to_save(&mut bench, |bench| bench.key(Named::Enter));
    let changes = card.results().lines[1].changes;
    assert_eq!(changes[Seat::new(2)], -changes[Seat::new(0)]);
}

#[test]
fn a_hand_can_be_entered_by_clicks_alone() {
    let mut bench = bench();
    bench.choose("Bob");
    for (mode, tile) in [
        ("a Pung", "Red Dragon"),
        ("a Pung", "2 Circle"),
        ("a concealed Kong", "9 Bamboo"),
        ("a Chow", "4 Wan"),
        ("a Tile", "West Wind"),
        ("the last Tile", "West Wind"),
    ] {
        bench.choose(mode);
        bench.choose(tile);
    }
    bench.choose("from North");
    let card = card_to_save(&mut bench, |bench| bench.choose("Enter the Hand"));
    let Some(Entry::Hand(draft)) = card.entries.last() else {
        panic!("no hand was entered");
    };
    let expected = "W (RRR) (222d) [9999b] (456c) +Wn";
    assert_eq!(draft.hands[Seat::new(1)], expected);
}

#[test]
fn every_typed_letter_is_saved_up_to_the_maximum_length() {
    let mut bench = bench();
    let card = card_to_save(&mut bench, |bench| bench.letter('7'));
    assert_eq!(card.draft.hands.0[0], "7");
    let Some(scorekeeper) = bench.dialog.content_mut::<ScorekeeperDialog>() else {
        panic!("another dialog");
    };
    let too_long = EnteringMessage::Typed(Seat::new(1), "7c".repeat(300));
    let _ = scorekeeper.update(Message::Entering(too_long));
    let card = current_card(&bench);
    assert_eq!(
        Scorecard::read(&card.text()),
        Ok(card),
        "the file can be read"
    );
}

#[test]
fn undo_restores_entries_and_sheets_are_exported() {
    let mut bench = bench();
    type_text(&mut bench, "123b77c44d,rrr,888b+7c");
    bench.key(Named::Enter);
    let saved = bench.choose("Sheet");
    assert_eq!(saved, None);
    let saved = bench.choose("Print");
    assert!(
        matches!(&saved, Some(Reply::SaveScorecard { name, text }) if text.contains("Ann won by drawing a 7 Wan") && text.contains("Who pays whom in all") && name.contains("Ann Bob Cy Dan.html")),
        "{saved:?}"
    );
    let Some(scorekeeper) = bench.dialog.content_mut::<ScorekeeperDialog>() else {
        panic!("another dialog");
    };
    let _ = scorekeeper.notify(DialogEvent::SheetSaved("/games/real-tiles.html".into()));
    bench.paint("keeper-saved");
    assert!(shows(&mut bench, "/games/real-tiles.html"));
    let card = card_to_save(&mut bench, |bench| bench.choose("Undo"));
    assert_eq!((card.entries.len(), card.draft.hands.0[0].len()), (1, 22));
    bench.paint("keeper-undone");
    assert!(shows(&mut bench, "Undone: hand 2 entered."));
    let card = card_to_save(&mut bench, |bench| bench.choose("Redo"));
    assert_eq!((card.entries.len(), card.draft.is_empty()), (2, true));
    bench.choose("Enter a Hand");
    assert_eq!(
        card_to_save(&mut bench, |bench| bench.choose("Undo"))
            .entries
            .len(),
        1
    );
    bench.letter('8');
    assert!(
        !shows(&mut bench, "Undone"),
        "the next action removes the notice"
    );
}

/// Whether any text contains these words.
fn shows(bench: &mut Bench, words: &str) -> bool {
    let texts = bench.texts();
    texts.iter().any(|(text, _)| text.contains(words))
}

#[test]
fn a_dead_hand_is_explained_and_back_returns() {
    let mut bench = bench();
    bench.choose("Sheet");
    bench.key(Named::Enter);
    bench.paint("keeper-dead");
    assert!(
        shows(&mut bench, "Nobody won this hand") && shows(&mut bench, "Ann is East in the next")
    );
    bench.letter('k');
    assert!(
        shows(&mut bench, "Next: Hand 2"),
        "the sheet is shown again"
    );
}

#[test]
fn an_evaluated_hands_total_is_visible_in_a_low_window() {
    let mut bench = bench();
    bench.choose("One Hand Alone");
    type_text(&mut bench, "111234567b99brr+r");
    let texts = bench.texts();
    let total = texts.iter().find(|(text, _)| text == "152");
    let (_, place) = total.expect("the total is shown");
    assert!(
        place.y + place.height < 200.0 && place.height > 15.0,
        "{place:?}"
    );
}

#[test]
fn tab_selects_the_name_so_that_typing_replaces_it() {
    let mut bench = bench();
    bench.choose("Players and Rules");
    bench.key(Named::Tab);
    type_text(&mut bench, "Eve");
    let card = current_card(&bench);
    assert_eq!(card.names.0[..2], ["Ann", "Eve"]);
}

#[test]
fn a_new_sheet_focuses_the_first_name() {
    let scorekeeper =
        ScorekeeperDialog::new(None, vec![RuleSet::bloem()], (2026, 11, 26), services());
    let mut bench = Bench::new(scorekeeper);
    type_text(&mut bench, "Eve");
    assert_eq!(current_card(&bench).names.0[..2], ["Eve", "Player 2"]);
    for _ in 0..3 {
        bench.key(Named::Backspace);
    }
    assert_eq!(
        current_card(&bench).names.0[0],
        "Player 1",
        "every player has a name"
    );
}

#[test]
fn penalties_and_dead_hands_are_entered_by_button() {
    let mut bench = bench();
    let card = card_to_save(&mut bench, |bench| bench.choose("Dead Hand"));
    assert_eq!(card.entries, [Entry::Dead, Entry::Dead]);
    bench.choose("Enter a Hand");
    bench.choose("Penalty");
    type_text(&mut bench, "50");
    bench.choose("Cy");
    let card = card_to_save(&mut bench, |bench| bench.key(Named::Enter));
    let expected = Entry::Penalty {
        by: Seat::new(2),
        to: None,
        points: 50,
    };
    assert_eq!(card.entries.last(), Some(&expected));
}

#[test]
fn paint_the_pages() {
    let mut bench = bench();
    bench.paint("keeper-empty");
    for (place, hand) in ["123b77c44d,rrr,888b+7cn", "ee,999b2f", "gg,2222d", "8"]
        .into_iter()
        .enumerate()
    {
        if place > 0 {
            bench.key(Named::Tab);
        }
        type_text(&mut bench, hand);
    }
    bench.paint("keeper-typed");
    bench.key(Named::Enter);
    bench.paint("keeper-explained");
    bench.choose("Sheet");
    bench.paint("keeper-sheet");
    bench.choose("Players and Rules");
    bench.paint("keeper-players");
    bench.choose("One Hand Alone");
    type_text(&mut bench, "123b456b789b23c55c");
    bench.paint("keeper-alone");
    type_text(&mut bench, "+r");
    bench.paint("keeper-alone-not");
    bench.choose("Enter a Hand");
    bench.choose("Penalty");
    bench.paint("keeper-penalty");
}
