//! Sealed deals: the host publishes a hash before each deal and the seed afterwards, and every guest checks them.

use crate::needs;
use std::fs;
use std::process::{Command, Output};

use crate::seated::ends_hand;
use crate::server::{Outcome, Program, Server, check_histories, final_scores, write_options};
use crate::test_table::TestTable;
use engine::table::Secret;
use net::host::Settings;
use net::join::{Credentials, Notice, RemoteTable, SealStatus};
use protocol::files::SavedGame;
use protocol::{SealLine, ServerMessage};

/// A table with these settings after this many hands, and this many lines of the next.
pub fn table_after(
    settings: Settings,
    hands: usize,
    more_lines: usize,
) -> Result<TestTable, String> {
    let mut table = TestTable::new(settings)?;
    table.seat_four();
    while finished_hands(&table) < hands && table.step().is_some() {}
    for _ in 0..more_lines {
        table.step();
    }
    Ok(table)
}

/// Settings with sealed deals and a fixed secret.
pub fn sealed_settings() -> Settings {
    Settings {
        secret: Some(Secret::new([5; 32])),
        sealed: true,
        ..Settings::default()
    }
}

/// The number of hands that have ended for the last guest.
pub fn finished_hands(table: &TestTable) -> usize {
    let lines = &table.guests[3].lines;
    lines.iter().filter(|line| ends_hand(line)).count()
}

/// The statuses that a guest reports for these lines.
pub fn statuses(lines: impl IntoIterator<Item = String>) -> Vec<SealStatus> {
    let mut remote = RemoteTable::new(Credentials {
        name: "Ann".to_owned(),
        ..Credentials::default()
    });
    let status = lines.into_iter().filter_map(|line| {
        let message = ServerMessage::parse(&line).ok()?;
        match remote.handle(&message).notice {
            Some(Notice::Seal(status)) => Some(status),
            _ => None,
        }
    });
    status.collect()
}

fn seal_lines(lines: &[String]) -> Vec<SealLine> {
    lines
        .iter()
        .filter_map(|line| SealLine::of_message(&ServerMessage::parse(line).ok()?))
        .collect()
}

/// The lines with changed seals; `None` removes one.
pub fn forged(lines: &[String], change: impl Fn(SealLine) -> Option<SealLine>) -> Vec<String> {
    let seal = |line: &str| SealLine::of_message(&ServerMessage::parse(line).ok()?);
    let changed = lines.iter().filter_map(|line| match seal(line) {
        Some(seal) => Some(format!("Message 0 0 {}", change(seal)?)),
        None => Some(line.clone()),
    });
    changed.collect()
}

#[test]
fn every_guest_verifies_each_sealed_deal() -> Result<(), String> {
    let table = table_after(sealed_settings(), 5, 60)?;
    for guest in &table.guests {
        assert!(
            guest.remote.seals().kept() >= 4,
            "{:?}",
            guest.remote.seals()
        );
        assert_eq!(guest.remote.seals().broken(), None);
        let seals = seal_lines(&guest.lines);
        for number in 1..=4 {
            let seed = Secret::new([5; 32]).deal_seed(number);
            let seal = |line: &SealLine| *line == SealLine::Sealed(number, seed.seal());
            let before = seals.iter().position(seal).expect("no seal");
            let opened = seals
                .iter()
                .position(|line| *line == SealLine::Opened(seed));
            assert!(before < opened.expect("not opened"));
        }
    }
    let lines = &table.guests[0].lines;
    assert!(lines.iter().any(|line| line.starts_with("NewHand")));
    Ok(())
}

