//! `red-stake score`: what hands are worth and who pays whom, for cases in a file.

mod answer;
mod case;
mod settlement;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::bad_input::BadInput;
use crate::rules::{RuleSet, RuleSetId};
use answer::Answer;

/// Score the hands in a file.
#[derive(clap::Args)]
pub struct Arguments {
    /// The rules to score by: bloem or classical
    #[arg(long, value_name = "R")]
    rules: RuleSetId,
    /// A JSON file with cases and settlements
    file: PathBuf,
    /// Print one JSON array
    #[arg(long)]
    json: bool,
}

/// Scores every case and settlement of the file and prints the answers in their order.
pub fn run(arguments: &Arguments) -> Result<(), BadInput> {
    let answers = answers(&arguments.file, arguments.rules)?;
    let wrong = |wrong: &dyn std::fmt::Display| BadInput::new("the answer", wrong);
    let text = if arguments.json {
        serde_json::to_string_pretty(&answers).map_err(|failed| wrong(&failed))? + "\n"
    } else {
        answers.iter().map(Answer::to_string).collect()
    };
    io::stdout()
        .write_all(text.as_bytes())
        .map_err(|failed| wrong(&failed))
}

fn answers(file: &Path, rules: RuleSetId) -> Result<Vec<Answer>, BadInput> {
    let wrong_file = |wrong: &dyn std::fmt::Display| BadInput::new(file.display(), wrong);
    let text = fs::read_to_string(file).map_err(|wrong| wrong_file(&wrong))?;
    let content: Value = serde_json::from_str(&text).map_err(|wrong| wrong_file(&wrong))?;
    let Value::Object(content) = content else {
        return Err(wrong_file(&"the file is not a JSON object"));
    };
    if let Some(named) = content.get("rules")
        && named.as_str() != Some(rules.name())
    {
        let wrong = format!("its rules are {named}, not \"{}\"", rules.name());
        return Err(wrong_file(&wrong));
    }
    if !["cases", "settlements"]
        .iter()
        .any(|name| content.contains_key(*name))
    {
        return Err(wrong_file(&"there are neither cases nor settlements"));
    }
    let list = |name: &str| match content.get(name) {
        None => Ok(&[][..]),
        Some(Value::Array(list)) => Ok(list.as_slice()),
        Some(_) => Err(wrong_file(&format!("\"{name}\" is not a list"))),
    };
    let defaults = RuleSet::new(rules);
    let cases = list("cases")?.iter().enumerate().map(|(place, value)| {
        let wrong = |wrong| wrong_file(&format!("case {}: {wrong}", named(place, value)));
        case::answer(value, &defaults).map_err(wrong)
    });
    let settlements = list("settlements")?
        .iter()
        .enumerate()
        .map(|(place, value)| {
            let wrong = |wrong| wrong_file(&format!("settlement {}: {wrong}", named(place, value)));
            settlement::answer(value, &defaults).map_err(wrong)
        });
    cases.chain(settlements).collect()
}

/// How to speak of an entry of the file: by its id, else by its place from 1.
fn named(place: usize, value: &Value) -> String {
    let id = value.get("id").and_then(Value::as_str);
    id.map_or_else(|| (place + 1).to_string(), |id| format!("\"{id}\""))
}
