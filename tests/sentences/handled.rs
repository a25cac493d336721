//! No code changes sentences of the catalogue: it neither capitalises nor shortens them, and neither joins nor compares them. A language has
//! its own capitals, full stops, spaces and word order, so a sentence is whole, and lists and texts are joined by the catalogue.

use super::sources::{Handling, SOURCES};

/// Modules that handle such texts in one way, with the reason: what they handle is not a sentence of the catalogue.
const EXEMPT: &[(&str, Handling, &str)] = &[
    (
        "app/dialog/files/file_chooser",
        Handling::Case,
        "a search in names of files",
    ),
    (
        "app/dialog/play/scores/letters",
        Handling::Case,
        "letters of keys",
    ),
    (
        "app/dialog/rules/scoring/event_table",
        Handling::Case,
        "a search in titles",
    ),
    (
        "app/dialog/scorekeeping",
        Handling::Joining,
        "names of files",
    ),
    (
        "app/dialog/rules/workshop",
        Handling::Joining,
        "a number for a second name of the player",
    ),
    ("app/accessibility", Handling::Case, "letters of keys"),
    ("app/input", Handling::Case, "letters of keys"),
    ("app/screen/help", Handling::Case, "a search in the help"),
    ("app/screen/help", Handling::Joining, "the help is English"),
    ("app/widget", Handling::Case, "letters of keys"),
    (
        "app/widget/status_bar",
        Handling::Trimming,
        "shortens what does not fit, at a word",
    ),
    (
        "coach/workshop/slots",
        Handling::Joining,
        "the notation of rule files",
    ),
    ("help", Handling::Case, "a search in the help"),
    ("help", Handling::Joining, "the help is English"),
    ("help", Handling::Trimming, "marks of Markdown"),
    (
        "presenter/files/exporting",
        Handling::Joining,
        "names of files",
    ),
    (
        "presenter/tables/hosted_table",
        Handling::Joining,
        "the time of a line of the log",
    ),
    (
        "presenter/text/hand_text",
        Handling::Joining,
        "columns of a text file",
    ),
    ("sound", Handling::Case, "names of files"),
    ("sound", Handling::Joining, "the log is English"),
    ("storage", Handling::Case, "names of files"),
    ("storage", Handling::Joining, "formats of files"),
    ("storage", Handling::Trimming, "names and formats of files"),
    ("wording/csv", Handling::Joining, "comma-separated values"),
    (
        "wording/csv",
        Handling::Trimming,
        "the mark at the start of a file",
    ),
    (
        "wording/sheets_csv",
        Handling::Joining,
        "names of circumstances in a file",
    ),
    (
        "wording/scorecard_sheet",
        Handling::Joining,
        "names of files, and comma-separated values",
    ),
    ("words", Handling::Case, "the sound of a name"),
    ("words", Handling::Joining, "keys"),
];

/// Modules whose texts are English in every language.
const ENGLISH_MODULES: [&str; 8] = [
    "app/event_log",
    "app/faults",
    "cli",
    "engine",
    "net",
    "players",
    "protocol",
    "session",
];

fn is_in(file: &str, module: &str) -> bool {
    let rest = file.strip_prefix(module);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

#[test]
fn no_code_changes_a_sentence() {
    let violations: Vec<String> = SOURCES
        .handled
        .iter()
        .filter(|text| {
            let is_english = ENGLISH_MODULES
                .iter()
                .any(|module| is_in(&text.file, module));
            let mut exempt = EXEMPT.iter();
            let is_exempt = exempt.any(|(module, handling, _)| {
                *handling == text.handling && is_in(&text.file, module)
            });
            !is_english && !is_exempt
        })
        .map(|text| format!("{}: {:?} by {}", text.file, text.handling, text.code))
        .collect();
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

/// No exemption outlives its reason.
#[test]
fn every_exempt_module_needs_its_exemption() {
    let is_needed = |(module, handling, _): &&(&str, Handling, &str)| {
        let mut handled = SOURCES.handled.iter();
        handled.any(|text| text.handling == *handling && is_in(&text.file, module))
    };
    let unneeded: Vec<_> = EXEMPT.iter().filter(|it| !is_needed(it)).collect();
    assert!(unneeded.is_empty(), "{unneeded:#?}");
}
