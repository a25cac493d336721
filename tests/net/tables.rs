//! Many tables in one process: newcomers in the lobby fill one table after another, returning players get their own table, and the list
//! shows the state of each. `many_tables` measures the cost of two hundred.

use std::fs;
use std::path::Path;

use crate::client::Client;
use crate::needs;
use crate::server::{
    Outcome, Program, RED_STAKE, Server, check_histories, histories, write_options,
};

/// Opens tables at a socket file of the folder, with games of one round.
fn open(tables: &str, more: &[&str], folder: &Path) -> Outcome<Server> {
    write_options(folder, &[("NumRounds", "nat", 1)])?;
    let fixed = [
        "--tables",
        tables,
        "--option-file",
        "options",
        "--timeout",
        "0",
        "--level",
        "beginner",
        "--seed",
        "3",
    ];
    Server::ours("./s", &[&fixed, more].concat(), folder)
}

/// The list of tables: for each its free seats, its free places for spectators and whether it is in play, as text; and the names of its players.
fn list(address: &str) -> Outcome<Vec<(String, String)>> {
    let mut client = Client::connect(address)?;
    client.send("ListTables")?;
    let mut found = Vec::new();
    loop {
        let line = client.wait_for("Table ")?;
        let words: Vec<&str> = line.splitn(9, ' ').collect();
        let (number, of) = (words[1], words[2]);
        let names = words.get(8).copied().unwrap_or_default();
        found.push((words[4..7].join(" "), names.to_owned()));
        if number == of {
            return Ok(found);
        }
    }
}

#[test]
fn newcomers_fill_one_table_after_another() -> Outcome {
    let folder = tempfile::tempdir()?;
    let server = open("3", &["--computers", "2", "--watchers", "1"], folder.path())?;
    let address = server.absolute_address(folder.path());
    // A silent connection keeps nobody out.
    let _silent = Client::connect(&address)?;
    let _ann = Client::sit(&address, 0, "Ann")?;
    let _bob = Client::sit(&address, 0, "Bob")?;
    let _cy = Client::sit(&address, 0, "Cy")?;
    let own = format!("{address}.3");
    let _dan = Client::sit(&own, 0, "Dan")?;
    let tables = list(&address)?;
    let status: Vec<&str> = tables.iter().map(|(status, _)| status.as_str()).collect();
    assert_eq!(status, ["0 1 1", "1 1 0", "1 1 0"]);
    assert!(tables[0].1.starts_with("Ann, Bob, Robot"), "{tables:?}");
    assert!(tables[1].1.starts_with("Cy"), "{tables:?}");
    let _eve = Client::sit(&address, 0, "Eve")?;
    let _fay = Client::sit(&address, 0, "Fay")?;
    let mut late = Client::connect(&address)?;
    late.send("Connect 1110 0 Gus")?;
    assert!(
        late.wait_for("ConnectReply")?
            .contains("All seats are taken")
    );
    let mut watcher = Client::connect(&address)?;
    watcher.send("Watch 1110 Hal")?;
    watcher.wait_for("StartPlay")?;
    Ok(())
}

#[test]
fn the_list_shows_a_new_name_at_once() -> Outcome {
    let folder = tempfile::tempdir()?;
    let server = open("2", &["--computers", "2"], folder.path())?;
    let address = server.absolute_address(folder.path());
    let mut ann = Client::sit(&address, 0, "Ann")?;
    ann.send("Connect 1110 1 Anna")?;
    ann.wait_for("ConnectReply")?;
    let tables = list(&address)?;
    assert!(tables[0].1.starts_with("Anna"), "{tables:?}");
    Ok(())
}

#[test]
fn a_returning_player_gets_the_same_table_through_the_lobby() -> Outcome {
    let folder = tempfile::tempdir()?;
    let server = open("3", &["--computers", "3"], folder.path())?;
    let address = server.absolute_address(folder.path());
    let mut guests = Vec::new();
    for name in ["Ann", "Bob", "Cy"] {
        let mut guest = Client::sit(&address, 0, name)?;
        guest.wait_for("StartPlay")?;
        guests.push(guest);
    }
    drop(guests.remove(1));
    // The list shows no free seat once all three games are in play; Bob's seat is kept.
    while !list(&address)?
        .iter()
        .all(|(status, _)| status.starts_with('0'))
    {}
    let mut again = Client::connect(&address)?;
    // The table notices the lost connection after some time, and refuses Bob until then.
    loop {
        again.send("Connect 1110 1 Bob")?;
        let reply = again.wait_for("ConnectReply")?;
        if reply.starts_with("ConnectReply 1110 1") {
            break;
        }
        again = Client::connect(&address)?;
    }
    assert!(again.wait_for("Player ")?.contains("Robot"));
    again.wait_for("StartPlay")?;
    Ok(())
}

#[test]
fn robots_reconnect_and_every_game_leaves_its_histories() -> Outcome {
    let folder = tempfile::tempdir()?;
    let arguments = ["--computers", "3", "--quick-passes", "--hand-history"];
    let server = open("2", &arguments, folder.path())?;
    let address = server.absolute_address(folder.path());
    for _ in 0..2 {
        let mut robots = Vec::new();
        for _ in 0..2 {
            let arguments = [
                "robot", "--server", &address, "--level", "beginner", "--quick",
            ];
            robots.push(Program::start(RED_STAKE, &arguments, folder.path())?);
        }
        for robot in &mut robots {
            assert!(robot.wait()?, "a robot failed");
        }
        // A table opens again once its robot has left.
        while list(&address)?.iter().any(|(status, _)| status != "1 0 0") {}
    }
    let mut games = 0;
    for entry in fs::read_dir(folder.path())? {
        let table = entry?.path();
        if table.is_dir() {
            let names = histories(&table)?;
            games += names
                .iter()
                .filter(|name| name.starts_with("hand-01"))
                .count();
            assert_eq!(check_histories(&table)?, names.len());
        }
    }
    assert_eq!(games, 4, "each robot has played one game");
    Ok(())
}

#[test]
fn original_players_are_seated_by_the_lobby() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let _server = open("2", &[], folder.path())?;
    for player in &mut Program::original_players("./s", 8, folder.path())? {
        assert!(player.wait()?, "a player did not see the end of its game");
    }
    Ok(())
}
