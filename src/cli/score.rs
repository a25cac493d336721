//! `red-stake score`: scores hands and settlements from a file, or one typed hand.

mod answer;
mod case;
mod settlement;
mod typed;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::bad_input::BadInput;
use super::files;
use super::rule_choice;
use answer::Answer;
use engine::rules::RuleSet;

/// Score hands.
#[derive(clap::Args)]
pub struct Arguments {
    /// Rules: bloem, classical, another name from "red-stake rules list", or a file
    #[arg(long, value_name = "R", value_parser = rule_choice::rules, default_value = "bloem")]
    rules: RuleSet,
    /// JSON file with cases and settlements; "-" is standard input
    #[arg(required_unless_present = "hand")]
    file: Option<PathBuf>,
    #[command(flatten)]
    typed: typed::Arguments,
    /// Print a JSON array
    #[arg(long)]
    json: bool,
}

/// Scores every case and then every settlement of the file, or the typed hand, and prints the answers in this order.
pub fn run(arguments: &Arguments) -> Result<(), BadInput> {
    let rules = &arguments.rules;
    let (answers, missed) = match (arguments.typed.answer(rules), &arguments.file) {
        (Some(typed), _) => {
            let (answer, missed) = typed.map_err(|wrong| BadInput::new("score", wrong))?;
            (vec![answer], missed)
        }
        (None, file) => (
            answers(file.as_deref().unwrap_or(Path::new("")), rules)?,
            Vec::new(),
        ),
    };
    let wrong = |wrong: &dyn std::fmt::Display| BadInput::new("the answer", wrong);
    let text = if arguments.json {
        serde_json::to_string_pretty(&answers).map_err(|failed| wrong(&failed))? + "\n"
    } else {
        let missed = missed.iter().map(|line| format!("  nearly {line}\n"));
        answers
            .iter()
            .map(Answer::to_string)
            .chain(missed)
            .collect()
    };
    io::stdout()
        .write_all(text.as_bytes())
        .map_err(|failed| wrong(&failed))
}

fn answers(file: &Path, defaults: &RuleSet) -> Result<Vec<Answer>, BadInput> {
    let wrong_file = |wrong: &dyn std::fmt::Display| BadInput::new(file.display(), wrong);
    let text = files::read_text(file)?;
    let content: Value = serde_json::from_str(&text).map_err(|wrong| wrong_file(&wrong))?;
    let Value::Object(content) = content else {
        return Err(wrong_file(&"the file is not a JSON object"));
    };
    if let Some(named) = content.get("rules")
        && named.as_str() != Some(defaults.name_or_id())
    {
        let wrong = format!("its rules are {named}, not \"{}\"", defaults.name_or_id());
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
    let cases = list("cases")?.iter().enumerate().map(|(place, value)| {
        let wrong = |wrong| wrong_file(&format!("case {}: {wrong}", entry_name(place, value)));
        case::answer(value, defaults).map_err(wrong)
    });
    let settlements = list("settlements")?
        .iter()
        .enumerate()
        .map(|(place, value)| {
            let wrong =
                |wrong| wrong_file(&format!("settlement {}: {wrong}", entry_name(place, value)));
            settlement::answer(value, defaults).map_err(wrong)
        });
    cases.chain(settlements).collect()
}

/// Names an entry of the file: by its id, or by its position from 1.
fn entry_name(place: usize, value: &Value) -> String {
    let id = value.get("id").and_then(Value::as_str);
    id.map_or_else(|| (place + 1).to_string(), |id| format!("\"{id}\""))
}
