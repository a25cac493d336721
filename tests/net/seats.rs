//! A seat belongs to the player who took it: a stranger who knows ids and names gets neither the seat nor its rights, and the player can
//! return to it.

use std::time::Duration;

use crate::strangers::RawTable;
use net::host::Settings;

const NAMES: [&str; 4] = ["Ann", "Bob", "Cy", "Dan"];

/// A table with four players on connections 1 to 4, each at a separate address, with clients of this protocol
/// version.
fn table_in_play(settings: Settings, version: u32) -> Result<RawTable, String> {
    let mut table = RawTable::new(settings)?;
    for (connection, name) in (1..).zip(NAMES) {
        table.open(connection, connection as u8);
        let reply = table.send(connection, &format!("Connect {version} 0 {name}"));
        if reply.starts_with("AuthReqd") {
            table.send(connection, "AuthInfo basic sesame");
        }
    }
    for connection in 1..=4 {
        table.send(connection, "Ready");
    }
    assert!(has_received(&table, 4, "NewHand"));
    Ok(table)
}

/// Whether a connection has received a line with this beginning.
fn has_received(table: &RawTable, connection: u64, begin: &str) -> bool {
    let received = table.received.get(&connection).into_iter().flatten();
    let mut lines = received.flat_map(|text| text.lines());
    lines.any(|line| line.starts_with(begin))
}

/// The key given to a connection.
fn key(table: &RawTable, connection: u64) -> String {
    let received = table.received.get(&connection).into_iter().flatten();
    let mut lines = received.flat_map(|text| text.lines());
    let key = lines.find_map(|line| line.strip_prefix("SeatKey "));
    key.unwrap_or_default().trim().to_owned()
}

/// Asks for a seat on a new connection from this address. Sends the password of the table and the key if asked for them.
fn connect_with_key(table: &mut RawTable, connection: u64, address: u8, connect: &str, key: &str) {
    table.open(connection, address);
    let mut reply = table.send(connection, connect);
    if reply.starts_with("AuthReqd basic") {
        reply = table.send(connection, "AuthInfo basic sesame");
    }
    if reply.starts_with("AuthReqd seat") {
        table.send(connection, &format!("AuthInfo seat {key}"));
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
            let mut table = table_in_play(settings, version)?;
            let attempts = [
                "Connect 1110 2 Bob",
                "Connect 1111 2 Bob",
                "Connect 1110 0 Bob",
                "Connect 1111 0 Bob",
                "Connect 1110 1 Ann",
                "Connect 1111 1 Eve",
            ];
            for (connection, connect) in (10..).zip(attempts) {
                connect_with_key(&mut table, connection, 9, connect, "0123");
                assert!(
                    has_received(&table, connection, "ConnectReply 1110 0 "),
                    "{connect}"
                );
                assert!(!has_received(&table, connection, "Player"), "{connect}");
            }
            assert_eq!(
                table
                    .closed
                    .iter()
                    .filter(|connection| **connection < 10)
                    .count(),
                0
            );
        }
    }
    Ok(())
}

#[test]
fn a_client_with_the_key_returns_while_its_old_connection_seems_alive() -> Result<(), String> {
    let mut table = table_in_play(Settings::default(), 1111)?;
    let own = key(&table, 2);
    assert_eq!(own.len(), 32);
    assert_ne!(own, key(&table, 3));
    connect_with_key(&mut table, 10, 7, "Connect 1111 2 Bob", &own);
    assert!(has_received(&table, 10, "ConnectReply 1110 2"));
    assert_eq!(table.closed, [2]);
    assert_eq!(key(&table, 10), own);
    Ok(())
}

#[test]
fn original_clients_get_no_key() -> Result<(), String> {
    let table = table_in_play(Settings::default(), 1110)?;
    for connection in 1..=4 {
        assert!(!has_received(&table, connection, "SeatKey"));
    }
    Ok(())
}

