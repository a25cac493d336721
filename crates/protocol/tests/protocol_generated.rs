//! Properties of every message and of arbitrary bytes. `RED_STAKE_CASES` is the number of cases for each test.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "tests read files and the environment"
)]

use engine::table::ChowPosition;
use engine::tiles::{Tile, Wind};
use engine::untrusted_text::sanitize;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::Config;
use protocol::files::{SavedGame, read_options, read_wall, write_options, write_wall};
use protocol::{
    Account, ClientMessage, LineAssembler, MAX_MESSAGE_LENGTH, OptionEntry, OptionValue,
    PlayerOption, ServerMessage, Setup, Word, expand, to_wire,
};

fn config() -> Config {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    Config {
        cases: cases.and_then(|text| text.parse().ok()).unwrap_or(3000),
        failure_persistence: None,
        ..Config::default()
    }
}

fn tile() -> impl Strategy<Value = Tile> + Clone {
    select(Tile::all().collect::<Vec<_>>())
}

fn optional_tile() -> impl Strategy<Value = Option<Tile>> {
    proptest::option::of(tile())
}

/// Any text without trailing white space, which would be lost in a message.
fn text() -> impl Strategy<Value = String> {
    "[ \t\n\r\\\\{}#a-c:é龍1-]{0,12}|[^\r]{0,20}".prop_map(|text| {
        text.trim_end_matches(['\t', '\n', '\x0b', '\x0c', '\r', ' '])
            .to_owned()
    })
}

fn word() -> impl Strategy<Value = Word> {
    "[!-~]{1,15}".prop_filter_map("a word", |text| Word::new(&text))
}

fn position() -> impl Strategy<Value = Option<ChowPosition>> {
    proptest::option::of(select(ChowPosition::ALL.to_vec()))
}

fn player_option() -> impl Strategy<Value = PlayerOption> {
    prop_oneof![
        Just(PlayerOption::InfoTiles),
        Just(PlayerOption::DelayTime),
        Just(PlayerOption::LocalTimeouts),
        "[a-z]{1,15}".prop_filter_map("a word", |text| Word::new(&text).map(PlayerOption::Other)),
    ]
}

fn entry() -> impl Strategy<Value = OptionEntry> {
    let value = prop_oneof![
        any::<bool>().prop_map(OptionValue::Bool),
        any::<u32>().prop_map(OptionValue::Nat),
        any::<i32>().prop_map(OptionValue::Int),
        any::<u32>().prop_map(OptionValue::Score),
        word().prop_map(OptionValue::String),
    ];
    (word(), 0..2000u32, any::<bool>(), value, text()).prop_map(
        |(name, since, enabled, value, description)| OptionEntry {
            name,
            since,
            enabled,
            value,
            // Reading removes invisible characters and trailing blanks.
            description: sanitize(&description).trim_end().to_owned(),
        },
    )
}

fn setup() -> impl Strategy<Value = Setup> {
    (
        any::<[u32; 4]>(),
        proptest::option::of(select(Wind::ALL.to_vec())),
        any::<[u32; 3]>(),
        any::<[i32; 4]>(),
        any::<i32>(),
    )
        .prop_map(
            |(seats, round, [wins_in_a_row, first_east, version], scores, manager)| Setup {
                seats,
                round,
                wins_in_a_row,
                first_east,
                scores,
                version,
                manager,
            },
        )
}

/// A strategy from rows `Variant { argument: strategy, … }`, all equally likely.
macro_rules! any_of {
    ($message:ident: $($variant:ident $({ $($field:ident: $strategy:expr),+ })?),+ $(,)?) => {
        proptest::strategy::Union::new([
            $(any_of!(@row $message $variant $({ $($field: $strategy),+ })?)),+
        ])
    };
    (@row $message:ident $variant:ident) => { Just($message::$variant).boxed() };
    (@row $message:ident $variant:ident { $($field:ident: $strategy:expr),+ }) => {
        ($($strategy,)+).prop_map(|($($field,)+)| $message::$variant { $($field),+ }).boxed()
    };
}

/// Any unsigned number.
const N: std::ops::RangeInclusive<u32> = 0..=u32::MAX;
/// Any signed number.
const I: std::ops::RangeInclusive<i32> = i32::MIN..=i32::MAX;

fn tiles() -> impl Strategy<Value = Vec<Tile>> {
    vec(tile(), 0..15)
}

