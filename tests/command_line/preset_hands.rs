//! The additional rule sets of the program: each has at least twelve hands whose scores were calculated manually from its rows. The hands
//! of `western.json` named after pungs, kongs and winds are the worked examples in Babcock's Red Book of Rules (1923).

use std::error::Error;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The file of hands for a rule set, and the answers of `red-stake score`.
fn answers(rules: &str) -> Result<(Value, Vec<Value>), Box<dyn Error>> {
    let file = format!("tests/data/rules/hands/{rules}.json");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let run = Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .args(["score", "--json", "--rules", rules])
        .arg(&file)
        .output()?;
    let message = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{message}");
    let file = serde_json::from_str(&std::fs::read_to_string(file)?)?;
    Ok((file, serde_json::from_slice(&run.stdout)?))
}

#[test]
fn every_hand_scores_as_calculated_manually() -> Result<(), Box<dyn Error>> {
    for rules in ["bmja", "british", "dmjl", "kitchen", "nts", "western"] {
        let (file, answers) = answers(rules)?;
        let cases = file["cases"].as_array().cloned().unwrap_or_default();
        assert!(cases.len() >= 12, "{rules}");
        for (case, answer) in cases.iter().zip(&answers) {
            let id = &case["id"];
            assert_eq!(answer["id"], *id);
            for figure in ["points", "doubles", "apart", "total"] {
                let expected = &case["expected"][figure];
                assert_eq!(
                    answer[figure], *expected,
                    "{figure} of {id}, {rules}: {answer:#}"
                );
            }
        }
    }
    Ok(())
}
