//! The command line of Windows, installed as `red-stake.com` beside `red-stake.exe`: Windows takes the first of the two when `red-stake` is
//! typed. A program with a window prints nothing in a console by itself and nobody waits for it, so this one starts it, lends it the
//! console and waits.

use std::process::{Command, exit};
use std::{env, io};

/// Tells the program that it was started from here; see `cli/terminal.rs`.
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
    // Ctrl+C reaches both; what it means is the program's to say, and its status is waited for.
    #[cfg(windows)]
    ctrlc::set_handler(|| {}).map_err(io::Error::other)?;
    let status = Command::new(program)
        .args(env::args_os().skip(1))
        .env(VARIABLE, "1")
        .status()?;
    Ok(status.code().unwrap_or(1))
}
