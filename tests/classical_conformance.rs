//! Replays every hand recorded at the reference server of the classical game: our table must send the same message at each point,
//! including the exact text of scores and settlements. The check itself is tested too: it detects every change in a record that changes its
//! meaning.

use std::fs::File;
use std::io::{BufRead, BufReader};

use lzma_rust2::XzReader;
use protocol::history;
use protocol::to_wire;

#[path = "classical_conformance/games.rs"]
mod games;
#[path = "classical_conformance/mutation.rs"]
mod mutation;

/// A recorded hand; in `flow.jsonl.xz` a whole game.
struct Hand {
    /// A text that identifies the hand; `null` for a whole game, which has no id.
    id: String,
    /// The set and the seed, which identify its game.
    game: String,
    /// The number of the hand in its game; `None` for a whole game.
    number: Option<u64>,
    /// The number of rounds of the game.
    rounds: u32,
    messages: Vec<String>,
}

/// The hands in a file.
fn hands(file: &str) -> impl Iterator<Item = Hand> {
    let path = format!("{}/tests/data/classical/{file}", env!("CARGO_MANIFEST_DIR"));
    let file = File::open(path).expect("the recorded hands exist");
    BufReader::new(XzReader::new(file, false))
        .lines()
        .map(|line| {
            let record: serde_json::Value =
                serde_json::from_str(&line.expect("readable")).expect("a record is JSON");
            let rounds = record["options"]["NumRounds"].as_u64().unwrap_or(4);
            let messages = record["lines"].as_array().into_iter().flatten();
            let messages = messages.filter_map(|message| message.as_str());
            Hand {
                id: record["id"].to_string(),
                game: format!("{} {}", record["set"], record["seed"]),
                number: record["hand"].as_u64(),
                rounds: rounds as u32,
                messages: messages.map(str::to_owned).collect(),
            }
        })
}

/// The messages in the format of a hand history.
fn history_text(messages: &[String]) -> String {
    messages.iter().map(to_wire).collect()
}

/// Descriptions of the differences between a recorded hand and the replayed one.
fn differences(messages: &[String]) -> Vec<String> {
    match history::check(&history_text(messages)) {
        Ok(replay) => {
            let found = replay.differences.iter();
            found.map(ToString::to_string).collect()
        }
        Err(error) => vec![error.to_string()],
    }
}

/// Replays all records of a file, and checks their number.
fn assert_no_differences(file: &str, count: usize) {
    let mut seen = 0;
    for hand in hands(file) {
        seen += 1;
        let found = differences(&hand.messages);
        assert_eq!(found, Vec::<String>::new(), "hand {}", hand.id);
    }
    assert_eq!(seen, count);
}

#[test]
fn hands_played_by_robots_match() {
    assert_no_differences("played.jsonl.xz", 2834);
}

#[test]
fn rare_hands_match() {
    assert_no_differences("staged.jsonl.xz", 547);
}

#[test]
fn wash_outs_match() {
    assert_no_differences("washouts.jsonl.xz", 159);
}

/// A player who robs the second of two Kongs does not win on a Kong of their own.
#[test]
fn a_robbed_kong_does_not_count_as_kong_upon_kong() {
    let path = "tests/data/transcripts/rob-second-kong.mjs";
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the hand exists");
    let replay = history::check(&text).expect("a hand history");
    assert_eq!(replay.differences, Vec::new());
}

#[test]
fn the_next_hand_begins_as_at_the_server() {
    games::compare_consecutive_hands();
}

#[test]
fn games_continue_and_end_as_at_the_server() {
    games::replay_games();
}

#[test]
fn every_change_in_a_record_is_detected_or_harmless() {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let cases = cases.and_then(|text| text.parse().ok());
    mutation::check_mutations(cases.unwrap_or(1000));
}
