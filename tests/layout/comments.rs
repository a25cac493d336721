//! What comments say.

use crate::sizes::rust_files;

/// A doc comment of one short word only repeats a name or asks a question.
#[test]
fn every_doc_comment_says_something() {
    let mut found = Vec::new();
    for path in rust_files("src") {
        let text = std::fs::read_to_string(&path).expect("a source");
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for (place, line) in lines.iter().enumerate() {
            let alone = !place
                .checked_sub(1)
                .is_some_and(|before| lines[before].starts_with("///"));
            let word = line
                .strip_prefix("/// ")
                .and_then(|said| said.strip_suffix('.'));
            if alone && word.is_some_and(|word| word.chars().all(char::is_alphabetic)) {
                found.push(format!("{}:{}: {line}", path.display(), place + 1));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
