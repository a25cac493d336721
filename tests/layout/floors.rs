//! Which module may use which.

use std::collections::BTreeSet;

use super::house::{File, HOUSE, Naming};

/// The floors of the program, the lowest first. A module uses only modules of lower floors.
const FLOORS: [&[&str]; 10] = [
    &["tiles", "words"],
    &["rules"],
    &["table"],
    &["computer", "protocol", "save", "scorekeeper"],
    &["settings"],
    &["session", "sound", "tileset", "help"],
    &[
        "review",
        "stats",
        "puzzle",
        "duplicate",
        "lesson",
        "workshop",
    ],
    &["presenter"],
    &["app"],
    &["cli", "main", "console", "lib"],
];

/// Uses of a module on the same floor that the plan allows.
const NEIGHBOURS: [(&str, &str); 7] = [
    ("tiles", "words"),
    ("save", "protocol"),
    ("stats", "review"),
    ("puzzle", "review"),
    ("duplicate", "review"),
    ("main", "cli"),
    ("console", "cli"),
];

/// The floors inside `app`, the lowest first, in groups of files; what is not named here stands above them all. A group uses only
/// groups of lower floors.
const APP_FLOORS: [&[&str]; 6] = [
    &["app/theme"],
    &["app/widget"],
    &["app/render"],
    &["app/input"],
    &["app/screen"],
    &["app/dialog"],
];

/// The modules that a path leads to: the one it names, and the one that defines what is meant.
fn modules<'a>(naming: &'a Naming<'_>) -> impl Iterator<Item = &'a str> {
    let written = match naming.path {
        [first, module, ..] if first == "crate" => Some(module.as_str()),
        _ => None,
    };
    let defines = HOUSE.file_of(&naming.named).map(File::module);
    written.into_iter().chain(defines)
}

#[test]
fn a_module_uses_only_modules_of_lower_floors() {
    let floor = |module: &str| FLOORS.iter().position(|floor| floor.contains(&module));
    let mut wrong = BTreeSet::new();
    for file in &HOUSE.files {
        if floor(file.module()).is_none() {
            wrong.insert(format!("{} has no floor in the plan", file.module()));
        }
    }
    for naming in HOUSE.namings() {
        let user = &HOUSE.files[naming.file];
        for used in modules(&naming) {
            let module = user.module();
            let lower = floor(used).is_none() || floor(used) < floor(module);
            if module != used && !lower && !NEIGHBOURS.contains(&(module, used)) {
                wrong.insert(format!("{} uses {used}", user.place));
            }
        }
    }
    let wrong: Vec<_> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_group_of_the_window_uses_only_groups_of_lower_floors() {
    // The group of a file, and its floor.
    let group = |file: &File| {
        APP_FLOORS.iter().enumerate().find_map(|(floor, groups)| {
            let group = groups.iter().find(|group| file.is_in(group))?;
            Some((floor, *group))
        })
    };
    let mut wrong = BTreeSet::new();
    for ((user, used), names) in HOUSE.uses() {
        let (user, used) = (&HOUSE.files[user], &HOUSE.files[used]);
        let Some((floor, own)) = group(user) else {
            continue;
        };
        let fits = match group(used) {
            Some((other, group)) => group == own || other < floor,
            None => used.module() != "app",
        };
        if !fits {
            wrong.insert(format!("{} uses {names:?} of {}", user.place, used.place));
        }
    }
    let wrong: Vec<_> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
