//! Two hundred tables in one process compared with one: hands per second, processor time per hand, and memory of the host. Run by
//! `script/soak net_tables`.

use std::cell::Cell;
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, Instant};

use crate::server::{Outcome, Server, write_options};
use net::address::Address;
use net::join::{Connection, Credentials, Lost, RemoteTable};
use players::{ComputerPlayer, Level};
use protocol::ServerMessage;
use tokio::task::LocalSet;

/// The number of measured hands in a run.
const HANDS: usize = 1000;
const MANY_TABLES: usize = 200;
/// The number of hands played before the measurement. Then everybody has joined, and as many hands are in progress at its start as at its end.
/// Otherwise unfinished hands would weigh more with more tables.
const WARM_UP: usize = MANY_TABLES;
const RUNS: usize = 3;

/// The processor time of a process in hundredths of a second, and its memory in KiB.
fn usage(process: u32) -> Option<(u64, u64)> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |at: usize| fields.get(at).and_then(|field| field.parse::<u64>().ok());
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let memory = line.split_whitespace().next()?.parse().ok()?;
    Some((number(11)? + number(12)?, memory))
}

/// Counters shared by the guests of a run.
#[derive(Default)]
struct Progress {
    /// Finished hands, counted by the guests who are East first.
    hands: Cell<usize>,
    /// Guests whose game has begun.
    started: Cell<usize>,
}

/// A robot that thinks as little as possible.
async fn guest(address: Address, number: usize, progress: Rc<Progress>) -> Result<(), Lost> {
    let mut connection = Connection::open(&address).await?;
    let mut remote = RemoteTable::new(Credentials {
        name: format!("Guest {number}"),
        ..Credentials::default()
    });
    connection.send(&remote.connect_message()).await?;
    let player = ComputerPlayer::new(Level::Beginner);
    while progress.hands.get() < WARM_UP + HANDS {
        let message = connection.next().await?;
        let was_active = remote.is_active();
        let update = remote.handle(&message);
        if !was_active && remote.is_active() {
            progress.started.set(progress.started.get() + 1);
        }
        let is_counting = remote.view().seat() == remote.view().first_east;
        let over = matches!(
            message,
            ServerMessage::Settlement { .. } | ServerMessage::WashOut { .. }
        );
        progress
            .hands
            .set(progress.hands.get() + usize::from(is_counting && over));
        for answer in &update.answers {
            connection.send(answer).await?;
        }
        if let Some(request) = remote.request()
            && let Ok(answer) = remote.answer(player.decide(remote.view(), &request))
        {
            connection.send(&answer).await?;
        }
    }
    Ok(())
}

/// Plays at this many tables, each with this many computer players of the host. Returns the processor time per hand, in milliseconds.
fn play(tables: usize, computers: usize) -> Outcome<f64> {
    let folder = tempfile::tempdir()?;
    write_options(folder.path(), &[("NumRounds", "nat", 400)])?;
    let (tables_text, computers_text) = (tables.to_string(), computers.to_string());
    let arguments = [
        "--tables",
        &tables_text,
        "--computers",
        &computers_text,
        "--level",
        "beginner",
        "--option-file",
        "options",
        "--timeout",
        "0",
        "--seed",
        "1",
        "--log-level",
        "warn",
    ];
    // The answer time of computer players does not matter here.
    let quick: &[&str] = if computers > 0 {
        &["--quick-passes"]
    } else {
        &[]
    };
    let arguments = [&arguments[..], quick].concat();
    let server = Server::ours("./s", &arguments, folder.path())?;
    let address = Address::Socket(PathBuf::from(server.absolute_address(folder.path())));
    let idle = usage(server.process()).ok_or("no process")?;
    let progress = Rc::new(Progress::default());
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let ((start, first_hand), before) = LocalSet::new().block_on(&runtime, async {
        let guests = (0..tables * (4 - computers)).map(|number| {
            tokio::task::spawn_local(guest(address.clone(), number, Rc::clone(&progress)))
        });
        let guests: Vec<_> = guests.collect();
        let wait_for_hands = async |hands: usize| {
            while progress.hands.get() < hands {
                let ended = guests.iter().filter(|guest| guest.is_finished());
                assert_eq!(ended.count(), 0, "a guest was lost");
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        wait_for_hands(WARM_UP).await;
        let start = (Instant::now(), progress.hands.get());
        let before = usage(server.process());
        wait_for_hands(WARM_UP + HANDS).await;
        (start, before)
    });
    let seconds = start.elapsed().as_secs_f64();
    let usage_at_end = usage(server.process()).ok_or("no process")?;
    let before = before.ok_or("no process")?;
    let hands = (progress.hands.get() - first_hand) as f64;
    assert_eq!(progress.started.get(), tables * (4 - computers));
    let cost = (usage_at_end.0 - before.0) as f64 * 10.0 / hands;
    println!(
        "{tables} tables, {computers} computer players of the host at each: {hands} hands in {seconds:.1} s, {:.0} hands a second; \
         {cost:.2} ms of the host's processor time a hand; {} KiB idle, {} KiB at the end",
        hands / seconds,
        idle.1,
        usage_at_end.1,
    );
    Ok(cost)
}

#[test]
#[ignore = "a measurement; script/soak net_tables runs it"]
fn two_hundred_tables_compared_with_one() -> Outcome {
    for computers in [0, 3] {
        let mut costs = [0.0; 2];
        for _ in 0..RUNS {
            for (cost, tables) in costs.iter_mut().zip([1, MANY_TABLES]) {
                *cost += play(tables, computers)? / RUNS as f64;
            }
        }
        let [one, many] = costs;
        println!(
            "{computers} computer players of the host: {one:.2} ms a hand at one table, {many:.2} ms at {MANY_TABLES}: {:+.0} %",
            (many / one - 1.0) * 100.0
        );
    }
    Ok(())
}
