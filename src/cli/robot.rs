//! `red-stake robot`: a computer player at a server, with the switches of the classical one [group R].

use clap::Args;

use super::BadInput;
use crate::computer::{ComputerPlayer, Level};
use crate::session::address::Address;
use crate::session::join::Pass;
use crate::session::robot;
use crate::tiles::shanten;

/// Send a computer player to a server
#[derive(Args, Debug)]
pub struct Arguments {
    /// Where the server listens: HOST:PORT, or a socket file; "-": talk on standard input and output
    #[arg(long, value_name = "ADDRESS", default_value = "localhost:5000")]
    server: Address,
    /// The id to ask for; 0: any
    #[arg(long, value_name = "N", default_value_t = 0)]
    id: u32,
    /// The name [Robot(PID)]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The password, if the server asks for one
    #[arg(long, value_name = "PASSWORD", default_value = "")]
    password: String,
    /// How well it plays: beginner, club, expert or master
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Club)]
    level: Level,
}

/// Plays until the game is over.
pub fn run(arguments: Arguments) -> Result<(), BadInput> {
    let pass = Pass {
        id: arguments.id,
        name: arguments
            .name
            .unwrap_or_else(|| format!("Robot({})", std::process::id())),
        password: arguments.password,
    };
    shanten::prepare();
    robot::play(
        &arguments.server,
        pass,
        ComputerPlayer::new(arguments.level),
    )
    .map_err(|wrong| BadInput::new("robot", wrong))
}
