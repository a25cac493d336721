//! The worked examples of the Bloem rules, through the command line: every total, line and payment.

use std::error::Error;
use std::process::Command;

use serde_json::{Value, json};

const EXAMPLES: &str = "tests/data/bloem-scoring.json";

/// The answers of `red-stake score` to the examples.
fn answers() -> Result<Vec<Value>, Box<dyn Error>> {
    let run = Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .args(["score", "--rules", "bloem", EXAMPLES, "--json"])
        .output()?;
    assert!(
        run.status.success(),
        "{}",
        String::from_utf8_lossy(&run.stderr)
    );
    Ok(serde_json::from_slice(&run.stdout)?)
}

/// The examples in one of the lists of the file: `cases` or `settlements`.
fn examples(list: &str) -> Result<Vec<Value>, Box<dyn Error>> {
    let mut file: Value = serde_json::from_str(&std::fs::read_to_string(EXAMPLES)?)?;
    Ok(serde_json::from_value(file[list].take())?)
}

/// The lines as text, sorted, since their order does not matter.
fn sorted(lines: &Value) -> Vec<String> {
    let lines = lines.as_array().cloned().unwrap_or_default();
    let mut words: Vec<String> = lines.iter().map(Value::to_string).collect();
    words.sort();
    words
}

#[test]
fn every_hand_has_the_expected_score() -> Result<(), Box<dyn Error>> {
    let (cases, answers) = (examples("cases")?, answers()?);
    assert!(cases.len() > 100);
    for (case, answer) in cases.iter().zip(&answers) {
        let (id, expected) = (&case["id"], &case["expected"]);
        assert_eq!(&answer["id"], id);
        for figure in ["points", "doubles", "total"] {
            assert_eq!(
                answer[figure], expected[figure],
                "{figure} of {id}: {answer:#}"
            );
        }
        assert_eq!(
            sorted(&answer["lines"]),
            sorted(&expected["lines"]),
            "lines of {id}"
        );
        assert_eq!(
            answer["refused"].is_string(),
            expected["refused"] == json!(true),
            "{id}"
        );
    }
    Ok(())
}

#[test]
fn every_settlement_has_the_expected_payments() -> Result<(), Box<dyn Error>> {
    let settlements = examples("settlements")?;
    let answers = answers()?.split_off(examples("cases")?.len());
    assert_eq!(answers.len(), settlements.len());
    for (expected, answer) in settlements.iter().zip(&answers) {
        for figure in ["id", "gets_from", "totals"] {
            assert_eq!(
                answer[figure], expected[figure],
                "{figure} of {}",
                expected["id"]
            );
        }
    }
    Ok(())
}
