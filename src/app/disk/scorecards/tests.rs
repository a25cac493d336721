//! Tests that no stored scorecard is lost or overwritten.

use std::fs;

use super::super::Disk;
use super::*;
use crate::app::background::Outbox;
use crate::app::startup::Folders;
use engine::rules::RuleSet;
use engine::scorekeeper::Entry;
use engine::tiles::BySeat;

const TODAY: (i32, u32, u32) = (2026, 11, 26);

fn disk(folder: &tempfile::TempDir) -> Disk {
    let data = folder.path().to_owned();
    let folders = Folders::all_in(data);
    folders.make();
    Disk::new(folders, Outbox::new().0, true)
}

fn card(hands: usize) -> Box<Scorecard> {
    let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
    let mut card = Scorecard::new(names, RuleSet::bloem());
    card.entries = vec![Entry::Dead; hands];
    Box::new(card)
}

fn store(disk: &Disk, file: &str, card: Box<Scorecard>) {
    let _ = disk.scorecards().write((0, 0), Some(file.to_owned()), card);
    disk.flush()();
}

#[test]
fn each_scorecard_has_its_own_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = disk(&folder);
    let first = disk.data_files().new_scorecard(TODAY).expect("a file");
    store(&disk, &first, card(3));
    let second = disk.data_files().new_scorecard(TODAY).expect("a file");
    assert_ne!(first, second);
    store(&disk, &second, card(1));
    let mut hands: Vec<(String, usize)> = disk
        .data_files()
        .scorecards()
        .into_iter()
        .map(|listed| (listed.file, listed.summary.expect("readable").hands))
        .collect();
    hands.sort();
    assert_eq!(
        hands,
        [
            ("2026-11-26-2.json".to_owned(), 1),
            ("2026-11-26.json".to_owned(), 3)
        ]
    );
}

#[test]
fn the_last_typed_text_survives_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let killed = disk(&folder);
    let file = killed.data_files().new_scorecard(TODAY).expect("a file");
    let mut typed = card(2);
    typed.id = "0123".to_owned();
    for length in 1..=20 {
        typed.draft.hands.0[1] = "7".repeat(length);
        let scorecards = killed.scorecards();
        let _ = scorecards.write((0, 0), Some(file.clone()), typed.clone());
    }
    killed.flush()();
    // The killed program does nothing more.
    std::mem::forget(killed);
    let (last, trouble) = disk(&folder).data_files().last_scorecard();
    let (name, mut found) = last.expect("a scorecard");
    assert_eq!((name, trouble), (file, None));
    assert_eq!(found.heading.date.take(), Some(TODAY));
    assert_eq!(found, *typed);
}

#[test]
fn the_scorecard_of_an_earlier_version_is_imported() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = disk(&folder);
    let old = folder.path().join("scorecard.json");
    let text = card(5)
        .text()
        .replace("\"scorecard\": 2", "\"scorecard\": 1");
    fs::write(&old, text).expect("written");
    let (last, _) = disk.data_files().last_scorecard();
    assert_eq!(last.expect("a scorecard").1.entries.len(), 5);
    assert!(!old.exists());
    assert_eq!(disk.data_files().scorecards().len(), 1);
}

#[test]
fn a_scorecard_of_a_later_version_is_imported_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = disk(&folder);
    let later = folder.path().join("scorecard.json");
    let text = card(5)
        .text()
        .replace("\"scorecard\": 2", "\"scorecard\": 9");
    fs::write(&later, &text).expect("written");
    let (last, trouble) = disk.data_files().last_scorecard();
    assert!(last.is_none() && trouble.is_some_and(|why| why.contains("later version")));
    let file = disk
        .data_files()
        .new_scorecard(clock::today())
        .expect("a file");
    store(&disk, &file, card(1));
    let (last, _) = disk.data_files().last_scorecard();
    assert_eq!(last.expect("the new scorecard").0, file);
    let kept: Vec<String> = save::files_with_extension(&folder.path().join("sheets"), EXTENSION)
        .into_iter()
        .filter_map(|file| save::read_text(&file.path).ok())
        .collect();
    assert!(kept.contains(&text), "the unreadable file is unchanged");
}

#[test]
fn a_damaged_scorecard_is_reported_and_left_alone() {
    for damaged in [&b"{ \"scorecard\": 2, \"heading\""[..], b"\xff\xfe\x00"] {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = disk(&folder);
        let name = disk.data_files().new_scorecard(TODAY).expect("a file");
        let path = folder.path().join("sheets").join(&name);
        fs::write(&path, damaged).expect("written");
        let (last, trouble) = disk.data_files().last_scorecard();
        assert!(last.is_none() && trouble.is_some_and(|why| why.contains(&name)));
        let file = disk.data_files().new_scorecard(TODAY).expect("a file");
        store(&disk, &file, card(1));
        let (last, _) = disk.data_files().last_scorecard();
        assert_eq!(last.expect("the new one").0, file);
        let mut listed = disk.data_files().scorecards();
        listed.retain(|card| card.summary.is_err());
        let unreadable: Vec<&str> = listed.iter().map(|card| card.file.as_str()).collect();
        assert_eq!(unreadable, [&name]);
        assert_eq!(fs::read(&path).expect("a file"), damaged);
    }
}

#[test]
fn a_deleted_scorecard_can_be_restored_until_the_scorekeeper_opens_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = disk(&folder);
    let file = disk.data_files().new_scorecard(TODAY).expect("a file");
    store(&disk, &file, card(3));
    disk.data_files().delete_scorecard(&file).expect("deleted");
    assert!(disk.data_files().scorecards().is_empty());
    disk.data_files()
        .restore_scorecard(&file)
        .expect("restored");
    assert_eq!(disk.data_files().scorecards().len(), 1);
    disk.data_files().delete_scorecard(&file).expect("deleted");
    assert!(disk.data_files().last_scorecard().0.is_none());
    assert!(disk.data_files().restore_scorecard(&file).is_err());
}

