//! `red-stake help`: pages in a terminal, and man pages.

use std::process::{Command, Output};

fn help(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .arg("help")
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_page_is_printed_by_its_name_or_title() {
    let by_name = help(&["dead-hand"]);
    assert!(by_name.status.success());
    assert!(printed(&by_name).starts_with("A dead hand"));
    assert_eq!(printed(&by_name), printed(&help(&["A", "dead", "hand"])));
}

#[test]
fn without_a_name_all_pages_are_listed() {
    let list = printed(&help(&[]));
    for page in ["quick-start", "hand-golden-cock", "error-no-sound"] {
        assert!(list.contains(page), "{page}");
    }
}

#[test]
fn a_misspelled_name_gets_a_suggestion_in_one_line() {
    let output = help(&["tactiks"]);
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.contains("did you mean tactics?"), "{message}");
    assert_eq!(message.trim().lines().count(), 1);
    assert!(output.stdout.is_empty());
}

#[test]
fn man_pages_are_written_for_every_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let manual = folder.path().join("man");
    let output = help(&["--man", &manual.to_string_lossy()]);
    assert!(output.status.success());
    let page = |name: &str| std::fs::read_to_string(manual.join(name)).expect("a page");
    let commands = [
        "demo", "host", "help", "join", "replay", "review", "robot", "rules", "score", "selfplay",
        "verify",
    ];
    let overview = page("red-stake.6");
    for command in commands {
        assert!(page(&format!("red-stake-{command}.6")).contains(".TH"));
        assert!(
            overview.contains(&format!("red\\-stake\\-{command}(6)")),
            "{command}"
        );
    }
    for switch in ["new", "portable", "rules"] {
        assert!(overview.contains(&format!("\\-\\-{switch}")), "{switch}");
    }
    assert!(overview.contains(".SH FILES") && overview.contains("settings.toml"));
    for variable in [
        "RED_STAKE_PASSWORD",
        "RED_STAKE_AUTH_BASIC",
        "RED_STAKE_LANGUAGE",
        "RUST_LOG",
        "DISPLAY",
    ] {
        assert!(overview.contains(variable), "{variable}");
    }
}
