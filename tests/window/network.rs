//! The window at tables of the network: at the original server's, and at one of its own with original players as guests.

use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::sync::{Arc, Mutex};

use crate::desk::Desk;
use crate::needs;
use crate::player::With;
use crate::server::{Outcome, Program, Server};
use crate::{act, quick};

/// Preferences of a quick game, with these lines for network games.
fn filled_in(folder: &Path, lines: &str) {
    quick(folder);
    let path = folder.join("data/settings.toml");
    let quick = std::fs::read_to_string(&path).expect("preferences");
    let whole = format!("{quick}[network]\nname = \"Mary\"\n{lines}");
    std::fs::write(path, whole).expect("preferences");
}

/// Chooses an item of the Network menu by keys.
fn choose(desk: &mut Desk, letter: &str, item: &str) {
    desk.key("alt+e");
    desk.wait_for("the menu", |desk| desk.control(item).is_some());
    desk.key(letter);
}

/// Plays a hand by keys until it is paid or washed out.
fn play_a_hand(desk: &mut Desk) {
    let mut answered = 0;
    while desk.events("Settled") + desk.events("WashedOut") == 0 {
        assert!(act(desk, With::Keys, &mut answered));
    }
}

/// A picture of the middle of a game, if RED_STAKE_PICTURES names a folder.
fn keep_picture(desk: &Desk, name: &str) {
    if let Ok(folder) = std::env::var("RED_STAKE_PICTURES") {
        desk.picture(&Path::new(&folder).join(name));
    }
}

#[test]
fn a_hand_is_played_at_the_original_server() -> Outcome {
    if needs::lack(needs::WINDOW) || needs::lack(needs::ORIGINALS) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let socket = folder.path().join("s").display().to_string();
    filled_in(folder.path(), &format!("server = \"{socket}\"\n"));
    let arguments = ["--server", &socket, "--timeout", "1", "--seed", "5"];
    let _server = Server::start("/usr/games/mj-server", &arguments, folder.path())?;
    let mut desk = Desk::new(folder.path(), "1280x800", &["--new", "--seed", "1"]);
    choose(&mut desk, "j", "Join a Table...");
    desk.wait_for_box("Join Server");
    keep_picture(&desk, "join-server.png");
    desk.key("Return");
    desk.wait_for_box("Network Table");
    let mut guests = Vec::new();
    for name in ["Ann", "Bob", "Cy"] {
        guests.push(Program::robot(&socket, &["--name", name], folder.path())?);
        desk.wait_for(name, |desk| desk.has_said(&format!("{name} has come.")));
    }
    desk.wait_for("the game", |desk| desk.last("visit").is_some());
    let mut answered = 0;
    while desk.events("Discarded") < 12 {
        assert!(act(&mut desk, With::Keys, &mut answered));
    }
    keep_picture(&desk, "at-the-original-server.png");
    play_a_hand(&mut desk);
    keep_picture(&desk, "at-the-original-server-scores.png");
    Ok(())
}

#[test]
fn a_hand_is_played_at_a_table_of_ones_own() -> Outcome {
    if needs::lack(needs::WINDOW) || needs::lack(needs::ORIGINALS) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let socket = folder.path().join("s").display().to_string();
    filled_in(
        folder.path(),
        &format!("[network.host]\nlisten = \"{socket}\"\n"),
    );
    let mut desk = Desk::new(folder.path(), "1280x800", &["--new", "--seed", "1"]);
    choose(&mut desk, "h", "Host a Table...");
    desk.wait_for_box("Host a Table");
    keep_picture(&desk, "host-a-table.png");
    desk.key("Return");
    desk.wait_for_box("Network Table");
    keep_picture(&desk, "lobby.png");
    let _guest = Program::robot(&socket, &["--name", "Ann"], folder.path())?;
    desk.wait_for("the game", |desk| desk.last("visit").is_some());
    choose(&mut desk, "m", "Messages");
    desk.wait_for_box("Messages");
    desk.write("Good evening");
    desk.key("Return");
    desk.wait_for("the message", |desk| desk.has_said("Mary: Good evening"));
    keep_picture(&desk, "messages.png");
    desk.key("Escape");
    desk.wait_for("the table", |desk| desk.open_box().is_none());
    play_a_hand(&mut desk);
    Ok(())
}

