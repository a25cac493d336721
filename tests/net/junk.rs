//! Arbitrary lines, sent to our table by its guests, sent to a client by its server, or read from a saved game or option file: nothing panics,
//! and the table still accepts connections afterwards. `RED_STAKE_CASES` sets the number of cases of each test.

use std::time::Duration;

use crate::test_table::TestTable;
use net::host::{Room, Settings};
use net::join::{Credentials, RemoteTable};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::Config;
use protocol::ServerMessage;
use protocol::files::{SavedGame, read_options};

/// A game saved in the middle of a hand.
const SAVED: &str = include_str!("../data/transcripts/saved-game.mjs");

/// The messages of clients.
const TO_SERVER: [&str; 32] = [
    "Connect",
    "AuthInfo",
    "NewAuthInfo",
    "RequestReconnect",
    "Disconnect",
    "SaveState",
    "LoadState",
    "Ready",
    "RequestPause",
    "DeclareSpecial",
    "Discard",
    "NoClaim",
    "Pung",
    "Kong",
    "Chow",
    "MahJong",
    "DeclareClosedKong",
    "AddToPung",
    "QueryMahJong",
    "Pair",
    "SpecialSet",
    "FormClosedPung",
    "FormClosedPair",
    "FormClosedChow",
    "FormClosedSpecialSet",
    "ShowTiles",
    "SetPlayerOption",
    "SetGameOption",
    "QueryGameOption",
    "ListGameOptions",
    "SendMessage",
    "SwapTile",
];

/// The messages of the server.
const TO_CLIENT: [&str; 40] = [
    "ConnectReply",
    "AuthReqd",
    "Reconnect",
    "Redirect",
    "Player",
    "Game",
    "GameOption",
    "PlayerOptionSet",
    "StartPlay",
    "StopPlay",
    "Pause",
    "PlayerReady",
    "ChangeManager",
    "Message",
    "Error",
    "StateSaved",
    "GameOver",
    "SwapTile",
    "InfoTiles",
    "NewRound",
    "NewHand",
    "PlayerDraws",
    "PlayerDrawsLoose",
    "PlayerDeclaresSpecial",
    "PlayerDiscards",
    "PlayerDoesntClaim",
    "PlayerClaimsPung",
    "PlayerClaimsChow",
    "ClaimDenied",
    "PlayerPungs",
    "PlayerKongs",
    "PlayerChows",
    "DangerousDiscard",
    "PlayerDeclaresClosedKong",
    "PlayerAddsToPung",
    "PlayerRobsKong",
    "PlayerMahJongs",
    "PlayerShowsTiles",
    "HandScore",
    "Settlement",
];

/// Arguments, valid in some messages and invalid in others.
const ARGUMENTS: [&str; 34] = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "-1",
    "1110",
    "2147483647",
    "-2147483648",
    "99999999999",
    "1B",
    "5D",
    "9C",
    "EW",
    "RD",
    "2F",
    "4S",
    "--",
    "XX",
    "Lower",
    "Middle",
    "AnyPos",
    "E",
    "N",
    "basic",
    "Timeout",
    "Flowers",
    "NumRounds",
    "nat",
    "bool",
    "DelayTime",
    "é龍",
    "\\",
];

fn config() -> Config {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    Config {
        cases: cases.and_then(|text| text.parse().ok()).unwrap_or(300),
        failure_persistence: None,
        ..Config::default()
    }
}

/// A message with random arguments.
fn line(words: &'static [&'static str]) -> impl Strategy<Value = String> {
    let arguments = vec(select(&ARGUMENTS[..]), 0..8);
    (select(words), arguments)
        .prop_map(|(word, arguments)| [&[word], &arguments[..]].concat().join(" "))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_table_survives_any_lines_of_its_guests(lines in vec((0..4_usize, 0..30_usize, line(&TO_SERVER)), 1..60), seed in 1..1000_u64) {
        let settings = Settings { seed, timeout: Some(1), debug: true, ..Settings::default() };
        let mut table = TestTable::new(settings).map_err(TestCaseError::fail)?;
        table.seat_four();
        for (guest, steps, line) in lines {
            for _ in 0..steps {
                table.step();
            }
            table.send(guest, line);
            table.now += Duration::from_millis(200);
            table.room.tick(table.now);
            table.collect();
        }
        table.reconnect(0, true);
        // A guest may have set a long pause between moves.
        table.now += Duration::from_secs(3600);
        table.room.tick(table.now);
        table.collect();
        prop_assert!(table.step().is_some(), "a returning guest gets no line");
    }

    #[test]
    fn a_damaged_saved_game_is_refused_or_resumes(changes in vec((any::<Index>(), option::of(line(&TO_CLIENT))), 1..6)) {
        let mut lines: Vec<String> = SAVED.lines().map(str::to_owned).collect();
        for (at, put) in changes {
            let at = at.index(lines.len());
            match put {
                Some(line) => lines.insert(at, line),
                None => drop(lines.remove(at)),
            }
        }
        if let Ok(saved) = SavedGame::read(&lines.join("\n")) {
            let _ = Room::new(Settings { resume: Some(saved), seed: 1, ..Settings::default() });
        }
    }

    #[test]
    fn an_option_file_of_any_lines_is_refused_or_accepted(lines in vec(line(&["GameOption", "GameOption 0 Flowers bool", "#"]), 0..9)) {
        if let Ok(options) = read_options(&lines.join("\n")) {
            let _ = Room::new(Settings { options, seed: 1, ..Settings::default() });
        }
    }

    #[test]
    fn a_client_survives_any_lines_of_its_server(lines in vec(line(&TO_CLIENT), 1..200)) {
        let mut remote = RemoteTable::new(Credentials { name: "Ann".to_owned(), ..Credentials::default() });
        let opening = ["ConnectReply 1110 1 ", "Player 2 Bob", "Game 1 2 3 4 E 0 1 0 0 0 0 1110 1", "StartPlay 0"].map(str::to_owned);
        for line in opening.into_iter().chain(lines) {
            if let Ok(message) = ServerMessage::parse(&line) {
                remote.handle(&message);
                let choices = remote.view().legal();
                if let (Some(_), Some(choice)) = (remote.request(), choices.first()) {
                    // The table may refuse it; that does not matter here.
                    let _ = remote.answer(*choice);
                }
            }
        }
    }
}
