//! `red-stake-lab`: measures the computer players.

mod commands;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use commands::{arena, characters, points};

/// Measure the computer players of Red Stake
#[derive(Parser)]
#[command(name = "red-stake-lab", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Arena(arena::Arguments),
    Characters(characters::Arguments),
    Points(points::Arguments),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Characters(arguments) => characters::run(&arguments),
        Command::Points(arguments) => points::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::from(2)
        }
    }
}
