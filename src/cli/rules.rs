//! `red-stake rules`: lists, checks and copies rule sets.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::bad_input::BadInput;
use super::files::OverwritePolicy;
use crate::app::startup::launch::Launch;
use engine::rules::RuleSet;
use storage::save::RuleLibrary;

/// List, check and copy rule sets
#[derive(Args, Debug)]
pub struct Arguments {
    #[command(subcommand)]
    task: Task,
    /// Look for your own rule sets in the folder "rules" of this folder
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// List all rule sets
    List,
    /// Print the file of a rule set
    Show {
        /// Name or file of the rule set
        rules: String,
    },
    /// Check rule set files and count what they change
    Check {
        /// Files to check
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Copy a rule set to your own, under a short name
    Copy {
        /// Name or file of the rule set
        rules: String,
        /// Short name of the copy
        name: String,
        /// Title shown on the screen
        #[arg(long)]
        title: Option<String>,
    },
    /// Write the file of a rule set
    Export {
        /// Name or file of the rule set
        rules: String,
        /// File to write
        file: PathBuf,
        #[command(flatten)]
        overwrite: OverwritePolicy,
    },
}

/// Runs the subcommand.
pub fn run(arguments: &Arguments) -> Result<(), BadInput> {
    let launch = Launch {
        data: arguments.data.clone(),
        ..Launch::default()
    };
    let library = RuleLibrary::new(launch.folders().rules());
    let find = |word: &str| {
        library
            .find(word)
            .map_err(|wrong| BadInput::new("rules", wrong))
    };
    let text = match &arguments.task {
        Task::List => list(&library),
        Task::Show { rules } => find(rules)?.text,
        Task::Check { files } => {
            let lines = files.iter().map(|file| {
                let found = find(file)?;
                Ok(format!("{file}: {}\n", summary(&found.written.rules)))
            });
            lines.collect::<Result<String, BadInput>>()?
        }
        Task::Copy { rules, name, title } => {
            let mut found = find(rules)?;
            // Two rule sets with the same title would look the same in lists.
            let title_exists = has_title(&library, found.written.rules.name_or_id());
            if let Some(title) = title.as_ref().or(title_exists.then_some(name)) {
                found.written.rules.name = Some(title.clone());
                found.text = found.written.text();
            }
            let written = library.add(name, &found.text);
            let path = written.map_err(|wrong| BadInput::new("rules", wrong))?;
            format!("{}\n", path.display())
        }
        Task::Export {
            rules,
            file,
            overwrite,
        } => {
            overwrite.write(file, find(rules)?.text.as_bytes())?;
            String::new()
        }
    };
    // A closed pipe, such as a pager that quits, is no error.
    let _ = io::stdout().write_all(text.as_bytes());
    Ok(())
}

/// Whether a rule set has this title.
fn has_title(library: &RuleLibrary, title: &str) -> bool {
    let all = library.names().into_iter();
    let mut found = all.filter_map(|name| library.find(&name).ok());
    found.any(|found| found.written.rules.name_or_id() == title)
}

/// Returns one line per rule set, with the error if its file is invalid.
fn list(library: &RuleLibrary) -> String {
    let line = |name: String| match library.find(&name) {
        Ok(found) => format!("{name:<12} {}\n", summary(&found.written.rules)),
        Err(wrong) => format!("{name:<12} {wrong}\n"),
    };
    library.names().into_iter().map(line).collect()
}

/// The title of a player's rule set, and how much of it differs from its base; for a built-in one, its number of rows.
fn summary(rules: &RuleSet) -> String {
    let Some(name) = &rules.name else {
        return format!("{} rows", rules.events().len());
    };
    let (changed, own) = (rules.changes().len(), rules.custom_rows().len());
    let base = rules.id.name();
    format!("{name}, based on {base}: {changed} rows changed, {own} of its own")
}