fn client_message() -> impl Strategy<Value = ClientMessage> {
    let flag = proptest::bool::ANY;
    any_of!(ClientMessage:
        Connect { version: N, id: N, name: text() }, Watch { version: N, name: text() }, ListTables, AuthInfo { kind: word(), data: text() },
        NewAuthInfo { kind: word(), data: text() }, RequestReconnect, Disconnect, SaveState { file: text() },
        LoadState { file: text() }, Ready, RequestPause { reason: text() }, DeclareSpecial { tile: optional_tile() },
        Discard { tile: tile(), calling: flag }, NoClaim { serial: N }, Pung { serial: N }, Kong { serial: N },
        Chow { serial: N, position: position() }, MahJong { serial: N }, DeclareClosedKong { tile: tile() },
        AddToPung { tile: tile() }, QueryMahJong { tile: optional_tile() }, Pair, SpecialSet, FormClosedPung { tile: tile() },
        FormClosedPair { tile: tile() }, FormClosedChow { tile: tile() }, FormClosedSpecialSet, ShowTiles, DeclareWashOut,
        SetPlayerOption { option: player_option(), ack: flag, value: I, text: text() },
        SetGameOption { name: word(), value: text() }, QueryGameOption { name: word() }, ListGameOptions { disabled: flag },
        ChangeManager { manager: N }, SendMessage { addressee: N, text: text() },
        SwapTile { id: N, old: tile(), new: tile() },
        Unknown { word: "[a-z]{2}[A-Z0-9]{1,9}", rest: "([!-~][ -~]{0,9})?[!-~]" },
    )
}

fn server_message() -> impl Strategy<Value = ServerMessage> {
    let flag = proptest::bool::ANY;
    any_of!(ServerMessage:
        ConnectReply { version: I, id: I, text: text() },
        Table { number: N, of: N, port: N, free: N, watchable: N, playing: flag, locked: flag, names: text() },
        SeatKey { key: text() }, AuthReqd { kind: word(), data: text() }, Reconnect,
        Redirect { address: text() }, Player { id: N, name: text() }, Game { setup: setup() },
        GameOption { id: N, entry: entry() },
        PlayerOptionSet { option: player_option(), ack: flag, value: I, text: text() }, StartPlay { id: N },
        StopPlay { reason: text() }, Pause { exempt: N, requestor: N, reason: text() }, PlayerReady { id: N },
        ChangeManager { id: N, manager: N }, Message { sender: N, addressee: N, text: text() },
        Error { number: N, text: text() }, StateSaved { id: N, file: text() }, GameOver, Comment { text: text() },
        Wall { tiles: vec(tile(), 0..145) }, SwapTile { id: N, old: tile(), new: tile() }, InfoTiles { id: N, text: text() },
        NewRound { wind: proptest::option::of(select(Wind::ALL.to_vec())) }, NewHand { east: N, wall: N, stack: N },
        PlayerDraws { id: N, tile: optional_tile() }, PlayerDrawsLoose { id: N, tile: optional_tile() },
        PlayerDeclaresSpecial { id: N, tile: optional_tile() },
        PlayerDiscards { id: N, tile: tile(), serial: N, calling: flag },
        PlayerDoesntClaim { id: N, serial: N, timeout: flag }, PlayerClaimsPung { id: N, serial: N },
        PlayerClaimsKong { id: N, serial: N }, PlayerClaimsChow { id: N, serial: N, position: position() },
        PlayerClaimsMahJong { id: N, serial: N }, ClaimDenied { id: N, text: text() }, PlayerPungs { id: N, tile: tile() },
        PlayerKongs { id: N, tile: tile() }, PlayerChows { id: N, tile: tile(), position: position() },
        DangerousDiscard { id: N, serial: N, no_choice: flag },
        PlayerDeclaresClosedKong { id: N, tile: tile(), serial: N }, PlayerAddsToPung { id: N, tile: tile(), serial: N },
        PlayerRobsKong { id: N, tile: tile() }, CanMahJong { tile: optional_tile(), can: flag },
        PlayerMahJongs { id: N, tile: optional_tile() }, PlayerPairs { id: N, tile: tile() },
        PlayerSpecialSet { id: N, tile: tile(), tiles: tiles() }, PlayerFormsClosedPung { id: N, tile: tile() },
        PlayerFormsClosedPair { id: N, tile: tile() }, PlayerFormsClosedChow { id: N, tile: tile() },
        PlayerFormsClosedSpecialSet { id: N, tiles: tiles() }, PlayerShowsTiles { id: N, tiles: tiles() },
        HandScore { id: N, score: I, text: text() },
        Settlement { gains: any::<[i32; 4]>(), account: text().prop_map(Account) }, WashOut { reason: text() },
    )
}

