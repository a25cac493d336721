//! `red-stake selfplay`: computer players play each other without a window.

use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::bad_input::BadInput;
use super::rule_choice;
use engine::rules::RuleSet;
use engine::tiles::{BySeat, shanten};
use players::Level;
use players::selfplay::{Results, SelfPlay};
use wording::Describe;

/// Let computer players play hands and print the results
#[derive(Args, Debug)]
pub struct Arguments {
    /// Rules: bloem, classical, another name from "red-stake rules list", or a file
    #[arg(long, value_name = "RULES", value_parser = rule_choice::rules)]
    rules: RuleSet,
    /// Number of hands to play, washouts included
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    hands: u32,
    /// Random seed; the same seed gives the same hands
    #[arg(long, value_name = "N")]
    seed: u64,
    /// Level at each of the four seats: learner, beginner, club, expert or master
    #[arg(long, value_name = "L1,L2,L3,L4", value_parser = players)]
    players: BySeat<Level>,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// The printed report.
#[derive(Debug, Serialize)]
struct Report {
    hands: u32,
    seconds: f64,
    hands_per_second: f64,
    washouts: u32,
    mean_winning_score: f64,
    players: BySeat<Player>,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct Player {
    level: Level,
    wins: u32,
    deal_ins: u32,
    points_mean: f64,
    points_se: f64,
}

fn players(text: &str) -> Result<BySeat<Level>, String> {
    let levels: Result<Vec<Level>, _> = text.split(',').map(str::parse).collect();
    let levels = levels.map_err(|unknown| unknown.describe())?;
    let four = <[Level; 4]>::try_from(levels).map_err(|levels| {
        let given = levels.len();
        format!("four levels are wanted, with commas between them; here are {given}")
    })?;
    Ok(BySeat(four))
}

/// Plays the hands and prints the report.
pub fn run(arguments: &Arguments) -> Result<(), BadInput> {
    let players = arguments.players;
    let play = SelfPlay {
        rules: Arc::new(arguments.rules.clone()),
        players,
        hands: arguments.hands,
        seed: arguments.seed,
    };
    shanten::prepare();
    let start = Instant::now();
    let results = play.run(usize::from(arguments.threads));
    let report = Report::of(&results, &players, start.elapsed().as_secs_f64());
    if arguments.json {
        let text = serde_json::to_string(&report);
        println!(
            "{}",
            text.map_err(|error| BadInput::new("selfplay", error))?
        );
    } else {
        report.print();
    }
    Ok(())
}

impl Report {
    fn of(results: &Results, levels: &BySeat<Level>, seconds: f64) -> Self {
        let hands = results.hands;
        Self {
            hands,
            seconds,
            hands_per_second: f64::from(hands) / seconds.max(1e-9),
            washouts: results.washouts,
            mean_winning_score: results.mean_winning_score(),
            players: BySeat::from_fn(|seat| {
                let player = &results.players[seat];
                Player {
                    level: levels[seat],
                    wins: player.wins,
                    deal_ins: player.deal_ins,
                    points_mean: player.mean(hands),
                    points_se: player.standard_error(hands),
                }
            }),
        }
    }

    fn print(&self) {
        println!(
            "{} hands in {:.1} s ({:.0} a second), {} washed out, mean winning score {:.0}",
            self.hands, self.seconds, self.hands_per_second, self.washouts, self.mean_winning_score
        );
        for (seat, player) in self.players.iter() {
            println!(
                "seat {} {:>8}: {} wins, {} given away, {:+.1} points a hand (standard error {:.1})",
                seat.index() + 1,
                player.level,
                player.wins,
                player.deal_ins,
                player.points_mean,
                player.points_se
            );
        }
    }
}
