//! Kills the program at random moments. The next start must resume the table as the log shows it, with every logged event. At most the
//! last input may be missing from the log.

use std::path::Path;

use engine::table::{Game, Viewer};
use serde_json::Value;
use storage::save::{SavedGame, read_journal};

use crate::auto_play::auto_play;
use crate::driver::Driver;
use crate::{needs, write_preferences};

/// Small, so that painting is fast.
const SIZE: &str = "800x500";

/// The events of each input of a game, as in the log.
fn events(game: &SavedGame) -> Vec<Vec<Value>> {
    let record = &game.record;
    let mut table = Game::new(record.rules.clone(), record.setup.clone());
    let viewer = Viewer::Seat(game.viewer);
    let json = |event| serde_json::to_value(event).expect("an event is JSON");
    let apply = |input: &engine::table::Input| {
        let events = table.apply(input.clone()).expect("it was played");
        let seen = events.iter().filter_map(|event| event.seen_by(viewer));
        seen.map(json).collect()
    };
    record.inputs.iter().map(apply).collect()
}

/// Compares the log of the killed run with the journal.
fn assert_log_matches_journal(driver: &Driver, recovered: &SavedGame, round: usize) {
    let lines = &driver.lines[driver.game_line()..];
    let game = &lines[0]["game"];
    assert_eq!(game["seed"], recovered.record.setup.seed, "kill {round}");
    let resumed = game["inputs"].as_u64().expect("a number") as usize;
    let logged: Vec<&Value> = lines.iter().filter_map(|line| line.get("event")).collect();
    let played = events(recovered);
    let since: Vec<&Value> = played[resumed..].iter().flatten().collect();
    assert!(
        since.len() >= logged.len(),
        "kill {round}: a logged event is lost"
    );
    assert_eq!(since[..logged.len()], logged, "kill {round}");
    let last = played.last().map_or(0, Vec::len);
    assert!(
        since.len() - logged.len() <= last,
        "kill {round}: more than one input is missing from the log"
    );
}

/// Plays and kills the program this many times.
fn play_and_kill(folder: &Path, kills: usize) {
    let quick = "welcomed = true\nwait_time = 0.25\nlevels = [0, 0, 0]\nask_first = false\n";
    let motion = "[motion]\nmovements = false\n";
    write_preferences(folder, SIZE, &format!("{quick}{motion}"));
    let journal = folder.join("data/autosave.journal");
    let mut random = 17_u64;
    for round in 0..kills {
        let expected = read_journal(&journal).expect("the journal is readable");
        let mut driver = Driver::new(folder, SIZE, &["--seed", "3"]);
        if let Some(expected) = expected {
            let game = &driver.last("game").expect("a game is on the table")["game"];
            assert_eq!(game["inputs"], expected.record.inputs.len(), "kill {round}");
            assert_eq!(game["seed"], expected.record.setup.seed, "kill {round}");
        }
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let lines = driver.lines.len() + (random >> 60) as usize;
        auto_play(&mut driver, |driver| driver.lines.len() >= lines);
        driver.kill();
        let recovered = read_journal(&journal).expect("the journal is readable");
        assert_log_matches_journal(&driver, &recovered.expect("a game"), round);
        if (round + 1) % 25 == 0 {
            println!("{} kills, every game resumed", round + 1);
        }
    }
}

#[test]
fn a_killed_game_resumes_with_the_table_in_the_log() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    let kills = std::env::var("RED_STAKE_KILLS").ok();
    let kills = kills.and_then(|kills| kills.parse().ok()).unwrap_or(25);
    let folder = tempfile::tempdir().expect("a folder");
    play_and_kill(folder.path(), kills);
}
