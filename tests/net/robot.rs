//! Our computer players at the original server, alone and among original players, and with strategies at our own table: whole games without a
//! refusal.

use std::fs;

use crate::needs;
use crate::server::{
    LOCAL_ADDRESS, Outcome, Program, RED_STAKE, Server, check_histories, final_scores,
    write_options,
};

const ORIGINAL: &str = "/usr/games/mj-server";

/// Plays a game at the original server, with this many of our players among original ones.
fn game(ours: usize, seed: &str, options: &[(&str, &str, u32)]) -> Outcome {
    let folder = tempfile::tempdir()?;
    write_options(folder.path(), options)?;
    let arguments = [
        "--server",
        "./s",
        "--option-file",
        "options",
        "--timeout",
        "0",
        "--seed",
        seed,
        "--hand-history",
        "--logfile",
        "log",
    ];
    let mut server = Server::start(ORIGINAL, &arguments, folder.path())?;
    let mut players = Vec::new();
    for number in 0..4 {
        let name = format!("Player {number}");
        let arguments = ["--server", "./s", "--name", &name];
        players.push(match number < ours {
            true => Program::start(
                RED_STAKE,
                &[&["robot", "--quick"], &arguments[..]].concat(),
                folder.path(),
            )?,
            false => Program::original_player("./s", &arguments[2..], folder.path())?,
        });
    }
    for player in players.iter_mut().take(ours) {
        assert!(player.wait()?, "one of our robots failed");
    }
    assert_eq!(final_scores(&server.wait()?).len(), 4);
    let log = fs::read(folder.path().join("log"))?;
    let log = String::from_utf8_lossy(&log);
    let refused: Vec<_> = log
        .lines()
        .filter(|line| line.contains(" Error "))
        .collect();
    assert!(refused.is_empty(), "{refused:?}");
    let denied = log.lines().filter(|line| line.contains(" ClaimDenied "));
    for line in denied {
        assert!(line.contains("prior claim"), "{line}");
    }
    check_histories(folder.path())?;
    Ok(())
}

#[test]
fn four_robots_of_ours_finish_a_game_at_the_original_server() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    game(4, "4", &[("NumRounds", "nat", 1)])
}

#[test]
fn our_robots_and_original_players_finish_games_together() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    for (ours, seed) in [(1, "5"), (2, "6"), (3, "7")] {
        game(ours, seed, &[("NumRounds", "nat", 1)])?;
    }
    Ok(())
}

#[test]
fn games_with_other_options_finish() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    game(
        4,
        "8",
        &[
            ("NumRounds", "nat", 1),
            ("SevenPairs", "bool", 1),
            ("ShowOnWashout", "bool", 1),
        ],
    )?;
    game(
        4,
        "9",
        &[
            ("NumRounds", "nat", 1),
            ("FlowersLoose", "bool", 1),
            ("DeadWall16", "bool", 1),
        ],
    )
}

#[test]
#[ignore = "twenty games; script/soak net_games plays them"]
fn twenty_games_are_played_to_their_end() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    for seed in 200..220 {
        let ours = if seed % 2 == 0 { 4 } else { 1 + seed % 3 };
        game(ours, &seed.to_string(), &[("NumRounds", "nat", 4)])?;
        println!("game {seed}: finished with {ours} of our players");
    }
    Ok(())
}

#[test]
fn strategies_change_how_a_robot_plays_and_nothing_is_refused() -> Outcome {
    let folder = tempfile::tempdir()?;
    write_options(folder.path(), &[("NumRounds", "nat", 1)])?;
    let arguments = [
        "--option-file",
        "options",
        "--timeout",
        "0",
        "--seed",
        "11",
        "--logfile",
        "log",
    ];
    let mut server = Server::ours(LOCAL_ADDRESS, &arguments, folder.path())?;
    let strategies: [&[&str]; 4] = [
        &["--chowness", "-1.0"],
        &["--hiddenness", "1.0"],
        &["--majorness", "1.0", "--level", "beginner"],
        &[
            "--suitness",
            "0.9,0.0",
            "--chowness",
            "0.0,1.0",
            "--hysteresis",
            "0.1",
        ],
    ];
    let mut players = Vec::new();
    for (number, strategy) in (1..).zip(strategies) {
        let (id, name) = (number.to_string(), format!("Player {number}"));
        let server = server.address.as_str();
        let fixed = [
            "robot", "--quick", "--server", server, "--id", &id, "--name", &name,
        ];
        players.push(Program::start(
            RED_STAKE,
            &[&fixed, strategy].concat(),
            folder.path(),
        )?);
    }
    for player in &mut players {
        assert!(player.wait()?, "a robot failed");
    }
    server.wait()?;
    let log = fs::read_to_string(folder.path().join("log"))?;
    assert!(!log.contains(" Error "), "something was refused");
    let count = |words: &str| {
        log.lines()
            .filter(|line| line.starts_with('>') && line.contains(words))
            .count()
    };
    assert_eq!(
        count("PlayerClaimsChow 1 "),
        0,
        "the player that never claims Chows claimed one"
    );
    for claim in ["Chow", "Pung", "Kong"] {
        assert_eq!(
            count(&format!("PlayerClaims{claim} 2 ")),
            0,
            "the player that conceals its hand claimed a {claim}"
        );
    }
    assert!(count("PlayerClaims") > 0, "the others claimed nothing");
    Ok(())
}

#[test]
fn a_robot_that_cannot_connect_prints_the_reason_on_one_line() -> Outcome {
    let folder = tempfile::tempdir()?;
    let output = std::process::Command::new(RED_STAKE)
        .args(["robot", "--server", "nobody"])
        .current_dir(folder.path())
        .output()?;
    assert!(!output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1);
    Ok(())
}
