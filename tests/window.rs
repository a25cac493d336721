//! The real program in a real window, worked with real clicks and keys: a hand is played until it is scored, and, when asked
//! for, a whole game.

#![allow(clippy::panic)]

#[path = "window/desk.rs"]
mod desk;
#[path = "window/display.rs"]
mod display;
#[path = "window/files.rs"]
mod files;
#[path = "window/frames.rs"]
mod frames;
#[path = "window/kills.rs"]
mod kills;
#[path = "needs/programs.rs"]
mod needs;
#[path = "window/network.rs"]
mod network;
#[path = "window/player.rs"]
mod player;
#[path = "window/seats.rs"]
mod seats;
#[path = "net/server.rs"]
mod server;
#[path = "window/show.rs"]
mod show;

use std::fs::File;
use std::path::Path;

use desk::Desk;
use flate2::Compression;
use flate2::write::GzEncoder;
use player::{With, stake, worst};

/// Preferences of a quick game.
const QUICK: &str = "welcomed = true\nwait_time = 0.25\n[motion]\nspeed = 10\n";

/// What the player does next; false when the game is over.
fn act(desk: &mut Desk, with: With, answered: &mut usize) -> bool {
    let requests = desk.count("request");
    match desk.open_box().as_deref() {
        Some("Game Finished") => return false,
        Some("Can go Mah Jongg" | "Snatch the Kong") => {
            *answered = requests;
            return answer(desk, with, "Yes");
        }
        Some("Concealed Kong" | "Exposed Kong" | "Standing Hand") => {
            return answer(desk, with, "Yes");
        }
        Some(title) if title.contains("Mah Jongg with") || desk.control("Totals").is_some() => {
            return answer(desk, with, "OK");
        }
        // A key that came when a box had just closed asked about a discard.
        Some(why) if why.starts_with("What Can I Do") => {
            desk.key("Escape");
            return settle(desk);
        }
        // They close by themselves; the line that says so may come after that of the game.
        Some("Network Table" | "Host a Table" | "Resume a Table") => return settle(desk),
        Some(other) => {
            // What can be made of a discard; the best stands first.
            let possible =
                ["Mah Jongg", "Kong", "Pung"].map(|claim| desk.control(claim).map(|_| claim));
            let Some(claim) = possible.into_iter().flatten().next() else {
                panic!("an unexpected box: {other}");
            };
            *answered = requests;
            return answer(desk, with, claim);
        }
        None => {}
    }
    if desk.control("Start!").is_some() {
        with.start(desk);
        return settle(desk);
    }
    if desk.control("Next Hand!").is_some() {
        match with {
            With::Keys => desk.key("F3"),
            With::Mouse => desk.click_on(&desk.control("Next Hand!").expect("it was there")),
        }
        return settle(desk);
    }
    if requests > *answered {
        *answered = requests;
        let request = desk.last("request").cloned().unwrap_or_default();
        let legal = request["legal"].to_string();
        if request["request"].get("Turn").is_some() {
            // Ask First asks about these; a discard must not run into its box.
            if legal.contains("\"Kong\"") || legal.contains("MahJong") {
                desk.wait_for("the question", |desk| desk.open_box().is_some());
                return true;
            }
            with.discard(desk, worst(&stake(desk), &request["legal"]));
        } else if legal.contains("MahJong") || legal.contains("Pung") {
            with.claim(desk);
        }
    }
    settle(desk)
}

/// Presses a button of the open box and waits until it has closed: a second press would reach the table.
fn answer(desk: &mut Desk, with: With, button: &str) -> bool {
    let seen = desk.count("controls");
    with.press(desk, button, "Return");
    desk.wait_for("the box to close", |desk| desk.count("controls") > seen);
    true
}

/// Waits for the next thing that is logged.
fn settle(desk: &mut Desk) -> bool {
    let lines = desk.lines.len();
    desk.wait_for("the game to go on", |desk| desk.lines.len() > lines);
    true
}

fn quick(folder: &Path) {
    std::fs::create_dir_all(folder.join("data")).expect("a folder");
    std::fs::write(folder.join("data/settings.toml"), QUICK).expect("preferences");
}

/// Every move of the person came from where it should.
fn came_from(desk: &Desk, with: With) {
    let sources: Vec<_> = desk
        .lines
        .iter()
        .filter(|line| line.get("input").is_some())
        .map(|line| line["source"].as_str())
        .collect();
    assert!(!sources.is_empty());
    assert!(
        sources.iter().all(|source| *source == Some(with.word())),
        "{sources:?}"
    );
}

fn play_a_hand(with: With) {
    let folder = tempfile::tempdir().expect("a folder");
    quick(folder.path());
    let mut desk = Desk::new(folder.path(), "1280x800", &["--new", "--seed", "11"]);
    let mut answered = 0;
    while desk.events("Settled") + desk.events("WashedOut") == 0 {
        assert!(act(&mut desk, with, &mut answered));
    }
    came_from(&desk, with);
    let shot = folder.path().join("shot.png");
    desk.picture(&shot);
    assert!(
        std::fs::metadata(&shot).is_ok_and(|file| file.len() > 20_000),
        "the window is not empty"
    );
}

#[test]
fn a_hand_is_played_with_the_mouse_until_it_is_scored() {
    if needs::lack(needs::WINDOW) {
        return;
    }
    play_a_hand(With::Mouse);
}

#[test]
fn a_hand_is_played_with_keys_until_it_is_scored() {
    if needs::lack(needs::WINDOW) {
        return;
    }
    play_a_hand(With::Keys);
}

/// Plays a whole game and keeps its record for `tests/played_games.rs`; run by `script/soak`.
fn play_a_game(with: With, seed: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    quick(folder.path());
    let mut desk = Desk::new(folder.path(), "1280x800", &["--new", "--seed", seed]);
    let mut answered = 0;
    while act(&mut desk, with, &mut answered) {}
    came_from(&desk, with);
    let games = std::fs::read_dir(folder.path().join("data/games"));
    let mut games = games.expect("finished games are kept").flatten();
    let mut saved = File::open(games.next().expect("one").path()).expect("it is there");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/played");
    let kept = File::create(kept.join(format!("{}.mah.gz", with.word()))).expect("kept");
    let mut packed = GzEncoder::new(kept, Compression::best());
    std::io::copy(&mut saved, &mut packed).expect("it is packed");
    packed.finish().expect("it is written");
}

#[test]
#[ignore = "a whole game takes minutes; script/soak plays it"]
fn a_whole_game_is_played_with_the_mouse() {
    if needs::lack(needs::WINDOW) {
        return;
    }
    play_a_game(With::Mouse, "21");
}

#[test]
#[ignore = "a whole game takes minutes; script/soak plays it"]
fn a_whole_game_is_played_with_keys() {
    if needs::lack(needs::WINDOW) {
        return;
    }
    play_a_game(With::Keys, "22");
}
