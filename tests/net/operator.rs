//! What the operator of a table learns from notes and the log, and how a table ends on request.

use std::fs;
#[cfg(unix)]
use std::path::Path;

use crate::client::Client;
use crate::server::{LOCAL_ADDRESS, Outcome, Server};
use crate::test_table::TestTable;
use net::host::Settings;
#[cfg(unix)]
use net::{
    address::Address,
    host::{ComputerSeat, EmbeddedServer, Room},
};
#[cfg(unix)]
use players::Level;
#[cfg(unix)]
use red_stake::session::signals;

#[test]
fn joins_losses_refusals_floods_and_saves_are_noted() -> Result<(), String> {
    let mut table = TestTable::new(Settings::default())?;
    table.seat_four();
    assert!(table.has_note("player 2 \"Bob\" sat down, on connection 2"));
    table.reconnect(1, false);
    assert!(table.has_note("player 2 \"Bob\" was disconnected"));
    while !table.has_note("player 2 \"Bob\" came back, on connection 5") {
        table.step().ok_or("Bob did not come back")?;
    }
    table.send(0, "SaveState".to_owned());
    assert!(table.has_note("saved as \"game.mjs\" for player 1 \"Ann\""));
    table.room.add_connection(99, None, table.now);
    let eve = Ok("Connect 1110 0 Eve\u{1b}".to_owned());
    table.room.handle_line(99, eve, table.now);
    table.collect();
    assert!(table.has_note("connection 99 was refused: Nobody of that"));
    assert!(!table.has_note("flood"));
    for _ in 0..200 {
        table.send(3, "SendMessage 0 hello".to_owned());
    }
    let floods = table.notes.iter().filter(|note| note.contains("flood"));
    assert_eq!(floods.count(), 1, "one note for one flood");
    Ok(())
}

/// Checks that these lines announce that the table closes and that the game is saved.
#[cfg(unix)]
fn assert_closing_was_announced(received: &[String]) {
    let was_sent = |begin: &str| received.iter().any(|line| line.starts_with(begin));
    assert!(was_sent("StopPlay The table closes"), "{received:?}");
    assert!(was_sent("StateSaved 0 game-"), "{received:?}");
}

#[cfg(unix)]
fn assert_game_was_saved(folder: &Path) -> Outcome {
    let names = fs::read_dir(folder)?.flatten();
    let mut names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    assert!(
        names.any(|name| name.ends_with(".mjs")),
        "no game was saved"
    );
    Ok(())
}

/// Ends a table by a signal in the middle of its game, and checks that this is announced and the game saved.
#[cfg(unix)]
fn end_by_signal(signal: &str) -> Outcome {
    let folder = tempfile::tempdir()?;
    let arguments = ["--computers", "3", "--save-on-exit", "--log-to", "log"];
    let mut server = Server::ours("./s", &arguments, folder.path())?;
    let mut ann = Client::sit(&server.absolute_address(folder.path()), 0, "Ann")?;
    ann.wait_for("StartPlay")?;
    let sent = std::process::Command::new("kill")
        .args([signal, &server.process().to_string()])
        .status()?;
    assert!(sent.success());
    let received = ann.read_to_end()?;
    assert_closing_was_announced(&received);
    server.wait()?;
    assert!(
        !folder.path().join("s").exists(),
        "the socket file was not removed"
    );
    assert_game_was_saved(folder.path())?;
    let log = fs::read_to_string(folder.path().join("log"))?;
    assert!(
        log.contains("INFO") && log.contains("the table closes"),
        "{log}"
    );
    Ok(())
}

#[cfg(unix)]
#[test]
fn a_host_asked_to_end_notifies_players_and_saves() -> Outcome {
    for signal in ["-TERM", "-INT"] {
        end_by_signal(signal)?;
    }
    // A host started with `nohup` ignores SIGHUP.
    if !signals::hang_up_is_ignored() {
        end_by_signal("-HUP")?;
    }
    Ok(())
}

/// Dropping the server is what closing its window does.
#[cfg(unix)]
#[test]
fn a_table_whose_window_closes_notifies_players_and_saves() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("s");
    let robot = || {
        let name = String::new();
        let level = Level::Beginner;
        Some(ComputerSeat { name, level })
    };
    let room = Room::new(Settings {
        computer_seats: [None, robot(), robot(), robot()],
        save_on_exit: true,
        ..Settings::default()
    })?;
    let (server, _notes) =
        EmbeddedServer::open(Address::Socket(file.clone()), room, folder.path().into())?;
    let mut ann = Client::sit(&server.address, 0, "Ann")?;
    ann.wait_for("StartPlay")?;
    drop(server);
    let received = ann.read_to_end()?;
    assert_closing_was_announced(&received);
    assert!(!file.exists(), "the socket file was not removed");
    assert_game_was_saved(folder.path())
}

#[test]
fn the_log_level_is_respected() -> Outcome {
    for (level, joins, opens) in [
        ("warn", false, false),
        ("info", true, false),
        ("debug", true, true),
    ] {
        let folder = tempfile::tempdir()?;
        let arguments = ["--log-level", level, "--log-to", "log"];
        let server = Server::ours(LOCAL_ADDRESS, &arguments, folder.path())?;
        Client::sit(&server.absolute_address(folder.path()), 0, "Ann")?;
        let log = fs::read_to_string(folder.path().join("log"))?;
        assert_eq!(log.contains("player 1 \"Ann\" sat down"), joins, "{log}");
        assert_eq!(log.contains("opened"), opens, "{log}");
    }
    Ok(())
}
