//! Compares the cost of our table with the original server's, alternating in one run: games of 64 rounds with four original players, over a
//! socket file and over TCP; processor time per hand, hands per second, memory, and the cost before listening. Run by `script/soak
//! net_figures`. `RED_STAKE_CASES` sets the number of rounds.

use std::fmt;
use std::fs;
use std::iter::Sum;
use std::time::{Duration, Instant};

use crate::needs;
use crate::server::{Outcome, Program, Server, histories, write_options};

/// The TCP address for the original server. Its port is fixed, since that server does not report one chosen by the system.
const ORIGINAL_TCP_ADDRESS: &str = "localhost:47113";

fn rounds() -> u32 {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    cases.and_then(|cases| cases.parse().ok()).unwrap_or(64)
}

/// The cost of a game for its server.
#[derive(Clone, Copy, Default)]
struct Cost {
    hands: usize,
    /// The duration of the game.
    seconds: f64,
    /// Processor time in milliseconds, without that before the game.
    time: f64,
    /// Peak memory, in KiB.
    memory: u64,
}

impl Cost {
    /// Processor time per hand, in milliseconds.
    fn per_hand(&self) -> f64 {
        self.time / self.hands as f64
    }

    /// Hands per second.
    fn hands_per_second(&self) -> f64 {
        self.hands as f64 / self.seconds
    }
}

impl Sum for Cost {
    fn sum<I: Iterator<Item = Self>>(costs: I) -> Self {
        costs.fold(Self::default(), |sum, cost| Self {
            hands: sum.hands + cost.hands,
            seconds: sum.seconds + cost.seconds,
            time: sum.time + cost.time,
            memory: sum.memory.max(cost.memory),
        })
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} hands in {:.1} s, {:.1} hands a second; {:.2} ms of processor time a hand; {} KiB at most",
            self.hands,
            self.seconds,
            self.hands_per_second(),
            self.per_hand(),
            self.memory
        )
    }
}

/// The processor time of a process in milliseconds, and its peak memory in KiB.
fn usage(process: u32) -> Option<(f64, u64)> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok());
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let peak = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let peak = peak.split_whitespace().next()?.parse().ok()?;
    // The system counts hundredths of a second.
    Some(((number(11)? + number(12)?) * 10.0, peak))
}

/// Starts our server or the original one.
fn start(
    ours: bool,
    address: &str,
    arguments: &[&str],
    folder: &std::path::Path,
) -> Outcome<Server> {
    match ours {
        true => Server::ours(address, arguments, folder),
        false => {
            let arguments = [&["--server", address], arguments].concat();
            Server::start("/usr/games/mj-server", &arguments, folder)
        }
    }
}

/// Plays a game of four original players at our server or at the original one, and returns its cost.
fn game(ours: bool, address: &str) -> Outcome<Cost> {
    let folder = tempfile::tempdir()?;
    write_options(folder.path(), &[("NumRounds", "nat", rounds())])?;
    let arguments = [
        "--option-file",
        "options",
        "--timeout",
        "0",
        "--hand-history",
        "--seed",
        "1",
    ];
    // All players are programs. The original server has no such switch.
    let quick: &[&str] = if ours { &["--quick-passes"] } else { &[] };
    let arguments = [&arguments[..], quick].concat();
    let mut server = start(ours, address, &arguments, folder.path())?;
    let (idle, _) = usage(server.process()).unwrap_or_default();
    let start = Instant::now();
    let mut players = Program::original_players(&server.address, 4, folder.path())?;
    let mut last = (idle, 0);
    for player in &mut players {
        while !player.has_ended()? {
            last = usage(server.process()).unwrap_or(last);
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    server.wait()?;
    Ok(Cost {
        hands: histories(folder.path())?.len(),
        seconds,
        time: last.0 - idle,
        memory: last.1,
    })
}

/// Plays this many games at each of the two servers in turn. `limit` is the maximum cost of a hand, as a share of the original server's
/// processor time.
fn compare(transport: &str, addresses: [&str; 2], times: usize, limit: f64) -> Outcome {
    let mut costs = [Vec::new(), Vec::new()];
    for _ in 0..times {
        for (costs, (address, ours)) in costs
            .iter_mut()
            .zip(addresses.into_iter().zip([true, false]))
        {
            let cost = game(ours, address)?;
            let server = if ours { "red-stake host" } else { "mj-server" };
            println!("{server} over {transport}: {cost}");
            costs.push(cost);
        }
    }
    let [ours, theirs] = costs.map(|costs| costs.into_iter().sum::<Cost>());
    println!("all of red-stake host over {transport}: {ours}");
    println!("all of mj-server over {transport}: {theirs}");
    let share = ours.per_hand() / theirs.per_hand();
    println!(
        "a hand costs {share:.2} of theirs, and {:.2} times as many are played per second",
        ours.hands_per_second() / theirs.hands_per_second()
    );
    assert!(
        ours.hands > 0 && share <= limit,
        "{share:.2} of their processor time"
    );
    assert!(
        ours.hands_per_second() >= theirs.hands_per_second(),
        "fewer hands a second"
    );
    Ok(())
}

#[test]
#[ignore = "a measurement; script/soak net_figures runs it"]
fn a_hand_costs_less_than_at_the_original_server() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    // Most of it is the kernel waking the players, which costs both servers the same.
    compare("a socket file", ["./s", "./s"], 3, 0.6)
}

#[test]
#[ignore = "a measurement of a quarter of an hour; script/soak net_figures runs it"]
fn a_hand_over_tcp_costs_less_than_at_the_original_server() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    compare("TCP", [":0", ORIGINAL_TCP_ADDRESS], 1, 0.5)
}

/// The processor time of a process, in milliseconds.
fn processor_milliseconds(process: u32) -> Outcome<f64> {
    let mut sum = 0.0;
    for task in fs::read_dir(format!("/proc/{process}/task"))? {
        let schedule = fs::read_to_string(task?.path().join("schedstat"))?;
        let nanoseconds: f64 = schedule.split(' ').next().ok_or("no figure")?.parse()?;
        sum += nanoseconds / 1e6;
    }
    Ok(sum)
}

#[test]
#[ignore = "a measurement; script/soak net_figures runs it"]
fn a_table_listens_within_three_milliseconds_of_processor_time() -> Outcome {
    let mut times = Vec::new();
    for _ in 0..20 {
        let folder = tempfile::tempdir()?;
        let server = Server::ours("./s", &[], folder.path())?;
        times.push(processor_milliseconds(server.process())?);
    }
    times.sort_by(f64::total_cmp);
    println!(
        "processor time before the table listens, of twenty starts: minimum {:.2} ms, median {:.2} ms, maximum {:.2} ms",
        times[0], times[10], times[19]
    );
    assert!(times[10] < 3.0, "{times:?}");
    Ok(())
}
