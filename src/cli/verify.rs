//! `red-stake verify`: checks the sealed deals of a host, for players with any client.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use super::bad_input::BadInput;
use super::files;
use engine::table::{DealSeed, Seal};
use protocol::files::write_wall;
use protocol::{LineAssembler, SealLine, ServerMessage};

/// Check the sealed deals of a host
#[derive(clap::Args)]
pub struct Arguments {
    /// Files with the host's lines, such as a copy of the chat ("-" = standard input)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Name of the host in a copied chat, before the colon
    #[arg(long, value_name = "NAME", default_value = "The server")]
    host: String,
    /// Also print the dice and the wall of each deal, in dealing order
    #[arg(long)]
    walls: bool,
    /// The walls have no Flowers and Seasons
    #[arg(long)]
    no_flowers: bool,
}

/// The host's announcements about a deal.
#[derive(Default)]
struct SealRecord {
    seals: Vec<Seal>,
    opened: Vec<DealSeed>,
}

impl SealRecord {
    /// Whether the deal is as sealed, `None` if that is not known yet, and the sentence that says so.
    fn verdict(&self) -> (Option<bool>, &'static str) {
        let [seal] = self.seals[..] else {
            return match self.seals.is_empty() {
                true => (None, "its seal is not in these texts"),
                false => (
                    Some(false),
                    "NOT as sealed: more than one seal was published",
                ),
            };
        };
        match self.opened[..] {
            [] => (None, "not opened"),
            [seed] if seed.seal() == seal => (Some(true), "as sealed"),
            [_] => (
                Some(false),
                "NOT as sealed: the published seed does not fit the seal",
            ),
            _ => (
                Some(false),
                "NOT as sealed: more than one seed was published",
            ),
        }
    }
}

/// Prints a line for each deal; the exit status is 1 if a seal is broken.
pub fn run(arguments: &Arguments) -> Result<ExitCode, BadInput> {
    let mut deals: BTreeMap<u32, SealRecord> = BTreeMap::new();
    for file in &arguments.files {
        let text = files::read(file)?;
        for line in seal_lines_of(&String::from_utf8_lossy(&text), &arguments.host) {
            // The host repeats its announcements for returning players.
            match line {
                SealLine::Sealed(number, seal) => {
                    let seals = &mut deals.entry(number).or_default().seals;
                    if !seals.contains(&seal) {
                        seals.push(seal);
                    }
                }
                SealLine::Opened(seed) => {
                    let opened = &mut deals.entry(seed.number()).or_default().opened;
                    if !opened.contains(&seed) {
                        opened.push(seed);
                    }
                }
            }
        }
    }
    if deals.is_empty() {
        let files: Vec<String> = arguments
            .files
            .iter()
            .map(|file| file.display().to_string())
            .collect();
        return Err(BadInput::new(
            files.join(", "),
            "there is nothing about sealed deals in it",
        ));
    }
    let mut broken = false;
    for (number, record) in &deals {
        let (fits, words) = record.verdict();
        broken |= fits == Some(false);
        println!("deal {number}: {words}");
        for seed in record.opened.iter().filter(|_| arguments.walls) {
            let (dice, wall) = seed.dice_and_wall(!arguments.no_flowers);
            println!("dice {dice:?}\n{}", write_wall(&wall));
        }
    }
    Ok(ExitCode::from(u8::from(broken)))
}

/// The host's lines about seals in a text. They are taken from server lines if there are any, as `join --echo-server` and `host --logfile` write
/// them, otherwise from a copied chat. Lines of players are ignored.
fn seal_lines_of(text: &str, host: &str) -> Vec<SealLine> {
    let mut assemblers: BTreeMap<&str, LineAssembler> = BTreeMap::new();
    let mut messages = Vec::new();
    for line in text.split_inclusive('\n') {
        let (prefix, line) = match LOG_PREFIXES.iter().any(|prefix| line.starts_with(prefix)) {
            true => line.split_once(' ').unwrap_or((line, "")),
            false => ("", line),
        };
        // A log also has the lines that players have sent.
        if !prefix.starts_with('<') {
            let assembler = assemblers.entry(prefix).or_default();
            messages.extend(assembler.feed(line.as_bytes()).into_iter().flatten());
        }
    }
    messages.extend(
        assemblers
            .into_values()
            .filter_map(LineAssembler::finish)
            .flatten(),
    );
    let messages: Vec<ServerMessage> = messages
        .iter()
        .filter_map(|line| ServerMessage::parse(line).ok())
        .filter(|message| matches!(message, ServerMessage::Message { .. }))
        .collect();
    match messages.is_empty() {
        true => text
            .lines()
            .filter_map(|line| SealLine::find(line, host))
            .collect(),
        false => messages.iter().filter_map(SealLine::of_message).collect(),
    }
}

/// The prefixes of lines in a server's log: sent, and received.
const LOG_PREFIXES: [&str; 2] = [">cnx", "<cnx"];
