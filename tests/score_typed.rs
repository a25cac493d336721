//! `red-stake score --hand`: a hand that is typed, as at a table of wood.

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
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Figure 18 of Babcock's Red Book of Rules: 84 points, and 168 if East holds it.
#[test]
fn a_hand_is_worth_what_a_file_would_say() {
    let hand = "EEE OO GG 123b (8888d) +G";
    let total = |seat| {
        let text = printed("western", &["--json", "--seat", seat, "--hand", hand]);
        let answer: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        answer[0]["total"].as_u64()
    };
    assert_eq!((total("S"), total("E")), (Some(84), Some(168)));
}

#[test]
fn how_the_last_tile_came_counts() {
    let hand = "13c 777c 55b (111d) (WWW) +2c";
    let drawn = printed("western", &["--hand", hand, "--seat", "W", "--by", "wall"]);
    let claimed = printed("western", &["--hand", hand, "--seat", "W"]);
    assert!(
        drawn.contains("72") && claimed.contains("68"),
        "{drawn}{claimed}"
    );
}

#[test]
fn what_was_one_tile_away_is_told() {
    let text = printed("bloem", &["--hand", "222b 333b 444b 99c 55b +5b"]);
    assert!(text.contains("nearly Four Small Siamese Sisters"), "{text}");
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place() {
    let output = score("western", &["--hand", "123b 77x"]);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        told.contains("letter 8") && told.lines().count() == 1,
        "{told}"
    );
}
