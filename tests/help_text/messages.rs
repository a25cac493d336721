//! Every error message and refusal of the program is explained in the help, on the pages below `technical`.

use std::fs;
use std::path::{MAIN_SEPARATOR, Path};
use std::sync::LazyLock;

use super::pages::*;

/// The name and text of each source file of the program and its crates except the lab, with multi-line strings joined; folders of tests are
/// left out. The name is the path below `src`, preceded by the crate unless that is the program: `engine/table/claims.rs`.
pub fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join("src"), root.join("crates")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the sources are readable") {
            let path = entry.expect("its entries are readable").path();
            if path.is_dir() {
                if !path.ends_with("tests") && !path.ends_with("crates/lab") {
                    folders.push(path);
                }
                continue;
            }
            let text = fs::read_to_string(&path).unwrap_or_default();
            let lines: Vec<&str> = text.split("\\\n").collect();
            let text = lines.iter().map(|line| line.trim_start()).collect();
            let name = path.strip_prefix(root).unwrap_or(&path);
            let name = name.display().to_string().replace(MAIN_SEPARATOR, "/");
            let name = name.replacen("crates/", "", 1).replacen("src/", "", 1);
            found.push((name, text));
        }
    }
    found
}

/// The string literals directly after each occurrence of `before`.
fn strings(source: &str, before: &str) -> Vec<String> {
    let mut found = Vec::new();
    for rest in source.split(before).skip(1) {
        let Some(rest) = rest.trim_start().strip_prefix('"') else {
            continue;
        };
        let mut text = String::new();
        let mut letters = rest.chars();
        while let Some(letter) = letters.next().filter(|letter| *letter != '"') {
            text.push(if letter == '\\' {
                letters.next().unwrap_or(letter)
            } else {
                letter
            });
        }
        found.push(text);
    }
    found
}

/// The sentence of a key in the catalogue; only the part before its branches if it has several.
fn sentence(key: &str) -> String {
    static CATALOGUE: LazyLock<String> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words/en");
        let files = fs::read_dir(folder).expect("the catalogue is readable");
        let files = files.map(|file| file.expect("its entries are readable").path());
        files
            .filter_map(|file| fs::read_to_string(file).ok())
            .collect()
    });
    let mut lines = CATALOGUE.lines();
    let line = lines.find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    let line = line.unwrap_or_default();
    match line.rsplit_once('{') {
        // A sentence of nothing but branches: the default one.
        Some(("", branches)) if !branches.contains('}') => {
            let default = lines.find_map(|line| line.trim_start().strip_prefix("*["));
            let words = default.and_then(|line| line.split_once("] "));
            words.map_or_else(String::new, |(_, words)| words.to_owned())
        }
        Some((before, branches)) if !branches.contains('}') => before.to_owned(),
        _ => line.to_owned(),
    }
}

/// The code that precedes the string of a message with which the command line refuses an argument or a file.
const BEFORE_CLI_REFUSALS: [&str; 8] = [
    "Err(",
    "Err(format!(",
    "ok_or(",
    "ok_or_else(|| format!(",
    "wrong = ",
    "wrong = format!(",
    "wrong_file(&",
    "wrong_file(&format!(",
];

/// Whether a page contains the fixed words of a message, those outside its `{...}`. A single word between two of these need not match if
/// there are longer parts, nor does text after a semicolon, which is advice. A message without fixed words matches no page.
fn contains_message(page: &str, message: &str) -> bool {
    // Pages quote messages within their own sentences.
    let (page, message) = (page.to_lowercase(), message.to_lowercase());
    let required = message.split(';').next().unwrap_or(&message);
    let fixed = required
        .split('{')
        .map(|part| part.split_once('}').map_or(part, |(_, after)| after));
    let parts = fixed
        .map(|part| part.trim_matches([' ', '.', ':', '"', '(', ')', ';']))
        .filter(|part| !part.is_empty());
    let (single, longer): (Vec<&str>, Vec<&str>) =
        parts.partition(|part| part.split_whitespace().count() == 1);
    let wanted = if longer.is_empty() { single } else { longer };
    !wanted.is_empty() && wanted.iter().all(|part| page.contains(part))
}

#[test]
fn every_message_of_the_program_is_explained() {
    let topics = topics();
    let technical = topics.iter().filter(|t| t.file.contains("/technical/"));
    let pages: String = technical.map(|t| t.body.as_str()).collect();
    let mut count = 0;
    let mut unexplained = Vec::new();
    for (name, source) in sources() {
        let has_refusals = name.starts_with("engine/table/")
            || name == "wording/refusals.rs"
            || name == "presenter/commands/availability.rs";
        let messages = strings(&source, "#[error(\"{}\", say!(");
        let messages: Vec<String> = messages.iter().map(|key| sentence(key)).collect();
        let sentences = strings(&source, "say!(")
            .into_iter()
            .map(|key| sentence(&key));
        let refusals: Vec<String> = sentences
            .filter(|text| {
                has_refusals && text.starts_with(char::is_uppercase) && text.ends_with('.')
            })
            .filter(|text| text.split_whitespace().count() > 2)
            .collect();
        let command_line = BEFORE_CLI_REFUSALS.iter().flat_map(|before| {
            let is_cli = name.starts_with("cli/");
            strings(&source, before).into_iter().filter(move |_| is_cli)
        });
        let command_line: Vec<String> = command_line.collect();
        for message in messages.iter().chain(&command_line).chain(&refusals) {
            if !contains_message(&pages, message) {
                unexplained.push(format!("{name}: {message}"));
            }
            count += 1;
        }
    }
    assert!(unexplained.is_empty(), "{}", unexplained.join("\n"));
    assert!(count > 95, "only {count} messages were found");
}
