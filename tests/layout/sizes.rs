//! How long a file may be, and what it may be called.

use std::path::{Path, PathBuf};

/// More lines than this are more than one idea.
const LONGEST: usize = 400;

/// The Rust files below a folder of the project.
pub fn rust_files(folder: &str) -> Vec<PathBuf> {
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

#[test]
fn no_file_has_more_than_400_lines() {
    let mut long = Vec::new();
    for path in ["src", "tests", "benches", "gallery", "tilesets"]
        .map(rust_files)
        .concat()
    {
        let lines = std::fs::read_to_string(&path).map_or(0, |text| text.lines().count());
        if lines > LONGEST {
            long.push(format!("{}: {lines}", path.display()));
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn modules_are_named_files_beside_their_folders() {
    let mut files = rust_files("src");
    files.retain(|path| path.ends_with("mod.rs"));
    assert!(files.is_empty(), "{files:?}");
}
