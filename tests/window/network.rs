//! The window at network tables: at the original server, and at its own table with original players as guests.

use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};

use red_stake::session::signals;
use serde_json::Value;

use crate::client::Client;
use crate::desk::{Desk, says};
use crate::player::{Player, is_turn};
use crate::server::{Outcome, Program, Server};
use crate::{PATIENT, SIZE, needs, prefer};

/// Writes preferences for network games.
fn network(folder: &Path, lines: &str) {
    let quick = "[motion]\nspeed = 10\n";
    let mary = format!("{PATIENT}{quick}[network]\nname = \"Mary\"\n{lines}");
    prefer(folder, SIZE, &mary);
}

/// Opens the Network menu with the keyboard and chooses an item by its letter.
fn choose(desk: &mut Desk, letter: &str, item: &str, came: impl Fn(&Value) -> bool) {
    desk.act("the menu", |desk| desk.key("alt+e"), |line| has(line, item));
    desk.act(item, |desk| desk.key(letter), came);
}

/// Whether a line has a control with this label.
fn has(line: &Value, words: &str) -> bool {
    let controls = line["controls"].as_array();
    controls.is_some_and(|controls| controls.iter().any(|control| control["name"] == words))
}

/// Matches a line with an open dialog of this title.
fn opens(title: &str) -> impl Fn(&Value) -> bool {
    move |line| line["box"] == title
}

/// Whether a line says that a network game begins or continues.
fn begins(line: &Value) -> bool {
    line.get("visit").is_some()
}

/// Leaves the network table at a moment when it waits for the player, so that no dialog opens meanwhile, and waits for the local game.
fn leave(desk: &mut Desk, player: Player) {
    player.play(desk, is_turn);
    choose(desk, "l", "Leave the Table", opens("Leave the Table"));
    let home = |line: &Value| line.get("game").is_some();
    desk.act("the own game", |desk| desk.key("Return"), home);
}

/// Saves a picture of the game, if RED_STAKE_PICTURES names a folder.
fn keep_picture(desk: &Desk, name: &str) {
    if let Ok(folder) = std::env::var("RED_STAKE_PICTURES") {
        desk.picture(&Path::new(&folder).join(name));
    }
}

#[test]
fn a_hand_is_played_at_the_original_server() -> Outcome {
    if needs::any_missing(needs::WINDOW) || needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let socket = folder.path().join("s").display().to_string();
    network(folder.path(), &format!("server = \"{socket}\"\n"));
    let arguments = ["--server", &socket, "--timeout", "60", "--seed", "5"];
    let _server = Server::start("/usr/games/mj-server", &arguments, folder.path())?;
    let mut desk = Desk::new(folder.path(), SIZE, &["--new", "--seed", "1"]);
    choose(&mut desk, "j", "Join a Table...", opens("Join a Table"));
    keep_picture(&desk, "join-server.png");
    desk.act(
        "the table",
        |desk| desk.key("Return"),
        opens("Network Table"),
    );
    let mut guests = Vec::new();
    for name in ["Ann", "Bob", "Cy"] {
        guests.push(Program::robot(&socket, &["--name", name], folder.path())?);
        desk.wait_for(name, |desk| desk.has_said(&format!("{name} has come.")));
        keep_picture(&desk, "lobby.png");
    }
    desk.wait_for("the game", |desk| desk.last("visit").is_some());
    let player = Player::Keys;
    player.play(&mut desk, |desk| desk.events("Discarded") > 12);
    keep_picture(&desk, "at-the-original-server.png");
    player.play_a_hand(&mut desk);
    keep_picture(&desk, "at-the-original-server-scores.png");
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
    network(folder.path(), &(host + &seats.concat()));
    let mut desk = Desk::new(folder.path(), SIZE, &["--new", "--seed", "1"]);
    choose(&mut desk, "h", "Host a Table...", opens("Host a Table"));
    keep_picture(&desk, "host-a-table.png");
    desk.act("the game", |desk| desk.key("Return"), begins);
    let player = Player::Keys;
    player.play(&mut desk, is_turn);
    choose(&mut desk, "m", "Messages", opens("Messages"));
    desk.write("Good evening");
    let said = |line: &Value| says(line, "Mary: Good evening");
    desk.act("the message", |desk| desk.key("Return"), said);
    keep_picture(&desk, "messages.png");
    desk.close("Escape");
    player.play(&mut desk, |desk| desk.events("Discarded") > 4);
    leave(&mut desk, player);
    let games = folder.path().join("data/games");
    let is_table = |file: std::fs::DirEntry| file.path().extension().is_some_and(|e| e == "mjs");
    desk.wait_for("the saved game", |_| {
        std::fs::read_dir(&games).is_ok_and(|files| files.flatten().any(is_table))
    });
    choose(&mut desk, "r", "Resume a Table...", opens("Resume a Table"));
    keep_picture(&desk, "resume-which.png");
    let asked = |line: &Value| has(line, "Mary, or another");
    desk.act("the players", |desk| desk.key("Return"), asked);
    keep_picture(&desk, "resume-a-table.png");
    desk.act("the game again", |desk| desk.key("Return"), begins);
    player.play_a_hand(&mut desk);
    Ok(())
}

