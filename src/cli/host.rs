//! `red-stake host`: a server without a window, with the switches of mj-server.

mod announce;
mod deal_secret;
mod log;
mod passwords;
mod tables;

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;

use super::bad_input::BadInput;
use super::files;
use super::rule_choice;
use crate::session::signals;
use announce::Announcement;
use engine::rules::RuleSet;
use engine::tiles::shanten;
use engine::untrusted_text::sanitize;
use net::address::Address;
use net::host::room::RoomEvent;
use net::host::{
    ComputerSeat, HostHooks, OnDisconnect, Room, Seating, Settings, TableDirectory, TableStatus,
    limits, serve,
};
use passwords::Passwords;
use players::Level;
use protocol::files::{SavedGame, read_options, read_wall};
use storage::save::{append_private, own_name, reason};
use wording::Describe;

/// Host a table on the network, without a window
#[derive(Args, Debug)]
pub struct Arguments {
    /// Address to listen on: HOST:PORT, :PORT, PORT (this machine only), or a Unix socket file such as ./table
    #[arg(
        long,
        alias = "address",
        value_name = "ADDRESS",
        default_value = "localhost:5000"
    )]
    server: Address,
    /// Time limit for claims in seconds (0 = none) [15]
    #[arg(long, value_name = "SECONDS")]
    timeout: Option<u32>,
    /// Pause between moves in tenths of a second, at most 50
    #[arg(long, value_name = "DECISECONDS", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=50))]
    pause: u32,
    /// Assign seats at random
    #[arg(long, conflicts_with = "id_order_seats")]
    random_seats: bool,
    /// Assign seats in order of player ids
    #[arg(long)]
    id_order_seats: bool,
    /// Penalties for leaving: during a hand, between hands, between rounds
    #[arg(
        long,
        value_name = "N1,N2,N3",
        value_delimiter = ',',
        num_args = 1,
        allow_hyphen_values = true
    )]
    disconnect_penalties: Vec<i64>,
    /// End the game in good order when a player disconnects
    #[arg(long)]
    end_on_disconnect: bool,
    /// End the server when a player disconnects
    #[arg(long)]
    exit_on_disconnect: bool,
    /// Save an unfinished game when the server ends
    #[arg(long)]
    save_on_exit: bool,
    /// Rules of the table: bloem, classical, another name from "red-stake rules list", or a file; other programs can play only by classical [classical]
    #[arg(long, value_name = "RULES", conflicts_with_all = ["option_file", "load_game"], value_parser = rule_choice::rules)]
    rules: Option<RuleSet>,
    /// File with the options of new games
    #[arg(long, value_name = "FILE")]
    option_file: Option<PathBuf>,
    /// Resume a saved game
    #[arg(long, value_name = "FILE")]
    load_game: Option<PathBuf>,
    /// Let players who are not in the saved game take any free seat
    #[arg(long)]
    no_id_required: bool,
    /// Do not let anybody change options
    #[arg(long)]
    no_manager: bool,
    #[command(flatten)]
    passwords: Passwords,
    /// Maximum number of spectators (0 = none)
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    watchers: u8,
    /// Accept debugging commands, which can change tiles
    #[arg(long)]
    debug: bool,
    /// Append every line received and sent to this file ("-" = standard output)
    #[arg(long, value_name = "FILE")]
    logfile: Option<PathBuf>,
    /// Flowers and Seasons score nothing
    #[arg(long)]
    no_special_scores: bool,
    /// Seed for repeatable deals, for tests only: anybody who guesses it knows every tile (0 = random)
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Publish a hash of each deal beforehand and the seed afterwards, for `red-stake verify`; not with --seed
    #[arg(long)]
    sealed: bool,
    /// File with the wall to use for every hand
    #[arg(long, value_name = "FILE")]
    wallfile: Option<PathBuf>,
    /// Write each hand to hand-NN.mjs, or to hand-NN-game-K.mjs if that exists
    #[arg(long)]
    hand_history: bool,
    /// Keep no history; players who disconnect cannot return during a hand
    #[arg(long)]
    nohist: bool,
    /// Number of computer players, at most three; in a resumed game, players whose names begin with Robot
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3))]
    computers: u8,
    /// Their level: learner, beginner, club, expert or master
    #[arg(long, value_name = "LEVEL")]
    level: Option<Level>,
    /// Let a computer player take over a seat that has been disconnected for 30 seconds
    #[arg(long)]
    stand_in: bool,
    /// Let computer players answer at once, and pass for programs that cannot claim; the timing reveals what others hold, so only for tables of programs
    #[arg(long)]
    quick_passes: bool,
    /// Time limit for any answer in seconds, after which a computer player takes over (0 = none) [0 on this machine, otherwise 60]
    #[arg(long, value_name = "SECONDS")]
    turn_limit: Option<u32>,
    /// Number of tables, each at its own address; players who connect to --server get a free seat at any of them
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000), conflicts_with_all = ["load_game", "logfile"])]
    tables: u16,
    /// Announce the table on the local network under this name
    #[arg(long, value_name = "NAME")]
    announce: Option<String>,
    #[command(flatten)]
    log: log::Log,
}