#[test]
fn scorecards_are_listed_by_day() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = disk(&folder);
    fs::create_dir_all(disk.folders().scorecards()).expect("a folder");
    for (file, day) in [
        ("2026-11-26.json", (2026, 11, 26)),
        ("2026-11-12.json", (2026, 11, 12)),
        // The day in the heading was corrected.
        ("2026-11-27.json", (2026, 11, 19)),
    ] {
        let mut dated = card(1);
        dated.heading.date = Some(day);
        store(&disk, file, dated);
    }
    let files = disk.data_files().scorecards();
    let files: Vec<&str> = files.iter().map(|listed| listed.file.as_str()).collect();
    assert_eq!(
        files,
        ["2026-11-26.json", "2026-11-27.json", "2026-11-12.json"]
    );
}

#[test]
fn scorecards_are_imported_once_and_replace_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = disk(&folder);
    let own = disk.data_files().new_scorecard(TODAY).expect("a file");
    store(&disk, &own, card(2));
    let (mut dated, undated) = (card(3), card(4));
    dated.heading.date = Some(TODAY);
    let documents = disk.folders().documents();
    fs::create_dir_all(&documents).expect("a folder");
    let others = [*dated, *undated];
    for (name, text) in [
        ("season.json", Scorecard::collection_text(&others)),
        ("season.csv", wording::sheets_csv(&others)),
    ] {
        fs::write(documents.join(name), text).expect("written");
    }
    let import = |name: &str| {
        let files = disk.data_files();
        files.import_scorecards(name.as_ref(), OnChanged::Ask)
    };
    let imported = |added, known| {
        Ok(Imported {
            added,
            known,
            ..Imported::default()
        })
    };
    assert_eq!(import("season.json"), imported(2, 0));
    assert_eq!(import("season.json"), imported(0, 2));
    assert_eq!(import("season.csv"), imported(0, 2));
    let mut hands: Vec<usize> = disk
        .data_files()
        .scorecards()
        .into_iter()
        .map(|listed| listed.summary.expect("readable").hands)
        .collect();
    hands.sort_unstable();
    assert_eq!(hands, [2, 3, 4]);
    fs::write(documents.join("damaged.csv"), "Ann,5").expect("written");
    let text = Scorecard::collection_text(&others);
    for (damaged, words) in [
        ("", "It breaks off before its end."),
        (&text[..text.len() / 2], "It breaks off before its end."),
        (
            "{\"scorecard\": 2, \"players\": 7}",
            "A value in it is missing",
        ),
        ("<html>", "It holds something else."),
        ("{\"tournament\": 1}", "It holds something else."),
        ("{\n \"scorecard\": 2,\n}", "Line 3 is not as it should be."),
    ] {
        fs::write(documents.join("damaged.json"), damaged).expect("written");
        let why = import("damaged.json").expect_err("damaged");
        assert!(why.contains(words), "{damaged}: {why}");
        let is_of_a_parser = |word: &&str| why.contains(*word);
        let parsers = ["EOF", "line 1", "column", "expected", "field"];
        assert_eq!(
            parsers.iter().find(|word| is_of_a_parser(word)),
            None,
            "{why}"
        );
    }
    for name in ["damaged.csv", "missing.json"] {
        assert!(import(name).is_err_and(|why| why.contains(name)));
    }
    assert_eq!(disk.data_files().all_scorecards().len(), 3);
}

#[test]
fn a_scorecard_that_has_changed_is_replaced_or_stands_beside_the_first() {
    for (on_changed, expected) in [
        (OnChanged::Replace, vec![("2026-11-26.json", 3)]),
        (
            OnChanged::KeepBoth,
            vec![("2026-11-26-2.json", 3), ("2026-11-26.json", 2)],
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = disk(&folder);
        let files = disk.data_files();
        let own = files.new_scorecard(TODAY).expect("a file");
        // A scorecard of an earlier version has no identity.
        store(&disk, &own, card(2));
        let mut changed = files.all_scorecards();
        let renamed = &mut changed[0];
        renamed.put(Entry::Dead);
        renamed.names.0[3] = "Eve".to_owned();
        let documents = disk.folders().documents();
        fs::create_dir_all(&documents).expect("a folder");
        let texts = [
            ("changed.json", Scorecard::collection_text(&changed)),
            ("changed.csv", wording::sheets_csv(&changed)),
        ];
        for (name, text) in texts {
            fs::write(documents.join(name), text).expect("written");
            let asked = files.import_scorecards(name.as_ref(), OnChanged::Ask);
            let asked = asked.expect("readable");
            assert_eq!((asked.changed, asked.added), (1, 0), "{name}");
            assert_eq!(files.scorecards().len(), 1, "nothing is taken");
        }
        let import = |on_changed| {
            let imported = files.import_scorecards("changed.csv".as_ref(), on_changed);
            imported.expect("readable")
        };
        let imported = import(on_changed);
        let is_replaced = on_changed == OnChanged::Replace;
        assert_eq!(imported.replaced.len(), usize::from(is_replaced));
        assert_eq!(imported.added, usize::from(!is_replaced));
        let mut listed: Vec<(String, usize)> = files
            .scorecards()
            .into_iter()
            .map(|listed| (listed.file, listed.summary.expect("readable").hands))
            .collect();
        listed.sort();
        let listed: Vec<(&str, usize)> = listed.iter().map(|(file, n)| (&**file, *n)).collect();
        assert_eq!(listed, expected);
        assert_eq!(import(OnChanged::Ask).known, 1, "it is there now");
    }
}
