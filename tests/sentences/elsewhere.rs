//! No sentence is made outside the catalogue.

use super::sources::{Literal, SOURCES};

/// Files whose texts are not shown in the window, or are data.
const NOT_SAID: [(&str, &str); 23] = [
    ("app/event_log", "what the logs for support say"),
    ("app/faults", "what a report for the makers says"),
    (
        "app/input/keys",
        "the names of keys, by which they are found",
    ),
    ("app/scene", "the names of places in the event log"),
    ("app/dialog/files/file_chooser/line", "the form of a date"),
    (
        "app/dialog/rules/new_game",
        "the names of options in the protocol",
    ),
    (
        "app/dialog/rules/option_panel",
        "the names of options in the protocol",
    ),
    (
        "app/startup/system_look",
        "what systems call their preferences",
    ),
    ("app/theme", "the names of typefaces"),
    ("app/widget/portrait", "the names of people"),
    ("app/window/monitors", "what stands in the log"),
    (
        "cli",
        "the command line is English, like its switches and clap's messages",
    ),
    ("players/character", "the names of people"),
    (
        "players/level",
        "an error for developers; players see the wording crate's",
    ),
    ("presenter/commands/command_table", "the names of keys"),
    (
        "protocol",
        "the lines of the network are fixed by the protocol",
    ),
    ("storage/save/reason", "what the system itself writes"),
    (
        "storage/save/report",
        "a fault report is for whoever mends the program",
    ),
    (
        "net/host",
        "what a table sends to its guests goes over the network, and its log is English",
    ),
    (
        "session/signals",
        "what a table sends to its guests goes over the network",
    ),
    (
        "engine",
        "the engine's errors are for logs and developers, and what is sealed is the same in every language",
    ),
    ("words/dates", "the form of a date"),
    ("net/look_alike", "how a table speaks on the network"),
];

/// Texts that are not sentences: a setting as written in its file, a reason in the protocol, names, and markup.
const NO_WORDS: [&str; 5] = ["<", "Red Stake", "Robot", "no limit", "wall exhausted"];

/// Sentences that are not in the catalogue yet. This list may only become shorter.
const NOT_YET: [&str; 0] = [];

fn is_in(file: &str, module: &str) -> bool {
    let rest = file.strip_prefix(module);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Whether a text has at least two words. A parameter counts as a word.
fn is_sentence(text: &str) -> bool {
    let words = text.split_whitespace();
    let words = words.filter(|word| word.starts_with('{') || word.chars().any(char::is_alphabetic));
    let letters = text
        .split(['{', '}'])
        .step_by(2)
        .any(|part| part.chars().filter(|it| it.is_lowercase()).count() > 1);
    letters && words.count() > 1
}

/// Where a single capitalised word is shown on the screen.
const SHOWN: [&str; 5] = ["app", "players/advice", "lesson", "presenter", "review"];

/// Whether a text looks like the label of a button: `Close`, `&Open...`, but not a tile such as `RD`.
fn is_label(text: &str) -> bool {
    let word = text
        .trim_matches(['.', '!', '?', ':', ' ', '←', '→', '↑'])
        .replacen('&', "", 1);
    let starts = word.starts_with(char::is_uppercase);
    starts && word.chars().any(char::is_lowercase) && word.chars().all(char::is_alphabetic)
}

fn elsewhere() -> impl Iterator<Item = &'static Literal> {
    SOURCES.literals.iter().filter(|literal| {
        let is_in = |module: &str| is_in(&literal.file, module);
        let left_out = NOT_SAID.iter().map(|(module, _)| *module).chain(NOT_YET);
        let text = &literal.text;
        let words = is_sentence(text) || is_label(text) && SHOWN.iter().any(|module| is_in(module));
        words
            && !left_out.into_iter().any(is_in)
            && !NO_WORDS.iter().any(|start| text.starts_with(start))
    })
}

#[test]
fn no_sentence_is_made_outside_the_catalogue() {
    let wrong: Vec<_> = elsewhere()
        .map(|literal| format!("{}: {:?}", literal.file, literal.text))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
