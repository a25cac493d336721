//! Measures a table under attack by 64 connections of each kind from low-priority processes: the response time for a seated player and for
//! newcomers. Run by `script/soak net_attack`.

use std::fs;
use std::io::Write;
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::client::Client;
use crate::needs;
use crate::seated::{Seated, ends_hand};
use crate::server::{Outcome, Program, Server};

/// The number of attacking connections of each kind.
const CONNECTIONS: usize = 64;
/// The duration of each measurement.
const DURATION: Duration = Duration::from_secs(15);

/// The name of each attack, what its connections send, and whether they repeat it.
const ATTACKS: [(&str, &[u8], bool); 8] = [
    ("silence", b"", false),
    ("half a line", b"Connect 1110 0 Ha", false),
    ("no end of a line", &[b'x'; 4096], true),
    ("chat", b"SendMessage 0 hello\r\n", true),
    ("refused names", b"Connect 1110 7 \r\n", true),
    ("never reading", b"ListGameOptions 1\r\n", true),
    ("connecting anew", b"Connect 1110 0 Eve\r\n", false),
    (
        "wrong passwords",
        b"Connect 1110 0 Eve\r\nAuthInfo basic guess\r\n",
        false,
    ),
];

/// The password of the table.
const PASSWORD: &str = "sesame";

#[test]
#[ignore = "one of the attackers; the test below starts it"]
fn attacker() -> Outcome {
    let Ok(attack) = std::env::var("RED_STAKE_ATTACK") else {
        return Ok(());
    };
    let (number, address) = attack.split_once(' ').ok_or("a number and an address")?;
    let (kind, bytes, repeats) = ATTACKS[number.parse::<usize>()?];
    let open = || -> Option<TcpStream> {
        let stream = TcpStream::connect(address).ok()?;
        stream.set_nonblocking(true).ok()?;
        Some(stream)
    };
    let mut streams: Vec<Option<TcpStream>> = (0..CONNECTIONS).map(|_| None).collect();
    loop {
        for slot in &mut streams {
            let is_new = slot.is_none();
            if is_new {
                *slot = open();
            }
            let Some(stream) = slot else { continue };
            let broken = (is_new || repeats)
                && stream
                    .write(bytes)
                    .is_err_and(|error| error.kind() != std::io::ErrorKind::WouldBlock);
            if broken || ["connecting anew", "wrong passwords"].contains(&kind) {
                *slot = None;
            }
        }
        thread::yield_now();
    }
}

/// Plays for a while. Returns the time of each echo, from an answer to the next line of the table, and the number of finished hands.
fn play(player: &mut Seated) -> Outcome<(Vec<Duration>, usize)> {
    let start = Instant::now();
    let (mut delays, mut hands) = (Vec::new(), 0);
    let mut sent = None;
    while start.elapsed() < DURATION {
        let (line, answer) = player.receive()?;
        delays.extend(sent.take().map(|at: Instant| at.elapsed()));
        hands += usize::from(ends_hand(&line));
        if let Some(answer) = answer {
            sent = Some(Instant::now());
            player.client.send(&answer)?;
        }
    }
    delays.sort();
    Ok((delays, hands))
}

/// Prints the delays and returns their 99th percentile.
fn report(what: &str, delays: &[Duration], hands: usize) -> Duration {
    let at = |share: usize| delays[delays.len() * share / 100];
    println!(
        "{what}: {} echoes, median {:?}, p99 {:?}; {:.1} hands a second",
        delays.len(),
        at(50),
        at(99),
        hands as f64 / DURATION.as_secs_f64()
    );
    at(99)
}

/// How long newcomers wait for the first answer, one after another; `None` if one got no answer.
fn newcomers(address: &str, over: &AtomicBool) -> Option<Vec<Duration>> {
    let mut delays = Vec::new();
    while !over.load(Ordering::Relaxed) {
        let start = Instant::now();
        let mut newcomer = Client::connect(address).ok()?;
        newcomer.send("Connect 1110 0 Fay").ok()?;
        newcomer.line().ok()??;
        delays.push(start.elapsed());
        thread::sleep(Duration::from_millis(100));
    }
    Some(delays)
}

/// The peak memory of a process, in KiB.
fn memory(process: u32) -> Outcome<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let peak = peak.and_then(|line| line.split_whitespace().next());
    Ok(peak.ok_or("no memory")?.parse()?)
}

#[test]
#[ignore = "a measurement of half a minute; script/soak net_attack takes it"]
fn an_attack_hardly_delays_anybody() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    fs::write(
        folder.path().join("options"),
        "SetGameOption NumRounds 400\n",
    )?;
    let arguments = [
        "--option-file",
        "options",
        "--timeout",
        "0",
        "--password",
        PASSWORD,
        "--log-to",
        "log",
    ];
    let server = Server::ours(":0", &arguments, folder.path())?;
    let mut ann = Seated::sit(&server.address, "Ann", PASSWORD)?;
    let mut players = Vec::new();
    for name in ["Bob", "Cy", "Dan"] {
        players.push(Program::original_player(
            &server.address,
            &["--name", name, "--password", PASSWORD],
            folder.path(),
        )?);
    }
    let (delays, hands_before) = play(&mut ann)?;
    report("without attack", &delays, hands_before);
    let before = memory(server.process())?;
    let mut attackers = Vec::new();
    for number in 0..ATTACKS.len() {
        let mut command = Command::new("nice");
        command
            .args(["-n", "19"])
            .arg(std::env::current_exe()?)
            .args(["--ignored", "--exact", "under_attack::attacker"])
            .env(
                "RED_STAKE_ATTACK",
                format!("{number} 127.0.0.1{}", server.address),
            )
            .stdout(Stdio::null());
        attackers.push(Program::from_child(command.spawn()?));
    }
    let over = AtomicBool::new(false);
    let (played, newcomer_delays) = thread::scope(|scope| {
        let newcomer_delays = scope.spawn(|| newcomers(&server.address, &over));
        let played = play(&mut ann);
        over.store(true, Ordering::Relaxed);
        (played, newcomer_delays.join().ok().flatten())
    });
    let (delays, hands_during) = played?;
    let mut newcomer_delays = newcomer_delays.ok_or("a newcomer was not answered")?;
    newcomer_delays.sort();
    let longest = newcomer_delays.last().copied().ok_or("nobody joined")?;
    println!(
        "{} newcomers, median {:?}, longest {longest:?}",
        newcomer_delays.len(),
        newcomer_delays[newcomer_delays.len() / 2]
    );
    let p99 = report("under attack", &delays, hands_during);
    let grown = memory(server.process())?.saturating_sub(before);
    println!("memory grew by {grown} KiB");
    let log = fs::read_to_string(folder.path().join("log"))?;
    println!("the log has {} lines", log.lines().count());
    assert!(grown < 64 * 1024, "memory grew by {grown} KiB");
    assert!(
        2 * hands_during > hands_before,
        "{hands_during} hands instead of {hands_before}"
    );
    assert!(p99 < Duration::from_millis(20), "{p99:?}");
    assert!(longest < Duration::from_secs(2), "{longest:?}");
    Ok(())
}