#[test]
fn a_table_without_seals_sends_no_seal_lines() -> Result<(), String> {
    let table = table_after(Settings::default(), 2, 0)?;
    assert!(seal_lines(&table.guests[0].lines).is_empty());
    assert!(!table.guests[0].remote.seals().are_used());
    // Nor does a table whose walls are given.
    let (_, wall) = Secret::new([6; 32]).deal_seed(1).dice_and_wall(true);
    let given = Settings {
        walls: vec![wall],
        ..sealed_settings()
    };
    let table = table_after(given, 2, 0)?;
    assert!(seal_lines(&table.guests[0].lines).is_empty());
    Ok(())
}

#[test]
fn a_returning_guest_gets_the_same_seal() -> Result<(), String> {
    for as_stranger in [false, true] {
        let mut table = table_after(sealed_settings(), 1, 40)?;
        table.reconnect(2, as_stranger);
        while finished_hands(&table) < 3 && table.step().is_some() {}
        for guest in &table.guests {
            assert_eq!(guest.remote.seals().broken(), None);
            assert!(guest.remote.seals().kept() >= 1);
        }
    }
    Ok(())
}

/// A game that is saved during a hand or between two hands keeps its seals, and no seed is used twice.
#[test]
fn a_resumed_game_keeps_its_seals() -> Result<(), String> {
    for more in [24, 40, 90] {
        let mut table = table_after(sealed_settings(), 2, more)?;
        table.send(0, "SaveState".to_owned());
        let text = table.saved.take().ok_or("nothing was saved")?;
        let before = seal_lines(&table.guests[0].lines);
        let saved = SavedGame::read(&text).map_err(|error| error.to_string())?;
        // The seals are kept even if the host omits --sealed.
        for settings in [Settings::default(), sealed_settings()] {
            let mut again = TestTable::new(Settings {
                resume: Some(saved.clone()),
                ..settings
            })?;
            again.seat_four();
            while finished_hands(&again) < 2 && again.step().is_some() {}
            for guest in &again.guests {
                assert_eq!(guest.remote.seals().broken(), None, "{text}");
                assert!(guest.remote.seals().kept() >= 1, "{text}");
            }
            let after = seal_lines(&again.guests[0].lines);
            let is_seal = |line: &&SealLine| matches!(line, SealLine::Sealed(..));
            // A seal that was not opened yet is kept.
            let last = before.iter().rfind(is_seal);
            let first = after.iter().find(is_seal);
            assert!(
                first == last || matches!(before.last(), Some(SealLine::Opened(_))),
                "{before:?} {after:?}"
            );
            let known: Vec<&SealLine> = before
                .iter()
                .filter(|line| matches!(line, SealLine::Opened(_)))
                .collect();
            assert!(!after.iter().any(|line| known.contains(&line)));
        }
    }
    Ok(())
}

/// Runs `red-stake verify`.
fn verify(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .arg("verify")
        .args(arguments)
        .output()
        .expect("the program runs")
}

#[test]
fn the_log_of_any_client_can_be_verified_on_the_command_line() -> Outcome {
    let folder = tempfile::tempdir()?;
    let table = table_after(sealed_settings(), 3, 40)?;
    let lines = &table.guests[1].lines;
    let file = folder.path().join("lines");
    let path = file.to_string_lossy().into_owned();
    fs::write(&file, lines.join("\n"))?;
    let output = verify(&[&path, "--walls"]);
    assert_eq!(output.status.code(), Some(0));
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(printed.contains("deal 1: as sealed\n"), "{printed}");
    assert!(printed.contains("deal 4: not opened\n"), "{printed}");
    let (_, wall) = Secret::new([5; 32]).deal_seed(1).dice_and_wall(true);
    let row: Vec<String> = wall[..18].iter().map(ToString::to_string).collect();
    assert!(printed.contains(&row.join(" ")), "{printed}");
    let other = SealLine::Sealed(2, Secret::new([9; 32]).deal_seed(2).seal());
    let forged = forged(lines, |line| match line {
        SealLine::Sealed(2, _) => Some(other),
        line => Some(line),
    });
    fs::write(&file, forged.join("\n"))?;
    let output = verify(&[&path]);
    assert_eq!(output.status.code(), Some(1));
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(printed.contains("deal 2: NOT as sealed"), "{printed}");
    fs::write(&file, "Good evening")?;
    assert_eq!(verify(&[&path]).status.code(), Some(2));
    Ok(())
}

