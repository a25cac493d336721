//! What the compiler does not hold about the layout of the sources: how long a file is, and that the presenter knows no window.

use std::path::{Path, PathBuf};

/// A file with more lines holds more than one idea.
const LONGEST: usize = 400;

/// The Rust files below a folder of the project.
fn rust_files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty(), "{folder} has no Rust files");
    found
}

fn text_of(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
}

#[test]
fn no_file_has_more_than_400_lines() {
    let folders = ["benches", "crates", "gallery", "src", "tests", "tilesets"];
    let mut long = Vec::new();
    for path in folders.map(rust_files).concat() {
        let lines = text_of(&path).lines().count();
        if lines > LONGEST {
            long.push(format!("{}: {lines}", path.display()));
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn modules_are_named_files_beside_their_folders() {
    let mut files = ["crates", "src"].map(rust_files).concat();
    files.retain(|path| path.ends_with("mod.rs"));
    assert!(files.is_empty(), "{files:?}");
}

/// The program is one package, so the compiler would let any of these look up to the window.
#[test]
fn nothing_below_the_window_knows_it() {
    let below = [
        "src/help",
        "src/presenter",
        "src/session",
        "src/sound",
        "src/tileset",
    ];
    let mut wrong = Vec::new();
    for path in below.map(rust_files).concat() {
        let text = text_of(&path);
        let looks_up = |line: &str| line.contains("crate::app") || line.contains("iced::");
        for line in text.lines().filter(|line| looks_up(line)) {
            wrong.push(format!("{}: {line}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
