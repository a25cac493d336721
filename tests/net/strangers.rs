//! Strangers at an open table: they cannot keep anybody out, guess passwords, fill the disk or stop play.

use std::collections::BTreeMap;
use std::fs;
use std::net::IpAddr;
use std::time::Duration;

use crate::client::Client;
use crate::hall::Hall;
use crate::server::{NEAR, Outcome, Server};
use net::host::limits;
use net::host::room::Output;
use net::host::{Room, Settings};

/// A table with connections that send arbitrary lines.
pub struct Door {
    pub room: Room,
    pub now: Duration,
    pub heard: BTreeMap<u64, Vec<String>>,
    pub closed: Vec<u64>,
}

impl Door {
    pub fn new(settings: Settings) -> Result<Self, String> {
        Ok(Self {
            room: Room::new(settings)?,
            now: Duration::ZERO,
            heard: BTreeMap::new(),
            closed: Vec::new(),
        })
    }

    pub fn open(&mut self, link: u64, last: u8) {
        let from = Some(IpAddr::from([192, 0, 2, last]));
        self.room.opened(link, from, self.now);
        self.collect();
    }

    /// Sends a line. Returns the last line received.
    pub fn say(&mut self, link: u64, line: &str) -> String {
        self.room.line(link, Ok(line.to_owned()), self.now);
        self.collect();
        let heard = self.heard.get(&link).and_then(|lines| lines.last());
        heard.cloned().unwrap_or_default()
    }

    pub fn collect(&mut self) {
        while let Some(output) = self.room.take_due(self.now) {
            match output {
                Output::Say(links, line) => {
                    for link in links {
                        let lines = self.heard.entry(link).or_default();
                        lines.push(line.trim_end().to_owned());
                    }
                }
                Output::Close(link) => self.closed.push(link),
                _ => {}
            }
        }
    }

    /// Asks for a seat with a password, on a new connection.
    fn try_password(&mut self, link: u64, last: u8, password: &str) -> String {
        self.open(link, last);
        self.say(link, "Connect 1110 1 Ann");
        self.say(link, &format!("AuthInfo basic {password}"))
    }
}

#[test]
fn silent_connections_keep_nobody_out() -> Result<(), String> {
    let mut door = Door::new(Settings::default())?;
    // One connection waits, and then somebody opens far too many.
    door.open(1, 1);
    let idle = 2..2 + 3 * limits::WAITING as u64;
    for link in idle.clone() {
        door.open(link, 2);
    }
    assert!(!door.closed.contains(&1), "who floods crowds out others");
    assert_eq!(door.closed.len(), idle.count() + 1 - limits::WAITING);
    assert!(
        door.say(1, "Connect 1110 0 Ann")
            .starts_with("ConnectReply 1110 1")
    );
    door.open(999, 3);
    assert!(
        door.say(999, "Connect 1110 0 Bob")
            .starts_with("Player 1 Ann")
    );
    Ok(())
}

#[test]
fn passwords_cannot_be_guessed() -> Result<(), String> {
    let passwords = (1..=4).map(|id| (id, format!("secret{id}"))).collect();
    let mut door = Door::new(Settings {
        passwords,
        ..Settings::default()
    })?;
    assert!(
        door.try_password(1, 1, "guess")
            .ends_with("That is not the password")
    );
    for link in 2..10 {
        let said = door.try_password(link, 1, "secret1");
        assert!(said.contains("After a wrong password: ask again"), "{said}");
    }
    assert!(
        door.heard[&5]
            .iter()
            .all(|line| !line.starts_with("AuthReqd"))
    );
    let elsewhere = door.try_password(10, 2, "secret1");
    assert!(elsewhere.starts_with("ConnectReply 1110 1"), "{elsewhere}");
    door.now += Duration::from_secs(2);
    let said = door.try_password(11, 1, "secret1");
    assert!(said.starts_with("ConnectReply 1110 1"), "{said}");
    Ok(())
}

#[test]
fn the_password_allows_replacing_a_dead_connection() -> Result<(), String> {
    let passwords = (1..=4).map(|id| (id, format!("secret{id}"))).collect();
    let mut door = Door::new(Settings {
        passwords,
        ..Settings::default()
    })?;
    door.try_password(1, 1, "secret1");
    let said = door.try_password(2, 2, "secret2");
    assert!(said.ends_with("That is not the password"), "{said}");
    assert!(!door.closed.contains(&1));
    // Also under another name.
    door.open(3, 3);
    door.say(3, "Connect 1110 1 Anna");
    let said = door.say(3, "AuthInfo basic secret1");
    assert!(said.starts_with("ConnectReply 1110 1"), "{said}");
    assert!(door.closed.contains(&1));
    Ok(())
}

