//! Saved games are exchanged with the original server: our table continues its files, even damaged or incomplete ones, and the original
//! server continues ours. `RED_STAKE_CASES` sets the number of games of each kind.

use std::fs;
use std::path::Path;

use crate::client::Client;
use crate::needs;
use crate::seated::Seated;
use crate::server::{Outcome, Program, Server};
use crate::test_table::TestTable;
use net::host::{Room, Settings};
use protocol::files::SavedGame;

const ORIGINAL: &str = "/usr/games/mj-server";

fn cases() -> usize {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    cases.and_then(|text| text.parse().ok()).unwrap_or(3)
}

const PLAYERS: &str = "Player 1 Ann\r\nPlayer 2 Bob\r\nPlayer 3 Cy\r\nPlayer 4 Dan\r\n";

/// The lines that our table sends about a saved game once four players have seats.
fn lines_after_resuming(text: &str) -> Result<Vec<String>, String> {
    let saved = SavedGame::salvage(text).map_err(|error| error.to_string())?;
    let mut table = TestTable::new(Settings {
        resume: Some(saved),
        ..Settings::default()
    })?;
    table.seat_four();
    let mut received = Vec::new();
    while let Some(line) = table.next_line() {
        if received.len() > 200 {
            break;
        }
        received.push(line);
        table.step();
    }
    Ok(received)
}

#[test]
fn an_incomplete_save_resumes_with_the_options_of_the_table() -> Result<(), String> {
    let game = "Game 2 3 4 1 S 1 1 10 20 -10 -20 1110 1\r\n";
    for rest in [
        "",
        "# CompletedRounds      1\r\n",
        "# # me 1 2 3 4 E 0 1 0 0 0 0 1110 1\\\r\n\r\n",
        "# \u{1}\u{fffd}\r\n\u{2}x y\r\nGameOption 0 Timeout nat 0 1 20 seconds\r\nGameOp",
        "GameOption 0 ScoreLimit nat 0 1 500 limit\r\nGameOption 0 Strange nat 0 1 7 unknown\r\n",
    ] {
        let received = lines_after_resuming(&format!("{PLAYERS}{game}{rest}"))?;
        let sent = |begin: &str| received.iter().any(|line| line.starts_with(begin));
        assert!(
            sent("Game 2 3 4 1 S 1 1 10 20 -10 -20"),
            "{rest:?}: {received:?}"
        );
        assert!(
            sent("GameOption 0 DeadWall16 bool 1020 1 1 "),
            "{rest:?}: {received:?}"
        );
        assert!(
            sent("GameOption 0 EastDoubles bool 1040 1 1 ")
                || sent("GameOption 0 EastDoubles bool 0 1 1 ")
        );
        assert!(!rest.contains("ScoreLimit") || sent("GameOption 0 ScoreLimit nat 0 1 500 "));
    }
    Ok(())
}

#[test]
fn a_game_in_the_south_round_is_not_restarted() -> Result<(), String> {
    let text = format!("{PLAYERS}Game 1 2 3 4 S 0 1 0 0 0 0 1110 1\r\n");
    let saved = SavedGame::salvage(&text).map_err(|error| error.to_string())?;
    let mut table = TestTable::new(Settings {
        resume: Some(saved),
        ..Settings::default()
    })?;
    table.seat_four();
    table.send(0, "SaveState".to_owned());
    let saved = table.saved.ok_or("nothing was saved")?;
    assert!(saved.contains("# CompletedRounds      1"), "{saved}");
    Ok(())
}

#[test]
fn a_save_that_ends_during_the_deal_can_be_resumed() -> Result<(), String> {
    let text = include_str!("../data/transcripts/saved-game.mjs");
    let dealt = text.find("PlayerDraws").ok_or("no deal")?;
    for at in (dealt..text.len()).step_by(97) {
        let saved = SavedGame::salvage(&text[..at]).map_err(|error| error.to_string())?;
        Room::new(Settings {
            resume: Some(saved),
            ..Settings::default()
        })?;
    }
    Ok(())
}

/// Plays at the original server until a guest has received this many lines, and returns the game that the guest then saves.
fn save_at_the_original_server(folder: &Path, lines: usize) -> Outcome<String> {
    let server = Server::start(
        ORIGINAL,
        &["--server", "./s", "--seed", &(lines + 1).to_string()],
        folder,
    )?;
    let address = folder.join("s").display().to_string();
    let mut ann = Seated::sit(&address, "Ann", "")?;
    let mut robots = Vec::new();
    for name in ["Bob", "Cy", "Dan"] {
        robots.push(Program::original_player(
            &address,
            &["--name", name],
            folder,
        )?);
    }
    for _ in 0..lines {
        if let (_, Some(answer)) = ann.receive()? {
            ann.client.send(&answer)?;
        }
    }
    ann.client.send("SaveState x")?;
    // The server may crash while it writes.
    let _ = ann.client.wait_for("StateSaved");
    drop(server);
    let bytes = fs::read(folder.join("x.mjs"))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[test]
fn saves_of_the_original_server_resume_at_our_table() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    for case in 0..cases() {
        for lines in [45, 150 + 7 * case] {
            let folder = tempfile::tempdir()?;
            let text = save_at_the_original_server(folder.path(), lines)?;
            let saved = SavedGame::salvage(&text).map_err(|error| format!("{error}\n{text}"))?;
            let opened = Room::new(Settings {
                resume: Some(saved),
                ..Settings::default()
            });
            opened.map_err(|error| format!("after {lines} lines: {error}\n{text}"))?;
        }
    }
    Ok(())
}

#[test]
fn saves_of_our_table_resume_at_the_original_server() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    for case in 0..cases() {
        for steps in [0, 400 + 29 * case] {
            let mut table = TestTable::new(Settings {
                seed: case as u64 + 1,
                timeout: Some(0),
                ..Settings::default()
            })?;
            table.seat_four();
            for _ in 0..steps {
                table.step();
            }
            table.send(0, "SaveState".to_owned());
            let saved = table.saved.ok_or("nothing was saved")?;
            let folder = tempfile::tempdir()?;
            fs::write(folder.path().join("x.mjs"), &saved)?;
            let arguments = ["--server", "./s", "--load-game", "x.mjs"];
            let _server = Server::start(ORIGINAL, &arguments, folder.path())?;
            let address = folder.path().join("s").display().to_string();
            let mut clients = Vec::new();
            for (id, name) in (1..).zip(["Ann", "Bob", "Cy", "Dan"]) {
                clients.push(Client::sit(&address, id, name)?);
            }
            for client in &mut clients {
                client.wait_for("Game ")?;
            }
            // Between hands nothing needs to be repeated.
            let is_within_a_hand = saved.lines().any(|line| line.starts_with("NewHand"));
            let expected = if is_within_a_hand { "NewHand" } else { "Pause" };
            let received = clients[0].wait_for(expected);
            received.map_err(|error| format!("case {case}, {steps} steps: {error}\n{saved}"))?;
        }
    }
    Ok(())
}
