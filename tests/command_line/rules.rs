//! `red-stake rules`: listing, showing, checking, copying and exporting rule sets; and other commands with these rules.

use std::path::Path;
use std::process::{Command, Output};

use super::refusal;

fn rules(data: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .arg("rules")
        .args(arguments)
        .arg("--data")
        .arg(data)
        .output()
        .expect("the program runs")
}

/// The output of a successful command.
fn printed(output: &Output) -> String {
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{message}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_copy_is_listed_shown_checked_and_exported() {
    let data = tempfile::tempdir().expect("a folder");
    let data = data.path();
    let copied = rules(
        data,
        &["copy", "western", "sunday", "--title", "Sunday's game"],
    );
    let path = printed(&copied);
    assert!(Path::new(path.trim()).is_file(), "{path}");
    let list = printed(&rules(data, &["list"]));
    for name in ["bloem", "classical", "british", "kitchen", "sunday"] {
        assert!(list.lines().any(|line| line.starts_with(name)), "{list}");
    }
    assert!(
        list.contains("Sunday's game, based on bloem: 11 rows changed, 0 of its own"),
        "{list}"
    );
    printed(&rules(data, &["copy", "western", "monday"]));
    let list = printed(&rules(data, &["list"]));
    assert!(list.contains("monday, based on bloem"), "{list}");
    let out = data.join("out.toml");
    let file = out.to_str().expect("a plain path");
    printed(&rules(data, &["export", "sunday", file]));
    assert_eq!(
        std::fs::read_to_string(&out).expect("the file exists"),
        printed(&rules(data, &["show", "sunday"]))
    );
    assert!(printed(&rules(data, &["check", file])).contains("Sunday's game"));
}

#[test]
fn an_invalid_rule_set_is_refused_in_one_line() {
    let data = tempfile::tempdir().expect("a folder");
    let data = data.path();
    let file = data.join("odd.toml");
    std::fs::write(
        &file,
        "name = \"Odd\"\nbased_on = \"bloem\"\n\n[options]\nlimit = 0\n",
    )
    .expect("the file is written");
    let file = file.to_str().expect("a plain path");
    let message = refusal(&rules(data, &["check", file]));
    assert!(
        message.contains("Line 5: The option \"limit\""),
        "{message}"
    );
    let message = refusal(&rules(data, &["show", "nowhere"]));
    assert!(
        message.contains("There are no rules called \"nowhere\""),
        "{message}"
    );
    let message = refusal(&rules(data, &["copy", "bloem", "odd", "--title", "  "]));
    assert!(message.contains("A name must have 1 to"), "{message}");
    let message = refusal(&rules(data, &["copy", "bloem", "classical"]));
    assert!(
        message.contains("There are already rules called \"classical\""),
        "{message}"
    );
}

#[test]
fn computer_players_play_by_rules_from_a_file() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("mine.toml");
    let file = file.to_str().expect("a plain path");
    printed(&rules(data.path(), &["export", "kitchen", file]));
    let run = Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .args(["selfplay", "--rules", file, "--hands", "4", "--seed", "1"])
        .args(["--players", "beginner,beginner,beginner,beginner"])
        .output()
        .expect("the program runs");
    assert!(printed(&run).starts_with("4 hands"));
}

#[test]
fn a_rulebook_marks_what_differs_from_the_rules_it_is_based_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let book = |rules: &str| {
        let file = folder.path().join(format!("{rules}.html"));
        let run = Command::new(env!("CARGO_BIN_EXE_red-stake"))
            .args(["help", "--rules", rules, "--rulebook"])
            .arg(&file)
            .output()
            .expect("the program runs");
        printed(&run);
        std::fs::read_to_string(file).expect("the file is written")
    };
    assert!(!book("bloem").contains('†'));
    let british = book("british");
    for marked in [
        "British, simple, based on",
        "† No hand counts more than 1",
        "† No Chows in Hand",
        "† Wriggling Snake",
    ] {
        assert!(british.contains(marked), "{marked}");
    }
    assert!(!british.contains("† Going Mah Jongg"));
}