/// Hosts a table until its game is over or the program is asked to end; with `--tables`, several until the program is asked to end.
pub fn run(arguments: &Arguments) -> Result<(), BadInput> {
    let settings = settings(arguments)?;
    arguments.log.begin()?;
    let announcement = Announcement::new(arguments.announce.as_deref(), &arguments.server)?;
    if arguments.tables > 1 {
        let count = arguments.tables.into();
        return tables::run(&arguments.server, count, settings, announcement);
    }
    let computers = settings.has_computers();
    let directory = Arc::new(TableDirectory::new(1));
    let mut room = Room::new(settings).map_err(|wrong| BadInput::new("host", wrong))?;
    let loaded = arguments.load_game.as_deref();
    if let Some(name) = loaded.and_then(|file| own_name(Path::new(FOLDER), file)) {
        room.set_own_file(&name);
    }
    let mut hooks = ServerHooks {
        line_log: line_log(arguments.logfile.as_deref())?,
        computers,
        directory,
        announcement,
    };
    serve(&arguments.server, room, &mut hooks, signals::end()).map_err(|error| {
        hooks.print(&format!("FAILED: {}\n", reason(&error)));
        BadInput::new(&arguments.server, reason(&error))
    })
}

fn settings(arguments: &Arguments) -> Result<Settings, BadInput> {
    let (password, passwords) = arguments.passwords.read()?;
    let penalties = match arguments.disconnect_penalties.as_slice() {
        [] => [0; 3],
        [one, two, three] => [*one, *two, *three],
        _ => {
            let wrong = "three numbers are wanted, with commas between them";
            return Err(BadInput::new("--disconnect-penalties", wrong));
        }
    };
    let resume = read(arguments.load_game.as_deref(), SavedGame::salvage)?;
    let level = arguments.level.unwrap_or(Level::Club);
    let turn_limit = match (arguments.turn_limit, arguments.server.is_local()) {
        (Some(0), _) | (None, true) => None,
        (Some(seconds), _) => Some(Duration::from_secs(seconds.into())),
        (None, false) => Some(limits::TURN_LIMIT),
    };
    Ok(Settings {
        timeout: arguments.timeout,
        pace: arguments.pause,
        seating: match (arguments.random_seats, arguments.id_order_seats) {
            (true, _) => Seating::Random,
            (_, true) => Seating::Ids,
            _ => Seating::Joining,
        },
        on_disconnect: match (arguments.exit_on_disconnect, arguments.end_on_disconnect) {
            (true, _) => OnDisconnect::Exit,
            (_, true) => OnDisconnect::End,
            _ => OnDisconnect::Wait,
        },
        penalties,
        save_on_exit: arguments.save_on_exit,
        rules: arguments
            .rules
            .clone()
            .filter(|rules| *rules != RuleSet::classical()),
        options: read(arguments.option_file.as_deref(), read_options)?.unwrap_or_default(),
        computer_seats: computer_seats(arguments.computers, level, resume.as_ref()),
        resume,
        any_player: arguments.no_id_required,
        no_manager: arguments.no_manager,
        passwords,
        password,
        watchers: arguments.watchers.into(),
        debug: arguments.debug,
        no_special_scores: arguments.no_special_scores,
        seed: arguments.seed,
        secret: deal_secret::deal_secret(arguments.seed, arguments.sealed)?,
        sealed: arguments.sealed,
        walls: read(arguments.wallfile.as_deref(), |text| {
            read_wall(text).map_err(|wrong| wrong.describe())
        })?
        .into_iter()
        .collect(),
        hand_history: arguments.hand_history,
        no_history: arguments.nohist,
        stand_in: (arguments.stand_in || turn_limit.is_some()).then_some(level),
        turn_limit,
        quick_passes: arguments.quick_passes,
    })
}

/// This many computer players on the last seats; in a resumed game they take over the players whose names begin with Robot.
fn computer_seats(count: u8, level: Level, saved: Option<&SavedGame>) -> [Option<ComputerSeat>; 4] {
    let players = saved.into_iter().flat_map(|saved| &saved.players);
    let names = players
        .map(|player| player.name.clone())
        .filter(|name| name.starts_with("Robot"));
    let mut names = names.chain(std::iter::repeat(String::new()));
    let first = 4 - usize::from(count);
    std::array::from_fn(|chair| {
        let name = || names.next().unwrap_or_default();
        (chair >= first)
            .then(name)
            .map(|name| ComputerSeat { name, level })
    })
}

