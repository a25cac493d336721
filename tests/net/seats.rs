//! A seat belongs to the player who took it: a stranger who knows ids and names gets neither the seat nor its rights, and the player can
//! return to it.

use std::time::Duration;

use crate::strangers::Door;
use net::host::Settings;

const NAMES: [&str; 4] = ["Ann", "Bob", "Cy", "Dan"];

/// A table with four players on connections 1 to 4, each at a separate address, with clients of this version.
fn playing(settings: Settings, version: u32) -> Result<Door, String> {
    let mut door = Door::new(settings)?;
    for (link, name) in (1..).zip(NAMES) {
        door.open(link, link as u8);
        let said = door.say(link, &format!("Connect {version} 0 {name}"));
        if said.starts_with("AuthReqd") {
            door.say(link, "AuthInfo basic sesame");
        }
    }
    for link in 1..=4 {
        door.say(link, "Ready");
    }
    assert!(has_received(&door, 4, "NewHand"));
    Ok(door)
}

/// Whether a connection has received a line with this beginning.
fn has_received(door: &Door, link: u64, begin: &str) -> bool {
    let heard = door.heard.get(&link).into_iter().flatten();
    let mut lines = heard.flat_map(|text| text.lines());
    lines.any(|line| line.starts_with(begin))
}

/// The key given to a connection.
fn key(door: &Door, link: u64) -> String {
    let heard = door.heard.get(&link).into_iter().flatten();
    let mut lines = heard.flat_map(|text| text.lines());
    let key = lines.find_map(|line| line.strip_prefix("SeatKey "));
    key.unwrap_or_default().trim().to_owned()
}

/// Asks for a seat on a new connection from this address, and sends the password of the table and a key if asked.
fn come(door: &mut Door, link: u64, address: u8, connect: &str, key: &str) {
    door.open(link, address);
    let mut said = door.say(link, connect);
    if said.starts_with("AuthReqd basic") {
        said = door.say(link, "AuthInfo basic sesame");
    }
    if said.starts_with("AuthReqd seat") {
        door.say(link, &format!("AuthInfo seat {key}"));
    }
}

#[test]
fn a_stranger_cannot_take_a_connected_seat_with_known_names_and_passwords() -> Result<(), String> {
    for version in [1110, 1111] {
        for password in ["", "sesame"] {
            let password = password.to_owned();
            let settings = Settings {
                password,
                ..Settings::default()
            };
            let mut door = playing(settings, version)?;
            let tries = [
                "Connect 1110 2 Bob",
                "Connect 1111 2 Bob",
                "Connect 1110 0 Bob",
                "Connect 1111 0 Bob",
                "Connect 1110 1 Ann",
                "Connect 1111 1 Eve",
            ];
            for (link, connect) in (10..).zip(tries) {
                come(&mut door, link, 9, connect, "0123");
                assert!(
                    has_received(&door, link, "ConnectReply 1110 0 "),
                    "{connect}"
                );
                assert!(!has_received(&door, link, "Player"), "{connect}");
            }
            assert_eq!(door.closed.iter().filter(|link| **link < 10).count(), 0);
        }
    }
    Ok(())
}

#[test]
fn a_client_with_the_key_returns_while_its_old_connection_seems_alive() -> Result<(), String> {
    let mut door = playing(Settings::default(), 1111)?;
    let own = key(&door, 2);
    assert_eq!(own.len(), 32);
    assert_ne!(own, key(&door, 3));
    come(&mut door, 10, 7, "Connect 1111 2 Bob", &own);
    assert!(has_received(&door, 10, "ConnectReply 1110 2"));
    assert_eq!(door.closed, [2]);
    assert_eq!(key(&door, 10), own);
    Ok(())
}

#[test]
fn original_clients_get_no_key() -> Result<(), String> {
    let door = playing(Settings::default(), 1110)?;
    for link in 1..=4 {
        assert!(!has_received(&door, link, "SeatKey"));
    }
    Ok(())
}

