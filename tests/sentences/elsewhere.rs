//! No sentence is made outside the catalogue.

use super::sources::{Literal, SOURCES};

/// What is not said to a player, or stands in files of data of its own.
const NOT_SAID: [(&str, &str); 2] = [
    (
        "cli",
        "the command line is English, like its switches and clap's messages",
    ),
    (
        "protocol",
        "the lines of the network are fixed by the protocol",
    ),
];

/// What has not been brought into the catalogue yet. This list only becomes shorter.
const NOT_YET: [&str; 12] = [
    "app",
    "computer",
    "help",
    "lesson",
    "presenter",
    "review",
    "rules",
    "save",
    "session",
    "settings",
    "sound",
    "table",
];

fn is_in(file: &str, module: &str) -> bool {
    let rest = file.strip_prefix(module);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Whether a text has two words or more. What stands for a parameter is a word.
fn is_sentence(text: &str) -> bool {
    let words = text.split_whitespace();
    let words = words.filter(|word| word.starts_with('{') || word.chars().any(char::is_alphabetic));
    let letters = text
        .split(['{', '}'])
        .step_by(2)
        .any(|part| part.chars().filter(|it| it.is_lowercase()).count() > 1);
    letters && words.count() > 1
}

fn elsewhere() -> impl Iterator<Item = &'static Literal> {
    SOURCES.literals.iter().filter(|literal| {
        let is_in = |module: &str| is_in(&literal.file, module);
        let left_out = NOT_SAID.iter().map(|(module, _)| *module).chain(NOT_YET);
        !left_out.into_iter().any(is_in) && is_sentence(&literal.text)
    })
}

#[test]
fn no_sentence_is_made_outside_the_catalogue() {
    let wrong: Vec<_> = elsewhere()
        .map(|literal| format!("{}: {:?}", literal.file, literal.text))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
