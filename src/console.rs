//! The command line on Windows, installed as `red-stake.com` beside `red-stake.exe`: when `red-stake` is typed, Windows prefers the former.
//! A program with a window cannot print to a console, and the shell does not wait for it. So this program starts the other one, shares its
//! console with it and waits.

use std::process::{Command, exit};
use std::{env, io};

/// Set for the program that is started from here; `cli/terminal.rs` reads it.
const VARIABLE: &str = "RED_STAKE_CONSOLE";

fn main() {
    match run() {
        Ok(status) => exit(status),
        Err(error) => {
            eprintln!("red-stake: red-stake.exe cannot be started: {error}");
            exit(2);
        }
    }
}

fn run() -> io::Result<i32> {
    let program = env::current_exe()?.with_file_name("red-stake.exe");
    // Ctrl+C reaches both programs. The other one decides what it means, and this one waits for its status.
    #[cfg(windows)]
    ctrlc::set_handler(|| {}).map_err(io::Error::other)?;
    let status = Command::new(program)
        .args(env::args_os().skip(1))
        .env(VARIABLE, "1")
        .status()?;
    Ok(status.code().unwrap_or(1))
}
