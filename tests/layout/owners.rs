//! Who may use what lies outside the program: the window library, the sound device, sockets, files, clocks and threads.

use super::house::{HOUSE, Named};

/// What only these modules may name.
const OWNERS: [(&[&str], &[&str]); 4] = [
    (&["iced"], &["app"]),
    (&["rodio"], &["sound"]),
    (
        &["std::net", "std::os::unix::net", "tokio::net"],
        &["session"],
    ),
    (
        &["std::fs", "tokio::fs"],
        &[
            "save",
            "settings",
            "tileset",
            "sound",
            "help",
            "cli",
            "session/address",
            "session/signals",
            "app/event_log",
            "app/startup/folders",
        ],
    ),
];

/// Modules without clock, thread, file, socket or screen.
const PURE: [&str; 8] = [
    "tiles",
    "words",
    "rules",
    "table",
    "computer",
    "protocol",
    "presenter",
    "workshop",
];

/// What a pure module must not name.
const IMPURE: [&str; 16] = [
    "std::time::Instant",
    "std::time::SystemTime",
    "std::thread",
    "std::fs",
    "std::net",
    "std::os",
    "std::env",
    "std::process",
    "std::io::stdin",
    "std::io::stdout",
    "iced",
    "tokio",
    "rand::rng",
    "rand::random",
    "println",
    "eprintln",
];

/// What the files name outside the program, with their places among the files.
fn named_outside() -> impl Iterator<Item = (usize, String)> {
    HOUSE
        .namings()
        .into_iter()
        .filter_map(|naming| match naming.named {
            Named::Outside(path) => Some((naming.file, path.join("::"))),
            _ => None,
        })
}

/// Whether a path is another, or goes on from it.
fn is_of(path: &str, word: &str) -> bool {
    let rest = path.strip_prefix(word);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

#[test]
fn window_sound_sockets_and_files_have_their_owners() {
    let mut wrong = Vec::new();
    for (file, path) in named_outside() {
        let file = &HOUSE.files[file];
        for (words, owners) in OWNERS {
            let owned = owners.iter().any(|owner| file.is_in(owner));
            if !owned && words.iter().any(|word| is_of(&path, word)) {
                wrong.push(format!("{}: {path}", file.place));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn pure_modules_have_no_clock_thread_file_socket_or_screen() {
    let mut wrong = Vec::new();
    for (file, path) in named_outside() {
        let file = &HOUSE.files[file];
        let pure = PURE.contains(&file.module());
        if pure && IMPURE.iter().any(|word| is_of(&path, word)) {
            wrong.push(format!("{}: {path}", file.place));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
