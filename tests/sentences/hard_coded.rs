//! No sentence is hard-coded outside the catalogue.

use super::sources::{Literal, SOURCES};

/// Modules whose texts need not be in the catalogue, with the reason.
const EXEMPT_MODULES: [(&str, &str); 23] = [
    ("app/event_log", "the event log is English"),
    ("app/faults", "fault reports are for developers"),
    ("app/input/keys", "names by which keys are found"),
    ("app/control_bounds", "names in the event log"),
    (
        "app/dialog/rules/new_game",
        "names of options in the protocol",
    ),
    ("app/startup/system_look", "names of system preferences"),
    ("app/theme", "names of typefaces"),
    ("app/widget/portrait", "names of people"),
    ("app/window/monitors", "the log is English"),
    (
        "cli",
        "the command line is English, like its switches and clap's messages",
    ),
    ("players/character", "names of people"),
    (
        "players/level",
        "errors for developers; players see those of the wording crate",
    ),
    ("presenter/commands/command_table", "names of keys"),
    (
        "presenter/commands/key_names",
        "names of keys in the table of commands",
    ),
    ("protocol", "the protocol fixes its lines"),
    ("storage/save/reason", "error messages of the system"),
    ("storage/save/report", "fault reports are for developers"),
    (
        "net/host",
        "lines for guests and the log of a table are English",
    ),
    ("session/signals", "lines for guests of a table are English"),
    (
        "engine",
        "errors for developers, and sealed text, which is the same in every language",
    ),
    ("net/look_alike", "lines for guests of a table are English"),
    ("app/window/native", "names of window classes"),
    ("sound/reader/program", "the log is English"),
];

/// Beginnings of texts that are not sentences: markup, names, a setting as written in its file, and a reason in the protocol.
const EXEMPT_BEGINNINGS: [&str; 5] = ["<", "Red Stake", "Robot", "no limit", "wall exhausted"];

/// Whether a file belongs to a module.
fn is_in(file: &str, module: &str) -> bool {
    let rest = file.strip_prefix(module);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Whether a text has at least two words, and lower-case letters outside its parameters. A parameter counts as a word.
fn is_sentence(text: &str) -> bool {
    let words = text.split_whitespace();
    let words = words.filter(|word| word.starts_with('{') || word.chars().any(char::is_alphabetic));
    let letters = text
        .split(['{', '}'])
        .step_by(2)
        .any(|part| part.chars().filter(|it| it.is_lowercase()).count() > 1);
    letters && words.count() > 1
}

/// Modules in which a single capitalised word is shown on the screen.
const MODULES_WITH_LABELS: [&str; 5] = [
    "app",
    "coach/lesson",
    "coach/review",
    "players/advice",
    "presenter",
];

/// Whether a text looks like the label of a button: `Close`, `&Open...`, but not a tile such as `RD`.
fn is_label(text: &str) -> bool {
    let word = text
        .trim_matches(['.', '!', '?', ':', ' ', '←', '→', '↑'])
        .replacen('&', "", 1);
    let starts = word.starts_with(char::is_uppercase);
    starts && word.chars().any(char::is_lowercase) && word.chars().all(char::is_alphabetic)
}

fn hard_coded() -> impl Iterator<Item = &'static Literal> {
    SOURCES.literals.iter().filter(|literal| {
        let is_in = |module: &str| is_in(&literal.file, module);
        let mut exempt = EXEMPT_MODULES.iter().map(|(module, _)| *module);
        let text = &literal.text;
        let is_shown = is_sentence(text)
            || is_label(text) && MODULES_WITH_LABELS.iter().any(|module| is_in(module));
        is_shown
            && !exempt.any(is_in)
            && !EXEMPT_BEGINNINGS
                .iter()
                .any(|start| text.starts_with(start))
    })
}

#[test]
fn no_sentence_is_hard_coded() {
    let violations: Vec<_> = hard_coded()
        .map(|literal| format!("{}: {:?}", literal.file, literal.text))
        .collect();
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}