/// Reads a file, if one is named.
fn read<T, E: std::fmt::Display>(
    path: Option<&Path>,
    parse: impl FnOnce(&str) -> Result<T, E>,
) -> Result<Option<T>, BadInput> {
    let Some(path) = path else { return Ok(None) };
    let bytes = files::read(path)?;
    let text = String::from_utf8_lossy(&bytes);
    let value = parse(&text).map_err(|wrong| BadInput::new(path.display(), wrong))?;
    Ok(Some(value))
}

/// Opens the file to which lines received and sent are appended.
fn line_log(path: Option<&Path>) -> Result<Option<Box<dyn Write>>, BadInput> {
    match path {
        None => Ok(None),
        Some(path) if path == Path::new("-") => Ok(Some(Box::new(io::stdout()))),
        Some(path) => {
            let file = append_private(path);
            let file = file.map_err(|error| BadInput::new(path.display(), reason(&error)))?;
            Ok(Some(Box::new(file)))
        }
    }
}

/// The folder of saved games and hand histories: the one where the server was started. Logs go to the files that are named.
const FOLDER: &str = ".";

/// The hooks of a server with one table: it writes files and prints to the terminal.
struct ServerHooks {
    line_log: Option<Box<dyn Write>>,
    /// Whether computer players take part.
    computers: bool,
    directory: Arc<TableDirectory>,
    announcement: Announcement,
}

impl HostHooks for ServerHooks {
    fn listening(&mut self, address: &str) {
        self.announcement.begin(address, &self.directory);
        self.print(&format!("OK: {address}\n"));
        if self.computers {
            // Computed before the first move, so that nobody waits for it.
            std::thread::spawn(shanten::prepare);
        }
    }

    /// Nothing to do: the event is in the log.
    fn room_event(&mut self, _: &RoomEvent) {}

    fn print(&mut self, text: &str) {
        let mut out = io::stdout();
        // Standard output may be closed.
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    }

    fn log(&mut self, connection: u64, sent: bool, text: &str) {
        if let Some(line_log) = &mut self.line_log {
            let direction = if sent { '>' } else { '<' };
            let end = if sent { "" } else { "\n" };
            // Control characters must not reach a terminal through a file either.
            let shown = |c: char| match c {
                '\r' | '\n' | '\t' | ' '..='~' => c.to_string(),
                c => match sanitize(&c.to_string()) {
                    Cow::Borrowed(seen) => seen.to_owned(),
                    Cow::Owned(_) => c.escape_default().to_string(),
                },
            };
            let text: String = text.chars().map(shown).collect();
            let text = text + end;
            let text = text.split_inclusive('\n');
            let text: String = text
                .map(|line| format!("{direction}cnx{connection} {line}"))
                .collect();
            // A full disk must not end the game.
            let _ = line_log.write_all(text.as_bytes());
        }
    }

    fn folder(&self) -> PathBuf {
        PathBuf::from(FOLDER)
    }

    fn status_changed(&mut self, status: TableStatus) {
        self.directory.set_status(0, status);
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: Arguments,
    }

    /// Parses these switches.
    pub(super) fn arguments(switches: &[&str]) -> Result<Arguments, String> {
        let line = Line::try_parse_from([&["host"], switches].concat());
        line.map(|line| line.arguments)
            .map_err(|wrong| wrong.to_string())
    }

    /// The settings of the table that these switches open.
    pub(super) fn opened(switches: &[&str]) -> Result<Settings, String> {
        settings(&arguments(switches)?).map_err(|wrong| wrong.to_string())
    }

    /// The turn limit of that table in seconds.
    fn limit(switches: &[&str]) -> Option<Option<u64>> {
        let settings = opened(switches).ok()?;
        Some(settings.turn_limit.map(|limit| limit.as_secs()))
    }

    #[test]
    fn turns_are_limited_if_requested_or_reachable_from_other_machines() {
        assert_eq!(limit(&["--server", ":5000"]), Some(None));
        assert_eq!(limit(&["--server", "./socket"]), Some(None));
        let open = ["--server", "0.0.0.0:5000"];
        assert_eq!(limit(&open), Some(Some(60)));
        let with = |seconds| limit(&[&open[..], &["--turn-limit", seconds]].concat());
        assert_eq!(with("0"), Some(None));
        assert_eq!(with("25"), Some(Some(25)));
        assert_eq!(limit(&["--turn-limit", "25"]), Some(Some(25)));
    }
}