/// The manager's connection is lost; a stranger takes the seat by its id, and is removed when the manager returns.
#[test]
fn knowing_the_managers_id_does_not_make_a_manager() -> Result<(), String> {
    for version in [1110, 1111] {
        let mut door = playing(Settings::default(), version)?;
        door.room.closed(1, door.now);
        door.collect();
        if version == 1111 {
            come(&mut door, 10, 9, "Connect 1110 1 Ann", "");
            assert!(has_received(
                &door,
                10,
                "ConnectReply 1110 0 This seat is kept"
            ));
        }
        door.now += Duration::from_secs(31);
        come(&mut door, 11, 9, "Connect 1110 1 Ann", "");
        assert!(has_received(&door, 11, "ConnectReply 1110 1"));
        for link in [11, 2, 3, 4] {
            door.say(link, "Ready");
        }
        for order in [
            "SendMessage 0 /kick Bob",
            "SetGameOption Timeout 0",
            "ChangeManager 3",
        ] {
            let said = door.say(11, order);
            assert!(said.contains("Only the manager"), "{order}: {said}");
        }
        assert!(!door.closed.contains(&2));
        if version == 1111 {
            let own = key(&door, 1);
            come(&mut door, 12, 5, "Connect 1111 1 Ann", &own);
            assert!(has_received(&door, 12, "ConnectReply 1110 1"));
            assert!(door.closed.contains(&11));
        } else {
            door.room.closed(11, door.now);
            door.collect();
            come(&mut door, 12, 1, "Connect 1110 1 Ann", "");
        }
        door.say(12, "SendMessage 0 /kick Bob");
        assert!(door.closed.contains(&2), "the manager manages again");
    }
    Ok(())
}

#[test]
fn a_table_with_a_password_does_not_reveal_its_players() -> Result<(), String> {
    for (password, names) in [("", "Ann, Bob, Cy, Dan"), ("sesame", "")] {
        let password = password.to_owned();
        let mut door = playing(
            Settings {
                password,
                ..Settings::default()
            },
            1110,
        )?;
        door.open(10, 9);
        let said = door.say(10, "ListTables");
        let has_received = said.splitn(9, ' ').nth(8).unwrap_or_default().to_owned();
        assert_eq!(has_received, names);
    }
    Ok(())
}

#[test]
fn a_second_connect_message_does_not_duplicate_a_player() -> Result<(), String> {
    let mut door = playing(Settings::default(), 1110)?;
    door.say(2, "Connect 1110 2 Ann");
    door.open(10, 9);
    let said = door.say(10, "ListTables");
    assert!(said.ends_with(" Ann, Ann (2), Cy, Dan"), "{said}");
    door.say(1, "SendMessage 0 /kick Ann (2)");
    assert_eq!(door.closed, [2]);
    Ok(())
}

#[test]
fn a_command_about_a_name_that_is_also_an_id_is_refused() -> Result<(), String> {
    let mut door = playing(Settings::default(), 1110)?;
    door.say(2, "Connect 1110 2 4");
    let said = door.say(1, "SendMessage 0 /kick 4");
    assert!(said.ends_with("write #4 or #2"), "{said}");
    assert_eq!(door.closed, [0; 0]);
    door.say(1, "SendMessage 0 /kick #4");
    assert_eq!(door.closed, [4]);
    Ok(())
}

/// An attacker alternates guesses of another player's password with the correct one of their own.
#[test]
fn a_correct_password_does_not_reset_the_limit_of_guesses() -> Result<(), String> {
    let passwords = (1..=4).map(|id| (id, format!("secret{id}"))).collect();
    let mut door = Door::new(Settings {
        passwords,
        ..Settings::default()
    })?;
    let (mut guesses, mut link) = (0, 0);
    let mut ask = |door: &mut Door, id: u32, password: &str| {
        link += 1;
        door.open(link, 9);
        door.say(link, &format!("Connect 1110 {id} Eve"));
        let said = door.say(link, &format!("AuthInfo basic {password}"));
        door.room.closed(link, door.now);
        said
    };
    for _ in 0..40 {
        let said = ask(&mut door, 2, "guess");
        guesses += usize::from(said.ends_with("That is not the password"));
        door.now += Duration::from_secs(1);
        ask(&mut door, 1, "secret1");
    }
    assert!((2..=6).contains(&guesses), "{guesses} guesses");
    Ok(())
}
