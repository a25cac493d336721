//! The program's entry point. On Windows, release builds have a window and no console.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    red_stake::cli::run()
}
