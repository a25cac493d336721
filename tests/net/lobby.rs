//! The lobby of a host with several tables: neither silent nor refused connections keep anybody out.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::client::Client;
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
        let mut guest = Client::connect(&address)?;
        guest.send(&format!("Connect 1110 0 Guest {number}"))?;
        guest.wait_for("AuthReqd")?;
        guest.send("AuthInfo basic sesame")?;
        let reply = guest.wait_for("ConnectReply")?;
        assert!(!reply.starts_with("ConnectReply 1110 0"), "{reply}");
        seated.push(guest);
    }
    Ok(())
}
