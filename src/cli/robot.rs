//! `red-stake robot`: a computer player at a server, with the switches of mj-player.

use clap::Args;

use super::bad_input::BadInput;
use super::password::PasswordSource;
use engine::tiles::shanten;
use net::address::Address;
use net::join::Credentials;
use net::robot::{self, RobotStrategies, Strategy};
use players::{ComputerPlayer, Level};

/// Send a computer player to a server
#[derive(Args, Debug)]
pub struct Arguments {
    /// Address of the server: HOST:PORT, HOST, PORT, a Unix socket file such as ./table, or "-" for standard input and output
    #[arg(long, value_name = "ADDRESS", default_value = "localhost:5000")]
    server: Address,
    /// Player id to ask for (0 = any)
    #[arg(long, value_name = "N", default_value_t = 0)]
    id: u32,
    /// Player name [Robot(PID)]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[command(flatten)]
    password: PasswordSource,
    /// Its level: learner, beginner, club, expert or master
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Club)]
    level: Level,
    /// Preference for chows, -1 to 1; a list gives several strategies
    #[arg(long, value_name = "X", value_delimiter = ',', allow_hyphen_values = true, value_parser = bias::<-1>)]
    chowness: Vec<f32>,
    /// Reluctance to expose sets, 0 to 1
    #[arg(long, value_name = "X", value_delimiter = ',', value_parser = bias::<0>)]
    hiddenness: Vec<f32>,
    /// Preference for major tiles, 0 to 1
    #[arg(long, value_name = "X", value_delimiter = ',', value_parser = bias::<0>)]
    majorness: Vec<f32>,
    /// Preference for one suit, 0 to 1
    #[arg(long, value_name = "X", value_delimiter = ',', value_parser = bias::<0>)]
    suitness: Vec<f32>,
    /// How much better another strategy must be before it switches
    #[arg(long, value_name = "X", default_value_t = 0.0, value_parser = bias::<0>)]
    hysteresis: f32,
    /// Answer at once; the timing reveals what it holds, so only for tables of programs
    #[arg(long)]
    quick: bool,
}

/// Parses a number from `MIN` to 1.
fn bias<const MIN: i8>(text: &str) -> Result<f32, String> {
    let number: Option<f32> = text.parse().ok();
    let fits = |number: &f32| (f32::from(MIN)..=1.0).contains(number);
    number
        .filter(fits)
        .ok_or_else(|| format!("\"{text}\" is no number from {MIN} to 1"))
}

impl Arguments {
    /// The strategies: the n-th one has the n-th number of each list, or the last number of a shorter list.
    fn strategy(&self) -> RobotStrategies {
        let lists = [
            &self.chowness,
            &self.hiddenness,
            &self.majorness,
            &self.suitness,
        ];
        let count = lists.iter().map(|list| list.len()).max().unwrap_or(0);
        let strategies = (0..count).map(|at| {
            let [chowness, hiddenness, majorness, suitness] =
                lists.map(|list| list.get(at).or(list.last()).copied().unwrap_or(0.0));
            Strategy {
                chowness,
                hiddenness,
                majorness,
                suitness,
            }
        });
        RobotStrategies::new(strategies.collect(), self.hysteresis)
    }
}

/// Plays until the game is over.
pub fn run(arguments: Arguments) -> Result<(), BadInput> {
    let strategy = arguments.strategy();
    if arguments.server == Address::Standard && arguments.password.reads_standard_input() {
        let wrong = "the server talks on standard input; put the password into a file";
        return Err(BadInput::new("--password-file", wrong));
    }
    let credentials = Credentials {
        id: arguments.id,
        name: arguments
            .name
            .unwrap_or_else(|| format!("Robot({})", std::process::id())),
        password: arguments.password.read()?,
        ..Credentials::default()
    };
    shanten::prepare();
    robot::play(
        &arguments.server,
        credentials,
        ComputerPlayer::new(arguments.level),
        strategy,
        arguments.quick,
    )
    .map_err(|wrong| BadInput::new("robot", wrong))
}
