//! `red-stake-lab learn`: trains the value network.

use std::fs;
use std::path::PathBuf;

use clap::Args;

use super::Failure;
use lab::read_networks;
use lab::training::{Checkpoint, Training};

/// Number of games that each table plays in a round.
const GAMES: usize = 24;

/// Train the value network in games of computer players
///
/// The file is written after each million samples and at the end. The same seed, number of samples and first network give the same network.
#[derive(Args, Debug)]
pub struct Arguments {
    /// File for the weights
    #[arg(value_name = "FILE")]
    out: PathBuf,
    /// Number of decisions to learn from
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    samples: u64,
    /// Random seed
    #[arg(long, value_name = "N")]
    seed: u64,
    /// File of the network to begin with [a random network]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

/// Trains and writes.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let from = match &arguments.from {
        Some(path) => read_networks(path)?.into_iter().next(),
        None => None,
    };
    let training = Training {
        samples: arguments.samples,
        seed: arguments.seed,
        from,
        games: GAMES,
    };
    training.run(|checkpoint: &Checkpoint<'_>| {
        let [chance, win, other] = checkpoint.loss;
        println!(
            "{} samples: loss of the chance {chance:.4}, of a win {win:.4}, of other hands {other:.2}",
            checkpoint.samples
        );
        let weights = checkpoint.network.weights.iter();
        let bytes: Vec<u8> = weights.flat_map(|weight| weight.to_le_bytes()).collect();
        fs::write(&arguments.out, bytes)
            .map_err(|error| format!("{}: {error}", arguments.out.display()).into())
    })
}
