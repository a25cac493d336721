//! The program is killed at random moments of running games: the next start goes on at once, with the table that the log says, short
//! of at most the move that was being made.

use std::path::Path;

use red_stake::save::{SavedGame, read_journal};
use red_stake::table::{Game, Viewer};
use serde_json::Value;

use crate::desk::Desk;
use crate::needs;

/// What each input of a game brought, as the log tells it.
fn told(game: &SavedGame) -> Vec<Vec<Value>> {
    let record = &game.record;
    let mut table = Game::new(record.rules.clone(), record.setup.clone());
    let viewer = Viewer::Seat(game.viewer);
    let json = |event| serde_json::to_value(event).expect("an event is JSON");
    let apply = |input: &red_stake::table::Input| {
        let events = table.apply(input.clone()).expect("it was played");
        let seen = events.iter().filter_map(|event| event.seen_by(viewer));
        seen.map(json).collect()
    };
    record.inputs.iter().map(apply).collect()
}

/// The journal against what the log of the killed run says.
fn compare(desk: &Desk, kept: &SavedGame, round: usize) {
    let begun = desk
        .lines
        .iter()
        .rposition(|line| line.get("game").is_some());
    let lines = &desk.lines[begun.expect("the game is named")..];
    let game = &lines[0]["game"];
    assert_eq!(game["seed"], kept.record.setup.seed, "kill {round}");
    let resumed = game["inputs"].as_u64().expect("a number") as usize;
    let logged: Vec<&Value> = lines.iter().filter_map(|line| line.get("event")).collect();
    let played = told(kept);
    let since: Vec<&Value> = played[resumed..].iter().flatten().collect();
    assert!(since.len() >= logged.len(), "kill {round}: a move is lost");
    assert_eq!(since[..logged.len()], logged, "kill {round}");
    let last = played.last().map_or(0, Vec::len);
    assert!(
        since.len() - logged.len() <= last,
        "kill {round}: moves were made that the log does not know"
    );
}

/// Whether the computer plays for the person, by what was said last in this run.
fn auto_plays(desk: &Desk) -> bool {
    let told = |line: &Value| match line["said"].as_str() {
        Some("You play again.") => Some(false),
        Some(said) if said.starts_with("The computer plays for you.") => Some(true),
        _ => line.get("game").map(|_| false),
    };
    desk.lines.iter().rev().find_map(told).unwrap_or(false)
}

/// Lets the computer play until the log has so many more lines. A key that met a box just opening or closing is made good.
fn wait(desk: &mut Desk, lines: usize) {
    let wanted = desk.lines.len() + lines;
    loop {
        let open = desk.open_box();
        if open.is_some() {
            desk.key("Return");
            desk.wait_for("the box to close", |desk| desk.open_box() != open);
        } else if !auto_plays(desk) {
            desk.press_until("F5", "Auto Play", |desk| {
                auto_plays(desk) || desk.open_box().is_some()
            });
        } else if desk.lines.len() >= wanted {
            return;
        } else {
            desk.wait_for("the game to go on", |desk| {
                desk.lines.len() >= wanted || desk.open_box().is_some() || !auto_plays(desk)
            });
        }
    }
}

fn play_and_kill(folder: &Path, kills: usize) {
    let data = folder.join("data");
    std::fs::create_dir_all(&data).expect("a folder");
    let quick =
        "welcomed = true\nwait_time = 0.25\nask_first = false\n[motion]\nmovements = false\n";
    std::fs::write(data.join("settings.toml"), quick).expect("preferences");
    let journal = data.join("autosave.journal");
    let mut chance = 17_u64;
    for round in 0..kills {
        let left = read_journal(&journal).expect("it is whole");
        let mut desk = Desk::new(folder, "1280x800", &["--seed", "3"]);
        if let Some(left) = left {
            let game = &desk.last("game").expect("it is named")["game"];
            assert_eq!(game["inputs"], left.record.inputs.len(), "kill {round}");
            assert_eq!(game["seed"], left.record.setup.seed, "kill {round}");
        }
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        wait(&mut desk, (chance >> 58) as usize);
        desk.kill();
        let kept = read_journal(&journal).expect("it is whole");
        compare(&desk, &kept.expect("a game"), round);
        if (round + 1) % 25 == 0 {
            println!("{} kills, every game gone on with", round + 1);
        }
    }
}

#[test]
fn a_killed_game_goes_on_with_the_table_that_the_log_says() {
    if needs::lack(needs::WINDOW) {
        return;
    }
    let kills = std::env::var("RED_STAKE_KILLS").ok();
    let kills = kills.and_then(|kills| kills.parse().ok()).unwrap_or(25);
    let folder = tempfile::tempdir().expect("a folder");
    play_and_kill(folder.path(), kills);
}
