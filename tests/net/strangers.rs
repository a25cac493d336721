//! Strangers at an open table: they cannot keep anybody out, guess passwords, fill the disk or stop play.

use std::collections::BTreeMap;
use std::fs;
use std::net::IpAddr;
use std::time::Duration;

use crate::client::Client;
use crate::server::{LOCAL_ADDRESS, Outcome, Server};
use crate::test_table::TestTable;
use net::host::limits;
use net::host::room::Output;
use net::host::{Room, Settings};

/// A table with connections on which a test sends arbitrary lines.
pub struct RawTable {
    pub room: Room,
    pub now: Duration,
    /// The texts sent on each connection; one may have several lines.
    pub received: BTreeMap<u64, Vec<String>>,
    pub closed: Vec<u64>,
}

impl RawTable {
    pub fn new(settings: Settings) -> Result<Self, String> {
        Ok(Self {
            room: Room::new(settings)?,
            now: Duration::ZERO,
            received: BTreeMap::new(),
            closed: Vec::new(),
        })
    }

    /// Opens a connection from an address that ends in this number.
    pub fn open(&mut self, connection: u64, address: u8) {
        let from = Some(IpAddr::from([192, 0, 2, address]));
        self.room.add_connection(connection, from, self.now);
        self.collect();
    }

    /// Sends a line. Returns the text that this connection has received last, perhaps before.
    pub fn send(&mut self, connection: u64, line: &str) -> String {
        self.room
            .handle_line(connection, Ok(line.to_owned()), self.now);
        self.collect();
        let lines = self
            .received
            .get(&connection)
            .and_then(|lines| lines.last());
        lines.cloned().unwrap_or_default()
    }

    /// Collects what the table has sent and closed.
    pub fn collect(&mut self) {
        while let Some(output) = self.room.take_due(self.now) {
            match output {
                Output::Say(recipients, line) => {
                    for connection in recipients {
                        let lines = self.received.entry(connection).or_default();
                        lines.push(line.trim_end().to_owned());
                    }
                }
                Output::Close(connection) => self.closed.push(connection),
                _ => {}
            }
        }
    }

    /// Asks for the seat of id 1 with a password, on a new connection.
    fn try_password(&mut self, connection: u64, address: u8, password: &str) -> String {
        self.open(connection, address);
        self.send(connection, "Connect 1110 1 Ann");
        self.send(connection, &format!("AuthInfo basic {password}"))
    }
}

#[test]
fn silent_connections_keep_nobody_out() -> Result<(), String> {
    let mut table = RawTable::new(Settings::default())?;
    // One connection waits. Then another address opens far too many.
    table.open(1, 1);
    let idle = 2..2 + 3 * limits::MAX_WAITING_CONNECTIONS as u64;
    for connection in idle.clone() {
        table.open(connection, 2);
    }
    assert!(
        !table.closed.contains(&1),
        "a flood crowded out another connection"
    );
    assert_eq!(
        table.closed.len(),
        idle.count() + 1 - limits::MAX_WAITING_CONNECTIONS
    );
    assert!(
        table
            .send(1, "Connect 1110 0 Ann")
            .starts_with("ConnectReply 1110 1")
    );
    table.open(999, 3);
    assert!(
        table
            .send(999, "Connect 1110 0 Bob")
            .starts_with("Player 1 Ann")
    );
    Ok(())
}

#[test]
fn passwords_cannot_be_guessed() -> Result<(), String> {
    let passwords = (1..=4).map(|id| (id, format!("secret{id}"))).collect();
    let mut table = RawTable::new(Settings {
        passwords,
        ..Settings::default()
    })?;
    assert!(
        table
            .try_password(1, 1, "guess")
            .ends_with("That is not the password")
    );
    for connection in 2..10 {
        let reply = table.try_password(connection, 1, "secret1");
        assert!(
            reply.contains("After a wrong password: try again in"),
            "{reply}"
        );
    }
    assert!(
        table.received[&5]
            .iter()
            .all(|line| !line.starts_with("AuthReqd"))
    );
    let from_another_address = table.try_password(10, 2, "secret1");
    assert!(
        from_another_address.starts_with("ConnectReply 1110 1"),
        "{from_another_address}"
    );
    table.now += Duration::from_secs(2);
    let reply = table.try_password(11, 1, "secret1");
    assert!(reply.starts_with("ConnectReply 1110 1"), "{reply}");
    Ok(())
}

#[test]
fn the_password_allows_replacing_a_connection() -> Result<(), String> {
    let passwords = (1..=4).map(|id| (id, format!("secret{id}"))).collect();
    let mut table = RawTable::new(Settings {
        passwords,
        ..Settings::default()
    })?;
    table.try_password(1, 1, "secret1");
    let reply = table.try_password(2, 2, "secret2");
    assert!(reply.ends_with("That is not the password"), "{reply}");
    assert!(!table.closed.contains(&1));
    // Also under another name.
    table.open(3, 3);
    table.send(3, "Connect 1110 1 Anna");
    let reply = table.send(3, "AuthInfo basic secret1");
    assert!(reply.starts_with("ConnectReply 1110 1"), "{reply}");
    assert!(table.closed.contains(&1));
    Ok(())
}

#[test]
fn a_table_may_have_one_password_for_everybody() -> Result<(), String> {
    let mut table = RawTable::new(Settings {
        password: "sesame".to_owned(),
        ..Settings::default()
    })?;
    table.open(1, 1);
    assert_eq!(table.send(1, "Connect 1110 0 Ann"), "AuthReqd basic");
    let reply = table.send(1, "AuthInfo basic sesame");
    assert!(reply.starts_with("ConnectReply 1110 1"), "{reply}");
    let reply = table.try_password(2, 2, "open");
    assert!(reply.ends_with("That is not the password"), "{reply}");
    Ok(())
}