/// The manager's connection is lost; a stranger takes the seat by its id. With a key, the manager's return removes the stranger; an original
/// client returns once the stranger has left.
#[test]
fn knowing_the_managers_id_does_not_make_a_manager() -> Result<(), String> {
    for version in [1110, 1111] {
        let mut table = table_in_play(Settings::default(), version)?;
        table.room.handle_close(1, table.now);
        table.collect();
        if version == 1111 {
            connect_with_key(&mut table, 10, 9, "Connect 1110 1 Ann", "");
            assert!(has_received(
                &table,
                10,
                "ConnectReply 1110 0 This seat is kept"
            ));
        }
        table.now += Duration::from_secs(31);
        connect_with_key(&mut table, 11, 9, "Connect 1110 1 Ann", "");
        assert!(has_received(&table, 11, "ConnectReply 1110 1"));
        for connection in [11, 2, 3, 4] {
            table.send(connection, "Ready");
        }
        for order in [
            "SendMessage 0 /kick Bob",
            "SetGameOption Timeout 0",
            "ChangeManager 3",
        ] {
            let reply = table.send(11, order);
            assert!(reply.contains("Only the manager"), "{order}: {reply}");
        }
        assert!(!table.closed.contains(&2));
        if version == 1111 {
            let own = key(&table, 1);
            connect_with_key(&mut table, 12, 5, "Connect 1111 1 Ann", &own);
            assert!(has_received(&table, 12, "ConnectReply 1110 1"));
            assert!(table.closed.contains(&11));
        } else {
            table.room.handle_close(11, table.now);
            table.collect();
            connect_with_key(&mut table, 12, 1, "Connect 1110 1 Ann", "");
        }
        table.send(12, "SendMessage 0 /kick Bob");
        assert!(
            table.closed.contains(&2),
            "the manager has no rights after returning"
        );
    }
    Ok(())
}

#[test]
fn a_table_with_a_password_does_not_reveal_its_players() -> Result<(), String> {
    for (password, names) in [("", "Ann, Bob, Cy, Dan"), ("sesame", "")] {
        let password = password.to_owned();
        let mut table = table_in_play(
            Settings {
                password,
                ..Settings::default()
            },
            1110,
        )?;
        table.open(10, 9);
        let reply = table.send(10, "ListTables");
        let listed = reply.splitn(9, ' ').nth(8).unwrap_or_default().to_owned();
        assert_eq!(listed, names);
    }
    Ok(())
}

#[test]
fn a_second_connect_message_does_not_duplicate_a_player() -> Result<(), String> {
    let mut table = table_in_play(Settings::default(), 1110)?;
    table.send(2, "Connect 1110 2 Ann");
    table.open(10, 9);
    let reply = table.send(10, "ListTables");
    assert!(reply.ends_with(" Ann, Ann (2), Cy, Dan"), "{reply}");
    table.send(1, "SendMessage 0 /kick Ann (2)");
    assert_eq!(table.closed, [2]);
    Ok(())
}

#[test]
fn a_command_about_a_name_that_is_also_an_id_is_refused() -> Result<(), String> {
    let mut table = table_in_play(Settings::default(), 1110)?;
    table.send(2, "Connect 1110 2 4");
    let reply = table.send(1, "SendMessage 0 /kick 4");
    assert!(reply.ends_with("write #4 or #2"), "{reply}");
    assert_eq!(table.closed, [0; 0]);
    table.send(1, "SendMessage 0 /kick #4");
    assert_eq!(table.closed, [4]);
    Ok(())
}

/// An attacker alternates guesses of another player's password with the correct one of their own.
#[test]
fn a_correct_password_does_not_reset_the_limit_of_guesses() -> Result<(), String> {
    let passwords = (1..=4).map(|id| (id, format!("secret{id}"))).collect();
    let mut table = RawTable::new(Settings {
        passwords,
        ..Settings::default()
    })?;
    let (mut guesses, mut connection) = (0, 0);
    let mut ask = |table: &mut RawTable, id: u32, password: &str| {
        connection += 1;
        table.open(connection, 9);
        table.send(connection, &format!("Connect 1110 {id} Eve"));
        let reply = table.send(connection, &format!("AuthInfo basic {password}"));
        table.room.handle_close(connection, table.now);
        reply
    };
    for _ in 0..40 {
        let reply = ask(&mut table, 2, "guess");
        guesses += usize::from(reply.ends_with("That is not the password"));
        table.now += Duration::from_secs(1);
        ask(&mut table, 1, "secret1");
    }
    assert!((2..=6).contains(&guesses), "{guesses} guesses");
    Ok(())
}
