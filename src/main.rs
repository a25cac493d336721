//! The program's entry. On Windows it has a window and no console; while it is being worked on, a console is handy.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    red_stake::cli::run()
}
