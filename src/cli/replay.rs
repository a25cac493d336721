//! `red-stake replay`: replays saved games and hand histories and, with `--check`, compares the results with the stored ones.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde::Serialize;

use super::bad_input::BadInput;
use engine::untrusted_text::sanitize;
use protocol::history;
use storage::save;

/// Replay saved games and hand histories
#[derive(clap::Args)]
pub struct Arguments {
    /// Saved games (`.mah`) and hand histories of the network protocol
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Compare every result with the stored one; exit with 1 if any differs
    #[arg(long)]
    check: bool,
    /// Print a JSON array with one object per file
    #[arg(long)]
    json: bool,
}

/// The result of one file.
#[derive(Debug, Serialize)]
struct Replayed {
    file: String,
    /// Finished deals.
    deals: usize,
    /// Differences from what was stored, one sentence each.
    differences: Vec<String>,
}

/// Replays every file and prints the results.
pub fn run(arguments: &Arguments) -> Result<ExitCode, BadInput> {
    let replayed = arguments
        .files
        .iter()
        .map(|file| replay(file, arguments.check))
        .collect::<Result<Vec<_>, _>>()?;
    if arguments.json {
        print_json(&replayed)?;
    } else {
        replayed.iter().for_each(Replayed::print);
    }
    let same = replayed.iter().all(|file| file.differences.is_empty());
    Ok(ExitCode::from(u8::from(!same)))
}

fn print_json(value: &impl Serialize) -> Result<(), BadInput> {
    let text = serde_json::to_string_pretty(value);
    let text = text.map_err(|error| BadInput::new("replay", error))?;
    println!("{text}");
    Ok(())
}

fn replay(file: &Path, check: bool) -> Result<Replayed, BadInput> {
    let name = sanitize(&file.display().to_string()).into_owned();
    let is_saved = file
        .extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case(save::EXTENSION));
    if !is_saved {
        return replay_history(file, name, check);
    }
    let game = match save::open(file) {
        Ok(game) => game,
        Err(wrong) => match save::open_seen(file) {
            Ok(seen) => return Ok(replay_seen(name, &seen)),
            Err(_) => return Err(BadInput::new(&name, wrong)),
        },
    };
    let differences = match check {
        true => save::differences(&game.record),
        false => Vec::new(),
    };
    let sentence = |difference: &save::Difference| {
        format!("deal {}: {}", difference.deal, difference.description)
    };
    Ok(Replayed {
        file: name,
        deals: game.record.deals.len(),
        differences: differences.iter().map(sentence).collect(),
    })
}

/// Replays a network game as seen from the seat that saved it. The server scored its hands, so there is nothing to compare.
fn replay_seen(file: String, seen: &save::SeenGame) -> Replayed {
    let mut view = seen.initial_view();
    seen.events.iter().for_each(|event| view.apply(event));
    Replayed {
        file,
        deals: seen.hands(),
        differences: Vec::new(),
    }
}

/// Replays a hand history, which also checks it. With `--check` its differences are reported; without, any difference is an error.
fn replay_history(file: &Path, name: String, check: bool) -> Result<Replayed, BadInput> {
    let text = save::read_wire_text(file);
    let text = text.map_err(|wrong| BadInput::new(&name, save::reason(&wrong)))?;
    if !text.starts_with("Player ") {
        return Err(BadInput::new(
            &name,
            "it is not a hand history: no player is named",
        ));
    }
    let replayed = history::check(&text);
    let (played, differences) = match replayed {
        Ok(replay) => (replay.game.is_some(), replay.differences),
        Err(wrong) if check => {
            return Ok(Replayed {
                file: name,
                deals: 0,
                differences: vec![wrong.to_string()],
            });
        }
        Err(wrong) => return Err(BadInput::new(&name, wrong)),
    };
    if let (false, Some(first)) = (check, differences.first()) {
        return Err(BadInput::new(&name, first));
    }
    Ok(Replayed {
        file: name,
        deals: usize::from(played),
        differences: differences.iter().map(ToString::to_string).collect(),
    })
}

impl Replayed {
    fn print(&self) {
        for difference in &self.differences {
            println!("{}: {difference}", self.file);
        }
        if self.differences.is_empty() {
            let deals = if self.deals == 1 { "deal" } else { "deals" };
            println!("{}: {} {deals}", self.file, self.deals);
        }
    }
}
