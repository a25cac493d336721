//! The plan of the house, held: which module may use which, who owns the window, the sound device, sockets and files, what is
//! pure, and how long a file may be. See `docs/design.md`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The floors, and on a floor the few modules that may use a neighbour.
const FLOORS: [(&str, u8); 21] = [
    ("tiles", 0),
    ("rules", 1),
    ("table", 2),
    ("computer", 3),
    ("protocol", 3),
    ("save", 3),
    ("settings", 3),
    ("session", 4),
    ("sound", 4),
    ("tileset", 4),
    ("help", 4),
    ("review", 5),
    ("arena", 5),
    ("stats", 5),
    ("lesson", 5),
    ("app", 6),
    ("cli", 7),
    ("main", 7),
    ("lib", 7),
    ("bin", 7),
    ("tests", 7),
];

/// Uses of a module on the same floor that the plan allows.
const NEIGHBOURS: [(&str, &str); 4] = [
    ("save", "protocol"),
    ("settings", "save"),
    ("stats", "review"),
    ("main", "cli"),
];

/// Modules without clock, thread, file, socket or screen.
const PURE: [&str; 5] = ["tiles", "rules", "table", "computer", "protocol"];

/// Words that only these modules may say.
const OWNERS: [(&[&str], &[&str]); 4] = [
    (&["iced::", "use iced"], &["app"]),
    (&["rodio::", "use rodio"], &["sound"]),
    (
        &[
            "TcpListener",
            "TcpStream",
            "UnixListener",
            "UnixStream",
            "tokio::net",
            "std::net",
        ],
        &["session"],
    ),
    (
        &["std::fs", "File::"],
        &[
            "save",
            "settings",
            "tileset",
            "sound",
            "help",
            "cli",
            "session/address",
            "app/gallery",
            "app/journal",
            "app/startup/launch",
        ],
    ),
];

/// What a pure module must not touch.
const IMPURE: [&str; 9] = [
    "Instant",
    "SystemTime",
    "std::thread",
    "std::fs",
    "std::net",
    "std::env",
    "tokio",
    "println!",
    "rand::rng(",
];

struct Source {
    /// The module of the first floor down from the crate's root.
    module: String,
    /// The path below its folder, without its ending.
    place: String,
    path: PathBuf,
    /// The code without comments.
    code: Vec<String>,
    lines: usize,
}

/// The sources of the program.
fn program() -> Vec<Source> {
    let found = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(found.len() > 20, "the sources were not found");
    found
}

/// The sources below a folder.
fn sources(root: &Path) -> Vec<Source> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(read(root, path));
            }
        }
    }
    found
}

fn read(root: &Path, path: PathBuf) -> Source {
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let place = path
        .strip_prefix(root)
        .unwrap_or(&path)
        .with_extension("")
        .to_string_lossy()
        .into_owned();
    let module = place.split('/').next().unwrap_or_default().to_owned();
    // The tests at the foot of a file may use any floor.
    let code = text
        .lines()
        .take_while(|line| *line != "mod tests {")
        .map(|line| line.split("//").next().unwrap_or_default().to_owned())
        .collect();
    Source {
        module,
        place,
        path,
        code,
        lines: text.lines().count(),
    }
}

/// The modules of this crate that a line of code names.
fn uses(line: &str) -> impl Iterator<Item = String> + '_ {
    line.match_indices("crate::").filter_map(|(at, word)| {
        let name: String = line[at + word.len()..]
            .chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect();
        (!name.is_empty()).then_some(name)
    })
}

#[test]
fn a_module_uses_only_modules_of_lower_floors() {
    let floors: BTreeMap<_, _> = FLOORS.into_iter().collect();
    let mut wrong = Vec::new();
    for source in program() {
        let Some(floor) = floors.get(source.module.as_str()) else {
            wrong.push(format!("{} has no floor in the plan", source.module));
            continue;
        };
        for line in &source.code {
            for used in uses(line) {
                let Some(other) = floors.get(used.as_str()) else {
                    continue;
                };
                let neighbour = NEIGHBOURS.contains(&(source.module.as_str(), used.as_str()));
                if used != source.module && other >= floor && !neighbour {
                    wrong.push(format!("{} uses {used}", source.path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn pure_modules_have_no_clock_thread_file_socket_or_screen() {
    let mut wrong = Vec::new();
    for source in program()
        .iter()
        .filter(|source| PURE.contains(&source.module.as_str()))
    {
        for line in &source.code {
            if let Some(word) = IMPURE.iter().find(|word| line.contains(*word)) {
                wrong.push(format!("{}: {word}", source.path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn window_sound_sockets_and_files_have_their_owners() {
    let mut wrong = Vec::new();
    for source in program() {
        for (words, owners) in OWNERS {
            let owned = owners.iter().any(|owner| {
                source.place == *owner || source.place.starts_with(&format!("{owner}/"))
            });
            let tests = format!("{}/", source.place).contains("/tests/");
            if owned || tests {
                continue;
            }
            for line in &source.code {
                if let Some(word) = words.iter().find(|word| line.contains(*word)) {
                    wrong.push(format!("{}: {word}", source.path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_file_has_more_than_400_lines() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src", "tests", "benches", "gallery", "tilesets"]
        .map(|folder| sources(&project.join(folder)));
    let long: Vec<_> = folders
        .into_iter()
        .flatten()
        .filter(|source| source.lines > 400)
        .map(|source| format!("{}: {}", source.path.display(), source.lines))
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn modules_are_named_files_beside_their_folders() {
    let odd: Vec<_> = program()
        .into_iter()
        .filter(|source| source.place.ends_with("/mod"))
        .map(|source| source.place)
        .collect();
    assert!(odd.is_empty(), "{odd:?}");
}
