//! Hands recorded at the reference server of the classical game, put into our table move by move: it must accept
//! every move and give the same draws, claims, dangerous discards, ends, scores and settlements, to the last letter.

use std::fs::File;
use std::io::{BufRead, BufReader};

use flate2::read::GzDecoder;

#[path = "recorded_hands/hand.rs"]
mod hand;

fn replay_all(file: &str) {
    let path = format!("{}/tests/data/classical/{file}", env!("CARGO_MANIFEST_DIR"));
    let file = File::open(path).expect("the recorded hands are there");
    let mut hands = 0;
    for line in BufReader::new(GzDecoder::new(file)).lines() {
        let record: serde_json::Value =
            serde_json::from_str(&line.expect("readable")).expect("a record is JSON");
        let lines: Vec<&str> = record["lines"]
            .as_array()
            .map(|lines| lines.iter().filter_map(|line| line.as_str()).collect())
            .unwrap_or_default();
        if !lines.iter().any(|line| line.starts_with("Wall ")) {
            continue;
        }
        hands += 1;
        assert_eq!(hand::replay(&lines), Ok(()), "hand {}", record["id"]);
    }
    assert!(hands > 0);
}

#[test]
fn hands_between_robots_go_as_they_went() {
    replay_all("played.jsonl.gz");
}

#[test]
fn rare_hands_go_as_they_went() {
    replay_all("staged.jsonl.gz");
}
