//! Rules about the sources that the compiler does not enforce: file length, that the presenter does not depend on the window, and that only
//! one file uses the file system.

use std::path::{Path, PathBuf};

/// The maximum number of lines of a file.
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
fn modules_are_files_beside_their_folders() {
    let mut files = ["crates", "src"].map(rust_files).concat();
    files.retain(|path| path.ends_with("mod.rs"));
    assert!(files.is_empty(), "{files:?}");
}

/// The program is one package, so the compiler would allow these modules to use the window.
#[test]
fn nothing_below_the_window_depends_on_it() {
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

/// The only file that calls file system functions, and the folder that may use its helpers.
const DISK: &str = "crates/storage/src/save/disk.rs";
const STORAGE: &str = "crates/storage/src/save";

/// Code that calls `std::fs`, opens a file, or asks a path about its file.
const OPENING: [&str; 6] = [
    "File::open(",
    "File::create",
    "image::open(",
    "std::fs;",
    "std::fs::{self",
    "tokio::fs",
];
const OUTSIDE: [&str; 11] = [
    "File::options(",
    "OpenOptions::new(",
    ".exists()",
    ".try_exists()",
    ".is_dir()",
    ".is_file()",
    ".metadata()",
    ".symlink_metadata()",
    ".canonicalize()",
    ".read_dir()",
    ".read_link()",
];

/// Whether a line calls a function of `std::fs`; types have a capital letter.
fn calls_fs(line: &str) -> bool {
    let calls = line.match_indices("fs::").any(|(at, _)| {
        let is_fs = !line[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
        is_fs && line[at + 4..].starts_with(char::is_lowercase)
    });
    calls && !line.contains("os::unix::fs::")
}

/// The lines of a file that are compiled into the program, without comments.
fn program_lines(text: &str) -> impl Iterator<Item = &str> {
    let until = ["#[cfg(test)]\nmod tests", "#[cfg(all(test"];
    let ends = until.iter().filter_map(|mark| text.find(mark));
    let end = ends.min().unwrap_or(text.len());
    text[..end]
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
}

/// So every access is limited in size and kind, and none happens on the window's thread: `disk` panics there in debug builds.
#[test]
fn one_file_uses_the_file_system() {
    let mut wrong = Vec::new();
    for path in ["crates", "src"].map(rust_files).concat() {
        let place = path.display().to_string();
        let is_test = [
            "/tests/",
            "/tests.rs",
            "/benches/",
            "/app/gallery",
            "/crates/lab/",
            "/examples/",
        ];
        if place.contains(DISK) || is_test.iter().any(|part| place.contains(part)) {
            continue;
        }
        let outside = match place.contains(STORAGE) {
            true => &[][..],
            false => &OUTSIDE,
        };
        let text = text_of(&path);
        for line in program_lines(&text) {
            let opens = OPENING
                .iter()
                .chain(outside)
                .any(|word| line.contains(word));
            if opens || calls_fs(line) {
                wrong.push(format!("{place}: {}", line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