#[test]
fn a_table_may_have_one_password_for_everybody() -> Result<(), String> {
    let mut door = Door::new(Settings {
        password: "sesame".to_owned(),
        ..Settings::default()
    })?;
    door.open(1, 1);
    assert_eq!(door.say(1, "Connect 1110 0 Ann"), "AuthReqd basic");
    let said = door.say(1, "AuthInfo basic sesame");
    assert!(said.starts_with("ConnectReply 1110 1"), "{said}");
    let said = door.try_password(2, 2, "open");
    assert!(said.ends_with("That is not the password"), "{said}");
    Ok(())
}

#[test]
fn many_password_requests_are_read_slowly() -> Result<(), String> {
    let passwords = (1..=4).map(|id| (id, "secret".to_owned())).collect();
    let mut door = Door::new(Settings {
        passwords,
        ..Settings::default()
    })?;
    door.open(1, 1);
    let line = || Ok("Connect 1110 1 Ann".to_owned());
    let waits = (0..200).map(|_| door.room.line(1, line(), Duration::ZERO));
    assert!(waits.last().is_some_and(|wait| !wait.is_zero()));
    Ok(())
}

fn refusals(hall: &mut Hall, guest: usize) -> usize {
    while hall.step().is_some() {}
    hall.guests[guest].refused.len()
}

#[test]
fn a_guest_saves_a_few_times_and_then_has_to_wait() -> Result<(), String> {
    let mut hall = Hall::new(Settings::default())?;
    hall.fill();
    for _ in 0..20 {
        hall.say(2, "SaveState".to_owned());
    }
    let saved = hall.notes.iter().filter(|note| note.contains("saved as"));
    assert_eq!(saved.count(), limits::SAVES as usize);
    assert!(refusals(&mut hall, 2) > 10);
    Ok(())
}

#[test]
fn a_guest_stops_the_game_a_few_times_and_then_has_to_wait() -> Result<(), String> {
    for request in ["RequestPause tea", "RequestReconnect", "Connect 1110 2 Bob"] {
        let settings = Settings {
            timeout: Some(0),
            ..Settings::default()
        };
        let mut hall = Hall::new(settings)?;
        hall.fill();
        for _ in 0..60 {
            hall.step();
        }
        // A pause can be requested only occasionally.
        for _ in 0..100 {
            hall.say(1, request.to_owned());
            // All players continue at once.
            for _ in 0..11 {
                hall.step();
            }
        }
        let often = |why: &&String| why.contains("stop the game too often");
        let refused = hall.guests[1].refused.iter().filter(often).count();
        assert!(refused > 0, "{request}: {:?}", hall.guests[1].refused);
    }
    Ok(())
}

#[test]
fn a_replay_of_the_game_requires_identification() -> Result<(), String> {
    let mut hall = Hall::new(Settings::default())?;
    hall.fill();
    hall.frozen = Some(3);
    hall.say(3, "RequestReconnect".to_owned());
    hall.now += 2 * limits::LOGIN;
    hall.room.tick(hall.now);
    hall.collect();
    assert!(hall.noted("\"Dan\" was lost"));
    Ok(())
}

#[test]
fn an_endless_line_closes_only_its_own_connection() -> Outcome {
    let folder = tempfile::tempdir()?;
    let server = Server::ours(NEAR, &["--log-to", "log"], folder.path())?;
    let address = server.path(folder.path());
    let mut ann = Client::sit(&address, 0, "Ann")?;
    let mut eve = Client::connect(&address)?;
    // The table may disconnect before all of it is sent.
    let _ = eve.send(&[b'x'; 2 * limits::ENDLESS]);
    let heard = eve.rest().unwrap_or_default();
    assert!(
        heard.iter().all(|line| line.contains("A line without end")),
        "{heard:?}"
    );
    ann.say("SendMessage 0 still here")?;
    ann.hear("Message 1 0 still here")?;
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
    // Nor a file saved at another table.
    fs::write(folder.path().join("saved-hand-01.mjs"), "an old game")?;
    let server = Server::ours(NEAR, &["--computers", "3"], folder.path())?;
    let mut ann = Client::sit(&server.path(folder.path()), 0, "Ann")?;
    ann.hear("StartPlay")?;
    ann.say("SaveState other")?;
    ann.hear("StateSaved 1 saved-other.mjs")?;
    ann.say("SaveState hand-01")?;
    ann.hear("StateSaved 1 saved-hand-01-2.mjs")?;
    assert_eq!(fs::read_to_string(other)?, "dear diary");
    ann.say("SaveState ../other")?;
    ann.hear("StateSaved 1 saved-other.mjs")?;
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
