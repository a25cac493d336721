//! The window at network tables: at the original server among original players, at tables that the window hosts, and at tables of
//! `red-stake host`.

use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};

use red_stake::session::signals;
use serde_json::Value;

use crate::client::Client;
use crate::driver::{Driver, shows_message};
use crate::player::{Player, is_turn};
use crate::server::{Outcome, Program, Server};
use crate::{PREFERENCES, SIZE, needs, write_preferences};

/// Writes preferences for network games, with these additional lines.
fn write_network_preferences(folder: &Path, lines: &str) {
    let quick = "[motion]\nspeed = 10\n";
    let mary = format!("{PREFERENCES}{quick}[network]\nname = \"Mary\"\n{lines}");
    write_preferences(folder, SIZE, &mary);
}

/// Opens the Network menu with the keyboard and chooses an item by its letter.
fn choose(driver: &mut Driver, letter: &str, item: &str, expected: impl Fn(&Value) -> bool) {
    driver.act(
        "the menu",
        |driver| driver.key("alt+e"),
        |line| has_control(line, item),
    );
    driver.act(item, |driver| driver.key(letter), expected);
}

/// Whether a line has a control with this label.
fn has_control(line: &Value, words: &str) -> bool {
    let controls = line["controls"].as_array();
    controls.is_some_and(|controls| controls.iter().any(|control| control["name"] == words))
}

/// Matches a line with an open dialog of this title.
fn shows_dialog(title: &str) -> impl Fn(&Value) -> bool {
    move |line| line["box"] == title
}

/// Whether a line says that a network game begins or resumes.
fn begins_network_game(line: &Value) -> bool {
    line.get("visit").is_some()
}

/// Leaves the network table while it waits for the player, so that no other dialog opens, and waits for the local game.
fn leave_table(driver: &mut Driver, player: Player) {
    player.play(driver, is_turn);
    choose(
        driver,
        "l",
        "Leave the Table",
        shows_dialog("Leave the Table"),
    );
    let is_local = |line: &Value| line.get("game").is_some();
    driver.act("the local game", |driver| driver.key("Return"), is_local);
}

/// Saves a picture of the game, if RED_STAKE_PICTURES names a folder.
fn save_picture(driver: &Driver, name: &str) {
    if let Ok(folder) = std::env::var("RED_STAKE_PICTURES") {
        driver.picture(&Path::new(&folder).join(name));
    }
}

#[test]
fn a_hand_is_played_at_the_original_server() -> Outcome {
    if needs::any_missing(needs::WINDOW) || needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let socket = folder.path().join("s").display().to_string();
    write_network_preferences(folder.path(), &format!("server = \"{socket}\"\n"));
    let arguments = ["--server", &socket, "--timeout", "60", "--seed", "5"];
    let _server = Server::start("/usr/games/mj-server", &arguments, folder.path())?;
    let mut driver = Driver::new(folder.path(), SIZE, &["--new", "--seed", "1"]);
    choose(
        &mut driver,
        "j",
        "Join a Table...",
        shows_dialog("Join a Table"),
    );
    save_picture(&driver, "join-server.png");
    driver.act(
        "the table",
        |driver| driver.key("Return"),
        shows_dialog("Network Table"),
    );
    let mut guests = Vec::new();
    for name in ["Ann", "Bob", "Cy"] {
        guests.push(Program::original_player(
            &socket,
            &["--name", name],
            folder.path(),
        )?);
        driver.wait_for(name, |driver| {
            driver.has_shown_message(&format!("{name} has joined."))
        });
        save_picture(&driver, "lobby.png");
    }
    driver.wait_for("the game", |driver| driver.last("visit").is_some());
    let player = Player::Keys;
    player.play(&mut driver, |driver| driver.event_count("Discarded") > 12);
    save_picture(&driver, "at-the-original-server.png");
    player.play_a_hand(&mut driver);
    save_picture(&driver, "at-the-original-server-scores.png");
    Ok(())
}

