//! `red-stake-lab arena`: duplicate matches between two players, with standard errors.

use std::sync::Arc;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::{Failure, Threads, print_json};
use engine::rules::{RuleSet, RuleSetId};
use lab::arena::{Comparison, CorrectedPoints, Match, Side, Tally};
use lab::{Contestant, Mean};
use players::Level;

/// Compare two players in the same deals, in every seating
///
/// A player is a level; `master@400`, a level that samples 400 deals per decision; `perfect-information`, who sees all tiles;
/// `static-evaluation`, who judges as in the simulator; `mj-player-clone`, who imitates mj-player; `tips` and
/// `simple-tips`, who follow every tip; or one of the players of `tune`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// First player
    #[arg(short, long, value_name = "PLAYER")]
    a: Contestant,
    /// Second player
    #[arg(short, long, value_name = "PLAYER")]
    b: Contestant,
    /// Rules: bloem or classical [both]
    #[arg(long, value_name = "RULES")]
    rules: Option<RuleSetId>,
    /// Number of deals; each is played once in every seating
    #[arg(short = 'n', long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,
    /// Random seed; the same seed gives the same deals
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Seating
    #[arg(long, value_enum, default_value_t = Seating::TwoEach)]
    seating: Seating,
    /// Compare only decisions that differ: the second player plays at all seats, and each move that the first would make instead is
    /// played out, and the second's move too, in this many orders of the wall
    #[arg(long, value_name = "N", conflicts_with_all = ["seating", "threads"])]
    decisions: Option<u32>,
    /// Level of the players who play those decisions out at a real table [players of the simulator]
    #[arg(long, value_name = "LEVEL", requires = "decisions")]
    judge: Option<Level>,
    /// Also print the points without the luck of the draw: each tile drawn is compared with the average of those that could have come.
    /// This is unbiased and reduces the error, but takes longer. Not for `perfect-information`, who knows what comes
    #[arg(long, conflicts_with = "decisions")]
    luck: bool,
    #[command(flatten)]
    threads: Threads,
    /// Print a JSON array with one object per rule set
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Seating {
    /// One of the first against three of the second, in each seat
    #[value(name = "1v3")]
    One,
    /// Two of each, in all six seatings
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
    /// Points per hand of the first player minus those of the second.
    difference: f64,
    difference_se: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<Luck>,
}

#[derive(Debug, Serialize)]
struct Figures {
    player: String,
    hands: u32,
    points_mean: f64,
    points_se: f64,
    wins: u32,
    deal_ins: u32,
    mean_winning_score: f64,
    decisions: u64,
    /// The mean, in wall-clock time.
    milliseconds_a_decision: f64,
    longest_milliseconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<Luck>,
}

/// Points corrected for the luck of the draw.
#[derive(Debug, Serialize)]
struct Luck {
    corrected: f64,
    corrected_se: f64,
    /// The luck itself, whose expectation is 0.
    mean: f64,
    se: f64,
    /// The fraction of the variance that it explains.
    explained: f64,
}

/// Plays and prints the report.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let sees_all_tiles = |player: &Contestant| matches!(player, Contestant::PerfectInformation);
    if arguments.luck && (sees_all_tiles(&arguments.a) || sees_all_tiles(&arguments.b)) {
        let why = "a player who knows which tiles come chooses its luck";
        return Err(format!("--luck: {why}").into());
    }
    let both = [RuleSetId::Bloem, RuleSetId::Classical];
    let chosen = both
        .into_iter()
        .filter(|id| arguments.rules.is_none_or(|rules| rules == *id));
    if let Some(reshuffles) = arguments.decisions {
        let found: Vec<_> = chosen
            .map(|id| compare(arguments, id, reshuffles))
            .collect();
        if arguments.json {
            return print_json(&found);
        }
        found.iter().for_each(ComparisonReport::print);
        return Ok(());
    }
    let reports: Vec<Report> = chosen.map(|id| report(arguments, id)).collect();
    if arguments.json {
        return print_json(&reports);
    }
    reports.iter().for_each(Report::print);
    Ok(())
}

fn report(arguments: &Arguments, id: RuleSetId) -> Report {
    let seatings = match arguments.seating {
        Seating::One => Match::one_against_three(Side::A),
        Seating::TwoEach => Match::two_each(),
        Seating::Three => Match::one_against_three(Side::B),
    };
    let played = Match {
        rules: Arc::new(RuleSet::new(id)),
        contestants: [arguments.a.clone(), arguments.b.clone()],
        seatings,
        deals: arguments.deals,
        seed: arguments.seed,
        luck: arguments.luck,
    };
    let outcome = played.run(arguments.threads.count());
    let [a, b] = &outcome.sides;
    Report {
        rules: id,
        deals: arguments.deals,
        seed: arguments.seed,
        washouts: outcome.washouts,
        a: Figures::of(&arguments.a, a, arguments.luck),
        b: Figures::of(&arguments.b, b, arguments.luck),
        difference: outcome.difference.mean(),
        difference_se: outcome.difference.standard_error(),
        luck: arguments.luck.then(|| Luck::of(&outcome.corrected)),
    }
}