/// Ends a hosted table in the middle of its game: the server informs the guest and saves the game.
fn ended(how: impl Fn(&mut Desk)) -> Outcome {
    let folder = tempfile::tempdir()?;
    let socket = folder.path().join("s").display().to_string();
    let seats = [("computer", "Lin"), ("computer", "Ada"), ("guest", "")].map(|(whose, name)| {
        format!(
            "[[network.host.seats]]\nwhose = \"{whose}\"\nname = \"{name}\"\nlevel = \"beginner\"\n"
        )
    });
    let host =
        format!("[network.host]\nlisten = \"{socket}\"\ntime_limit = 0\nsave_on_exit = true\n");
    network(folder.path(), &(host + &seats.concat()));
    let mut desk = Desk::new(folder.path(), SIZE, &["--new", "--seed", "1"]);
    choose(&mut desk, "h", "Host a Table...", opens("Host a Table"));
    let waits = opens("Network Table");
    desk.act("the lobby", |desk| desk.key("Return"), waits);
    desk.wait_for("the table", |_| Path::new(&socket).exists());
    keep_picture(&desk, "lobby-with-log.png");
    let mut guest = Client::sit(&socket, 0, "Bob")?;
    guest.hear("StartPlay")?;
    desk.wait_for("the game", |desk| desk.lines.iter().any(begins));
    how(&mut desk);
    let heard = guest.rest()?;
    let is_told = |begin: &str| heard.iter().any(|line| line.starts_with(begin));
    assert!(is_told("StopPlay The table closes"), "{heard:?}");
    assert!(is_told("StateSaved 0 game-"), "{heard:?}");
    desk.wait_for_end();
    assert!(!Path::new(&socket).exists(), "the socket file stays");
    Ok(())
}

#[test]
fn a_window_asked_to_end_closes_its_table_in_order() -> Outcome {
    if needs::any_missing(needs::WINDOW) {
        return Ok(());
    }
    // A program started with `nohup` ignores SIGHUP.
    let signals = ["-TERM", "-INT", "-HUP"];
    let heard = signals.len() - usize::from(signals::hang_up_is_ignored());
    for signal in &signals[..heard] {
        ended(|desk| {
            let process = desk.process().to_string();
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
    lines: Arc<Mutex<Vec<TcpStream>>>,
}

impl Relay {
    fn to(server: String) -> Outcome<Self> {
        let door = TcpListener::bind("127.0.0.1:0")?;
        let address = door.local_addr()?.to_string();
        let lines = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&lines);
        std::thread::spawn(move || {
            for caller in door.incoming().flatten() {
                let Ok(server) = TcpStream::connect(&server) else {
                    return;
                };
                let ways = [(&caller, &server), (&server, &caller)];
                for (from, to) in ways {
                    if let (Ok(mut from), Ok(mut to)) = (from.try_clone(), to.try_clone()) {
                        std::thread::spawn(move || std::io::copy(&mut from, &mut to));
                    }
                }
                kept.lock().expect("nobody panics").extend([caller, server]);
            }
        });
        Ok(Self { address, lines })
    }

    /// Cuts all connections.
    fn cut(&self) {
        for line in self.lines.lock().expect("nobody panics").drain(..) {
            // It may be cut already.
            let _ = line.shutdown(Shutdown::Both);
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
    network(folder.path(), "");
    let mut desk = Desk::new(
        folder.path(),
        SIZE,
        &["join", "--server", &relay.address, "--name", "Mary"],
    );
    desk.wait_for("the game", |desk| desk.last("visit").is_some());
    let player = Player::Keys;
    player.play(&mut desk, |desk| desk.events("Discarded") > 3);
    relay.cut();
    desk.wait_for_box("Network Table");
    keep_picture(&desk, "line-lost.png");
    desk.wait_for("the table again", |desk| desk.count("visit") == 2);
    let before = desk.events("Discarded");
    player.play(&mut desk, |desk| desk.events("Discarded") > before + 3);
    leave(&mut desk, player);
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
    network(folder.path(), "");
    let out = folder.path().join("stdout");
    let switches = ["--echo-server", "--pass-stdin", "--monitor"];
    let arguments = [
        &["join", "--server", &server.address, "--name", "Mary"],
        &switches[..],
    ]
    .concat();
    let mut desk = Desk::new(folder.path(), SIZE, &arguments);
    desk.wait_for("the game", |desk| desk.last("visit").is_some());
    desk.tell("SendMessage 0 from the terminal");
    desk.wait_for("the lines of the server", |_| {
        let said = std::fs::read_to_string(&out).unwrap_or_default();
        let lines = [
            "ConnectReply 1110 1",
            "StartPlay",
            "Message 1 0 from the terminal",
        ];
        lines.iter().all(|line| said.contains(line))
    });
    Ok(())
}
