//! Games are saved, left and resumed, and a second start passes its file to the open window.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Game, Setup};
use engine::tiles::{BySeat, Seat};
use serde_json::Value;
use storage::save::{self, Lock, SavedGame, SavedPlayer};

use crate::driver::{Driver, program, shows_message};
use crate::player::{Player, is_turn};
use crate::{PREFERENCES, SIZE, needs, write_preferences};

/// Preferences without animations.
const STILL: &str = "[motion]\nmovements = false\n";

/// Opens a window with data below `folder`. It shows the game of these arguments, or else the last one.
fn start(folder: &Path, arguments: &[&str]) -> Driver {
    write_preferences(folder, SIZE, &format!("{PREFERENCES}{STILL}"));
    Driver::new(folder, SIZE, arguments)
}

/// The seed and number of inputs of the game on the table, from the log.
fn game_in_log(driver: &Driver) -> (u64, u64) {
    let game = &driver.lines[driver.game_line()]["game"];
    let number = |key: &str| game[key].as_u64().expect("a number");
    (number("seed"), number("inputs"))
}

/// The seed and number of inputs of a saved game.
fn seed_and_inputs(game: &SavedGame) -> (u64, u64) {
    let record = &game.record;
    (record.setup.seed, record.inputs.len() as u64)
}

#[test]
fn a_game_is_saved_left_and_resumed() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path(), &["--new", "--seed", "11"]);
    let player = Player::Keys;
    player.play(&mut driver, |driver| {
        driver.count("input") > 0 && is_turn(driver)
    });
    let pictured = |line: &Value| shows_message(line, "Picture saved as ");
    driver.act("the picture", |driver| driver.key("ctrl+p"), pictured);
    driver.open("ctrl+s", "Save Mah Jongg Game As");
    driver.key("ctrl+a");
    driver.type_text("evening");
    let saved = |line: &Value| shows_message(line, "Saved as evening.mah");
    driver.act("the file", |driver| driver.key("Return"), saved);
    assert_eq!(driver.title(), "Red Stake - evening.mah");
    driver.key("alt+F4");
    driver.wait_for_end();

    let games = folder.path().join("data/games");
    let listed = std::fs::read_dir(&games).expect("the saved games");
    let mut files = listed.map(|file| file.expect("a file").path());
    let picture = files.find(|file| file.extension().is_some_and(|ending| ending == "png"));
    let picture = image::open(picture.expect("a picture")).expect("a picture");
    assert_eq!(format!("{}x{}", picture.width(), picture.height()), SIZE);

    let path = games.join("evening.mah");
    let saved = save::open(&path).expect("a game");
    let mut driver = start(folder.path(), &[]);
    assert_eq!(
        game_in_log(&driver),
        seed_and_inputs(&saved),
        "the autosave"
    );
    driver.key("alt+F4");
    driver.wait_for_end();
    let file = path.to_string_lossy().into_owned();
    let mut driver = start(folder.path(), &[&file]);
    assert_eq!(game_in_log(&driver), seed_and_inputs(&saved), "the file");
    assert_eq!(driver.title(), "Red Stake - evening.mah");
    let player = Player::Keys;
    player.play(&mut driver, |driver| driver.event_count("Discarded") > 0);
    // The file lacks the last discard, so leaving asks.
    driver.open("alt+F4", "Save");
    driver.key("Return");
    driver.wait_for_end();
    let after = save::open(&path).expect("a game");
    assert!(after.record.inputs.len() > saved.record.inputs.len());
}

/// Saves a new game with this seed.
fn save_new_game(path: &Path, seed: u64) {
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
        advised: None,
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
    let mut driver = start(folder.path(), &["--new", "--seed", "11"]);
    let path = folder.path().join("other.mah");
    save_new_game(&path, 77);
    let second = Command::new(program())
        .arg(&path)
        .arg("--data")
        .arg(folder.path().join("data"))
        .env("DISPLAY", driver.display())
        .env_remove("WAYLAND_DISPLAY")
        .status();
    assert!(second.expect("it starts").success());
    driver.wait_until_settled("the other game", |driver| game_in_log(driver).0 == 77);
    assert_eq!(driver.title(), "Red Stake - other.mah");
}

#[test]
fn a_second_start_beside_a_silent_window_does_not_touch_the_autosave() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    std::fs::create_dir_all(&data).expect("a folder");
    let _lock = Lock::take(&data).expect("it can be locked").expect("free");
    let driver = start(folder.path(), &["--seed", "11"]);
    assert!(driver.has_shown_message("Autosave is off in this window"));
    assert!(!data.join("autosave.journal").exists());
}
