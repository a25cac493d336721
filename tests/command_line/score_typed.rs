//! `red-stake score --hand`: a typed hand.

use std::process::{Command, Output};

fn score(rules: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .args(["score", "--rules", rules])
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn printed(rules: &str, arguments: &[&str]) -> String {
    let output = score(rules, arguments);
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{message}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Figure 18 of Babcock's Red Book of Rules: 84 points, and 168 if East holds it.
#[test]
fn a_typed_hand_scores_like_one_from_a_file() {
    let hand = "EEE OO GG 123b (8888d) +G";
    let total = |seat| {
        let text = printed("western", &["--json", "--seat", seat, "--hand", hand]);
        let answer: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        answer[0]["total"].as_u64()
    };
    assert_eq!((total("S"), total("E")), (Some(84), Some(168)));
}

#[test]
fn the_source_of_the_last_tile_counts() {
    let hand = "13c 777c 55b (111d) (WWW) +2c";
    let drawn = printed("western", &["--hand", hand, "--seat", "W", "--by", "wall"]);
    let claimed = printed("western", &["--hand", hand, "--seat", "W"]);
    assert!(
        drawn.contains("72") && claimed.contains("68"),
        "{drawn}{claimed}"
    );
}

#[test]
fn near_misses_are_reported() {
    let text = printed("bloem", &["--hand", "222b 333b 444b 99c 55b +5b"]);
    assert!(text.contains("nearly Four Small Siamese Sisters"), "{text}");
}

/// "Fishing the eyes" is going out with a claimed tile for the pair.
#[test]
fn a_claimed_tile_for_the_pair_is_fishing_the_eyes() {
    let hand = "123b456b789b123d5c+5c";
    let text = printed("classical", &["--by", "discard", "--hand", hand]);
    assert!(text.contains("fishing the eyes"), "{text}");
    // The letter d after the last tile says that it was discarded, and overrides `--by`.
    let same = printed(
        "classical",
        &["--by", "wall", "--hand", &format!("{hand}d")],
    );
    assert_eq!(text, same.replace("5cd", "5c"));
}

#[test]
fn thirteen_unique_wonders_are_a_hand_of_the_classical_game() {
    for hand in [
        "19b19c19deswnrgo+e",
        "19b19c19deswnrg+o 1b",
        "9b19c19deswnrgo+9b 1b",
    ] {
        let text = printed("classical", &["--hand", hand]);
        assert!(text.contains("Thirteen Unique Wonders"), "{text}");
    }
}

#[test]
fn circumstances_can_be_given() {
    let hand = ["--hand", "234b456c678d 22d 56b +7b", "--by", "wall"];
    let score = |more: &[&str]| printed("classical", &[&hand[..], more].concat());
    assert!(!score(&[]).contains("only place"));
    assert!(score(&["--only-place"]).contains("only place"));
    assert!(score(&["--kong-upon-kong"]).contains("Kong upon Kong"));
    assert!(score(&["--east-wins", "12"]).contains("13th"));
}

#[test]
fn errors_name_the_position_in_the_hand() {
    let output = score("western", &["--hand", "123b 77x"]);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        message.contains("letter 8") && message.lines().count() == 1,
        "{message}"
    );
}
