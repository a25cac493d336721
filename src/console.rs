//! The program's entry for the command line of Windows, installed as `red-stake.com` beside `red-stake.exe`: Windows takes the
//! first of the two when `red-stake` is typed, and only a program of the console subsystem prints there.

use std::process::ExitCode;

fn main() -> ExitCode {
    red_stake::cli::run()
}