#[test]
fn a_hosted_table_is_opened_left_and_resumed() -> Outcome {
    if needs::any_missing(needs::WINDOW) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let socket = folder.path().join("s").display().to_string();
    let seats = ["Lin", "Ada", "Cy"].map(|name| {
        format!("[[network.host.seats]]\nwhose = \"computer\"\nname = \"{name}\"\nlevel = \"beginner\"\n")
    });
    let host =
        format!("[network.host]\nlisten = \"{socket}\"\ntime_limit = 0\nsave_on_exit = true\n");
    write_network_preferences(folder.path(), &(host + &seats.concat()));
    let mut driver = Driver::new(folder.path(), SIZE, &["--new", "--seed", "1"]);
    choose(
        &mut driver,
        "h",
        "Host a Table...",
        shows_dialog("Host a Table"),
    );
    save_picture(&driver, "host-a-table.png");
    driver.act(
        "the game",
        |driver| driver.key("Return"),
        begins_network_game,
    );
    let player = Player::Keys;
    player.play(&mut driver, is_turn);
    choose(&mut driver, "m", "Messages", shows_dialog("Messages"));
    driver.type_text("Good evening");
    let is_sent = |line: &Value| shows_message(line, "Mary: Good evening");
    driver.act("the message", |driver| driver.key("Return"), is_sent);
    save_picture(&driver, "messages.png");
    driver.close("Escape");
    player.play(&mut driver, |driver| driver.event_count("Discarded") > 4);
    leave_table(&mut driver, player);
    let games = folder.path().join("data/games");
    let is_table = |file: std::fs::DirEntry| file.path().extension().is_some_and(|e| e == "mjs");
    driver.wait_for("the saved game", |_| {
        std::fs::read_dir(&games).is_ok_and(|files| files.flatten().any(is_table))
    });
    choose(
        &mut driver,
        "r",
        "Resume a Table...",
        shows_dialog("Resume a Table"),
    );
    save_picture(&driver, "resume-which.png");
    let asks_for_players = |line: &Value| has_control(line, "Mary, or another");
    driver.act(
        "the players",
        |driver| driver.key("Return"),
        asks_for_players,
    );
    save_picture(&driver, "resume-a-table.png");
    driver.act(
        "the game again",
        |driver| driver.key("Return"),
        begins_network_game,
    );
    player.play_a_hand(&mut driver);
    Ok(())
}

/// Ends a hosted table in the middle of its game: the server informs the guest and saves the game.
fn end_hosted_table(end: impl Fn(&mut Driver)) -> Outcome {
    let folder = tempfile::tempdir()?;
    let socket = folder.path().join("s").display().to_string();
    let seats = [("computer", "Lin"), ("computer", "Ada"), ("guest", "")].map(|(whose, name)| {
        format!(
            "[[network.host.seats]]\nwhose = \"{whose}\"\nname = \"{name}\"\nlevel = \"beginner\"\n"
        )
    });
    let host =
        format!("[network.host]\nlisten = \"{socket}\"\ntime_limit = 0\nsave_on_exit = true\n");
    write_network_preferences(folder.path(), &(host + &seats.concat()));
    let mut driver = Driver::new(folder.path(), SIZE, &["--new", "--seed", "1"]);
    choose(
        &mut driver,
        "h",
        "Host a Table...",
        shows_dialog("Host a Table"),
    );
    let shows_lobby = shows_dialog("Network Table");
    driver.act("the lobby", |driver| driver.key("Return"), shows_lobby);
    driver.wait_for("the table", |_| Path::new(&socket).exists());
    save_picture(&driver, "lobby-with-log.png");
    let mut guest = Client::sit(&socket, 0, "Bob")?;
    guest.wait_for("StartPlay")?;
    driver.wait_for("the game", |driver| {
        driver.lines.iter().any(begins_network_game)
    });
    end(&mut driver);
    let received = guest.read_to_end()?;
    let was_sent = |begin: &str| received.iter().any(|line| line.starts_with(begin));
    assert!(was_sent("StopPlay The table closes"), "{received:?}");
    assert!(was_sent("StateSaved 0 game-"), "{received:?}");
    driver.wait_for_end();
    assert!(
        !Path::new(&socket).exists(),
        "the socket file was not removed"
    );
    Ok(())
}

