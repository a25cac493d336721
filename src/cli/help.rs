//! `red-stake help`: help pages in a terminal, and man pages.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::bad_input::BadInput;
use super::files::OverwritePolicy;
use super::manual;
use super::rule_choice;
use crate::app::input::menu::help_keys;
use crate::app::printing;
use crate::help::print::Printable;
use crate::help::{Help, ROOT, plain};
use engine::rules::RuleSet;
use storage::settings::BuiltIn;
use tileset::TileSet;

/// The line width in characters.
const WIDTH: usize = 78;

/// Show the help in the terminal
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// Page name, title or index word; without one, all pages are listed
    #[arg(value_name = "TOPIC", num_args = 0..)]
    topic: Vec<String>,
    /// Write man pages of the program and its commands to this folder
    #[arg(long, value_name = "DIR", num_args = 0..=1, default_missing_value = ".", conflicts_with = "topic")]
    man: Option<PathBuf>,
    /// Write a one-page reference card to this file, as printable HTML
    #[arg(long, value_name = "FILE", conflicts_with_all = ["topic", "man"])]
    card: Option<PathBuf>,
    /// Write the rulebook to this file, as printable HTML
    #[arg(long, value_name = "FILE", conflicts_with_all = ["topic", "man"])]
    rulebook: Option<PathBuf>,
    /// Rules of the card and the rulebook: bloem, classical, another name from "red-stake rules list", or a file
    #[arg(long, default_value = "bloem", conflicts_with_all = ["topic", "man"], value_parser = rule_choice::rules)]
    rules: RuleSet,
    #[command(flatten)]
    overwrite: OverwritePolicy,
}

/// Prints a page, or writes the man pages, the reference card or the rulebook.
pub fn run(arguments: &Arguments, program: clap::Command) -> Result<(), BadInput> {
    if let Some(folder) = &arguments.man {
        return manual::write(folder, program, arguments.overwrite);
    }
    let help = Help::open(&[]);
    let printables = [
        (Printable::Card, &arguments.card),
        (Printable::Rulebook, &arguments.rulebook),
    ];
    let wanted = printables.map(|(printable, file)| Some((printable, file.as_deref()?)));
    if wanted.iter().any(Option::is_some) {
        let mut wanted = wanted.into_iter().flatten();
        return wanted.try_for_each(|(printable, file)| print(printable, &help, arguments, file));
    }
    let text = match arguments.topic.join(" ") {
        name if name.is_empty() => list(&help),
        name => page(&help, &name)?,
    };
    // A closed pipe, such as a pager that quits, is no error.
    let _ = io::stdout().write_all(text.as_bytes());
    Ok(())
}

fn print(
    printable: Printable,
    help: &Help,
    arguments: &Arguments,
    file: &Path,
) -> Result<(), BadInput> {
    let set = TileSet::builtin(BuiltIn::default());
    let set = set.map_err(|wrong| BadInput::new(file.display(), wrong))?;
    let page = printing::page(printable, help, &arguments.rules, &set);
    arguments.overwrite.write(file, page.as_bytes())
}

fn page(help: &Help, name: &str) -> Result<String, BadInput> {
    let Some(topic) = help.named(name) else {
        let near = help.similar_ids(name);
        let advice = if near.is_empty() {
            "\"red-stake help\" lists all pages".to_owned()
        } else {
            format!("did you mean {}?", near.join(" or "))
        };
        let wrong = format!("there is no page \"{name}\"; {advice}");
        return Err(BadInput::new("help", wrong));
    };
    let text = plain::page(help, topic, &RuleSet::bloem(), &help_keys(), WIDTH);
    Ok(text + "\n")
}

/// Lists all pages as a tree.
fn list(help: &Help) -> String {
    let mut lines = vec!["Pages of the help; \"red-stake help NAME\" prints one.\n".to_owned()];
    for topic in help.in_order() {
        let depth = help.path(&topic.id).len().saturating_sub(1);
        if topic.id != ROOT {
            let name = format!("{}{}", "  ".repeat(depth), topic.id);
            lines.push(format!("{name:36} {}", topic.title));
        }
    }
    lines.join("\n") + "\n"
}