/// The report of a comparison of decisions.
#[derive(Debug, Serialize)]
struct ComparisonReport {
    rules: RuleSetId,
    deals: u32,
    seed: u64,
    #[serde(rename = "worlds")]
    reshuffles: u32,
    a: String,
    b: String,
    decisions: u64,
    /// What the first player's moves would gain per hand.
    gain: f64,
    gain_se: f64,
    claims: Kind,
    /// All moves in a turn, mostly discards; likewise the late ones.
    discards: Kind,
    late_discards: Kind,
    /// How much better a discard looks in determinizations than with the true hands.
    bias: f64,
    bias_se: f64,
    /// Rollouts per second.
    played_on_a_second: f64,
    milliseconds_a_decision: f64,
    longest_milliseconds: f64,
}

/// The number of decisions of one kind that differ, and what the first player's moves gain on average.
#[derive(Debug, Serialize)]
struct Kind {
    differ: f64,
    gain: f64,
    gain_se: f64,
}

fn compare(arguments: &Arguments, id: RuleSetId, reshuffles: u32) -> ComparisonReport {
    let comparison = Comparison {
        rules: Arc::new(RuleSet::new(id)),
        contestants: [arguments.a.clone(), arguments.b.clone()],
        deals: arguments.deals,
        seed: arguments.seed,
        reshuffles,
        judge: arguments.judge,
    };
    let found = comparison.run();
    let [claims, discards, late_discards] = found.by_kind.map(|mean| Kind {
        differ: mean.count(),
        gain: mean.mean(),
        gain_se: mean.standard_error(),
    });
    let first = Figures::of(&arguments.a, &found.sides[0], false);
    ComparisonReport {
        rules: id,
        deals: arguments.deals,
        seed: arguments.seed,
        reshuffles,
        a: arguments.a.to_string(),
        b: arguments.b.to_string(),
        decisions: first.decisions,
        gain: found.gain.mean(),
        gain_se: found.gain.standard_error(),
        claims,
        discards,
        late_discards,
        bias: found.bias.mean(),
        bias_se: found.bias.standard_error(),
        played_on_a_second: found.rollouts as f64 / found.rollout_time.as_secs_f64().max(1e-9),
        milliseconds_a_decision: first.milliseconds_a_decision,
        longest_milliseconds: first.longest_milliseconds,
    }
}

impl ComparisonReport {
    fn print(&self) {
        println!(
            "{:?}: {} deals, seed {}, {} reshuffled walls\n{} instead of {}: {:+.2} points a hand (standard error {:.2}), {:.2} ms a decision, \
             {:.0} at most",
            self.rules,
            self.deals,
            self.seed,
            self.reshuffles,
            self.a,
            self.b,
            self.gain,
            self.gain_se,
            self.milliseconds_a_decision,
            self.longest_milliseconds
        );
        println!(
            "determinizations look {:+.1} points better than the true hands (standard error {:.1}); {:.0} rollouts \
             a second",
            self.bias, self.bias_se, self.played_on_a_second
        );
        let kinds = [
            ("claims", &self.claims),
            ("discards", &self.discards),
            ("late discards", &self.late_discards),
        ];
        for (name, kind) in kinds {
            println!(
                "{name}: {} of {} decisions differ, {:+.2} each (standard error {:.2})",
                kind.differ, self.decisions, kind.gain, kind.gain_se
            );
        }
    }
}

impl Figures {
    fn of(contestant: &Contestant, tally: &Tally, luck: bool) -> Self {
        let points: &Mean = &tally.points;
        let milliseconds = tally.thinking.as_secs_f64() * 1000.0;
        Self {
            player: contestant.to_string(),
            hands: tally.hands,
            points_mean: points.mean(),
            points_se: points.standard_error(),
            wins: tally.wins,
            deal_ins: tally.deal_ins,
            mean_winning_score: tally.winning_scores as f64 / f64::from(tally.wins.max(1)),
            decisions: tally.decisions,
            milliseconds_a_decision: milliseconds / (tally.decisions.max(1) as f64),
            longest_milliseconds: tally.longest.as_secs_f64() * 1000.0,
            luck: luck.then(|| Luck::of(&tally.corrected)),
        }
    }

    fn print(&self) {
        println!(
            "{:>8}: {:+.1} points a hand (standard error {:.1}), {} of {} hands won with {:.0} points on average, \
             {} given away, {:.2} ms a decision, {:.0} at most",
            self.player,
            self.points_mean,
            self.points_se,
            self.wins,
            self.hands,
            self.mean_winning_score,
            self.deal_ins,
            self.milliseconds_a_decision,
            self.longest_milliseconds
        );
        if let Some(luck) = &self.luck {
            luck.print();
        }
    }
}

impl Luck {
    fn of(corrected: &CorrectedPoints) -> Self {
        let (points, luck) = (corrected.points(), corrected.luck());
        Self {
            corrected: points.mean(),
            corrected_se: points.standard_error(),
            mean: luck.mean(),
            se: luck.standard_error(),
            explained: corrected.explained(),
        }
    }

    fn print(&self) {
        println!(
            "          without the luck of the draw: {:+.1} (standard error {:.1}; luck {:+.1} with {:.1}, which explains {:.0} % of the \
             variance)",
            self.corrected,
            self.corrected_se,
            self.mean,
            self.se,
            100.0 * self.explained
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
        if let Some(luck) = &self.luck {
            luck.print();
        }
    }
}
