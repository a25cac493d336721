//! Settles a hand from the file.

use serde::Deserialize;
use serde_json::Value;

use super::answer::Answer;
use engine::rules::{RuleSet, Settlement};
use engine::rules::{checked_max_score, parse_wind};
use engine::tiles::{BySeat, Seat};

#[derive(Deserialize)]
struct Entry {
    id: String,
    scores: Scores,
    winner: Option<char>,
    max_score: Option<u32>,
    #[serde(default)]
    all_hands_shown: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "UPPERCASE", deny_unknown_fields)]
struct Scores {
    e: u32,
    s: u32,
    w: u32,
    n: u32,
}

/// Settles one entry; the error says what is wrong with it.
pub fn answer(value: &Value, defaults: &RuleSet) -> Result<Answer, String> {
    let entry = Entry::deserialize(value).map_err(|wrong| wrong.to_string())?;
    let mut rules = defaults.clone();
    if entry.max_score.is_some() {
        rules.options.max_score = checked_max_score(entry.max_score)?;
    }
    let Scores { e, s, w, n } = entry.scores;
    let east = Seat::new(0);
    let winner = entry.winner.map(parse_wind).transpose()?;
    let settlement = match winner {
        Some(winner) if !entry.all_hands_shown => {
            let winner = Seat::with_wind(winner, east);
            rules.settle(&BySeat([e, s, w, n]), winner, east, None, None)
        }
        // Nobody pays without a winner, or if all hands were shown.
        _ => Settlement::default(),
    };
    let totals = settlement.totals();
    Ok(Answer::settled(entry.id, settlement.gets_from, totals))
}
