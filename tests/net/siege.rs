//! Measures a table under attack: 64 connections of each kind, from low-priority processes, and meanwhile the response time for a seated
//! player and for newcomers. Run by `script/soak net_siege`.

use std::fs;
use std::io::Write;
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::client::Client;
use crate::needs;
use crate::server::{Outcome, Program, Server};
use net::join::{Credentials, RemoteTable};
use players::{ComputerPlayer, Level};
use protocol::ServerMessage;

/// The number of attacking connections of each kind.
const EACH: usize = 64;
/// The duration of each measurement.
const SPAN: Duration = Duration::from_secs(15);

/// What an attacking connection sends, and whether it repeats it.
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
#[ignore = "one of the attackers; the siege starts it"]
fn attacker() -> Outcome {
    let Ok(order) = std::env::var("RED_STAKE_ATTACK") else {
        return Ok(());
    };
    let (number, address) = order.split_once(' ').ok_or("a number and an address")?;
    let (kind, bytes, goes_on) = ATTACKS[number.parse::<usize>()?];
    let open = || -> Option<TcpStream> {
        let line = TcpStream::connect(address).ok()?;
        line.set_nonblocking(true).ok()?;
        Some(line)
    };
    let mut lines: Vec<Option<TcpStream>> = (0..EACH).map(|_| None).collect();
    loop {
        for line in &mut lines {
            let is_new = line.is_none();
            if is_new {
                *line = open();
            }
            let Some(stream) = line else { continue };
            let broken = (is_new || goes_on)
                && stream
                    .write(bytes)
                    .is_err_and(|error| error.kind() != std::io::ErrorKind::WouldBlock);
            if broken || ["connecting anew", "wrong passwords"].contains(&kind) {
                *line = None;
            }
        }
        thread::yield_now();
    }
}

/// A seated player.
struct Seated {
    client: Client,
    remote: RemoteTable,
}

impl Seated {
    /// Takes a seat.
    fn sit(address: &str, name: &str) -> Outcome<Self> {
        let mut client = Client::connect(address)?;
        let mut remote = RemoteTable::new(Credentials {
            name: name.to_owned(),
            password: PASSWORD.to_owned(),
            ..Credentials::default()
        });
        client.say(&remote.connect().to_string())?;
        while remote.id() == 0 {
            let line = client.line()?.ok_or("there is no seat")?;
            for answer in remote.hear(&ServerMessage::parse(&line)?).answers {
                client.say(&answer.to_string())?;
            }
        }
        Ok(Self { client, remote })
    }

    /// Plays for a while. Returns the time of each echo, and the number of finished hands.
    fn play(&mut self) -> Outcome<(Vec<Duration>, usize)> {
        let begin = Instant::now();
        let (mut waits, mut hands) = (Vec::new(), 0);
        let mut said = None;
        while begin.elapsed() < SPAN {
            let line = self.client.line()?.ok_or("the server has ended")?;
            waits.extend(said.take().map(|at: Instant| at.elapsed()));
            hands += usize::from(line.starts_with("Settlement") || line.starts_with("WashOut"));
            let Ok(message) = ServerMessage::parse(&line) else {
                continue;
            };
            for answer in self.remote.hear(&message).answers {
                self.client.say(&answer.to_string())?;
            }
            if let Some(request) = self.remote.request() {
                let choice =
                    ComputerPlayer::new(Level::Beginner).decide(self.remote.view(), &request);
                let answer = self.remote.answer(choice)?.to_string();
                said = Some(Instant::now());
                self.client.say(&answer)?;
            }
        }
        waits.sort();
        Ok((waits, hands))
    }
}

fn report(what: &str, waits: &[Duration], hands: usize) -> Duration {
    let at = |share: usize| waits[waits.len() * share / 100];
    println!(
        "{what}: {} echoes, median {:?}, p99 {:?}; {:.1} hands a second",
        waits.len(),
        at(50),
        at(99),
        hands as f64 / SPAN.as_secs_f64()
    );
    at(99)
}

/// How long newcomers wait for the first answer, one after another; `None` if one got no answer.
fn newcomers(address: &str, over: &AtomicBool) -> Option<Vec<Duration>> {
    let mut waits = Vec::new();
    while !over.load(Ordering::Relaxed) {
        let came = Instant::now();
        let mut newcomer = Client::connect(address).ok()?;
        newcomer.say("Connect 1110 0 Fay").ok()?;
        newcomer.line().ok()??;
        waits.push(came.elapsed());
        thread::sleep(Duration::from_millis(100));
    }
    Some(waits)
}

fn memory(process: u32) -> Outcome<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let most = most.and_then(|line| line.split_whitespace().next());
    Ok(most.ok_or("no memory")?.parse()?)
}

#[test]
#[ignore = "half a minute of figures"]
fn a_siege_is_hardly_felt() -> Outcome {
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
    let mut ann = Seated::sit(&server.address, "Ann")?;
    let mut players = Vec::new();
    for name in ["Bob", "Cy", "Dan"] {
        players.push(Program::robot(
            &server.address,
            &["--name", name, "--password", PASSWORD],
            folder.path(),
        )?);
    }
    let (waits, calm) = ann.play()?;
    report("in peace", &waits, calm);
    let before = memory(server.process())?;
    let mut attackers = Vec::new();
    for number in 0..ATTACKS.len() {
        let mut command = Command::new("nice");
        command
            .args(["-n", "19"])
            .arg(std::env::current_exe()?)
            .args(["--ignored", "--exact", "siege::attacker"])
            .env(
                "RED_STAKE_ATTACK",
                format!("{number} 127.0.0.1{}", server.address),
            )
            .stdout(Stdio::null());
        attackers.push(Program::of(command.spawn()?));
    }
    let over = AtomicBool::new(false);
    let (played, came) = thread::scope(|scope| {
        let came = scope.spawn(|| newcomers(&server.address, &over));
        let played = ann.play();
        over.store(true, Ordering::Relaxed);
        (played, came.join().ok().flatten())
    });
    let (waits, besieged) = played?;
    let mut came = came.ok_or("a newcomer was not answered")?;
    came.sort();
    let longest = came.last().copied().ok_or("nobody came")?;
    println!(
        "{} newcomers, median {:?}, longest {longest:?}",
        came.len(),
        came[came.len() / 2]
    );
    let p99 = report("under siege", &waits, besieged);
    let grown = memory(server.process())?.saturating_sub(before);
    println!("memory grew by {grown} KiB");
    let log = fs::read_to_string(folder.path().join("log"))?;
    println!("the log has {} lines", log.lines().count());
    assert!(grown < 64 * 1024, "memory grew by {grown} KiB");
    assert!(2 * besieged > calm, "{besieged} hands instead of {calm}");
    assert!(p99 < Duration::from_millis(20), "{p99:?}");
    assert!(longest < Duration::from_secs(2), "{longest:?}");
    Ok(())
}
