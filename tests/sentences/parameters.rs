//! Translators can tell what each parameter is.

use std::collections::BTreeSet;
use std::path::Path;

/// The words after `$` in a text.
fn parameters(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split('$').skip(1).map(|rest| {
        let name = rest.chars();
        name.take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_')
            .collect()
    })
}

/// Whether the place before `$` tells what the parameter is: a function such as `TILE(`.
fn is_in_function(before: &str) -> bool {
    before
        .strip_suffix('(')
        .is_some_and(|before| before.ends_with(|letter: char| letter.is_ascii_uppercase()))
}

#[test]
fn every_parameter_is_explained() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("words");
    let table = std::fs::read_to_string(root.join("README.md")).expect("it is there");
    let mut explained: BTreeSet<String> = parameters(&table).collect();
    let mut used = BTreeSet::new();
    let files = std::fs::read_dir(root.join("en")).expect("it is there");
    for file in files.flatten() {
        let text = std::fs::read_to_string(file.path()).expect("it is text");
        for line in text.lines() {
            if line.starts_with('#') {
                explained.extend(parameters(line));
                continue;
            }
            used.extend(parameters(line));
            for (at, _) in line.match_indices('$') {
                let name = parameters(&line[at..]).next().unwrap_or_default();
                let selects = line[at + 1 + name.len()..].starts_with(" ->");
                if selects || is_in_function(&line[..at]) {
                    explained.insert(name);
                }
            }
        }
    }
    let unexplained: Vec<_> = used.difference(&explained).collect();
    assert!(
        unexplained.is_empty(),
        "neither a function, nor variants, nor a comment, nor words/README.md tells what these are: {unexplained:?}"
    );
}
