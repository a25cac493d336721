//! Tests of the season: the date of a sheet, the league table, and taking sheets out and in.

use iced::keyboard::key::Named;

use super::correcting::four_hands;
use super::{current_card, on_bench, scorekeeper, shows, type_text};
use crate::app::background::Outbox;
use crate::app::dialog::bench::Bench;
use crate::app::dialog::{Reply, ScorekeeperDialog};
use crate::app::disk::Disk;
use crate::app::startup::Folders;
use crate::presenter::DialogEvent;
use engine::scorekeeper::Scorecard;
use engine::tiles::Seat;

/// A sheet of this day and place, in which this player has the name.
pub fn dated(day: u32, place: &str, player: (usize, &str)) -> Scorecard {
    let mut card = four_hands();
    card.heading.date = Some((2026, 11, day));
    card.heading.place = place.to_owned();
    card.names[Seat::new(player.0)] = player.1.to_owned();
    card
}

/// The dialog over stored sheets, on the page that lists them. The folder must live as long as the bench.
fn season(folder: &tempfile::TempDir) -> (Disk, Bench) {
    let folders = Folders::all_in(folder.path().to_owned());
    folders.make();
    let disk = Disk::new(folders, Outbox::new().0, true);
    let sheets = disk.folders().scorecards();
    std::fs::create_dir_all(&sheets).expect("a folder");
    let cards = [
        dated(12, "Club", (3, "Eve")),
        dated(19, "Club", (3, "Dan")),
        dated(26, "At home", (2, "Player 3")),
    ];
    for card in &cards {
        let day = card.heading.date.map_or(0, |(.., day)| day);
        let path = sheets.join(format!("2026-11-{day}.json"));
        std::fs::write(path, card.text()).expect("written");
    }
    let mut dialog = scorekeeper(cards[2].clone());
    dialog.services = crate::app::services::Services::in_folder(folder.path());
    dialog.services.scorecards = disk.scorecards();
    let _ = dialog.services.system_dialog.set(false);
    let mut bench = Bench::new(dialog);
    bench.choose("Other Sheets");
    bench.finish();
    (disk, bench)
}

/// Whether a text is exactly this name.
fn lists(bench: &mut Bench, name: &str) -> bool {
    bench.texts().iter().any(|(text, _)| text == name)
}

/// The dialog with its league table, for tests of layout.
pub fn at_league() -> ScorekeeperDialog {
    use super::super::message::Page;
    use crate::app::disk::ListedScorecard;
    let mut dialog = scorekeeper(four_hands());
    let names = ["Maximiliane-Friederike", "Tomás", "Ann", "Bob", "Cy", "Lin"];
    let listed: Vec<ListedScorecard> = (0..12)
        .map(|sheet| ListedScorecard {
            file: format!("{sheet}.json"),
            summary: Ok(dated(sheet + 1, "Club", (1, names[sheet as usize % 6])).summary()),
        })
        .collect();
    dialog.league = super::super::league::LeaguePage::new(&listed);
    dialog.turn_to(Page::League);
    dialog
}

/// The dialog with its list of sheets and the page for importing, for tests of layout.
pub fn at_sheets(imports: bool) -> ScorekeeperDialog {
    use super::super::message::{Page, Stored};
    use crate::app::disk::ListedScorecard;
    let mut dialog = scorekeeper(four_hands());
    let listed = (0..12).map(|sheet| ListedScorecard {
        file: format!("{sheet}.json"),
        summary: Ok(dated(sheet + 1, "Club", (1, "Maximiliane")).summary()),
    });
    let listed = Stored::Listed(listed.collect());
    let files = (0..12).map(|file| format!("2026-11-{file:02} sheets.json").into());
    let files = Stored::Importable(files.collect());
    for stored in [listed, files, Stored::SystemDialogKnown(true)] {
        let _ = dialog.on_stored(stored);
    }
    dialog.turn_to(match imports {
        true => Page::Import,
        false => Page::SavedSheets,
    });
    dialog
}

#[test]
fn the_date_of_a_sheet_can_be_put_right() {
    let mut bench = on_bench(dated(26, "Club", (0, "Ann")));
    bench.choose("Players and Rules");
    for _ in 0..4 {
        bench.key(Named::Tab);
    }
    type_text(&mut bench, "19.11.202");
    assert_eq!(current_card(&bench).heading.date, Some((2026, 11, 26)));
    assert!(shows(&mut bench, "\"19.11.202\" is not a date."));
    assert!(shows(&mut bench, "Write the date like 2026-11-28."));
    bench.letter('5');
    assert_eq!(current_card(&bench).heading.date, Some((2025, 11, 19)));
    bench.paint("keeper-date");
    bench.choose("Sheet");
    bench.choose("Undo");
    assert_eq!(current_card(&bench).heading.date, Some((2026, 11, 26)));
}

