//! `red-stake-lab tune`: measures one or two players against three opponents of one kind.

use std::sync::Arc;

use clap::Args;

use super::{Failure, MeanText, Threads};
use engine::rules::{RuleSet, RuleSetId};
use lab::benchmark::{Benchmark, BenchmarkHand};
use lab::{Contestant, Mean};

/// Measure one player or two against three opponents, in every seat and in the same deals
///
/// A player is one of those of `arena`; `stand-in`, a plain imitation of mj-player; or FILE[+FILE...],MOVES,TILES[,DISCARDS]: files of
/// value networks, the number of moves examined, the number of tiles to look ahead, and the number of discards compared after each tile. To
/// try another value of a constant, measure in the same deals before and after the change.
#[derive(Args, Debug)]
pub struct Arguments {
    /// Player, or two players to compare
    #[arg(required = true, num_args = 1..=2, value_name = "PLAYER")]
    players: Vec<Contestant>,
    /// Opponents
    #[arg(long, value_name = "PLAYER", default_value_t = Contestant::StandIn)]
    against: Contestant,
    /// Rules: bloem or classical
    #[arg(long, value_name = "RULES", default_value = "classical")]
    rules: RuleSetId,
    /// Number of deals; each is played from every seat
    #[arg(short = 'n', long, value_name = "N", default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,
    /// Random seed; the same seed gives the same deals
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

/// Plays and prints the report.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let benchmark = Benchmark {
        rules: Arc::new(RuleSet::new(arguments.rules)),
        opponent: arguments.against.clone(),
        deals: arguments.deals,
        seed: arguments.seed,
    };
    let threads = arguments.threads.count();
    let mut played = Vec::new();
    for player in &arguments.players {
        let hands = benchmark.run(player, threads);
        print(player, &hands);
        played.push(hands);
    }
    if let [first, second] = &played[..] {
        let difference = |figure: fn(&BenchmarkHand) -> f64| -> Mean {
            let pairs = first.iter().zip(second);
            pairs
                .map(|(first, second)| figure(first) - figure(second))
                .collect()
        };
        println!(
            "first minus second: {} points a hand, {} reduced",
            MeanText(difference(|hand| hand.points)),
            MeanText(difference(|hand| hand.reduced))
        );
    }
    Ok(())
}

fn print(player: &Contestant, hands: &[BenchmarkHand]) {
    let scores: Mean = hands.iter().filter_map(|hand| hand.winning_score).collect();
    let time: f64 = hands.iter().map(|hand| hand.time.as_secs_f64()).sum();
    let count = hands.len() as f64;
    println!(
        "{player}: {} points a hand, {} reduced, {:.1} % won with {:.1} points on average, {:.2} ms a hand",
        MeanText(hands.iter().map(|hand| hand.points).collect()),
        MeanText(hands.iter().map(|hand| hand.reduced).collect()),
        100.0 * scores.count() / count,
        scores.mean(),
        1000.0 * time / count
    );
}
