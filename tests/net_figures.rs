//! Figures of the hosted table beside the original server's: hands a second with four original players, over a socket file and
//! over TCP, processor time a hand, memory idle and busy. Run by `script/soak net_figures`.

#[path = "needs/programs.rs"]
mod needs;
#[path = "net/server.rs"]
mod server;

use std::fs;
use std::time::Instant;

use server::{Outcome, Program, Server, histories};

/// What the system says of a process.
#[derive(Clone, Copy, Default)]
struct Use {
    /// Processor time in hundredths of a second.
    time: u64,
    /// Memory in KiB, now and at most.
    memory: u64,
    most: u64,
}

fn used(process: u32) -> Option<Use> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |at: usize| fields.get(at).and_then(|field| field.parse::<u64>().ok());
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let entry = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    };
    Some(Use {
        time: number(11)? + number(12)?,
        memory: entry("VmRSS:")?,
        most: entry("VmHWM:")?,
    })
}

fn game(ours: bool, address: &str) -> Outcome {
    let folder = tempfile::tempdir()?;
    fs::write(
        folder.path().join("options"),
        "GameOption 0 NumRounds nat 0 1 4 x\n",
    )?;
    let arguments = [
        "--option-file",
        "options",
        "--timeout",
        "0",
        "--hand-history",
        "--seed",
        "1",
    ];
    let mut server = match ours {
        true => Server::ours(address, &arguments, folder.path())?,
        false => {
            let arguments = [&["--server", address], &arguments[..]].concat();
            Server::start("/usr/games/mj-server", &arguments, folder.path())?
        }
    };
    let idle = used(server.process()).unwrap_or_default();
    let begun = Instant::now();
    let mut players = Vec::new();
    for number in 1..=4 {
        let name = format!("Player {number}");
        players.push(Program::robot(
            &server.address,
            &["--name", &name],
            folder.path(),
        )?);
    }
    let mut busy = idle;
    for player in &mut players {
        while !player.has_ended()? {
            busy = used(server.process()).unwrap_or(busy);
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    server.wait()?;
    let hands = histories(folder.path())?.len();
    println!(
        "{} over {}: {hands} hands in {seconds:.2} s, {:.1} hands a second; {:.2} ms of processor time a hand; {} KiB idle, {} KiB at most",
        if ours { "red-stake host" } else { "mj-server" },
        if address.contains(':') {
            "TCP"
        } else {
            "a socket file"
        },
        hands as f64 / seconds,
        (busy.time - idle.time) as f64 * 10.0 / hands as f64,
        idle.memory,
        busy.most,
    );
    assert!(hands > 0);
    Ok(())
}

#[test]
#[ignore = "figures for comparison; over TCP the original takes a minute"]
fn hands_a_second_and_memory() -> Outcome {
    if needs::lack(needs::ORIGINALS) {
        return Ok(());
    }
    game(true, "s")?;
    game(false, "s")?;
    game(true, ":0")?;
    // The original does not tell which free port it took.
    game(false, "localhost:47113")
}
