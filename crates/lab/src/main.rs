//! `red-stake-lab`: measures and trains the computer players.

mod commands;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use commands::{arena, characters, gifts, imitate, learn, points, tune};

/// Measure and train the computer players of Red Stake
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
    Gifts(gifts::Arguments),
    Imitate(imitate::Arguments),
    Learn(learn::Arguments),
    Points(points::Arguments),
    Tune(tune::Arguments),
}

fn main() -> ExitCode {
    engine::tiles::shanten::prepare();
    let done = match Arguments::parse().command {
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Characters(arguments) => characters::run(&arguments),
        Command::Gifts(arguments) => gifts::run(&arguments),
        Command::Imitate(arguments) => imitate::run(&arguments),
        Command::Learn(arguments) => learn::run(&arguments),
        Command::Points(arguments) => points::run(&arguments),
        Command::Tune(arguments) => tune::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::from(2)
        }
    }
}
