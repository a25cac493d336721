//! The window at tables of the network: at the original server's, and at one of its own with original players as guests.

use std::path::Path;

use crate::desk::Desk;
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

/// Plays a hand by keys until it is paid or washed out.
fn play_a_hand(desk: &mut Desk) {
    let mut answered = 0;
    while desk.events("Settled") + desk.events("WashedOut") == 0 {
        assert!(act(desk, With::Keys, &mut answered));
    }
}

/// A picture of the middle of a game for `docs/screenshots`, if RED_STAKE_PICTURES names a folder.
fn keep_picture(desk: &Desk, name: &str) {
    if let Ok(folder) = std::env::var("RED_STAKE_PICTURES") {
        desk.picture(&Path::new(&folder).join(name));
    }
}

#[test]
fn a_hand_is_played_at_the_original_server() -> Outcome {
    let folder = tempfile::tempdir()?;
    let socket = folder.path().join("s").display().to_string();
    filled_in(folder.path(), &format!("server = \"{socket}\"\n"));
    let arguments = ["--server", &socket, "--timeout", "1", "--seed", "5"];
    let _server = Server::start("/usr/games/mj-server", &arguments, folder.path())?;
    let mut desk = Desk::new(folder.path(), "1280x800", &["--new", "--seed", "1"]);
    desk.key("alt+e");
    desk.key("j");
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
    let folder = tempfile::tempdir()?;
    let socket = folder.path().join("s").display().to_string();
    filled_in(
        folder.path(),
        &format!("[network.host]\nlisten = \"{socket}\"\n"),
    );
    let mut desk = Desk::new(folder.path(), "1280x800", &["--new", "--seed", "1"]);
    desk.key("alt+e");
    desk.key("h");
    desk.wait_for_box("Host a Table");
    keep_picture(&desk, "host-a-table.png");
    desk.key("Return");
    desk.wait_for_box("Network Table");
    keep_picture(&desk, "lobby.png");
    let _guest = Program::robot(&socket, &["--name", "Ann"], folder.path())?;
    desk.wait_for("the game", |desk| desk.last("visit").is_some());
    play_a_hand(&mut desk);
    Ok(())
}
