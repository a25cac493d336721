//! Hands and games played with only the mouse or only the keyboard.

use std::fs::File;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use image::RgbaImage;
use serde_json::Value;

use crate::driver::Driver;
use crate::player::{Player, is_turn};
use crate::{PREFERENCES, SIZE, needs, write_preferences};

/// Checks that every move came from the right input device.
fn assert_moves_came_from(driver: &Driver, player: Player) {
    let inputs = driver
        .lines
        .iter()
        .filter(|line| line.get("input").is_some());
    let sources: Vec<_> = inputs.map(|line| line["source"].as_str()).collect();
    assert!(!sources.is_empty());
    assert!(
        sources
            .iter()
            .all(|source| *source == Some(player.device())),
        "{sources:?}"
    );
}

/// The share of pixels in which two tiles differ in a picture of the display, without their edges.
fn difference(picture: &RgbaImage, tile: &Value, other: &Value) -> f64 {
    /// The width of the edge of a tile, in pixels.
    const EDGE: u32 = 4;
    let number = |of: &Value, key: &str| of[key].as_f64().expect("a rectangle") as u32;
    let (width, height) = (number(tile, "width"), number(tile, "height"));
    let inner = |size: u32| EDGE..size - EDGE;
    let points: Vec<(u32, u32)> = inner(height)
        .flat_map(|y| inner(width).map(move |x| (x, y)))
        .collect();
    let at = |of: &Value, (x, y): (u32, u32)| {
        picture
            .get_pixel(number(of, "x") + x, number(of, "y") + y)
            .0
    };
    let differs = |point: &&(u32, u32)| {
        let mut pairs = at(tile, **point).into_iter().zip(at(other, **point));
        pairs.any(|(one, other)| one.abs_diff(other) > 60)
    };
    points.iter().filter(differs).count() as f64 / points.len() as f64
}

/// Waits until the display shows the player's tiles where the log says: equal tiles look equal, and others differ.
fn wait_until_tiles_are_drawn(driver: &mut Driver, folder: &Path) {
    let path = folder.join("picture.png");
    driver.wait_for("the tiles on the display", |driver| {
        driver.picture(&path);
        let picture = image::open(&path).expect("a picture").into_rgba8();
        let tiles = driver.places();
        let mut pairs =
            (0..tiles.len()).flat_map(|place| (0..place).map(move |other| (place, other)));
        tiles.len() > 10
            && pairs.all(|(place, other)| {
                let (tile, other) = (&tiles[place], &tiles[other]);
                (difference(&picture, tile, other) < 0.04) == (tile["tile"] == other["tile"])
            })
    });
}

/// Plays a hand at this animation speed, and checks the pictures of the tiles and the source of every move.
fn play_a_hand(player: Player, speed: u8) {
    let folder = tempfile::tempdir().expect("a folder");
    let quick = format!("{PREFERENCES}[motion]\nspeed = {speed}\n");
    write_preferences(folder.path(), SIZE, &quick);
    let mut driver = Driver::new(folder.path(), SIZE, &["--new", "--seed", "11"]);
    player.play(&mut driver, is_turn);
    wait_until_tiles_are_drawn(&mut driver, folder.path());
    player.play_a_hand(&mut driver);
    assert_moves_came_from(&driver, player);
}

#[test]
fn a_hand_is_played_with_the_mouse_until_it_is_scored() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    play_a_hand(Player::Mouse, 9);
}

#[test]
fn a_hand_is_played_with_keys_until_it_is_scored() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    play_a_hand(Player::Keys, 10);
}

/// Plays a whole game and stores its record for `tests/command_line/played_games.rs`; run by `script/soak`.
fn play_a_game(player: Player, seed: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let quick = format!("{PREFERENCES}[motion]\nspeed = 10\n");
    write_preferences(folder.path(), SIZE, &quick);
    let mut driver = Driver::new(folder.path(), SIZE, &["--new", "--seed", seed]);
    let finished = |driver: &Driver| driver.open_dialog().as_deref() == Some("Game Finished");
    player.play(&mut driver, finished);
    assert_moves_came_from(&driver, player);
    let games = std::fs::read_dir(folder.path().join("data/games"));
    let mut games = games.expect("finished games are kept").flatten();
    let mut saved =
        File::open(games.next().expect("a finished game").path()).expect("the file exists");
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/played");
    let file = File::create(records.join(format!("{}.mah.gz", player.device())))
        .expect("the folder is writable");
    let mut compressed = GzEncoder::new(file, Compression::best());
    std::io::copy(&mut saved, &mut compressed).expect("the record is compressed");
    compressed.finish().expect("the record is written");
}

#[test]
#[ignore = "a whole game takes minutes; script/soak plays it"]
fn a_whole_game_is_played_with_the_mouse() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    play_a_game(Player::Mouse, "21");
}

#[test]
#[ignore = "a whole game takes minutes; script/soak plays it"]
fn a_whole_game_is_played_with_keys() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    play_a_game(Player::Keys, "22");
}
