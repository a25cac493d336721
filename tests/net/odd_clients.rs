//! Odd clients and requests: deceptive names, impossible ids, terminal escapes, unusual addresses.

use std::fs;
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Output};

use crate::client::Client;
use crate::server::{LOCAL_ADDRESS, Outcome, RED_STAKE, Server};
use crate::test_table::TestTable;
use net::host::Settings;

#[test]
fn two_players_with_the_same_name_are_distinguished() -> Outcome {
    let folder = tempfile::tempdir()?;
    let server = Server::ours(LOCAL_ADDRESS, &[], folder.path())?;
    let address = server.absolute_address(folder.path());
    let mut ann = Client::sit(&address, 0, "Ann")?;
    let _other = Client::sit(&address, 0, "A\u{200b}nn\u{202e}")?;
    ann.wait_for("Player 2 Ann (2)")?;
    Ok(())
}

#[test]
fn an_id_too_large_for_the_protocol_is_refused() -> Outcome {
    let folder = tempfile::tempdir()?;
    let server = Server::ours(LOCAL_ADDRESS, &[], folder.path())?;
    let mut eve = Client::connect(&server.absolute_address(folder.path()))?;
    eve.send("Connect 1110 3000000000 X")?;
    eve.wait_for("ConnectReply 1110 0 There is no such id")?;
    Ok(())
}

#[test]
fn terminal_escapes_reach_no_peer_and_no_file() -> Outcome {
    let folder = tempfile::tempdir()?;
    let server = Server::ours(LOCAL_ADDRESS, &["--logfile", "lines"], folder.path())?;
    let address = server.absolute_address(folder.path());
    let mut ann = Client::sit(&address, 0, "Ann")?;
    let mut bob = Client::sit(&address, 0, "Bob")?;
    bob.send("SendMessage 0 \u{1b}[31mred\u{1b}[0m\u{202e}")?;
    assert_eq!(ann.wait_for("Message")?, "Message 2 0 [31mred[0m");
    let lines = fs::read_to_string(folder.path().join("lines"))?;
    assert!(lines.contains("\\u{1b}[31mred"), "{lines}");
    assert!(!lines.contains(['\u{1b}', '\u{202e}']), "{lines}");
    Ok(())
}

#[test]
fn a_table_listens_at_an_ipv6_address() -> Outcome {
    let folder = tempfile::tempdir()?;
    if std::net::TcpListener::bind("[::1]:0").is_err() {
        // This machine has no IPv6.
        return Ok(());
    }
    let server = Server::ours("[::1]:0", &[], folder.path())?;
    TcpStream::connect(&server.address)?;
    Ok(())
}

/// Runs `red-stake host` until it ends.
fn host(arguments: &[&str], folder: &Path) -> Outcome<Output> {
    let mut command = Command::new(RED_STAKE);
    command.arg("host").args(arguments).current_dir(folder);
    Ok(command.output()?)
}

#[cfg(unix)]
#[test]
fn the_socket_file_of_a_running_server_is_not_removed() -> Outcome {
    let folder = tempfile::tempdir()?;
    let first = Server::ours("./s", &[], folder.path())?;
    let second = host(&["--server", "./s"], folder.path())?;
    assert!(!second.status.success());
    let why = String::from_utf8(second.stderr)?;
    assert!(why.contains("Another server listens there"), "{why}");
    Client::sit(&first.absolute_address(folder.path()), 0, "Ann")?;
    Ok(())
}

#[test]
fn negative_penalties_are_accepted_and_impossible_pauses_refused() -> Outcome {
    let folder = tempfile::tempdir()?;
    let arguments = ["--disconnect-penalties", "-1,2,3"];
    Server::ours(LOCAL_ADDRESS, &arguments, folder.path())?;
    let refused = host(&["--pause", "4000000000"], folder.path())?;
    assert_eq!(refused.status.code(), Some(2));
    Ok(())
}

#[test]
fn a_returning_player_numbers_hands_as_the_others_do() -> Result<(), String> {
    for steps in [800, 1_400, 2_500] {
        let mut table = TestTable::new(Settings {
            seed: 4,
            timeout: Some(0),
            ..Settings::default()
        })?;
        table.seat_four();
        for _ in 0..steps {
            table.step();
        }
        table.reconnect(1, false);
        for _ in 0..3_000 {
            table.step();
        }
        let numbers = [0, 1].map(|guest| table.guests[guest].remote.view().deal_number);
        assert!(
            numbers[0].abs_diff(numbers[1]) <= 1 && numbers[0] > 1,
            "{numbers:?}"
        );
        while table.step().is_some() {}
        let numbers = [0, 1].map(|guest| table.guests[guest].remote.view().deal_number);
        assert_eq!(numbers[0], numbers[1], "after {steps} lines");
    }
    Ok(())
}

#[test]
fn disconnected_players_are_named() -> Result<(), String> {
    let mut table = TestTable::new(Settings::default())?;
    table.seat_four();
    for _ in 0..300 {
        table.step();
    }
    table.disconnect(1);
    while table.step().is_some() {}
    let stopped = |line: &&String| line.starts_with("StopPlay");
    let stopped = table.guests[0].lines.iter().find(stopped);
    let words = "StopPlay Lost connection to player 2, Bob; game suspended";
    assert_eq!(stopped.map(String::as_str), Some(words));
    Ok(())
}
