//! The lobby of a host with several tables: neither silent nor refused connections, nor a flood from a seat, keep anybody out.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::client::Client;
use crate::seated::{Seated, ends_hand};
use crate::server::{LOCAL_ADDRESS, Outcome, Server};

/// Far more connections than may wait in the lobby.
const MANY: usize = 300;

#[test]
fn silent_connections_in_the_lobby_keep_nobody_out() -> Outcome {
    let folder = tempfile::tempdir()?;
    let server = Server::ours(LOCAL_ADDRESS, &["--tables", "3"], folder.path())?;
    let address = server.absolute_address(folder.path());
    let is_done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            let mut silent = Vec::new();
            while !is_done.load(Ordering::Relaxed) {
                silent.extend(Client::connect(&address));
                if silent.len() > MANY {
                    silent.drain(..MANY / 2);
                }
            }
        });
        let joined = (0..5).try_for_each(|number| {
            let mut guest = Client::connect(&address)?;
            guest.send(&format!("Connect 1110 0 Guest {number}"))?;
            let reply = guest.wait_for("ConnectReply")?;
            assert!(!reply.starts_with("ConnectReply 1110 0"), "{reply}");
            Outcome::Ok(())
        });
        is_done.store(true, Ordering::Relaxed);
        joined
    })
}

#[test]
fn refused_connections_hold_no_seat() -> Outcome {
    let folder = tempfile::tempdir()?;
    let server = Server::ours(LOCAL_ADDRESS, &["--tables", "3"], folder.path())?;
    let address = server.absolute_address(folder.path());
    for _ in 0..30 {
        let mut refused = Client::connect(&address)?;
        refused.send("Connect 1 0 x")?;
        refused.wait_for("ConnectReply 1110 0 This table speaks version")?;
    }
    let mut seated = Vec::new();
    for number in 0..12 {
        let mut guest = Client::connect(&address)?;
        guest.send(&format!("Connect 1110 0 Guest {number}"))?;
        let reply = guest.wait_for("ConnectReply")?;
        assert!(!reply.starts_with("ConnectReply 1110 0"), "{reply}");
        seated.push(guest);
    }
    Ok(())
}

#[test]
fn connections_without_the_password_hold_no_seat() -> Outcome {
    let folder = tempfile::tempdir()?;
    let arguments = ["--tables", "2", "--password", "sesame"];
    let server = Server::ours(LOCAL_ADDRESS, &arguments, folder.path())?;
    let address = server.absolute_address(folder.path());
    let mut waiting = Vec::new();
    for _ in 0..30 {
        let mut client = Client::connect(&address)?;
        client.send("Connect 1110 0 Eve")?;
        client.wait_for("AuthReqd")?;
        waiting.push(client);
    }
    let mut seated = Vec::new();
    for number in 0..8 {
        seated.push(Seated::sit(&address, &format!("Guest {number}"), "sesame")?);
    }
    Ok(())
}

/// Plays a hand. This many long messages precede each answer.
fn play_hand(player: &mut Seated, messages: usize) -> Outcome {
    let message = format!("SendMessage 0 {}", "x".repeat(4000));
    loop {
        let (line, answer) = player.receive()?;
        if ends_hand(&line) {
            return Ok(());
        }
        if let Some(answer) = answer {
            for _ in 0..messages {
                player.client.send(&message)?;
            }
            player.client.send(&answer)?;
        }
    }
}

#[test]
fn a_flooding_player_stops_neither_the_table_nor_the_lobby() -> Outcome {
    let folder = tempfile::tempdir()?;
    let arguments = [
        "--tables",
        "2",
        "--computers",
        "2",
        "--level",
        "beginner",
        "--timeout",
        "0",
    ];
    let server = Server::ours(LOCAL_ADDRESS, &arguments, folder.path())?;
    let address: &str = &server.absolute_address(folder.path());
    let (seated, eve_is_seated) = mpsc::channel();
    thread::scope(|scope| {
        let eve = scope.spawn(move || {
            let played = Seated::sit(address, "Eve", "").and_then(|mut eve| {
                seated.send(())?;
                play_hand(&mut eve, 5)
            });
            played.map_err(|error| error.to_string())
        });
        eve_is_seated.recv()?;
        let mut ann = Seated::sit(address, "Ann", "")?;
        // The table is full, and Bob gets a seat at the other one.
        Client::sit(address, 0, "Bob")?;
        play_hand(&mut ann, 0)?;
        Ok(eve.join().unwrap_or_else(|_| Err("a panic".to_owned()))?)
    })
}
