//! The command line. Each command has a file of its own. Bad input is reported in one line on standard error, with exit status 2.

mod bad_input;
mod demo;
mod files;
mod help;
mod host;
mod join;
mod manual;
mod password;
mod replay;
mod review;
mod robot;
mod rule_choice;
mod rules;
mod score;
mod selfplay;
#[cfg(windows)]
mod terminal;
mod verify;
mod window;
mod xmj;

use std::ffi::OsString;
use std::process::ExitCode;

use bad_input::BadInput;
use clap::{CommandFactory, Parser, Subcommand};

/// Red Stake: Mah Jongg on the desktop.
#[derive(Parser)]
#[command(
    name = "red-stake",
    version,
    about,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    window: window::Arguments,
}

#[derive(Subcommand)]
enum Command {
    Demo(demo::Arguments),
    Host(Box<host::Arguments>),
    Help(help::Arguments),
    Join(join::Arguments),
    Replay(replay::Arguments),
    Review(review::Arguments),
    Robot(robot::Arguments),
    Rules(rules::Arguments),
    Score(score::Arguments),
    Selfplay(selfplay::Arguments),
    Verify(verify::Arguments),
}

/// Parses the command line and runs the command.
pub fn run() -> ExitCode {
    #[cfg(windows)]
    terminal::join_console();
    let mut words: Vec<OsString> = std::env::args_os().collect();
    match demo::ScreenSaverArgument::read(&words) {
        Some(demo::ScreenSaverArgument::Show) => {
            words.truncate(1);
            words.extend(["demo", "--screensaver"].map(OsString::from));
        }
        Some(demo::ScreenSaverArgument::SetUp) => words.truncate(1),
        Some(demo::ScreenSaverArgument::Preview) => return ExitCode::SUCCESS,
        None => {}
    }
    let arguments = match Arguments::try_parse_from(words) {
        Ok(arguments) => arguments,
        Err(help) if !help.use_stderr() => {
            // If even the help cannot be printed, there is nowhere to report it.
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
        Err(wrong) => return refuse(&BadInput::new("red-stake", first_line(&wrong.to_string()))),
    };
    let done = match arguments.command {
        None => window::run(arguments.window).map(|()| ExitCode::SUCCESS),
        Some(Command::Demo(arguments)) => demo::run(arguments).map(|()| ExitCode::SUCCESS),
        Some(Command::Host(arguments)) => host::run(&arguments).map(|()| ExitCode::SUCCESS),
        Some(Command::Help(arguments)) => {
            help::run(&arguments, Arguments::command()).map(|()| ExitCode::SUCCESS)
        }
        Some(Command::Join(arguments)) => join::run(arguments).map(|()| ExitCode::SUCCESS),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Review(arguments)) => review::run(&arguments).map(|()| ExitCode::SUCCESS),
        Some(Command::Robot(arguments)) => robot::run(arguments).map(|()| ExitCode::SUCCESS),
        Some(Command::Rules(arguments)) => rules::run(&arguments).map(|()| ExitCode::SUCCESS),
        Some(Command::Score(arguments)) => score::run(&arguments).map(|()| ExitCode::SUCCESS),
        Some(Command::Selfplay(arguments)) => selfplay::run(&arguments).map(|()| ExitCode::SUCCESS),
        Some(Command::Verify(arguments)) => verify::run(&arguments),
    };
    done.unwrap_or_else(|wrong| refuse(&wrong))
}

fn refuse(wrong: &BadInput) -> ExitCode {
    eprintln!("{wrong}");
    #[cfg(windows)]
    terminal::show_error(&wrong.to_string());
    ExitCode::from(2)
}

/// The first line of clap's error message, without its prefix: the hints and the usage follow it.
fn first_line(text: &str) -> String {
    let message = text.split("\n\n").next().unwrap_or(text);
    message.trim_start_matches("error: ").to_owned()
}
