//! A line that is cut without a word: packets go nowhere and nobody answers them. The table is in a network of the test's own, and one
//! player in another, with a cable between them that is pulled out.

#[path = "needs/programs.rs"]
mod needs;
#[path = "net/server.rs"]
mod server;

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

use server::{Outcome, Program, RED_STAKE, Server};

/// A network without any other machine.
struct Network(Child);

impl Network {
    fn new() -> Outcome<Self> {
        let mut command = Command::new("unshare");
        command.args(["--map-root-user", "--net", "sleep", "600"]);
        let network = Self(command.stdin(Stdio::null()).spawn()?);
        // It is there once its process is the one that sleeps.
        while fs::read_to_string(format!("/proc/{}/comm", network.0.id()))?.trim() != "sleep" {
            thread::yield_now();
        }
        Ok(network)
    }

    /// A network reached from this one by a cable; theirs is the end `v1`.
    fn beside(&self) -> Outcome<Self> {
        let mut command = self.command(&["unshare", "--net", "sleep", "600"]);
        let other = Self(command.stdin(Stdio::null()).spawn()?);
        while fs::read_to_string(format!("/proc/{}/comm", other.0.id()))?.trim() != "sleep" {
            thread::yield_now();
        }
        let process = other.0.id().to_string();
        self.run(&format!(
            "ip link add v0 type veth peer name v1 netns {process}"
        ))?;
        self.run("ip addr add 10.9.0.1/24 dev v0")?;
        self.run("ip link set v0 up")?;
        other.run("ip addr add 10.9.0.2/24 dev v1")?;
        other.run("ip link set v1 up")?;
        Ok(other)
    }

    /// The words of a command that runs in this network.
    fn inside<'a>(process: &'a str, command: &[&'a str]) -> Vec<&'a str> {
        let there = [
            "--user",
            "--preserve-credentials",
            "--net",
            "--target",
            process,
            "--",
        ];
        [&there, command].concat()
    }

    fn command(&self, command: &[&str]) -> Command {
        let process = self.0.id().to_string();
        let mut inside = Command::new("nsenter");
        inside.args(Self::inside(&process, command));
        inside
    }

    fn run(&self, line: &str) -> Outcome {
        let words: Vec<&str> = line.split(' ').collect();
        match self.command(&words).status()?.success() {
            true => Ok(()),
            false => Err(format!("\"{line}\" failed").into()),
        }
    }

    fn player(&self, id: &str, name: &str, folder: &Path) -> Outcome<Program> {
        let process = self.0.id().to_string();
        let robot = [
            RED_STAKE,
            "robot",
            "--server",
            "10.9.0.1:5000",
            "--level",
            "beginner",
        ];
        let robot = [&robot[..], &["--id", id, "--name", name]].concat();
        Program::start("nsenter", &Self::inside(&process, &robot), folder)
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits until the log has told something so often.
fn wait_for(folder: &Path, words: &str, times: usize) -> Outcome {
    loop {
        let log = fs::read_to_string(folder.join("log"))?;
        if log.matches(words).count() >= times {
            return Ok(());
        }
        if log.contains("the game is over") {
            return Err(format!("the game ended before \"{words}\" was told:\n{log}").into());
        }
        thread::yield_now();
    }
}

/// Plays until one player's line is cut, for which the table says these words; then it goes on, and the player comes back.
fn cut(arguments: &[&str], told: &str) -> Outcome {
    if needs::lack(needs::NETWORKS) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let folder = folder.path();
    let (home, away) = {
        let home = Network::new()?;
        // Whoever plays beside the table reaches it this way.
        home.run("ip link set lo up")?;
        let away = home.beside()?;
        (home, away)
    };
    fs::write(folder.join("options"), "SetGameOption NumRounds 64\n")?;
    let process = home.0.id().to_string();
    let fixed = [
        RED_STAKE,
        "host",
        "--server",
        "10.9.0.1:5000",
        "--option-file",
        "options",
        "--log-to",
        "log",
        "--log-level",
        "debug",
        "--timeout",
        "0",
    ];
    let host = [&fixed[..], arguments].concat();
    let _server = Server::start("nsenter", &Network::inside(&process, &host), folder)?;
    let mut players = Vec::new();
    for (id, name) in [("1", "Ann"), ("2", "Bob"), ("3", "Cy")] {
        players.push(home.player(id, name, folder)?);
        wait_for(folder, &format!("\"{name}\" sat down"), 1)?;
    }
    let lost = away.player("4", "Dan", folder)?;
    wait_for(folder, "all four are there", 1)?;
    home.run("ip link set v0 down")?;
    wait_for(folder, told, 1)?;
    let log = fs::read_to_string(folder.join("log"))?;
    let paid = log.matches("was paid").count();
    wait_for(folder, "was paid", paid + 1)?;
    home.run("ip link set v0 up")?;
    drop(lost);
    let _back = away.player("4", "Dan", folder)?;
    wait_for(folder, "\"Dan\" came back", 1)?;
    let log = fs::read_to_string(folder.join("log"))?;
    let paid = log.matches("was paid").count();
    wait_for(folder, "was paid", paid + 1)
}

#[test]
#[ignore = "needs networks of its own; script/soak net_cut makes them"]
fn the_others_play_on_when_a_line_is_cut_without_a_word() -> Outcome {
    cut(&["--turn-limit", "2"], "\"Dan\": no answer in time")
}

#[test]
#[ignore = "a minute and a half: half a minute until the line is known to be dead; script/soak net_cut waits for it"]
fn a_line_that_is_dead_is_found_out() -> Outcome {
    cut(&["--turn-limit", "0", "--stand-in"], "\"Dan\" was lost")
}
