//! Every button, field and option that the help pages about dialogs (`box-...`) explain exists in the program.

use super::messages::sources;
use super::pages::*;

/// Bold text at the beginning of a line of the help that is no label on the screen.
const NOT_ON_SCREEN: [&str; 2] = ["Comes", "Four names"];

/// The controls that a page explains: all bold words in the lines that begin with bold words.
fn explained_controls(body: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in prose(body).lines() {
        let line = line.strip_prefix("- ").unwrap_or(line);
        if !line.starts_with("**") {
            continue;
        }
        for part in line.split("**").skip(1).step_by(2) {
            found.push(part.trim_end_matches([':', '.', ',']).to_owned());
        }
    }
    found
}

/// Text for comparison: without mnemonics and final punctuation, in lower case.
fn normalised(words: &str) -> String {
    let words = words.replace('&', "").replace("\\*", "*");
    words
        .trim_end_matches(['.', ':', '?', '!', ' '])
        .to_lowercase()
}

/// All text that the program may show: the string literals in its sources, and the catalogue.
fn texts_on_screen() -> Vec<String> {
    let mut all = Vec::new();
    for (_, source) in sources() {
        let texts = source.split('"');
        // The words of a parameter are unknown, so the part of a text before its first parameter is accepted too.
        all.extend(texts.flat_map(|text| {
            [
                normalised(text),
                normalised(text.split('{').next().unwrap_or(text)),
            ]
        }));
    }
    let words = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("words/en");
    for entry in std::fs::read_dir(words).expect("the catalogue is readable") {
        let text = std::fs::read_to_string(entry.expect("a file").path()).expect("a text");
        let values = text.lines().filter_map(|line| line.split_once(" = "));
        all.extend(values.flat_map(|(_, value)| {
            let before_count = value.split(" ({").next().unwrap_or(value);
            [normalised(value), normalised(before_count)]
        }));
    }
    all
}

#[test]
fn every_control_explained_in_the_help_exists() {
    let shown_texts: std::collections::BTreeSet<String> = texts_on_screen().into_iter().collect();
    let mut count = 0;
    let mut missing = Vec::new();
    for topic in topics() {
        if !topic.front.id.starts_with("box-") {
            continue;
        }
        for name in explained_controls(&topic.body) {
            count += 1;
            let is_shown = |name: &str| shown_texts.contains(&normalised(name));
            let known = is_shown(&name) || name.split(", ").all(is_shown);
            if !known && !NOT_ON_SCREEN.contains(&name.as_str()) {
                missing.push(format!("{}: {name}", topic.front.id));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(count > 100, "only {count} controls were found");
}
