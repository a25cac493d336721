//! What whoever runs a table is told, and how a table ends on request.

use std::fs;
#[cfg(unix)]
use std::path::Path;

use crate::client::Client;
use crate::hall::Hall;
use crate::server::{NEAR, Outcome, Server};
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
    let mut hall = Hall::new(Settings::default())?;
    hall.fill();
    assert!(hall.noted("player 2 \"Bob\" sat down, on connection 2"));
    hall.lose(1, false);
    assert!(hall.noted("player 2 \"Bob\" was lost"));
    while !hall.noted("player 2 \"Bob\" came back, on connection 5") {
        hall.step().ok_or("Bob did not come back")?;
    }
    hall.say(0, "SaveState".to_owned());
    assert!(hall.noted("saved as \"game.mjs\" for player 1 \"Ann\""));
    hall.room.opened(99, None, hall.now);
    let eve = Ok("Connect 1110 0 Eve\u{1b}".to_owned());
    hall.room.line(99, eve, hall.now);
    hall.collect();
    assert!(hall.noted("connection 99 was refused: Nobody of that"));
    assert!(!hall.noted("flood"));
    for _ in 0..200 {
        hall.say(3, "SendMessage 0 hello".to_owned());
    }
    let floods = hall.notes.iter().filter(|note| note.contains("flood"));
    assert_eq!(floods.count(), 1, "one note for one flood");
    Ok(())
}

/// Checks that a player is told that the table closes and the game is saved.
#[cfg(unix)]
fn assert_is_told(heard: &[String]) {
    let is_told = |begin: &str| heard.iter().any(|line| line.starts_with(begin));
    assert!(is_told("StopPlay The table closes"), "{heard:?}");
    assert!(is_told("StateSaved 0 game-"), "{heard:?}");
}

#[cfg(unix)]
fn assert_is_saved(folder: &Path) -> Outcome {
    let names = fs::read_dir(folder)?.flatten();
    let mut names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    assert!(names.any(|name| name.ends_with(".mjs")), "nothing is saved");
    Ok(())
}

/// Ends the table by a signal in the middle of its game.
#[cfg(unix)]
fn ended_by(signal: &str) -> Outcome {
    let folder = tempfile::tempdir()?;
    let arguments = ["--computers", "3", "--save-on-exit", "--log-to", "log"];
    let mut server = Server::ours("./s", &arguments, folder.path())?;
    let mut ann = Client::sit(&server.path(folder.path()), 0, "Ann")?;
    ann.hear("StartPlay")?;
    let sent = std::process::Command::new("kill")
        .args([signal, &server.process().to_string()])
        .status()?;
    assert!(sent.success());
    let heard = ann.rest()?;
    assert_is_told(&heard);
    server.wait()?;
    assert!(!folder.path().join("s").exists(), "the socket file stays");
    assert_is_saved(folder.path())?;
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
        ended_by(signal)?;
    }
    // A host started with `nohup` ignores SIGHUP.
    if !signals::hang_up_is_ignored() {
        ended_by("-HUP")?;
    }
    Ok(())
}

/// As when its window is closed.
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
    ann.hear("StartPlay")?;
    drop(server);
    let heard = ann.rest()?;
    assert_is_told(&heard);
    assert!(!file.exists(), "the socket file stays");
    assert_is_saved(folder.path())
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
        let server = Server::ours(NEAR, &arguments, folder.path())?;
        Client::sit(&server.path(folder.path()), 0, "Ann")?;
        let log = fs::read_to_string(folder.path().join("log"))?;
        assert_eq!(log.contains("player 1 \"Ann\" sat down"), joins, "{log}");
        assert_eq!(log.contains("opened"), opens, "{log}");
    }
    Ok(())
}
