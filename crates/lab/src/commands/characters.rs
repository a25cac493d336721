//! `red-stake-lab characters`: statistics of each character's style, and whether any two can be told apart.

use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::{Failure, Threads, print_json};
use engine::rules::{RuleSet, RuleSetId};
use lab::character_stats::{CharacterStats, Estimate, Stat, Trial};
use players::{Character, Level};
use wording::RulesWording;

/// Characters that differ with a smaller p value can be told apart.
const SIGNIFICANCE: f64 = 0.01;

/// Measure how characters play and how well they can be told apart
#[derive(Args, Debug)]
pub struct Arguments {
    /// Names separated by commas, or "all"; each plays the same deals from every seat beside three players without a style
    #[arg(value_name = "NAMES", value_parser = parse_characters)]
    characters: Characters,
    /// Rules: bloem or classical
    #[arg(long, value_name = "RULES")]
    rules: RuleSetId,
    /// Number of hands for each character, rounded up to a multiple of four
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    hands: u32,
    /// Random seed; the same seed gives the same hands
    #[arg(long, value_name = "N")]
    seed: u64,
    /// Level of all players
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Club)]
    level: Level,
    #[command(flatten)]
    threads: Threads,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// The characters named on the command line.
#[derive(Clone, Debug)]
struct Characters(Vec<&'static Character>);

/// The report that is printed.
#[derive(Debug, Serialize)]
struct Report {
    rules: String,
    level: Level,
    /// Number of hands of each character.
    hands: usize,
    seed: u64,
    characters: Vec<Row>,
    pairs: Vec<Pair>,
}

#[derive(Debug, Serialize)]
struct Row {
    name: &'static str,
    stats: Vec<Entry>,
}

/// A statistic with its standard error.
#[derive(Debug, Serialize)]
struct Entry {
    stat: Stat,
    mean: f64,
    error: f64,
}

/// Two characters, and the statistic that tells them apart most surely: the first minus the second.
#[derive(Debug, Serialize)]
struct Pair {
    one: &'static str,
    other: &'static str,
    differ_in: Stat,
    by: f64,
    error: f64,
    /// The p value: how likely chance alone makes any of the statistics differ as much.
    p: f64,
}

/// Parses names separated by commas, or `all`.
fn parse_characters(text: &str) -> Result<Characters, String> {
    if text == "all" {
        return Ok(Characters(Character::ALL.iter().collect()));
    }
    let one = |name| Character::named(name).ok_or_else(|| format!("nobody is called {name}"));
    let all: Result<Vec<_>, _> = text.split(',').map(one).collect();
    all.map(Characters)
}

/// Plays and prints the report.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let trial = Trial {
        rules: Arc::new(RuleSet::new(arguments.rules)),
        level: arguments.level,
        deals: arguments.hands.div_ceil(4),
        seed: arguments.seed,
    };
    let threads = arguments.threads.count();
    let characters = arguments.characters.0.iter();
    let played: Vec<(&'static str, CharacterStats)> = characters
        .map(|character| (character.name, trial.play(character, threads)))
        .collect();
    let report = Report::of(&trial, &played);
    if arguments.json {
        return print_json(&report);
    }
    report.print();
    Ok(())
}

impl Report {
    fn of(trial: &Trial, played: &[(&'static str, CharacterStats)]) -> Self {
        let characters = played.iter().map(|(name, stats)| Row {
            name,
            stats: Stat::ALL
                .map(|stat| Entry::of(stat, stats.estimate(stat)))
                .into(),
        });
        let mut pairs = Vec::new();
        for (place, (one, stats)) in played.iter().enumerate() {
            for (other, theirs) in &played[place + 1..] {
                let (differ_in, difference, p) = stats.surest_difference(theirs);
                pairs.push(Pair {
                    one,
                    other,
                    differ_in,
                    by: difference.mean,
                    error: difference.error,
                    p,
                });
            }
        }
        pairs.sort_by(|one, other| other.p.total_cmp(&one.p));
        Self {
            rules: trial.rules.title().to_owned(),
            level: trial.level,
            hands: played.first().map_or(0, |(_, stats)| stats.hands()),
            seed: trial.seed,
            characters: characters.collect(),
            pairs,
        }
    }

    /// Prints a table as in `docs/strength.md`, and the ten pairs that are told apart least surely.
    fn print(&self) {
        println!(
            "{}, {}, {} hands each, seed {}",
            self.rules, self.level, self.hands, self.seed
        );
        let heads = Stat::ALL.map(heading).join(" | ");
        println!(
            "\n| character | {heads} |\n|---{}|",
            "|---".repeat(Stat::ALL.len())
        );
        for row in &self.characters {
            let cells = row.stats.iter().map(Entry::cell);
            let cells: Vec<String> = cells.collect();
            println!("| {} | {} |", row.name, cells.join(" | "));
        }
        let alike = self.pairs.iter().filter(|pair| pair.p >= SIGNIFICANCE);
        println!(
            "\n{} of {} pairs cannot be told apart (p >= {SIGNIFICANCE}, of the surest of {} statistics). The least sure:",
            alike.count(),
            self.pairs.len(),
            Stat::ALL.len()
        );
        for pair in self.pairs.iter().take(10) {
            let stat = heading(pair.differ_in);
            println!(
                "{} and {}: {stat} {:+.2} +- {:.2}, p = {:.2e}",
                pair.one, pair.other, pair.by, pair.error, pair.p
            );
        }
    }
}

impl Entry {
    fn of(stat: Stat, Estimate { mean, error }: Estimate) -> Self {
        Self { stat, mean, error }
    }

    fn cell(&self) -> String {
        let (mean, error) = (self.mean, self.error);
        match self.stat {
            Stat::Points => format!("{mean:+.1} +- {error:.1}"),
            Stat::Honours | Stat::Chows | Stat::Claims | Stat::Risks | Stat::Special => {
                format!("{mean:.2} +- {error:.2}")
            }
            _ => format!("{mean:.1} +- {error:.1}"),
        }
    }
}

/// The heading of a column.
fn heading(stat: Stat) -> &'static str {
    match stat {
        Stat::Won => "won",
        Stat::Points => "points",
        Stat::WinningScore => "worth",
        Stat::Discards => "discards",
        Stat::Concealed => "concealed",
        Stat::OneSuit => "one suit",
        Stat::Pungs => "pungs",
        Stat::Honours => "honours",
        Stat::Chows => "chows",
        Stat::Claims => "claims",
        Stat::GivenAway => "given away",
        Stat::Risks => "risks",
        Stat::Special => "special",
    }
}
