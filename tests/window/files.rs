//! Games are saved, left and resumed, and passed on by a second start.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Game, Setup};
use engine::tiles::{BySeat, Seat};
use serde_json::Value;
use storage::save::{self, Lock, SavedGame, SavedPlayer};

use crate::desk::{Desk, program, says};
use crate::player::{Player, is_turn};
use crate::{PATIENT, SIZE, needs, prefer};

const STILL: &str = "[motion]\nmovements = false\n";

/// Opens a window with data below `folder`, with the game of these arguments or the last one.
fn start(folder: &Path, arguments: &[&str]) -> Desk {
    prefer(folder, SIZE, &format!("{PATIENT}{STILL}"));
    Desk::new(folder, SIZE, arguments)
}

/// The game in the last line of the log.
fn game_of(desk: &Desk) -> (u64, u64) {
    let game = &desk.lines[desk.game()]["game"];
    let number = |key: &str| game[key].as_u64().expect("a number");
    (number("seed"), number("inputs"))
}

fn number_of_inputs(game: &SavedGame) -> (u64, u64) {
    let record = &game.record;
    (record.setup.seed, record.inputs.len() as u64)
}

#[test]
fn a_game_is_saved_left_and_resumed() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = start(folder.path(), &["--new", "--seed", "11"]);
    let player = Player::Keys;
    player.play(&mut desk, |desk| desk.count("input") > 0 && is_turn(desk));
    let pictured = |line: &Value| says(line, "The picture is ");
    desk.act("the picture", |desk| desk.key("ctrl+p"), pictured);
    desk.open("ctrl+s", "Save Mah Jongg Game As");
    desk.key("ctrl+a");
    desk.write("evening");
    let saved = |line: &Value| says(line, "Saved as evening.mah");
    desk.act("the file", |desk| desk.key("Return"), saved);
    assert_eq!(desk.title(), "Red Stake - evening.mah");
    desk.key("alt+F4");
    desk.wait_for_end();

    let games = folder.path().join("data/games");
    let listed = std::fs::read_dir(&games).expect("the saved games");
    let mut files = listed.map(|file| file.expect("a file").path());
    let picture = files.find(|file| file.extension().is_some_and(|ending| ending == "png"));
    let picture = image::open(picture.expect("a picture")).expect("a picture");
    assert_eq!(format!("{}x{}", picture.width(), picture.height()), SIZE);

    let path = games.join("evening.mah");
    let saved = save::open(&path).expect("a game");
    let mut desk = start(folder.path(), &[]);
    assert_eq!(game_of(&desk), number_of_inputs(&saved), "the autosave");
    // The last discard is not in the file, and the game has a name, so leaving asks.
    desk.key("alt+F4");
    desk.wait_for_end();
    let file = path.to_string_lossy().into_owned();
    let mut desk = start(folder.path(), &[&file]);
    assert_eq!(game_of(&desk), number_of_inputs(&saved), "the file");
    assert_eq!(desk.title(), "Red Stake - evening.mah");
    let player = Player::Keys;
    player.play(&mut desk, |desk| desk.events("Discarded") > 0);
    desk.open("alt+F4", "Save");
    desk.key("Return");
    desk.wait_for_end();
    let after = save::open(&path).expect("a game");
    assert!(after.record.inputs.len() > saved.record.inputs.len());
}

/// Saves a new game with this seed.
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
        auto_played: Vec::new(),
        record: game.record().clone(),
        messages: Vec::new(),
    };
    save::save(path, &game).expect("saved");
}

#[test]
fn a_second_start_sends_its_file_to_the_window() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = start(folder.path(), &["--new", "--seed", "11"]);
    let path = folder.path().join("other.mah");
    saved(&path, 77);
    let second = Command::new(program())
        .arg(&path)
        .arg("--data")
        .arg(folder.path().join("data"))
        .env("DISPLAY", desk.display())
        .env_remove("WAYLAND_DISPLAY")
        .status();
    assert!(second.expect("it starts").success());
    desk.rest("the other game", |desk| game_of(desk).0 == 77);
    assert_eq!(desk.title(), "Red Stake - other.mah");
}

#[test]
fn an_unanswered_second_start_does_not_touch_the_autosave() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    std::fs::create_dir_all(&data).expect("a folder");
    let _lock = Lock::take(&data).expect("it can be locked").expect("free");
    let desk = start(folder.path(), &["--seed", "11"]);
    assert!(desk.has_said("Autosave is off in this window"));
    assert!(!data.join("autosave.journal").exists());
}