/// Receives bytes in pieces of these lengths, and returns the messages in them.
fn receive_in_pieces(bytes: &[u8], lengths: &[usize]) -> Vec<Result<String, protocol::TooLong>> {
    let mut lines = LineAssembler::new();
    let mut messages = Vec::new();
    let mut rest = bytes;
    for length in lengths.iter().cycle() {
        if rest.is_empty() {
            break;
        }
        let (piece, after) = rest.split_at(rest.len().min(*length));
        messages.extend(lines.feed(piece));
        rest = after;
    }
    messages.extend(lines.finish());
    messages
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn written_server_messages_can_be_parsed(message in server_message(), lengths in vec(1..9usize, 1..4)) {
        let lines = receive_in_pieces(to_wire(&message).as_bytes(), &lengths);
        prop_assert_eq!(lines.len(), 1);
        let parsed = lines[0].as_deref().map(ServerMessage::parse);
        prop_assert_eq!(parsed, Ok(Ok(message)));
    }

    #[test]
    fn written_client_messages_can_be_parsed(message in client_message(), lengths in vec(1..9usize, 1..4)) {
        let lines = receive_in_pieces(to_wire(&message).as_bytes(), &lengths);
        prop_assert_eq!(lines.len(), 1);
        let parsed = lines[0].as_deref().map(ClientMessage::parse);
        prop_assert_eq!(parsed, Ok(Ok(message)));
    }

    #[test]
    fn arbitrary_bytes_in_any_pieces_cause_no_panic(
        bytes in vec(prop_oneof![any::<u8>(), select(b"\\\r\n #0Az-".to_vec())], 0..400),
        lengths in vec(1..50usize, 1..4),
    ) {
        let lines = receive_in_pieces(&bytes, &[bytes.len().max(1)]);
        prop_assert_eq!(&receive_in_pieces(&bytes, &lengths), &lines);
        for line in lines.into_iter().flatten() {
            let _ = (ServerMessage::parse(&line), ClientMessage::parse(&line), expand(&line));
        }
        let text = String::from_utf8_lossy(&bytes);
        let _ = (SavedGame::read(&text), read_options(&text), read_wall(&text));
    }

    #[test]
    fn a_message_that_is_cut_or_changed_is_an_error_or_another_message(
        message in server_message(),
        position in any::<proptest::sample::Index>(),
        replacement in "[ 0-9A-Za-z#\\\\-]{0,3}",
    ) {
        let mut line: Vec<char> = message.to_string().chars().collect();
        let index = position.index(line.len());
        line.splice(index..(index + 2).min(line.len()), replacement.chars());
        for line in [line[..index].iter().collect::<String>(), line.iter().collect()] {
            if let Ok(message) = ServerMessage::parse(&line) {
                prop_assert_eq!(ServerMessage::parse(&message.to_string()), Ok(message));
            }
            if let Ok(message) = ClientMessage::parse(&line) {
                prop_assert_eq!(ClientMessage::parse(&message.to_string()), Ok(message));
            }
        }
    }

    #[test]
    fn a_line_that_is_too_long_affects_no_other_message(
        before in client_message(), after in client_message(),
        excess in 1..9000usize, inner in "[ -~\n]{0,20}",
    ) {
        let long = format!("SendMessage 0 {inner}{}", "x".repeat(MAX_MESSAGE_LENGTH + excess));
        let wire = [before.to_string(), long, after.to_string()].map(to_wire).concat();
        let lines = LineAssembler::new().feed(wire.as_bytes());
        prop_assert_eq!(lines.len(), 3);
        prop_assert!(lines[1].is_err());
        for (line, message) in [(&lines[0], before), (&lines[2], after)] {
            prop_assert_eq!(line.as_deref().map(ClientMessage::parse), Ok(Ok(message)));
        }
    }

    #[test]
    fn written_option_and_wall_files_can_be_read(entries in vec(entry(), 0..5), wall in vec(tile(), 0..150)) {
        prop_assert_eq!(read_options(&write_options(&entries)), Ok(entries));
        prop_assert_eq!(read_wall(&write_wall(&wall)), Ok(wall));
    }
}

#[test]
fn optional_syntax_is_accepted_and_malformed_messages_are_errors() {
    let parse = |line: &str| ClientMessage::parse(line).map(|message| message.to_string());
    for (line, meaning) in [
        ("SendMessage,2 hi", "SendMessage 2 hi"),
        ("SendMessage\t 2 \t hi ", "SendMessage 2 hi"),
        ("SendMessage 2 \\ hi", "SendMessage 2 \\ hi"),
        ("SendMessage 2", "SendMessage 2 "),
        ("d EW 0", "Discard EW 0"),
        ("ds --", "DeclareSpecial --"),
        ("n 3", "NoClaim 3"),
        ("p 3", "Pung 3"),
        ("k +3", "Kong 3"),
        ("c 3 m", "Chow 3 Middle"),
        ("c 3 a", "Chow 3 AnyPos"),
        ("ck 1B", "DeclareClosedKong 1B"),
        ("st 1 1B 2B", "SwapTile 1 1B 2B"),
        ("Ready or not", "Ready"),
        ("Discard EW 1 more", "Discard EW 1"),
        ("Foo", "Foo"),
    ] {
        assert_eq!(parse(line).as_deref(), Ok(meaning), "{line:?}");
    }
    for line in [
        "",
        " Ready",
        "-",
        "Discard",
        "Discard EW",
        "Discard -- 0",
        "Discard EW 2",
        "NoClaim",
        "NoClaim x",
        "NoClaim 99999999999",
        "Chow 1",
        "Chow 1 upper",
        "SendMessage",
        "QueryGameOption",
        "SetGameOption",
        "QueryGameOption sixteen_letters_",
        "ListGameOptions yes",
    ] {
        assert!(parse(line).is_err(), "{line:?}");
    }
    let round = ServerMessage::parse("NewRound Q");
    assert_eq!(round, Ok(ServerMessage::NewRound { wind: None }));
}
