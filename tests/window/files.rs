//! Games are kept: saved under a name, left and gone on with, handed over by a second start.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use red_stake::rules::RuleSet;
use red_stake::save::{self, Lock, SavedGame, SavedPlayer};
use red_stake::table::{Game, Setup};
use red_stake::tiles::{BySeat, Seat};

use crate::desk::Desk;
use crate::needs;

const SIZE: &str = "1280x800";

fn prefer(folder: &Path, more: &str) {
    let data = folder.join("data");
    std::fs::create_dir_all(&data).expect("a folder");
    let settings =
        format!("welcomed = true\nwait_time = 0.25\n{more}[motion]\nmovements = false\n");
    std::fs::write(data.join("settings.toml"), settings).expect("preferences");
}

/// Plays until it is the person's turn and one tile has been discarded.
fn play_to_a_turn(desk: &mut Desk) {
    desk.wait_for("Start!", |desk| desk.control("Start!").is_some());
    desk.key("Return");
    for turns in 1..3 {
        let turn = |desk: &Desk| {
            let asked = desk
                .lines
                .iter()
                .filter(|line| line["request"]["Turn"].is_object());
            asked.count() >= turns && desk.open_box().is_none()
        };
        desk.wait_for("a turn", turn);
        if turns == 1 {
            desk.key("End");
            desk.key("Return");
        }
    }
}

/// The game that the newest line of the log names.
fn game_of(desk: &Desk) -> (u64, u64) {
    let game = &desk.last("game").expect("it is named")["game"];
    let number = |key: &str| game[key].as_u64().expect("a number");
    (number("seed"), number("inputs"))
}

fn number_of_inputs(game: &SavedGame) -> (u64, u64) {
    let record = &game.record;
    (record.setup.seed, record.inputs.len() as u64)
}

fn save_as(desk: &mut Desk, name: &str) {
    desk.wait_for_box("Save Mah Jongg Game As");
    desk.key("ctrl+a");
    desk.write(name);
    desk.key("Return");
}

#[test]
fn a_game_is_saved_left_and_gone_on_with() {
    if needs::lack(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    prefer(folder.path(), "");
    let mut desk = Desk::new(folder.path(), SIZE, &["--new", "--seed", "11"]);
    play_to_a_turn(&mut desk);
    desk.key("ctrl+s");
    save_as(&mut desk, "evening");
    desk.wait_for("the file", |desk| desk.has_said("Saved as evening.mah"));
    assert_eq!(desk.title(), "Red Stake - evening.mah");
    desk.key("alt+F4");
    desk.wait_for_end();

    let path = folder.path().join("data/games/evening.mah");
    let saved = save::open(&path).expect("a game");
    let mut desk = Desk::new(folder.path(), SIZE, &[]);
    assert_eq!(game_of(&desk), number_of_inputs(&saved), "the autosave");
    // The next discard is not in the file, so leaving asks now that the game has a name.
    desk.key("alt+F4");
    desk.wait_for_end();
    let file = path.to_string_lossy().into_owned();
    let mut desk = Desk::new(folder.path(), SIZE, &[&file]);
    assert_eq!(game_of(&desk), number_of_inputs(&saved), "the file");
    assert_eq!(desk.title(), "Red Stake - evening.mah");
    desk.wait_for("a turn", |desk| desk.last("request").is_some());
    desk.key("End");
    desk.key("Return");
    desk.wait_for("a discard", |desk| desk.events("Discarded") > 0);
    desk.key("alt+F4");
    desk.wait_for_box("Save");
    desk.key("Return");
    desk.wait_for_end();
    let after = save::open(&path).expect("a game");
    assert!(after.record.inputs.len() > saved.record.inputs.len());
}

#[test]
fn without_autosave_leaving_asks_first() {
    if needs::lack(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    prefer(folder.path(), "autosave = false\n");
    let mut desk = Desk::new(folder.path(), SIZE, &["--seed", "11"]);
    desk.wait_for("Start!", |desk| desk.control("Start!").is_some());
    desk.key("alt+F4");
    desk.wait_for_box("Exit");
    desk.key("Escape");
    desk.wait_for("no box", |desk| desk.open_box().is_none());
    play_to_a_turn(&mut desk);
    desk.key("alt+F4");
    desk.wait_for_box("Save");
    desk.key("Return");
    save_as(&mut desk, "late");
    desk.wait_for_end();
    let saved = save::open(&folder.path().join("data/games/late.mah"));
    assert!(saved.is_ok_and(|game| !game.record.inputs.is_empty()));
    assert!(!folder.path().join("data/autosave.journal").exists());
}

#[test]
fn a_game_that_makes_room_is_kept_with_the_others() {
    if needs::lack(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    prefer(folder.path(), "");
    let mut desk = Desk::new(folder.path(), SIZE, &["--new", "--seed", "11"]);
    play_to_a_turn(&mut desk);
    drop(desk);
    let desk = Desk::new(folder.path(), SIZE, &["--new", "--seed", "12"]);
    assert!(desk.has_said("The game that was left is kept as"));
    assert_eq!(game_of(&desk), (12, 0));
    let kept = save::open(&folder.path().join("data/games/left-11.mah")).expect("a game");
    assert_eq!(kept.record.setup.seed, 11);
}

/// A new game of this seed, saved.
fn saved(path: &Path, seed: u64) {
    let game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(seed));
    let game = SavedGame {
        names: BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned)),
        players: BySeat::from_fn(|seat| match seat == Seat::new(0) {
            true => SavedPlayer::Person,
            false => SavedPlayer::Computer("club".to_owned()),
        }),
        viewer: Seat::new(0),
        assisted: false,
        record: game.record().clone(),
        deals: Vec::new(),
    };
    save::save(path, &game).expect("saved");
}

#[test]
fn a_second_start_hands_its_file_to_the_window() {
    if needs::lack(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    prefer(folder.path(), "");
    let mut desk = Desk::new(folder.path(), SIZE, &["--new", "--seed", "11"]);
    let path = folder.path().join("other.mah");
    saved(&path, 77);
    let second = Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .arg(&path)
        .arg("--data")
        .arg(folder.path().join("data"))
        .env("DISPLAY", desk.display())
        .env_remove("WAYLAND_DISPLAY")
        .status();
    assert!(second.expect("it starts").success());
    desk.wait_for("the other game", |desk| game_of(desk).0 == 77);
    assert_eq!(desk.title(), "Red Stake - other.mah");
}

#[test]
fn a_second_start_that_is_not_answered_keeps_its_hands_off_the_autosave() {
    if needs::lack(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    prefer(folder.path(), "");
    let data = folder.path().join("data");
    let _lock = Lock::take(&data).expect("it can be locked").expect("free");
    let desk = Desk::new(folder.path(), SIZE, &["--seed", "11"]);
    assert!(desk.has_said("this window keeps nothing by itself"));
    assert!(!data.join("autosave.journal").exists());
}
