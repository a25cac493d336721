//! Tests of the tournament dialog, driven with keys and clicks.

#![allow(clippy::panic)]

use iced::keyboard::key::Named;

use super::TournamentDialog;
use super::message::{Message, Page, PeopleMessage};
use crate::app::background::Outbox;
use crate::app::dialog::bench::Bench;
use crate::app::dialog::{DialogContent, Reply};
use crate::app::disk::{Disk, ListedTournament};
use crate::app::services::Services;
use crate::app::startup::Folders;
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
    let listed = ListedTournament {
        file: "2026-11-28.json".to_owned(),
        tournament: Ok(dialog.tournament.clone()),
    };
    dialog.stored.set_list(vec![listed; 12]);
    dialog.turn_to(page);
    dialog
}

/// The pages that Escape closes.
pub fn all() -> [TournamentDialog; 4] {
    [Page::People, Page::Rounds, Page::Standings, Page::Stored].map(at)
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

#[test]
fn names_that_are_there_already_and_too_many_are_refused() {
    let mut bench = Bench::new(TournamentDialog::new(Ok(None), TODAY, services()));
    type_text(&mut bench, "Ann, Bob");
    bench.key(Named::Enter);
    for (typed, refused) in [("Cy, bob ", "bob"), ("Dan, DAN", "DAN")] {
        type_text(&mut bench, typed);
        bench.key(Named::Enter);
        let words = format!("{refused} is there already.");
        assert!(shows(&mut bench, &words), "{typed}");
        assert_eq!(tournament(&bench).people, ["Ann", "Bob"]);
        assert_eq!(bench.key(Named::Escape), None, "nothing typed is dropped");
        for _ in 0..typed.len() {
            bench.key(Named::Backspace);
        }
    }
    let many: Vec<String> = (0..63).map(|number| format!("p{number}")).collect();
    let Some(dialog) = bench.dialog.content_mut::<TournamentDialog>() else {
        panic!("another dialog");
    };
    for message in [PeopleMessage::Typed(many.join(",")), PeopleMessage::Add] {
        let _ = dialog.update(Message::People(message));
    }
    assert!(shows(&mut bench, "At most 64 people can take part."));
    assert_eq!(tournament(&bench).people.len(), 2);
}

#[test]
fn names_that_were_typed_are_added_when_the_dialog_closes() {
    let mut bench = Bench::new(TournamentDialog::new(Ok(None), TODAY, services()));
    type_text(&mut bench, "Ann, Bob");
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
    assert_eq!(tournament(&bench).people, ["Ann", "Bob"]);
}

#[test]
fn typed_points_are_entered_when_another_page_is_shown() {
    let mut bench = Bench::new(at(Page::Rounds));
    bench.key(Named::End);
    bench.key(Named::Enter);
    type_text(&mut bench, "50");
    bench.choose("Standings");
    assert!(shows(&mut bench, "Type a number for each player"));
    let field = bench.middle("50");
    bench.click(field);
    for points in ["-10", "-15", "-25"] {
        bench.key(Named::Tab);
        type_text(&mut bench, points);
    }
    bench.choose("Standings");
    assert_eq!(tournament(&bench).result(2, 1), Some([50, -10, -15, -25]));
    assert!(shows(&mut bench, "Penalty of"));
}

#[test]
fn a_new_tournament_asks_and_the_last_one_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::all_in(folder.path().to_owned());
    folders.make();
    let disk = Disk::new(folders, Outbox::new().0, true);
    let mut spring = Tournament::new((2026, 3, 7));
    spring.name = "Spring".to_owned();
    spring.set_people((1..=8).map(|number| format!("P{number}")).collect());
    let stored = disk
        .data_files()
        .write_tournament(&Default::default(), &spring);
    assert_eq!(stored, Ok(()));
    let mut dialog = at(Page::People);
    dialog.services = Services::in_folder(folder.path());
    dialog.services.writing = disk.writing_sender();
    let mut bench = Bench::new(dialog);
    bench.choose("New Tournament");
    bench.paint("tournament-new-question");
    assert!(shows(&mut bench, "Start a new tournament?"));
    bench.key(Named::Escape);
    assert_eq!(tournament(&bench).people.len(), 9);
    bench.choose("New Tournament");
    bench.choose("Start a New One");
    assert!(tournament(&bench).people.is_empty());
    bench.choose("Other Tournaments");
    bench.finish();
    bench.paint("tournament-stored");
    assert!(shows(&mut bench, "Spring") && shows(&mut bench, "not drawn yet"));
    bench.key(Named::End);
    bench.key(Named::Enter);
    bench.finish();
    assert_eq!(tournament(&bench), spring);
}