#[test]
fn a_window_asked_to_end_informs_its_guests_and_saves() -> Outcome {
    if needs::any_missing(needs::WINDOW) {
        return Ok(());
    }
    // A program started with `nohup` ignores SIGHUP.
    let signals = ["-TERM", "-INT", "-HUP"];
    let handled = signals.len() - usize::from(signals::hang_up_is_ignored());
    for signal in &signals[..handled] {
        end_hosted_table(|driver| {
            let process = driver.process().to_string();
            let sent = Command::new("kill")
                .args([signal, process.as_str()])
                .status();
            assert!(sent.is_ok_and(|status| status.success()));
        })?;
    }
    Ok(())
}

/// A connection between a window and a server that the test can cut.
struct Relay {
    address: String,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Relay {
    /// Starts a relay to a server.
    fn to(server: String) -> Outcome<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let address = listener.local_addr()?.to_string();
        let streams = Arc::new(Mutex::new(Vec::new()));
        let opened = Arc::clone(&streams);
        std::thread::spawn(move || {
            for caller in listener.incoming().flatten() {
                let Ok(server) = TcpStream::connect(&server) else {
                    return;
                };
                let directions = [(&caller, &server), (&server, &caller)];
                for (from, to) in directions {
                    if let (Ok(mut from), Ok(mut to)) = (from.try_clone(), to.try_clone()) {
                        std::thread::spawn(move || std::io::copy(&mut from, &mut to));
                    }
                }
                opened
                    .lock()
                    .expect("nobody panics")
                    .extend([caller, server]);
            }
        });
        Ok(Self { address, streams })
    }

    /// Cuts all connections.
    fn cut(&self) {
        for stream in self.streams.lock().expect("nobody panics").drain(..) {
            // The connection may be cut already.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

#[test]
fn a_lost_connection_is_restored_and_the_table_can_be_left() -> Outcome {
    if needs::any_missing(needs::WINDOW) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let arguments = ["--computers", "3", "--timeout", "60", "--seed", "8"];
    let server = Server::ours("localhost:0", &arguments, folder.path())?;
    let relay = Relay::to(server.address.clone())?;
    write_network_preferences(folder.path(), "");
    let mut driver = Driver::new(
        folder.path(),
        SIZE,
        &["join", "--server", &relay.address, "--name", "Mary"],
    );
    driver.wait_for("the game", |driver| driver.last("visit").is_some());
    let player = Player::Keys;
    player.play(&mut driver, |driver| driver.event_count("Discarded") > 3);
    relay.cut();
    driver.wait_for_dialog("Network Table");
    save_picture(&driver, "connection-lost.png");
    driver.wait_for("the table again", |driver| driver.count("visit") == 2);
    let before = driver.event_count("Discarded");
    player.play(&mut driver, |driver| {
        driver.event_count("Discarded") > before + 3
    });
    leave_table(&mut driver, player);
    Ok(())
}

#[test]
fn the_traffic_can_be_inspected() -> Outcome {
    if needs::any_missing(needs::WINDOW) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let arguments = ["--computers", "3", "--seed", "8", "--logfile", "log"];
    let server = Server::ours("localhost:0", &arguments, folder.path())?;
    write_network_preferences(folder.path(), "");
    let out = folder.path().join("stdout");
    let switches = ["--echo-server", "--pass-stdin", "--monitor"];
    let arguments = [
        &["join", "--server", &server.address, "--name", "Mary"],
        &switches[..],
    ]
    .concat();
    let mut driver = Driver::new(folder.path(), SIZE, &arguments);
    driver.wait_for("the game", |driver| driver.last("visit").is_some());
    driver.write_line("SendMessage 0 from the terminal");
    driver.wait_for("the lines of the server", |_| {
        let printed = std::fs::read_to_string(&out).unwrap_or_default();
        let lines = [
            "ConnectReply 1110 1",
            "StartPlay",
            "Message 1 0 from the terminal",
        ];
        lines.iter().all(|line| printed.contains(line))
    });
    Ok(())
}
