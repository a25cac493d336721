//! `red-stake-lab points`: the points of one or two players in recorded hands, with and without the luck of the draw.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::{Failure, Threads, print_json};
use engine::tiles::BySeat;
use lab::arena::{CorrectedPoints, RecordedHand, Side};
use lab::{Mean, history, parallel};

/// Print the points of one or two players in recorded hands, with and without the luck of the draw
///
/// Each tile drawn is compared with the average of those that could have come. Histories of one deal in different seats count as one
/// deal.
#[derive(Args, Debug)]
pub struct Arguments {
    /// Hand histories of the network protocol
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Name of the player, or of two players, in the histories
    #[arg(
        long,
        value_name = "NAME",
        value_delimiter = ',',
        num_args = 1,
        required = true
    )]
    of: Vec<String>,
    #[command(flatten)]
    threads: Threads,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// Reads the histories and prints the report.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.of.len() > 2 {
        return Err("--of: two players at most can be compared".into());
    }
    let threads = arguments.threads.count();
    let report = report(&arguments.files, &arguments.of, threads)?;
    if arguments.json {
        return print_json(&report);
    }
    report.print();
    Ok(())
}

/// The outcome of the hands.
#[derive(Debug, Serialize)]
struct Report {
    hands: usize,
    washouts: u32,
    players: Vec<Player>,
    /// Points per hand of the first minus those of the second, in the deals that both played.
    #[serde(skip_serializing_if = "Option::is_none")]
    difference: Option<Points>,
}

#[derive(Debug, Serialize)]
struct Player {
    name: String,
    hands: u32,
    wins: u32,
    deal_ins: u32,
    mean_winning_score: f64,
    points: Points,
}

/// Points per hand, with and without the luck of the draw.
#[derive(Debug, Serialize)]
struct Points {
    deals: f64,
    mean: f64,
    se: f64,
    corrected: f64,
    corrected_se: f64,
    luck: f64,
    luck_se: f64,
    /// The fraction of the variance that the luck explains.
    explained: f64,
}

/// Reads hand histories on several threads. Each must be complete and include at least one of the players.
fn report(files: &[PathBuf], names: &[String], threads: usize) -> Result<Report, Failure> {
    let read = |number: usize| recorded(&files[number], names);
    let hands: Result<Vec<_>, String> = parallel::map(files.len(), threads, read)
        .into_iter()
        .collect();
    let hands = hands?;
    let outcome = RecordedHand::outcome(&hands);
    let players = names
        .iter()
        .zip(&outcome.sides)
        .map(|(name, tally)| Player {
            name: name.clone(),
            hands: tally.hands,
            wins: tally.wins,
            deal_ins: tally.deal_ins,
            mean_winning_score: tally.winning_scores as f64 / f64::from(tally.wins.max(1)),
            points: Points::of(&tally.points, &tally.corrected),
        });
    let both = outcome.difference.count() > 0.0;
    Ok(Report {
        hands: hands.len(),
        washouts: outcome.washouts,
        players: players.collect(),
        difference: both.then(|| Points::of(&outcome.difference, &outcome.corrected)),
    })
}

/// Reads and replays a hand, in which the players with these names are the two sides.
fn recorded(file: &Path, names: &[String]) -> Result<RecordedHand, String> {
    let history = history::read(file).map_err(|error| error.to_string())?;
    let sides = BySeat::from_fn(|seat| {
        let player = history.players[seat].as_ref()?;
        let at = names.iter().position(|name| name == player)?;
        Some(if at == 0 { Side::A } else { Side::B })
    });
    let wrong = |why: &str| format!("{}: {why}", file.display());
    if sides.iter().all(|(_, side)| side.is_none()) {
        return Err(wrong("none of these players sits there"));
    }
    RecordedHand::replay(&history.record, sides).ok_or_else(|| wrong("the hand is not complete"))
}

impl Points {
    fn of(points: &Mean, corrected: &CorrectedPoints) -> Self {
        let (without, luck) = (corrected.points(), corrected.luck());
        Self {
            deals: points.count(),
            mean: points.mean(),
            se: points.standard_error(),
            corrected: without.mean(),
            corrected_se: without.standard_error(),
            luck: luck.mean(),
            luck_se: luck.standard_error(),
            explained: corrected.explained(),
        }
    }

    fn print(&self) {
        println!(
            "{:+.1} points a hand (standard error {:.1}, {} deals); without the luck of the draw {:+.1} (standard error {:.1}; luck {:+.1} \
             with {:.1}, which explains {:.0} % of the variance)",
            self.mean,
            self.se,
            self.deals,
            self.corrected,
            self.corrected_se,
            self.luck,
            self.luck_se,
            100.0 * self.explained
        );
    }
}

impl Report {
    /// Prints the report as text.
    fn print(&self) {
        println!("{} hands, {} washouts", self.hands, self.washouts);
        for player in &self.players {
            println!(
                "{}: {} of {} hands won with {:.1} points on average, {} given away",
                player.name, player.wins, player.hands, player.mean_winning_score, player.deal_ins
            );
            player.points.print();
        }
        if let Some(difference) = &self.difference {
            println!("difference:");
            difference.print();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_player_is_refused_and_not_counted_with_the_second() {
        let arguments = |names: &str| Arguments {
            files: Vec::new(),
            of: names.split(',').map(str::to_owned).collect(),
            threads: Threads { threads: 1 },
            json: true,
        };
        assert!(run(&arguments("Ann,Bob")).is_ok());
        assert!(run(&arguments("Ann,Bob,Cy")).is_err());
    }
}
