//! Tests of what the scorekeeper refuses: the same name twice, a date that does not exist, and points that no hand has.

use iced::keyboard::key::Named;

use super::correcting::four_hands;
use super::{current_card, on_bench, shows, type_text};
use crate::app::dialog::DialogContent;
use crate::app::dialog::ScorekeeperDialog;
use crate::app::dialog::scorekeeping::message::Message;
use engine::scorekeeper::Entry;
use engine::tiles::Seat;

#[test]
fn two_players_of_the_same_name_are_refused() {
    let mut bench = on_bench(four_hands());
    bench.choose("Players and Rules");
    bench.key(Named::Tab);
    type_text(&mut bench, " ANN");
    bench.paint("keeper-same-name");
    assert!(shows(&mut bench, "Two players are called ANN."));
    bench.choose("Enter a Hand");
    assert!(
        shows(&mut bench, "Two players are called ANN."),
        "the page of the players stays"
    );
    bench.choose("New Sheet");
    assert_eq!(current_card(&bench).entries.len(), 4);
    let field = bench.middle("ANN");
    bench.click(field);
    bench.key(Named::End);
    bench.letter('e');
    bench.choose("Enter a Hand");
    assert!(!shows(&mut bench, "Two players"));
}

#[test]
fn a_sheet_with_the_same_name_twice_takes_no_entry() {
    let mut card = four_hands();
    card.names[Seat::new(3)] = "bob".to_owned();
    let mut bench = on_bench(card);
    let Some(open) = bench.dialog.content_mut::<ScorekeeperDialog>() else {
        panic!("another dialog");
    };
    let _ = open.update(Message::Dead);
    assert!(shows(&mut bench, "Two players are called bob."));
    assert_eq!(current_card(&bench).entries.len(), 4);
}

#[test]
fn a_date_that_is_no_day_is_not_kept() {
    let mut card = four_hands();
    card.heading.date = Some((2026, 11, 28));
    let mut bench = on_bench(card);
    bench.choose("Players and Rules");
    // The field shows the date of the sheet.
    bench.middle("2026-11-28");
    for _ in 0..4 {
        bench.key(Named::Tab);
    }
    type_text(&mut bench, "2026-13-45");
    assert!(shows(&mut bench, "\"2026-13-45\" is not a date."));
    bench.choose("Sheet");
    bench.paint("keeper-wrong-date");
    assert!(
        shows(&mut bench, "\"2026-13-45\" is not a date."),
        "the page of the players stays"
    );
    assert_eq!(current_card(&bench).heading.date, Some((2026, 11, 28)));
}

#[test]
fn the_beginning_of_a_wrong_date_is_not_kept_either() {
    let mut card = four_hands();
    card.heading.date = Some((2026, 11, 28));
    let mut bench = on_bench(card);
    bench.choose("Players and Rules");
    for _ in 0..4 {
        bench.key(Named::Tab);
    }
    // The beginning is a day.
    type_text(&mut bench, "2026-04-3");
    assert_eq!(current_card(&bench).heading.date, Some((2026, 4, 3)));
    bench.letter('9');
    assert_eq!(current_card(&bench).heading.date, Some((2026, 11, 28)));
}

#[test]
fn figures_alone_are_points_however_many() {
    let mut bench = on_bench(four_hands());
    let east = current_card(&bench).results().progress.east;
    let typed = ["123b77c44d,rrr,888b+7c", "999999"];
    for (place, hand) in typed.into_iter().enumerate() {
        if place > 0 {
            bench.key(Named::Tab);
        }
        type_text(&mut bench, hand);
    }
    let name = current_card(&bench).names[east.next()].clone();
    let expected = format!("{name}: A hand counts at most 100");
    assert!(shows(&mut bench, &expected), "{:?}", bench.texts());
    bench.key(Named::Enter);
    assert_eq!(current_card(&bench).entries.len(), 4);
    bench.key(Named::Backspace);
    bench.key(Named::Enter);
    assert!(matches!(
        current_card(&bench).entries.last(),
        Some(Entry::Hand(_))
    ));
}