#[test]
fn many_password_requests_are_read_slowly() -> Result<(), String> {
    let passwords = (1..=4).map(|id| (id, "secret".to_owned())).collect();
    let mut table = RawTable::new(Settings {
        passwords,
        ..Settings::default()
    })?;
    table.open(1, 1);
    let line = || Ok("Connect 1110 1 Ann".to_owned());
    let waits = (0..200).map(|_| table.room.handle_line(1, line(), Duration::ZERO));
    assert!(waits.last().is_some_and(|wait| !wait.is_zero()));
    Ok(())
}

/// Plays until nothing more is queued. Returns how often a guest was refused.
fn refusals(table: &mut TestTable, guest: usize) -> usize {
    while table.step().is_some() {}
    table.guests[guest].refused.len()
}

#[test]
fn a_guest_saves_a_few_times_and_then_has_to_wait() -> Result<(), String> {
    let mut table = TestTable::new(Settings::default())?;
    table.seat_four();
    for _ in 0..20 {
        table.send(2, "SaveState".to_owned());
    }
    let saved = table.notes.iter().filter(|note| note.contains("saved as"));
    assert_eq!(saved.count(), limits::SAVES_BURST as usize);
    assert!(refusals(&mut table, 2) > 10);
    Ok(())
}

#[test]
fn a_guest_stops_the_game_a_few_times_and_then_has_to_wait() -> Result<(), String> {
    for request in ["RequestPause tea", "RequestReconnect", "Connect 1110 2 Bob"] {
        let settings = Settings {
            timeout: Some(0),
            ..Settings::default()
        };
        let mut table = TestTable::new(settings)?;
        table.seat_four();
        for _ in 0..60 {
            table.step();
        }
        // A pause can be requested only occasionally.
        for _ in 0..100 {
            table.send(1, request.to_owned());
            // All players continue at once.
            for _ in 0..11 {
                table.step();
            }
        }
        let is_too_often = |why: &&String| why.contains("stop the game too often");
        let refused = table.guests[1].refused.iter().filter(is_too_often).count();
        assert!(refused > 0, "{request}: {:?}", table.guests[1].refused);
    }
    Ok(())
}

#[test]
fn a_guest_who_asks_for_a_replay_must_log_in_again() -> Result<(), String> {
    let mut table = TestTable::new(Settings::default())?;
    table.seat_four();
    table.frozen = Some(3);
    table.send(3, "RequestReconnect".to_owned());
    table.now += 2 * limits::LOGIN_TIMEOUT;
    table.room.tick(table.now);
    table.collect();
    assert!(table.has_note("\"Dan\" was disconnected"));
    Ok(())
}

#[test]
fn an_endless_line_closes_only_its_own_connection() -> Outcome {
    let folder = tempfile::tempdir()?;
    let server = Server::ours(LOCAL_ADDRESS, &["--log-to", "log"], folder.path())?;
    let address = server.absolute_address(folder.path());
    let mut ann = Client::sit(&address, 0, "Ann")?;
    let mut eve = Client::connect(&address)?;
    // The table may disconnect before all of it is sent.
    let _ = eve.send_bytes(&[b'x'; 2 * limits::MAX_UNFINISHED_BYTES]);
    let received = eve.read_to_end().unwrap_or_default();
    assert!(
        received
            .iter()
            .all(|line| line.contains("A line without end")),
        "{received:?}"
    );
    ann.send("SendMessage 0 still here")?;
    ann.wait_for("Message 1 0 still here")?;
    let log = fs::read_to_string(folder.path().join("log"))?;
    assert!(
        log.contains("WARN") && log.contains("turned out: A line without end"),
        "{log}"
    );
    Ok(())
}

#[test]
fn a_guest_cannot_overwrite_files_of_other_games() -> Outcome {
    let folder = tempfile::tempdir()?;
    let other = folder.path().join("other.mjs");
    fs::write(&other, "dear diary")?;
    // A file that another table saved must stay too.
    fs::write(folder.path().join("saved-hand-01.mjs"), "an old game")?;
    let server = Server::ours(LOCAL_ADDRESS, &["--computers", "3"], folder.path())?;
    let mut ann = Client::sit(&server.absolute_address(folder.path()), 0, "Ann")?;
    ann.wait_for("StartPlay")?;
    ann.send("SaveState other")?;
    ann.wait_for("StateSaved 1 saved-other.mjs")?;
    ann.send("SaveState hand-01")?;
    ann.wait_for("StateSaved 1 saved-hand-01-2.mjs")?;
    assert_eq!(fs::read_to_string(other)?, "dear diary");
    ann.send("SaveState ../other")?;
    ann.wait_for("StateSaved 1 saved-other.mjs")?;
    Ok(())
}

#[test]
fn a_public_table_without_passwords_causes_a_warning() -> Outcome {
    for (arguments, warned) in [
        (&["--log-to", "log"][..], true),
        (
            &[
                "--log-to",
                "log",
                "--auth-basic",
                "1:a",
                "--auth-basic",
                "2:b",
                "--auth-basic",
                "3:c",
                "--auth-basic",
                "4:d",
            ],
            false,
        ),
    ] {
        let folder = tempfile::tempdir()?;
        let _server = Server::ours("0.0.0.0:0", arguments, folder.path())?;
        let log = fs::read_to_string(folder.path().join("log"))?;
        assert_eq!(log.contains("no password is asked for"), warned, "{log}");
    }
    Ok(())
}
