//! The program's entry.

use std::process::ExitCode;

fn main() -> ExitCode {
    red_stake::cli::run()
}
