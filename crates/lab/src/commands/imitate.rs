//! `red-stake-lab imitate`: trains the clone of mj-player and compares the two.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use super::Failure;
use lab::history::{self, History};
use lab::imitation::{ImitationData, Policy, agreement};

/// One deal in this many is held out.
const HELD_OUT: u64 = 10;

/// Train the clone of mj-player, or compare it with mj-player
#[derive(Args, Debug)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Train the policies of the clone from hands of mj-player
    ///
    /// Every tenth deal is held out, and how often the policies agree with it is printed. The same seed, passes and files give the same policies.
    Teach {
        /// File for the weights
        #[arg(value_name = "FILE")]
        out: PathBuf,
        /// Random seed
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        /// Number of times that each decision is learned
        #[arg(long, value_name = "N", default_value_t = 8)]
        passes: usize,
        #[command(flatten)]
        hands: Hands,
    },
    /// Count how often the clone does what mj-player did, by kind of decision
    Agree {
        #[command(flatten)]
        hands: Hands,
    },
}

/// The hands of mj-player to read.
#[derive(Args, Debug)]
struct Hands {
    /// Folders of hand histories from script/mj-player-hands
    #[arg(required = true, value_name = "FOLDER")]
    folders: Vec<PathBuf>,
    /// Beginning of the names of the players to learn from
    #[arg(long, value_name = "NAME", default_value = "mj-player")]
    players: String,
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.command {
        Command::Teach {
            out,
            seed,
            passes,
            hands,
        } => teach(out, *seed, *passes, hands),
        Command::Agree { hands } => agree(hands),
    }
}

fn teach(out: &Path, seed: u64, passes: usize, hands: &Hands) -> Result<(), Failure> {
    let mut data = ImitationData::default();
    for (deal, history) in hands.read()? {
        data.add(&history, &hands.players, deal % HELD_OUT == 0);
    }
    let mut bytes = Vec::new();
    for trained in data.train(passes, seed) {
        let policy = match trained.policy {
            Policy::Discards => "discards",
            Policy::Claims => "claims",
        };
        println!(
            "{policy}: {} learned, {:.1} % of {} held out agree, log loss {:.3}",
            trained.learned,
            percent(trained.agreed, trained.held_out),
            trained.held_out,
            trained.loss
        );
        let weights = trained.network.weights.iter();
        bytes.extend(weights.flat_map(|weight| weight.to_le_bytes()));
    }
    fs::write(out, bytes).map_err(|error| format!("{}: {error}", out.display()).into())
}

fn agree(hands: &Hands) -> Result<(), Failure> {
    let histories = hands.read()?;
    let kinds = agreement(histories.iter().map(|(_, history)| history), &hands.players);
    for (kind, counted) in kinds {
        let percent = percent(counted.agreed, counted.decisions);
        println!("{kind}: {}, {percent:.1} % agree", counted.decisions);
    }
    Ok(())
}

fn percent(part: usize, all: usize) -> f64 {
    100.0 * part as f64 / all.max(1) as f64
}

impl Hands {
    /// Reads the histories of all folders, each with the number of its deal, in the order of their names.
    fn read(&self) -> Result<Vec<(u64, History)>, Failure> {
        let mut files = Vec::new();
        for folder in &self.folders {
            let wrong = |error| format!("{}: {error}", folder.display());
            let mut found = Vec::new();
            for entry in fs::read_dir(folder).map_err(wrong)? {
                let path = entry.map_err(wrong)?.path();
                if path.extension().is_some_and(|extension| extension == "mjs") {
                    found.push(path);
                }
            }
            found.sort();
            files.append(&mut found);
        }
        let read = |path: &PathBuf| -> Result<(u64, History), Failure> {
            let deal = deal_number(path).ok_or_else(|| {
                format!("{}: its name does not begin with a number", path.display())
            })?;
            Ok((deal, history::read(path)?))
        };
        files.iter().map(read).collect()
    }
}

/// The number that the name of a file begins with, as 12 of `12-3.mjs`.
fn deal_number(path: &Path) -> Option<u64> {
    let name = path.file_stem()?.to_str()?;
    name.split('-').next()?.parse().ok()
}
