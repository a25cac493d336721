//! `red-stake-lab gifts`: what discards give away to Kongs and open suits.

use std::sync::Arc;

use clap::Args;

use super::{Failure, MeanText, Threads};
use engine::rules::{RuleSet, RuleSetId};
use lab::Contestant;
use lab::gifts::measure;

/// Measure what discards give away to Kongs and to suits that lie open
#[derive(Args, Debug)]
pub struct Arguments {
    /// Players of the four seats, which change from deal to deal; fewer than four names are repeated in turn
    #[arg(required = true, value_name = "PLAYER", num_args = 1..=4)]
    players: Vec<Contestant>,
    /// Rules: bloem or classical
    #[arg(long, value_name = "RULES", default_value = "bloem")]
    rules: RuleSetId,
    /// Number of deals
    #[arg(short = 'n', long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

/// Plays and prints the means.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let of = |place: usize| arguments.players[place % arguments.players.len()].clone();
    let contestants: [Contestant; 4] = std::array::from_fn(of);
    let rules = Arc::new(RuleSet::new(arguments.rules));
    let (deals, seed) = (arguments.deals, arguments.seed);
    let means = measure(&rules, &contestants, deals, seed, arguments.threads.count());
    for (contestant, mean) in contestants.iter().zip(&means) {
        println!(
            "{contestant}: points a hand {}; paid after Kongs {} ({} discards a hand), for open suits {} ({} discards a hand)",
            MeanText(mean.points),
            MeanText(mean.kongs),
            MeanText(mean.kong_discards),
            MeanText(mean.open_suits),
            MeanText(mean.open_suit_discards),
        );
    }
    Ok(())
}