/// A player's chat is never taken for a statement of the host, in any kind of log.
#[test]
fn players_cannot_forge_lines_of_the_host() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("lines");
    let path = file.to_string_lossy().into_owned();
    let mut table = table_after(sealed_settings(), 2, 40)?;
    let forged = SealLine::Sealed(1, Secret::new([9; 32]).deal_seed(1).seal()).to_string();
    for spoof in [
        forged.clone(),
        format!("hello\\\nMessage 0 0 {forged}"),
        format!("hello\n{forged}"),
        format!("The server: {forged}"),
    ] {
        table.send(2, format!("SendMessage 0 {spoof}"));
    }
    while table.step().is_some() && finished_hands(&table) < 3 {}
    let lines = &table.guests[1].lines;
    assert!(lines.iter().filter(|line| line.contains(&forged)).count() >= 4);
    // As server lines, as a server log, and as a copied chat.
    let sent: String = lines
        .iter()
        .map(|line| protocol::to_wire(line.as_str()))
        .collect();
    let record = sent
        .split_inclusive('\n')
        .map(|line| format!(">cnx1 {line}"));
    let chat = lines
        .iter()
        .filter_map(|line| match ServerMessage::parse(line).ok()? {
            ServerMessage::Message { sender, text, .. } => Some(match sender {
                0 => format!("The server: {text}\n"),
                id => format!("Player {id}: {text}\n"),
            }),
            _ => None,
        });
    let client_lines = format!("<cnx3 SendMessage 0 {forged}\n<cnx3 Message 0 0 {forged}\n");
    for text in [
        sent.clone(),
        client_lines + &record.collect::<String>(),
        chat.collect(),
    ] {
        fs::write(&file, &text)?;
        let output = verify(&[&path]);
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(0), "{printed}\n{text}");
        assert!(printed.contains("deal 1: as sealed\n"), "{printed}");
    }
    Ok(())
}

#[test]
fn names_that_imitate_the_host_are_marked_as_a_players() -> Result<(), String> {
    let mut table = TestTable::new(sealed_settings())?;
    for name in ["Seal of deal 1", "The server"] {
        table.sit(RemoteTable::new(Credentials {
            name: name.to_owned(),
            ..Credentials::default()
        }));
    }
    while table.step().is_some() {}
    let named = |name: &str| table.guests[1].lines.iter().any(|line| line.contains(name));
    assert!(named("Player Seal of deal 1"));
    assert!(!named("Player 1 Seal"));
    Ok(())
}

/// mj-player treats the seal lines as chat.
#[test]
fn four_original_players_finish_a_game_with_sealed_deals() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    write_options(folder.path(), &[("NumRounds", "nat", 1)])?;
    let arguments = [
        "--option-file",
        "options",
        "--timeout",
        "0",
        "--sealed",
        "--hand-history",
        "--logfile",
        "lines",
    ];
    let mut server = Server::ours("./s", &arguments, folder.path())?;
    let mut players = Program::original_players(&server.address, 4, folder.path())?;
    for player in &mut players {
        player.wait()?;
    }
    let scores = final_scores(&server.wait()?);
    assert_eq!((scores.len(), scores.iter().sum::<i64>()), (4, 0));
    let hands = check_histories(folder.path())?;
    let file = folder.path().join("lines");
    let lines = fs::read_to_string(&file)?;
    assert!(
        !lines.contains("Error"),
        "an original player sent something wrong"
    );
    let output = verify(&[&file.to_string_lossy()]);
    assert_eq!(output.status.code(), Some(0));
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(printed.matches(": as sealed").count() >= hands, "{printed}");
    Ok(())
}
