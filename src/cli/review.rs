//! `red-stake review`: what the decisions in a saved game or hand history cost. The result of a hand is divided into luck and choices.

use std::path::{Path, PathBuf};

use serde::Serialize;

use super::bad_input::BadInput;
use coach::review::{Account, Decision, Effort, MadeBy, PlayedDeal, Review, describe_move};
use engine::tiles::Seat;
use protocol::history;
use storage::save;

/// Show what the decisions in a saved game or hand history cost
#[derive(clap::Args)]
pub struct Arguments {
    /// Saved game (`.mah`, `.mjs`) or hand history of the network protocol
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Seat to review, 1 to 4 [the person's, or the first]
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: Option<u8>,
    /// Review only this hand of the game, counted from 1
    #[arg(long)]
    hand: Option<u32>,
    /// List every decision, not only those that cost something
    #[arg(long)]
    all: bool,
    /// Print a JSON array with one object per hand
    #[arg(long)]
    json: bool,
}

/// A hand of the report.
#[derive(Serialize)]
struct HandReport {
    hand: u32,
    result: Option<i64>,
    account: Option<Account>,
    decisions: Vec<DecisionLine>,
}

/// A decision of the report.
#[derive(Serialize)]
struct DecisionLine {
    number: usize,
    made: String,
    best: String,
    cost: f64,
    /// How uncertain `cost` is, in points.
    error: f64,
    even: bool,
    /// Made by Auto Play.
    auto_played: bool,
    /// A claim that nobody answered in time, which counts as no decision.
    timed_out: bool,
}

impl DecisionLine {
    fn of(decision: &Decision) -> Self {
        let verdict = &decision.verdict;
        Self {
            number: decision.number,
            made: describe_move(decision.made, decision.about).to_string(),
            best: describe_move(verdict.best, decision.about).to_string(),
            cost: verdict.points,
            error: verdict.error,
            even: verdict.is_even(),
            auto_played: decision.by == MadeBy::AutoPlay,
            timed_out: decision.by == MadeBy::TimeOut,
        }
    }
}

/// Reviews the file and prints the report.
pub fn run(arguments: &Arguments) -> Result<(), BadInput> {
    let mut deals = deals(&arguments.file, arguments.seat)?;
    deals.retain(|deal| arguments.hand.is_none_or(|hand| hand == deal.number));
    if deals.is_empty() {
        let name = arguments.file.display();
        return Err(BadInput::new(
            name,
            "there is no such hand with a decision of that seat",
        ));
    }
    let reviews = deals.iter().map(|deal| deal.review(Effort::REVIEW));
    let reports: Vec<HandReport> = reviews
        .map(|review| report(&review, arguments.all))
        .collect();
    if arguments.json {
        let text = serde_json::to_string_pretty(&reports);
        println!("{}", text.map_err(|error| BadInput::new("review", error))?);
    } else {
        reports.iter().for_each(HandReport::print);
    }
    Ok(())
}

/// The hands of the file as seen from a seat; by default the person's, in a hand history the first.
fn deals(file: &Path, seat: Option<u8>) -> Result<Vec<PlayedDeal>, BadInput> {
    let name = file.display().to_string();
    let seat = seat.map(|seat| Seat::new(usize::from(seat) - 1));
    let is_saved = file
        .extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case(save::EXTENSION));
    if is_saved {
        let game = save::open(file);
        return match (game, save::open_seen(file)) {
            (Ok(game), _) => Ok(match seat.unwrap_or(game.viewer) {
                own if own == game.viewer => {
                    PlayedDeal::deals_of(&game.record, own, &game.auto_played)
                }
                other => PlayedDeal::deals(&game.record, other),
            }),
            (Err(_), Ok(seen)) if seen.watched || seat.is_none_or(|seat| seat == seen.seat) => {
                Ok(PlayedDeal::seen(&seen, seat.unwrap_or(seen.seat)))
            }
            (Err(_), Ok(_)) => Err(BadInput::new(
                &name,
                "a game saved from a network table can only be reviewed from the seat that saved it",
            )),
            (Err(wrong), Err(_)) => Err(BadInput::new(&name, wrong)),
        };
    }
    let text = save::read_wire_text(file);
    let text = text.map_err(|wrong| BadInput::new(&name, save::reason(&wrong)))?;
    let replay = history::check(&text);
    let replay = replay.map_err(|wrong| BadInput::new(&name, wrong))?;
    match (replay.game, replay.differences.first()) {
        (Some(game), _) => Ok(PlayedDeal::deals(
            game.record(),
            seat.unwrap_or(Seat::new(0)),
        )),
        (None, Some(difference)) => Err(BadInput::new(&name, difference)),
        (None, None) => Err(BadInput::new(
            &name,
            "it holds no hand that can be replayed",
        )),
    }
}

fn report(review: &Review, all: bool) -> HandReport {
    let is_listed = |decision: &&Decision| all || decision.is_costly();
    HandReport {
        hand: review.number,
        result: review.result,
        account: review.account(),
        decisions: review
            .decisions
            .iter()
            .filter(is_listed)
            .map(DecisionLine::of)
            .collect(),
    }
}

impl HandReport {
    fn print(&self) {
        let result = self
            .result
            .map_or("not over".to_owned(), |points| format!("{points:+}"));
        print!("Hand {}: {result}", self.hand);
        match self.account {
            Some(account) => println!(
                "; average wall {:+.0}, choices {:.0} ± {:.0}, not counted {:.0}, luck {:+.0}",
                account.expected, -account.cost, account.error, -account.uncounted, account.luck
            ),
            None => println!(),
        }
        for line in &self.decisions {
            let DecisionLine { cost, error, .. } = line;
            let best = &line.best;
            let comment = match line.even {
                _ if *best == line.made => "was the best move".to_owned(),
                true => format!("about even with {best}"),
                false => format!("cost {cost:.0} ± {error:.0} against {best}"),
            };
            let by = match (line.auto_played, line.timed_out) {
                (true, _) => " (Auto Play)",
                (_, true) => " (no answer in time, not counted)",
                _ => "",
            };
            println!("  {}: {}{by} {comment}", line.number, line.made);
        }
    }
}
