//! Servers and original computer players, stopped when the test ends.

use std::error::Error;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// The result of a test, or of a part of it.
pub type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// Our program.
pub const RED_STAKE: &str = env!("CARGO_BIN_EXE_red-stake");

/// An address on this machine for our table: a socket file in its folder, or any free port where the system has no socket files.
pub const LOCAL_ADDRESS: &str = if cfg!(unix) { "./s" } else { ":0" };

/// A process that is killed when dropped.
pub struct Program(Child);

impl Program {
    /// Starts a program in a folder.
    pub fn start(program: &str, arguments: &[&str], folder: &Path) -> Outcome<Self> {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(folder);
        command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .stdin(Stdio::null());
        Ok(Self(command.spawn()?))
    }

    /// Wraps a process that was started differently.
    pub fn from_child(child: Child) -> Self {
        Self(child)
    }

    /// An original computer player at this server.
    pub fn original_player(server: &str, arguments: &[&str], folder: &Path) -> Outcome<Self> {
        let arguments = [&["--server", server], arguments].concat();
        Self::start("/usr/games/mj-player", &arguments, folder)
    }

    /// This many original players at a server, the first named Player 1.
    pub fn original_players(server: &str, count: usize, folder: &Path) -> Outcome<Vec<Self>> {
        let player = |number| {
            let name = format!("Player {number}");
            Self::original_player(server, &["--name", &name], folder)
        };
        (1..=count).map(player).collect()
    }

    /// Waits until it ends by itself. Returns whether it succeeded.
    pub fn wait(&mut self) -> Outcome<bool> {
        Ok(self.0.wait()?.success())
    }

    /// Whether it has ended by itself.
    pub fn has_ended(&mut self) -> Outcome<bool> {
        Ok(self.0.try_wait()?.is_some())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A listening server.
pub struct Server {
    program: Program,
    out: BufReader<ChildStdout>,
    pub address: String,
}

impl Server {
    /// Starts a server and waits until it listens.
    pub fn start(program: &str, arguments: &[&str], folder: &Path) -> Outcome<Self> {
        Self::listening(Program::start(program, arguments, folder)?)
    }

    /// Waits until a server that was just started listens.
    pub fn listening(mut program: Program) -> Outcome<Self> {
        let out = program.0.stdout.take().ok_or("no standard output")?;
        let mut out = BufReader::new(out);
        let mut line = String::new();
        out.read_line(&mut line)?;
        let address = line.trim_end().strip_prefix("OK: ");
        let address = address.ok_or_else(|| format!("the server printed {line:?}"))?;
        Ok(Self {
            address: address.to_owned(),
            program,
            out,
        })
    }

    /// Starts our server at an address.
    pub fn ours(address: &str, arguments: &[&str], folder: &Path) -> Outcome<Self> {
        let arguments = [&["host", "--server", address], arguments].concat();
        Self::start(RED_STAKE, &arguments, folder)
    }

    /// Its process id.
    pub fn process(&self) -> u32 {
        self.program.0.id()
    }

    /// Waits until it ends, and returns the rest of its output.
    pub fn wait(&mut self) -> Outcome<String> {
        let mut rest = String::new();
        self.out.read_to_string(&mut rest)?;
        match self.program.wait()? {
            true => Ok(rest),
            false => Err("the server failed".into()),
        }
    }

    /// The address for programs in other folders, if the server runs in this one.
    pub fn absolute_address(&self, folder: &Path) -> String {
        match self.address.contains(':') {
            true => self.address.clone(),
            false => folder.join(&self.address).display().to_string(),
        }
    }
}

/// Writes game options (name, kind and value) to the file `options` in a folder.
pub fn write_options(folder: &Path, options: &[(&str, &str, u32)]) -> Outcome {
    let line = |(name, kind, value): &(&str, &str, u32)| {
        format!("GameOption 0 {name} {kind} 0 1 {value} x\n")
    };
    let lines: String = options.iter().map(line).collect();
    Ok(std::fs::write(folder.join("options"), lines)?)
}

/// The final scores in the output of a game.
pub fn final_scores(printed: &str) -> Vec<i64> {
    let scores = printed.lines().filter(|line| line.contains('('));
    scores
        .filter_map(|line| line.split_whitespace().last()?.parse().ok())
        .collect()
}

/// The names of all hand histories in a folder.
pub fn histories(folder: &Path) -> Outcome<Vec<String>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.starts_with("hand-") {
            names.push(name);
        }
    }
    Ok(names)
}

/// Replays all hand histories in a folder, compares every message, and returns the number of histories.
pub fn check_histories(folder: &Path) -> Outcome<usize> {
    let names = histories(folder)?;
    let output = Command::new(RED_STAKE)
        .args(["replay", "--check"])
        .args(&names)
        .current_dir(folder)
        .output()?;
    match output.status.success() {
        true => Ok(names.len()),
        false => Err(String::from_utf8_lossy(&output.stdout).into_owned().into()),
    }
}
