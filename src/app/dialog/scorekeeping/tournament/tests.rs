//! Tests of the tournament dialog, driven with keys and clicks.

#![allow(clippy::panic)]

use iced::keyboard::key::Named;

use super::TournamentDialog;
use super::message::Page;
use crate::app::dialog::Reply;
use crate::app::dialog::bench::Bench;
use crate::app::services::Services;
use engine::tournament::Tournament;

const TODAY: (i32, u32, u32) = (2026, 11, 28);

/// The dialog of a tournament of nine people and three rounds, on this page, for tests of layout.
pub fn at(page: Page) -> TournamentDialog {
    let mut tournament = Tournament::new(TODAY);
    let people = (1..=9).map(|number| format!("Maximiliane {number}"));
    tournament.set_people(people.collect());
    assert!(tournament.draw(3));
    tournament.set_result(0, 0, Some([120, -20, 1_234_567, -100]));
    let stored = Ok(Some(("2026-11-28.json".to_owned(), tournament)));
    let mut dialog = TournamentDialog::new(stored, TODAY, services());
    dialog.open_table();
    dialog.turn_to(page);
    dialog
}

/// The pages that Escape closes.
pub fn all() -> [TournamentDialog; 3] {
    [Page::People, Page::Rounds, Page::Standings].map(at)
}

/// Services whose files no thread writes.
fn services() -> Services {
    Services::in_folder("/nowhere".as_ref())
}

fn type_text(bench: &mut Bench, text: &str) {
    for letter in text.chars() {
        bench.letter(letter);
    }
}

fn shows(bench: &mut Bench, words: &str) -> bool {
    let texts = bench.texts();
    texts.iter().any(|(text, _)| text.contains(words))
}

fn tournament(bench: &Bench) -> Tournament {
    match bench.dialog.content::<TournamentDialog>() {
        Some(dialog) => dialog.tournament.clone(),
        None => panic!("another dialog"),
    }
}

#[test]
fn a_tournament_is_played_with_the_keyboard() {
    let mut bench = Bench::new(TournamentDialog::new(Ok(None), TODAY, services()));
    type_text(&mut bench, "Ann, Bob;Cy,Dan,Eve,Fay,Gus,Hal,");
    bench.paint("tournament-people");
    assert_eq!(bench.key(Named::Enter), None);
    assert_eq!(tournament(&bench).people.len(), 8);
    assert!(shows(&mut bench, "8 people at 2 tables."));
    bench.key(Named::Enter);
    let drawn = tournament(&bench);
    let plan = drawn.plan.clone().expect("drawn");
    assert_eq!((plan.rounds.len(), plan.people), (4, 8));
    assert!(shows(&mut bench, "pairs meet again"));
    bench.paint("tournament-rounds");
    bench.key(Named::Enter);
    for (place, points) in ["50", "-10", "-15", "-25"].into_iter().enumerate() {
        if place > 0 {
            bench.key(Named::Tab);
        }
        type_text(&mut bench, points);
    }
    bench.paint("tournament-points");
    bench.key(Named::Enter);
    assert_eq!(tournament(&bench).result(0, 0), Some([50, -10, -15, -25]));
    // The next table is selected; points are wanted for all or nobody.
    bench.key(Named::Enter);
    type_text(&mut bench, "7");
    bench.key(Named::Enter);
    assert!(shows(&mut bench, "Type a number for each player"));
    bench.key(Named::Escape);
    assert_eq!(tournament(&bench).result(0, 1), None);
    bench.choose("Standings");
    let first = &drawn.people[plan.rounds[0].tables[0][0]];
    assert!(shows(&mut bench, &format!("Penalty of {first}")));
    bench.key(Named::Tab);
    type_text(&mut bench, "60");
    bench.paint("tournament-standings");
    let standings = tournament(&bench).standings();
    assert_eq!(standings.iter().map(|line| line.penalties).sum::<i64>(), 60);
    assert!(
        shows(&mut bench, &format!("Penalty of {first}")),
        "the same person stays selected"
    );
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
}

#[test]
fn drawing_again_asks_before_points_are_removed() {
    let mut bench = Bench::new(at(Page::People));
    assert!(shows(&mut bench, "Points were entered"));
    bench.key(Named::Delete);
    assert_eq!(tournament(&bench).people.len(), 9);
    bench.choose("Draw the Seats");
    assert!(shows(&mut bench, "Draw again?"));
    bench.key(Named::Escape);
    assert!(tournament(&bench).has_results());
    bench.choose("Draw the Seats");
    bench.choose("Draw Again");
    assert!(!tournament(&bench).has_results());
}

#[test]
fn pages_and_tables_are_printed() {
    for (page, button, name, words) in [
        (
            Page::Rounds,
            "Print Plan",
            "Tournament seats.html",
            "Resting: Maximiliane",
        ),
        (
            Page::Rounds,
            "Print Slips",
            "Tournament slips.html",
            "Round 3, Table 2",
        ),
        (
            Page::Standings,
            "Print",
            "Tournament standings.html",
            "Penalty",
        ),
        (
            Page::Standings,
            "Save CSV",
            "Tournament standings.csv",
            "\"Maximiliane 9\"",
        ),
    ] {
        let saved = Bench::new(at(page)).choose(button);
        let Some(Reply::SaveScorecard { name: file, text }) = saved else {
            panic!("{button}: {saved:?}");
        };
        assert_eq!(file, name);
        assert!(text.contains(words), "{button}: {text}");
    }
}
