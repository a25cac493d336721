//! Rules about the sources that the compiler does not enforce: file length, no `mod.rs`, that the presenter and what it uses do not depend on the
//! window, that only one file calls the file system, and that only one module uses AccessKit.

use std::path::{Path, PathBuf};

/// The maximum number of lines of a file.
const MAX_LINES: usize = 400;

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
        if lines > MAX_LINES {
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
    let below = ["src/help", "src/presenter", "src/session", "src/sound"];
    let mut violations = Vec::new();
    for path in below.map(rust_files).concat() {
        let text = text_of(&path);
        let depends_on_window = |line: &str| line.contains("crate::app") || line.contains("iced::");
        for line in text.lines().filter(|line| depends_on_window(line)) {
            violations.push(format!("{}: {line}", path.display()));
        }
    }
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

/// The window is described to screen readers in one place.
#[test]
fn one_module_uses_accesskit() {
    let mut files = ["crates", "src"].map(rust_files).concat();
    let is_outside = |path: &PathBuf| !path.display().to_string().contains("/app/accessibility");
    files.retain(|path| is_outside(path) && text_of(path).contains("accesskit"));
    assert!(files.is_empty(), "{files:?}");
}

/// The only file that calls file system functions.
const DISK: &str = "crates/storage/src/save/disk.rs";
/// The folder that may use `PATH_QUERIES`.
const STORAGE: &str = "crates/storage/src/save";

/// Code that opens files or imports `std::fs`.
const FILE_ACCESS: [&str; 6] = [
    "File::open(",
    "File::create",
    "image::open(",
    "std::fs;",
    "std::fs::{self",
    "tokio::fs",
];
/// Code that is allowed only in `STORAGE`: it asks a path about its file, or opens a file with options.
const PATH_QUERIES: [&str; 11] = [
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

/// Whether a line calls a function of `std::fs`. A capital letter after `fs::` begins the name of a type.
fn calls_fs(line: &str) -> bool {
    let calls = line.match_indices("fs::").any(|(at, _)| {
        let is_fs = !line[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
        is_fs && line[at + 4..].starts_with(char::is_lowercase)
    });
    calls && !line.contains("os::unix::fs::")
}

/// The lines of a file that are compiled into the program, without comments.
fn program_lines(text: &str) -> impl Iterator<Item = &str> {
    let test_markers = ["#[cfg(test)]\nmod tests", "#[cfg(all(test"];
    let ends = test_markers.iter().filter_map(|mark| text.find(mark));
    let end = ends.min().unwrap_or(text.len());
    text[..end]
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
}

/// The functions of `disk` panic on the window's thread in debug builds; those built on them, such as `read_file`, limit the size and kind of a file.
#[test]
fn one_file_uses_the_file_system() {
    let mut violations = Vec::new();
    for path in ["crates", "src"].map(rust_files).concat() {
        let name = path.display().to_string();
        let is_test = [
            "/tests/",
            "/fit_tests/",
            "/tests.rs",
            "/benches/",
            "/app/gallery",
            "/crates/lab/",
            "/examples/",
        ];
        if name.contains(DISK) || is_test.iter().any(|part| name.contains(part)) {
            continue;
        }
        let forbidden = match name.contains(STORAGE) {
            true => &[][..],
            false => &PATH_QUERIES,
        };
        let text = text_of(&path);
        for line in program_lines(&text) {
            let opens = FILE_ACCESS
                .iter()
                .chain(forbidden)
                .any(|word| line.contains(word));
            if opens || calls_fs(line) {
                violations.push(format!("{name}: {}", line.trim()));
            }
        }
    }
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}