#[test]
fn a_league_table_counts_the_sheets_of_a_place_and_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_disk, mut bench) = season(&folder);
    let first = bench
        .texts()
        .into_iter()
        .find(|(text, _)| text.ends_with("Nov 2026"));
    assert_eq!(first.map(|(text, _)| text).as_deref(), Some("26 Nov 2026"));
    bench.choose("League Table");
    bench.paint("keeper-league");
    assert!(shows(&mut bench, "3 sheets count."));
    assert!(lists(&mut bench, "Eve") && !lists(&mut bench, "Player 3"));
    for name in ["Place", "From"] {
        assert!(shows(&mut bench, name));
    }
    type_text(&mut bench, "club");
    assert!(shows(&mut bench, "2 sheets count."));
    bench.key(Named::Tab);
    type_text(&mut bench, "2026-11-19");
    assert!(shows(&mut bench, "One sheet counts.") && !lists(&mut bench, "Eve"));
    bench.choose("Rank by points a hand");
    let saved = bench.choose("Save CSV");
    let Some(Reply::SaveScorecard { name, text }) = saved else {
        panic!("{saved:?}");
    };
    assert_eq!(name, "League Table.csv");
    assert_eq!(text.lines().count(), 5);
    assert!(text.contains("1,\"Bob\",1,4,2,"), "{text}");
    let printed = bench.choose("Print");
    let is_page = |reply: &Reply| match reply {
        Reply::SaveScorecard { name, text } => {
            name == "League Table.html" && text.contains("Place: club") && text.contains("Bob")
        }
        _ => false,
    };
    assert!(printed.as_ref().is_some_and(is_page), "{printed:?}");
    bench.choose("Back to the Sheets");
    assert!(shows(&mut bench, "League Table"));
}

#[test]
fn all_sheets_are_exported_and_imported_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (disk, mut bench) = season(&folder);
    let documents = disk.folders().documents();
    std::fs::create_dir_all(&documents).expect("a folder");
    let mut newest = String::new();
    for (button, ending) in [("All as CSV", ".csv"), ("All as JSON", ".json")] {
        assert_eq!(bench.choose(button), None, "the sheets are read first");
        let saved = bench.finish();
        let Some(Reply::SaveScorecard { name, text }) = saved else {
            panic!("{saved:?}");
        };
        assert_eq!(name, format!("2026-11-26 sheets{ending}"));
        std::fs::write(documents.join(&name), text).expect("written");
        newest = name;
    }
    std::fs::remove_file(disk.folders().scorecards().join("2026-11-12.json")).expect("removed");
    bench.choose("Import");
    bench.finish();
    bench.paint("keeper-import");
    assert!(shows(&mut bench, &newest));
    bench.choose("2026-11-26 sheets.csv");
    bench.choose("Import");
    bench.finish();
    assert!(shows(&mut bench, "One sheet added. 2 were here already."));
    assert!(shows(&mut bench, "12 Nov 2026"));
    bench.paint("keeper-imported");
    bench.choose("Import");
    bench.finish();
    bench.choose("Back to the Sheets");
    assert!(shows(&mut bench, "12 Nov 2026"));
    disk.flush()();
    let last = disk.data_files().last_scorecard().0.expect("a sheet");
    assert_eq!(
        last.0, "2026-11-26.json",
        "the open sheet stays the current one"
    );
}

#[test]
fn a_sheet_that_has_changed_is_replaced_after_a_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let (disk, mut bench) = season(&folder);
    let documents = disk.folders().documents();
    std::fs::create_dir_all(&documents).expect("a folder");
    bench.choose("All as JSON");
    let saved = bench.finish();
    let Some(Reply::SaveScorecard { name, text }) = saved else {
        panic!("{saved:?}");
    };
    let notice = DialogEvent::SheetSaved("/games/all.json".into());
    let _ = bench.dialog.notify(notice);
    assert!(shows(&mut bench, "All sheets saved as /games/all.json."));
    let changed = text.replace("\"At home\"", "\"At Bob's\"");
    assert_ne!(changed, text);
    std::fs::write(documents.join(&name), changed).expect("written");
    for button in ["Cancel", "Replace"] {
        bench.choose("Other Sheets");
        bench.finish();
        bench.choose("Import");
        bench.finish();
        bench.choose("Import");
        bench.finish();
        bench.paint("keeper-import-changed");
        assert!(shows(&mut bench, "One sheet in this file is here too"));
        assert_eq!(bench.choose(button), None);
    }
    bench.finish();
    assert!(shows(&mut bench, "One replaced. 2 were here already."));
    // The open sheet was replaced.
    assert_eq!(current_card(&bench).heading.place, "At Bob's");
    disk.flush()();
    assert_eq!(
        disk.data_files()
            .last_scorecard()
            .0
            .map(|(_, card)| card.heading.place)
            .as_deref(),
        Some("At Bob's")
    );
}

#[test]
fn the_league_says_one_thing_when_nothing_counts() {
    let mut card = dated(26, "Club", (0, "Player 1"));
    card.names = super::super::players::PlayersPage::placeholder_names();
    let listed = crate::app::disk::ListedScorecard {
        file: "2026-11-26.json".to_owned(),
        summary: Ok(card.summary()),
    };
    let mut dialog = scorekeeper(card);
    dialog.league = super::super::league::LeaguePage::new(&[listed]);
    dialog.turn_to(super::super::message::Page::League);
    let mut bench = Bench::new(dialog);
    assert!(shows(&mut bench, "No player has a name on these sheets."));
    assert!(!shows(&mut bench, "One sheet counts.") && !shows(&mut bench, "No sheet with hands"));
    // An empty field says what it stands for.
    bench.middle("any day");
    bench.key(Named::Tab);
    type_text(&mut bench, "2026-13-45");
    assert!(shows(&mut bench, "\"2026-13-45\" is not a date."));
    assert!(bench.is_disabled("Save CSV"));
}
