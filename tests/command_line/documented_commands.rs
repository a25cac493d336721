//! The commands in the README and the help that score hands or show rules work as written.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::markdown::markdown_files;

/// The arguments of all `red-stake` commands in backticks that contain no placeholder such as FILE.
fn commands(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter_map(|quoted| {
        let arguments = quoted.strip_prefix("red-stake ")?;
        let unquoted = arguments.split('"').step_by(2);
        let mut words = unquoted.flat_map(str::split_whitespace);
        // `R` stands for rules, as in `--rules R`.
        let is_placeholder = |word: &str| {
            let capitals = |pair: &[u8]| pair.iter().all(u8::is_ascii_uppercase);
            word.contains('…') || word == "R" || word.as_bytes().windows(2).any(capitals)
        };
        let is_complete = !words.any(is_placeholder);
        is_complete.then_some(arguments)
    })
}

/// Splits a command line like a shell that knows only double quotation marks.
fn split(line: &str) -> Vec<String> {
    let mut arguments = Vec::new();
    for (index, part) in line.split('"').enumerate() {
        match index % 2 {
            0 => arguments.extend(part.split_whitespace().map(str::to_owned)),
            _ => arguments.push(part.to_owned()),
        }
    }
    arguments
}

#[test]
fn every_documented_command_that_scores_or_shows_rules_works() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = vec![root.join("README.md")];
    markdown_files(&root.join("help"), &mut files);
    let data = tempfile::tempdir().expect("a folder");
    let mut checked = 0;
    for file in files {
        let text = fs::read_to_string(&file).expect("read");
        for line in commands(&text) {
            let arguments = split(line);
            // Only these open no window or table and write no file.
            let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
            let is_harmless =
                matches!(words[..], ["score", _, ..] | ["rules", "list" | "show", ..]);
            if !is_harmless {
                continue;
            }
            let output = Command::new(env!("CARGO_BIN_EXE_red-stake"))
                .args(&arguments)
                .env("XDG_DATA_HOME", data.path())
                .output()
                .expect("started");
            let error = String::from_utf8_lossy(&output.stderr);
            let page = file.strip_prefix(root).expect("below the root").display();
            assert!(output.status.success(), "{page}: {line}\n{error}");
            checked += 1;
        }
    }
    assert!(checked >= 4, "only {checked} commands were checked");
}
