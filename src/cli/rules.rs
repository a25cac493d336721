//! `red-stake rules`: the rule sets that there are, and files of one's own.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::bad_input::BadInput;
use crate::app::startup::launch::Launch;
use engine::rules::RuleSet;
use storage::save::{RuleShelf, write_whole};

/// List, check and copy rule sets
#[derive(Args, Debug)]
pub struct Arguments {
    #[command(subcommand)]
    task: Task,
    /// Look for rule sets of one's own in this folder's rules
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Name all rule sets
    List,
    /// Print the file of a rule set
    Show {
        /// Its name, or a file
        rules: String,
    },
    /// Tell whether files are rule sets, and what differs in them
    Check {
        /// The files
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Keep a rule set among one's own, under a name to be typed
    Copy {
        /// Its name, or a file
        rules: String,
        /// The new short name
        name: String,
        /// What it is called on the screen
        #[arg(long)]
        title: Option<String>,
    },
    /// Write the file of a rule set
    Export {
        /// Its name, or a file
        rules: String,
        /// Where to
        file: PathBuf,
    },
}

/// Does what is asked.
pub fn run(arguments: &Arguments) -> Result<(), BadInput> {
    let launch = Launch {
        data: arguments.data.clone(),
        ..Launch::default()
    };
    let shelf = RuleShelf::new(launch.folders().rules());
    let find = |word: &str| {
        shelf
            .find(word)
            .map_err(|wrong| BadInput::new("rules", wrong))
    };
    let text = match &arguments.task {
        Task::List => list(&shelf),
        Task::Show { rules } => find(rules)?.text,
        Task::Check { files } => {
            let told = files.iter().map(|file| {
                let found = find(file)?;
                Ok(format!("{file}: {}\n", summary(&found.written.rules)))
            });
            told.collect::<Result<String, BadInput>>()?
        }
        Task::Copy { rules, name, title } => {
            let mut found = find(rules)?;
            // Two of one title could not be told apart where they are chosen.
            let is_there = is_title(&shelf, found.written.rules.called());
            if let Some(title) = title.as_ref().or(is_there.then_some(name)) {
                found.written.rules.name = Some(title.clone());
                found.text = found.written.text();
            }
            let kept = shelf.keep(name, &found.text);
            let place = kept.map_err(|wrong| BadInput::new("rules", wrong))?;
            format!("{}\n", place.display())
        }
        Task::Export { rules, file } => {
            let text = find(rules)?.text;
            let written = write_whole(file, text.as_bytes());
            written.map_err(|wrong| BadInput::new(file.display(), wrong))?;
            String::new()
        }
    };
    // A reader that stops reading, such as a pager, is no error.
    let _ = io::stdout().write_all(text.as_bytes());
    Ok(())
}

/// Whether a rule set is called so.
fn is_title(shelf: &RuleShelf, title: &str) -> bool {
    let all = shelf.names().into_iter();
    let mut found = all.filter_map(|name| shelf.find(&name).ok());
    found.any(|found| found.written.rules.called() == title)
}

/// A line for each; what is wrong with one is told in its line.
fn list(shelf: &RuleShelf) -> String {
    let line = |name: String| match shelf.find(&name) {
        Ok(found) => format!("{name:<12} {}\n", summary(&found.written.rules)),
        Err(wrong) => format!("{name:<12} {wrong}\n"),
    };
    shelf.names().into_iter().map(line).collect()
}

/// What a rule set is called, and how much of it differs from the original.
fn summary(rules: &RuleSet) -> String {
    let Some(name) = &rules.name else {
        return format!("{} rows", rules.events().len());
    };
    let (changed, own) = (rules.changes().len(), rules.own_rows().len());
    let base = rules.id.name();
    format!("{name}, based on {base}: {changed} rows changed, {own} of its own")
}
