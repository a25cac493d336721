//! Recordings of the original programs are parsed and written back: hands, whole connections, transcripts, saved games. Each test names
//! what may differ; everything else is the same byte for byte.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "tests read files and the environment"
)]

use std::error::Error;
use std::io::Read;
use std::path::{Path, PathBuf};

use protocol::files::SavedGame;
use protocol::{ClientMessage, LineAssembler, ServerMessage, to_wire};

type Outcome = Result<(), Box<dyn Error>>;

fn data(place: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("tests/data")
        .join(place)
}

/// The records of a file of recorded hands.
fn records(name: &str) -> Result<Vec<serde_json::Value>, Box<dyn Error>> {
    let packed = std::fs::File::open(data("classical").join(name))?;
    let mut text = String::new();
    lzma_rust2::XzReader::new(packed, false).read_to_string(&mut text)?;
    Ok(text
        .lines()
        .map(serde_json::from_str)
        .collect::<Result<_, _>>()?)
}

fn strings(value: &serde_json::Value) -> impl Iterator<Item = &str> {
    value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(serde_json::Value::as_str)
}

/// A message of a server, written back after being parsed, and sent over the wire.
fn server_round_trip(message: &str) -> Result<String, Box<dyn Error>> {
    let read = ServerMessage::parse(message).map_err(|why| format!("{message:?}: {why}"))?;
    if let ServerMessage::Unknown { word, .. } = read {
        return Err(format!("{word} is not known").into());
    }
    over_the_wire(&read.to_string())
}

/// A message of a client, written back after being parsed, and sent over the wire.
fn client_round_trip(message: &str) -> Result<String, Box<dyn Error>> {
    let read = ClientMessage::parse(message).map_err(|why| format!("{message:?}: {why}"))?;
    if let ClientMessage::Unknown { word, .. } = read {
        return Err(format!("{word} is not known").into());
    }
    over_the_wire(&read.to_string())
}

fn over_the_wire(message: &str) -> Result<String, Box<dyn Error>> {
    let mut lines = LineAssembler::new().feed(to_wire(message).as_bytes());
    match (lines.pop(), lines.is_empty()) {
        (Some(line), true) => Ok(line?),
        _ => Err(format!("{message:?} is not one line").into()),
    }
}

#[test]
fn recorded_hands_are_written_back_unchanged() -> Outcome {
    let mut count = 0;
    for name in ["played", "staged", "washouts"] {
        for hand in records(&format!("{name}.jsonl.xz"))? {
            for message in strings(&hand["lines"]) {
                assert_eq!(server_round_trip(message)?, message);
                count += 1;
            }
        }
    }
    assert!(count > 100_000, "only {count} messages were read");
    Ok(())
}

#[test]
fn recorded_games_are_written_back() -> Outcome {
    for game in records("flow.jsonl.xz")? {
        for message in strings(&game["lines"]) {
            // The settlements of these records lack their account and the blank before it.
            assert_eq!(server_round_trip(message)?.trim_end(), message);
        }
    }
    Ok(())
}

#[test]
fn whole_connections_are_written_back_unchanged() -> Outcome {
    for game in records("wire.jsonl.xz")? {
        for connection in game["connections"].as_array().into_iter().flatten() {
            for line in strings(connection) {
                match line.split_at(1) {
                    (">", message) => assert_eq!(server_round_trip(message)?, message),
                    (_, message) => assert_eq!(client_round_trip(message)?, message),
                }
            }
        }
    }
    Ok(())
}

/// The messages of a transcript with their direction, unescaped.
fn transcript(text: &str) -> Vec<(char, String)> {
    let mut to_client = LineAssembler::new();
    let mut to_server = LineAssembler::new();
    let mut found = Vec::new();
    for line in text.split_inclusive('\n') {
        let (direction, lines) = match line.get(..2) {
            Some("> ") => ('>', &mut to_client),
            Some("< ") => ('<', &mut to_server),
            _ => continue,
        };
        for message in lines.feed(&line.as_bytes()[2..]).into_iter().flatten() {
            found.push((direction, message));
        }
    }
    found
}

// Lines of the transcripts that are invalid on purpose.
const MALFORMED: [&str; 4] = ["", "Discard EW", "Discard ZZ 0", "Discard EW 2"];
const UNKNOWN: [&str; 3] = ["Foo 1 2", "discard EW 0", "Comment x"];

#[test]
fn transcripts_are_written_back_unchanged() -> Outcome {
    let mut count = 0;
    for file in std::fs::read_dir(data("transcripts"))? {
        let text = std::fs::read_to_string(file?.path())?;
        for (direction, message) in transcript(&text) {
            count += 1;
            let message = message.as_str();
            if direction == '>' {
                // Texts lose trailing blanks, and a list of tiles without bonus tiles ends in one.
                let written = server_round_trip(message)?;
                match message.starts_with("InfoTiles") {
                    true => assert_eq!(written, message.trim_end()),
                    false => assert_eq!(written, message),
                }
            } else if MALFORMED.contains(&message) {
                assert!(ClientMessage::parse(message).is_err(), "{message:?}");
            } else if UNKNOWN.contains(&message) {
                assert!(client_round_trip(message).is_err(), "{message:?}");
            } else if message.starts_with("Discard EW 0") {
                assert_eq!(client_round_trip(message)?, "Discard EW 0");
            } else {
                // These were typed by hand, without the blank before an empty text.
                assert_eq!(client_round_trip(message)?.trim_end(), message.trim_end());
            }
        }
    }
    assert!(count > 900, "only {count} messages were read");
    Ok(())
}

#[test]
fn log_files_of_the_server_are_written_back() -> Outcome {
    for name in ["server-logfile.txt", "xmj-joins-logfile.txt"] {
        let text = std::fs::read_to_string(data("transcripts").join(name))?;
        let mut count = 0;
        for line in text.lines() {
            let Some((direction, message)) = line.split_once(' ') else {
                continue;
            };
            if direction.starts_with(">cnx") {
                assert_eq!(server_round_trip(message)?, message);
                count += 1;
            } else if direction.starts_with("<cnx") {
                // The blank before an empty text may be missing.
                assert_eq!(client_round_trip(message)?.trim_end(), message.trim_end());
                count += 1;
            }
        }
        assert!(count > 50, "{name}: only {count} messages were read");
    }
    Ok(())
}

#[test]
fn saved_games_and_hand_histories_are_written_back_unchanged() -> Outcome {
    for (name, messages) in [("saved-game.mjs", 73), ("hand-history.mjs", 407)] {
        let text = std::fs::read_to_string(data("transcripts").join(name))?;
        let game = SavedGame::read(&text)?;
        assert_eq!(game.history.len(), messages, "{name}");
        // The only difference is the comment that the original server damages, which takes two lines.
        let comment = text.lines().position(|line| line.starts_with('#'));
        let kept: String = text
            .split_inclusive('\n')
            .enumerate()
            .filter(|(index, _)| comment.is_none_or(|at| !(at..at + 2).contains(index)))
            .map(|(_, line)| line)
            .collect();
        assert_eq!(game.to_string(), kept, "{name}");
    }
    Ok(())
}
