//! `red-stake arena`: duplicate matches between two levels or a level and the ceiling, with figures that say how sure they are.

use std::sync::Arc;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::bad_input::BadInput;
use crate::rules::{RuleSet, RuleSetId};
use crate::session::arena::{Contestant, Match, Mean, Side, Tally};
use crate::tiles::shanten;

/// Play the same deals with two levels at changing seats and compare them
#[derive(Args, Debug)]
pub struct Arguments {
    /// The first level; `seer` is a player who sees all tiles, `glance` one who judges as in the simulator
    #[arg(short, long, value_name = "LEVEL")]
    a: Contestant,
    /// The second level, `seer` or `glance`
    #[arg(short, long, value_name = "LEVEL")]
    b: Contestant,
    /// The rules: bloem or classical; both, one after the other, if not given
    #[arg(long, value_name = "RULES")]
    rules: Option<RuleSetId>,
    /// How many different deals; each is played once for each seating
    #[arg(short = 'n', long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,
    /// Where chance comes from: the same seed, the same deals
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Who sits where
    #[arg(long, value_enum, default_value_t = Seating::TwoEach)]
    seating: Seating,
    /// On how many threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print one JSON array, an object for each rule set
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Seating {
    /// One of the first against three of the second, at each seat in turn
    #[value(name = "1v3")]
    One,
    /// Two of each, in all six ways
    #[value(name = "2v2")]
    TwoEach,
    /// Three of the first against one of the second
    #[value(name = "3v1")]
    Three,
}

#[derive(Debug, Serialize)]
struct Report {
    rules: RuleSetId,
    deals: u32,
    seed: u64,
    washouts: u32,
    a: Figures,
    b: Figures,
    /// Points a hand of the first less those of the second.
    difference: f64,
    difference_se: f64,
}

#[derive(Debug, Serialize)]
struct Figures {
    level: String,
    hands: u32,
    points_mean: f64,
    points_se: f64,
    wins: u32,
    deal_ins: u32,
    mean_winning_score: f64,
    decisions: u64,
    /// By the clock on the wall, as is the longest.
    milliseconds_a_decision: f64,
    longest_milliseconds: f64,
}

/// Plays and prints.
pub fn run(arguments: &Arguments) -> Result<(), BadInput> {
    shanten::prepare();
    let both = [RuleSetId::Bloem, RuleSetId::Classical];
    let chosen = both
        .into_iter()
        .filter(|id| arguments.rules.is_none_or(|rules| rules == *id));
    let reports: Vec<Report> = chosen.map(|id| report(arguments, id)).collect();
    if arguments.json {
        let text = serde_json::to_string(&reports);
        println!("{}", text.map_err(|error| BadInput::new("arena", error))?);
    } else {
        reports.iter().for_each(Report::print);
    }
    Ok(())
}

fn report(arguments: &Arguments, id: RuleSetId) -> Report {
    let layouts = match arguments.seating {
        Seating::One => Match::alone(Side::A),
        Seating::TwoEach => Match::two_each(),
        Seating::Three => Match::alone(Side::B),
    };
    let played = Match {
        rules: Arc::new(RuleSet::new(id)),
        contestants: [arguments.a, arguments.b],
        layouts,
        deals: arguments.deals,
        seed: arguments.seed,
    };
    let outcome = played.run(usize::from(arguments.threads));
    let [a, b] = &outcome.sides;
    Report {
        rules: id,
        deals: arguments.deals,
        seed: arguments.seed,
        washouts: outcome.washouts,
        a: Figures::of(arguments.a, a),
        b: Figures::of(arguments.b, b),
        difference: outcome.difference.mean(),
        difference_se: outcome.difference.standard_error(),
    }
}

impl Figures {
    fn of(contestant: Contestant, tally: &Tally) -> Self {
        let points: &Mean = &tally.points;
        let milliseconds = tally.thinking.as_secs_f64() * 1000.0;
        Self {
            level: contestant.to_string(),
            hands: tally.hands,
            points_mean: points.mean(),
            points_se: points.standard_error(),
            wins: tally.wins,
            deal_ins: tally.deal_ins,
            mean_winning_score: tally.winning_scores as f64 / f64::from(tally.wins.max(1)),
            decisions: tally.decisions,
            milliseconds_a_decision: milliseconds / (tally.decisions.max(1) as f64),
            longest_milliseconds: tally.longest.as_secs_f64() * 1000.0,
        }
    }

    fn print(&self) {
        println!(
            "{:>8}: {:+.1} points a hand (standard error {:.1}), {} of {} hands won with {:.0} points on average, \
             {} given away, {:.2} ms a decision, {:.0} at most",
            self.level,
            self.points_mean,
            self.points_se,
            self.wins,
            self.hands,
            self.mean_winning_score,
            self.deal_ins,
            self.milliseconds_a_decision,
            self.longest_milliseconds
        );
    }
}

impl Report {
    fn print(&self) {
        println!("{:?}: {} deals, seed {}", self.rules, self.deals, self.seed);
        self.a.print();
        self.b.print();
        println!(
            "difference: {:+.1} points a hand (standard error {:.1})",
            self.difference, self.difference_se
        );
    }
}
