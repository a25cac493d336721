//! `red-stake score` refuses impossible hands and unusable files: one line on standard error, status 2, no answer.

use std::error::Error;
use std::process::{Command, Output};

use serde_json::{Value, json};

use super::refusal;

/// A valid winning hand.
fn case() -> Value {
    json!({
        "id": "a", "seat_wind": "S", "round_wind": "E", "winner": true,
        "table": [
            {"kind": "chow", "tile": "1B", "concealed": false},
            {"kind": "pung", "tile": "7D", "concealed": false}
        ],
        "stake": ["4C", "5C", "6C", "2D", "2D", "2D", "8B", "8B"],
        "bonus": ["1F"],
        "win": {"tile": "6C", "from": "wall"}
    })
}

fn score(text: &str) -> Result<Output, Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("cases.json");
    std::fs::write(&file, text)?;
    let mut command = Command::new(env!("CARGO_BIN_EXE_red-stake"));
    Ok(command
        .args(["score", "--rules", "bloem", "--json"])
        .arg(file)
        .output()?)
}

/// The message about a refused file, which gets no answer.
fn message_about(text: &str) -> Result<String, Box<dyn Error>> {
    let output = score(text)?;
    assert!(output.stdout.is_empty(), "{text}");
    Ok(refusal(&output))
}

/// Changes the part of the case at a JSON pointer, or adds it, and checks that the refusal contains `words`.
fn assert_refused(pointer: &str, value: Value, words: &str) -> Result<(), Box<dyn Error>> {
    let mut case = case();
    match case.pointer_mut(pointer) {
        Some(part) => *part = value,
        None => case[pointer.trim_start_matches('/')] = value,
    }
    let message = message_about(&json!({"rules": "bloem", "cases": [case]}).to_string())?;
    assert!(
        message.contains(words) && message.contains("case \"a\""),
        "{message}"
    );
    Ok(())
}

#[test]
fn a_valid_hand_is_scored() -> Result<(), Box<dyn Error>> {
    let output = score(&json!({"rules": "bloem", "cases": [case()]}).to_string())?;
    let answers: Vec<Value> = serde_json::from_slice(&output.stdout)?;
    assert_eq!(answers.len(), 1);
    assert_eq!(answers[0]["total"], json!(32));
    Ok(())
}

#[test]
fn a_file_without_a_list_of_cases_is_refused() -> Result<(), Box<dyn Error>> {
    for text in [
        "",
        "{",
        "[]",
        "{}",
        "7",
        "{\"cases\": 7}",
        "{\"rules\": \"classical\", \"cases\": []}",
    ] {
        assert!(message_about(text)?.contains("cases.json"), "{text}");
    }
    Ok(())
}

#[test]
fn impossible_tiles_are_refused() -> Result<(), Box<dyn Error>> {
    assert_refused("/stake/0", json!("0C"), "\"0C\" is not a tile")?;
    assert_refused("/stake/0", json!(4), "string")?;
    assert_refused("/stake/0", json!("2F"), "cannot be on the stake")?;
    assert_refused("/bonus/0", json!("2B"), "is not a Flower or Season")?;
    assert_refused("/bonus", json!(["1F", "1F"]), "2 of 1F")?;
    assert_refused(
        "/stake",
        json!(["7D", "7D", "6C", "2D", "2D", "2D", "8B", "8B"]),
        "5 of 7D",
    )?;
    assert_refused("/stake", json!(["6C", "2D"]), "not 14")?;
    assert_refused("/table/0/tile", json!("8B"), "no Chow begins with 8B")?;
    assert_refused("/table/0/concealed", json!(true), "cannot be concealed")?;
    assert_refused("/table/1/kind", json!("pair"), "cannot be on the table")?;
    assert_refused("/win/tile", json!("9C"), "not on the stake")
}

#[test]
fn impossible_circumstances_are_refused() -> Result<(), Box<dyn Error>> {
    assert_refused("/win", json!(null), "needs \"win\"")?;
    assert_refused("/winner", json!(false), "not 13")?;
    assert_refused("/win/from", json!("sky"), "sky")?;
    assert_refused("/win", json!({"tile": "6C", "form": "wall"}), "form")?;
    assert_refused("/seat_wind", json!("Q"), "is not a wind")
}

#[test]
fn invalid_settings_are_refused() -> Result<(), Box<dyn Error>> {
    let assert_refused = |settings: Value, words: &str| assert_refused("/rules", settings, words);
    assert_refused(json!({"max_score": 0}), "positive")?;
    assert_refused(json!({"max_score": -3}), "-3")?;
    assert_refused(json!({"chow": false}), "chow")?;
    assert_refused(
        json!({"forbidden": ["Going Mah Jongg"]}),
        "not a special hand",
    )?;
    assert_refused(json!({"forbidden": ["Perfect Hand"]}), "scoring event")?;
    assert_refused(
        json!({"open_to_all": ["Going Mah Jongg"]}),
        "cannot be changed",
    )?;
    assert_refused(
        json!({"events": {"Exposed Pung of Tile 2 to 8": {"doubles": 1}}}),
        "into doubles",
    )
}

#[test]
fn a_missing_file_is_named() -> Result<(), Box<dyn Error>> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_red-stake"));
    let output = command
        .args(["score", "--rules", "bloem", "nowhere.json", "--json"])
        .output()?;
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr)?.starts_with("nowhere.json"));
    Ok(())
}
