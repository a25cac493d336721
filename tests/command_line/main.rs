//! The command line: runs the program and reads its output.

mod bloem_golden;
mod documented_commands;
mod help;
#[path = "../help_text/markdown.rs"]
mod markdown;
mod named_files;
mod played_games;
mod preset_hands;
mod rules;
mod score;
mod score_typed;

use std::process::Output;

/// Checks for exit status 2 and exactly one line on standard error. Returns that line.
fn refusal(output: &Output) -> String {
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert_eq!(message.lines().count(), 1, "{message}");
    message
}