/// A line between a window and a server that can be cut.
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

    /// Cuts every line there is.
    fn cut(&self) {
        for line in self.lines.lock().expect("nobody panics").drain(..) {
            // It may be cut already.
            let _ = line.shutdown(Shutdown::Both);
        }
    }
}

#[test]
fn a_lost_line_comes_back_by_itself_and_the_table_can_be_left() -> Outcome {
    if needs::lack(needs::WINDOW) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let arguments = ["--computers", "3", "--timeout", "5", "--seed", "8"];
    let server = Server::ours("localhost:0", &arguments, folder.path())?;
    let relay = Relay::to(server.address.clone())?;
    quick(folder.path());
    let mut desk = Desk::new(
        folder.path(),
        "1280x800",
        &["join", "--server", &relay.address, "--name", "Mary"],
    );
    desk.wait_for("the game", |desk| desk.last("visit").is_some());
    let mut answered = 0;
    while desk.events("Discarded") < 6 {
        assert!(act(&mut desk, With::Keys, &mut answered));
    }
    relay.cut();
    desk.wait_for_box("Network Table");
    keep_picture(&desk, "line-lost.png");
    desk.wait_for("the table again", |desk| desk.count("visit") == 2);
    play_a_hand(&mut desk);
    desk.wait_for("the end of the hand", |desk| {
        desk.open_box().is_some() || desk.control("Next Hand!").is_some()
    });
    if desk.open_box().is_some() {
        desk.key("Escape");
        desk.wait_for("the table", |desk| desk.open_box().is_none());
    }
    choose(&mut desk, "l", "Leave the Table");
    desk.wait_for("the own game", |desk| {
        desk.count("game") == 2 || desk.open_box().as_deref() == Some("Leave the Table")
    });
    if desk.open_box().is_some() {
        desk.key("Return");
    }
    desk.wait_for("the own game", |desk| desk.count("game") == 2);
    Ok(())
}

#[test]
fn a_saved_table_goes_on_in_the_window() -> Outcome {
    if needs::lack(needs::WINDOW) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let socket = folder.path().join("s").display().to_string();
    let seats = "seats = [{ whose = \"computer\", name = \"Lin\", level = \"expert\" }, { whose = \"computer\", name = \"Ada\" }, \
                 { whose = \"computer\", name = \"Cy\" }]";
    filled_in(
        folder.path(),
        &format!("[network.host]\nlisten = \"{socket}\"\nsave_on_exit = true\n{seats}\n"),
    );
    let mut desk = Desk::new(folder.path(), "1280x800", &["--new", "--seed", "1"]);
    choose(&mut desk, "h", "Host a Table...");
    desk.wait_for_box("Host a Table");
    desk.key("Return");
    desk.wait_for("the game", |desk| desk.last("visit").is_some());
    let mut answered = 0;
    while desk.events("Discarded") < 6 {
        assert!(act(&mut desk, With::Keys, &mut answered));
    }
    choose(&mut desk, "l", "Leave the Table");
    desk.wait_for_box("Leave the Table");
    desk.key("Return");
    desk.wait_for("the own game", |desk| desk.count("game") == 2);
    let games = folder.path().join("data/games");
    desk.wait_for("the saved game", |_| {
        std::fs::read_dir(&games).is_ok_and(|mut files| {
            files.any(|file| {
                file.is_ok_and(|file| file.path().extension().is_some_and(|e| e == "mjs"))
            })
        })
    });
    choose(&mut desk, "r", "Resume a Table...");
    desk.wait_for_box("Resume a Table");
    keep_picture(&desk, "resume-which.png");
    desk.key("Return");
    desk.wait_for("the players", |desk| {
        desk.control("Mary, or another").is_some()
    });
    keep_picture(&desk, "resume-a-table.png");
    desk.key("Return");
    desk.wait_for("the game again", |desk| desk.count("visit") == 2);
    play_a_hand(&mut desk);
    Ok(())
}

#[test]
fn the_line_can_be_looked_into() -> Outcome {
    if needs::lack(needs::WINDOW) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let arguments = ["--computers", "3", "--seed", "8", "--logfile", "log"];
    let server = Server::ours("localhost:0", &arguments, folder.path())?;
    quick(folder.path());
    let out = folder.path().join("stdout");
    let switches = ["--echo-server", "--pass-stdin", "--monitor"];
    let arguments = [
        &["join", "--server", &server.address, "--name", "Mary"],
        &switches[..],
    ]
    .concat();
    let mut desk = Desk::new(folder.path(), "1280x800", &arguments);
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
