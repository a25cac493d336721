//! `red-stake-lab characters`: figures of each character's style, and whether any two can be told apart.

use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::{Failure, print_json};
use engine::rules::{RuleSet, RuleSetId};
use engine::tiles::shanten;
use lab::traits::{Conduct, Figure, Trait, Trials};
use players::{Character, Level};

/// Two characters are distinguishable if some figure differs with a p-value below this.
const SURE: f64 = 0.01;

/// Measure how characters play and how well they can be told apart
#[derive(Args, Debug)]
pub struct Arguments {
    /// Names separated by commas, or "all"; each plays the same deals from every seat beside three players without a style
    #[arg(value_name = "NAMES", value_parser = named)]
    characters: Named,
    /// Rules: bloem or classical
    #[arg(long, value_name = "RULES")]
    rules: RuleSetId,
    /// Number of hands for each character
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    hands: u32,
    /// Random seed; the same seed gives the same hands
    #[arg(long, value_name = "N")]
    seed: u64,
    /// Level of all players
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Club)]
    level: Level,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// Characters named on the command line.
#[derive(Clone, Debug)]
struct Named(Vec<&'static Character>);

/// The printed report.
#[derive(Debug, Serialize)]
struct Report {
    rules: String,
    level: Level,
    /// Hands per character.
    hands: usize,
    seed: u64,
    characters: Vec<Portrayed>,
    pairs: Vec<Pair>,
}

#[derive(Debug, Serialize)]
struct Portrayed {
    name: &'static str,
    figures: Vec<Entry>,
}

/// A figure with its standard error.
#[derive(Debug, Serialize)]
struct Entry {
    of: Trait,
    mean: f64,
    error: f64,
}

/// Two characters and the figure that distinguishes them best: the first minus the second.
#[derive(Debug, Serialize)]
struct Pair {
    one: &'static str,
    other: &'static str,
    differ_in: Trait,
    by: f64,
    error: f64,
    /// Probability that any figure differs as much by chance: the smallest p-value times the number of figures.
    p: f64,
}

/// Parses names of characters.
fn named(text: &str) -> Result<Named, String> {
    if text == "all" {
        return Ok(Named(Character::ALL.iter().collect()));
    }
    let one = |name| Character::named(name).ok_or_else(|| format!("nobody is called {name}"));
    let all: Result<Vec<_>, _> = text.split(',').map(one).collect();
    all.map(Named)
}

/// Plays and prints the report.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    shanten::prepare();
    let trials = Trials {
        rules: Arc::new(RuleSet::new(arguments.rules)),
        level: arguments.level,
        deals: arguments.hands.div_ceil(4),
        seed: arguments.seed,
    };
    let threads = usize::from(arguments.threads);
    let people = arguments.characters.0.iter();
    let conducts: Vec<(&'static str, Conduct)> = people
        .map(|character| (character.name, trials.play(character, threads)))
        .collect();
    let report = Report::of(&trials, &conducts);
    if arguments.json {
        return print_json(&report);
    }
    report.print();
    Ok(())
}

impl Report {
    fn of(trials: &Trials, conducts: &[(&'static str, Conduct)]) -> Self {
        let characters = conducts.iter().map(|(name, conduct)| Portrayed {
            name,
            figures: Trait::ALL
                .map(|of| Entry::of(of, conduct.figure(of)))
                .into(),
        });
        let mut pairs = Vec::new();
        for (place, (one, conduct)) in conducts.iter().enumerate() {
            for (other, theirs) in &conducts[place + 1..] {
                let (differ_in, difference, p) = conduct.apart(theirs);
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
            rules: trials.rules.title().to_owned(),
            level: trials.level,
            hands: conducts.first().map_or(0, |(_, conduct)| conduct.hands()),
            seed: trials.seed,
            characters: characters.collect(),
            pairs,
        }
    }

    /// The table of `docs/strength.md`, and the pairs that are hardest to tell apart.
    fn print(&self) {
        println!(
            "{}, {}, {} hands each, seed {}",
            self.rules, self.level, self.hands, self.seed
        );
        let heads = Trait::ALL.map(heading).join(" | ");
        println!(
            "\n| character | {heads} |\n|---{}|",
            "|---".repeat(Trait::ALL.len())
        );
        for portrayed in &self.characters {
            let cells = portrayed.figures.iter().map(Entry::cell);
            let cells: Vec<String> = cells.collect();
            println!("| {} | {} |", portrayed.name, cells.join(" | "));
        }
        let alike = self.pairs.iter().filter(|pair| pair.p >= SURE);
        println!(
            "\n{} of {} pairs cannot be told apart (p < {SURE}, of the surest figure, times {} figures). The least sure:",
            alike.count(),
            self.pairs.len(),
            Trait::ALL.len()
        );
        for pair in self.pairs.iter().take(10) {
            let figure = heading(pair.differ_in);
            println!(
                "{} and {}: {figure} {:+.2} +- {:.2}, p = {:.2e}",
                pair.one, pair.other, pair.by, pair.error, pair.p
            );
        }
    }
}

impl Entry {
    fn of(of: Trait, figure: Figure) -> Self {
        let Figure { mean, error } = figure;
        Self { of, mean, error }
    }

    fn cell(&self) -> String {
        let (mean, error) = (self.mean, self.error);
        match self.of {
            Trait::Points => format!("{mean:+.1} +- {error:.1}"),
            Trait::Honours | Trait::Chows | Trait::Claims | Trait::Risks | Trait::Special => {
                format!("{mean:.2} +- {error:.2}")
            }
            _ => format!("{mean:.1} +- {error:.1}"),
        }
    }
}

/// The heading of a column.
fn heading(counted: Trait) -> &'static str {
    match counted {
        Trait::Won => "won",
        Trait::Points => "points",
        Trait::Worth => "worth",
        Trait::Discards => "discards",
        Trait::Concealed => "concealed",
        Trait::OneSuit => "one suit",
        Trait::Pungs => "pungs",
        Trait::Honours => "honours",
        Trait::Chows => "chows",
        Trait::Claims => "claims",
        Trait::GivenAway => "given away",
        Trait::Risks => "risks",
        Trait::Special => "special",
    }
}
