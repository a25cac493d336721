//! Format 2, which this version writes: a line with the format and the checksums, a summary, and the game with its results.

use serde::{Deserialize, Serialize};

use super::check::{Difference, differences};
use super::foreign_json::{fault, from_json};
use super::{SavedGame, SavedPlayer, SeenGame, Summary, record_limits};
use engine::rules::{NotChangeable, RuleSet, SavedRules};
use engine::table::{FinishedDeal, Input, Record, Setup};
use engine::tiles::{BySeat, Seat};
use std::sync::Arc;
use wording::Describe;
use words::say;

/// A game in the file.
#[derive(Serialize, Deserialize)]
struct Body {
    names: BySeat<String>,
    players: BySeat<SavedPlayer>,
    viewer: Seat,
    assisted: bool,
    /// The indices of the inputs that Auto Play made for the viewer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    auto_played: Vec<usize>,
    /// The indices of the deals in which the viewer saw a tip.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    advised: Option<Vec<usize>>,
    /// The edition of the rules by which the results were computed.
    edition: String,
    rules: SavedRules,
    setup: Setup,
    inputs: Vec<Input>,
    deals: Vec<Arc<FinishedDeal>>,
}

/// The two lines of a game: its summary and itself.
pub(super) fn lines(game: &SavedGame) -> serde_json::Result<[String; 2]> {
    let record = &game.record;
    let body = Body {
        names: game.names.clone(),
        players: game.players.clone(),
        viewer: game.viewer,
        assisted: game.assisted,
        auto_played: game.auto_played.clone(),
        advised: game.advised.clone(),
        edition: RuleSet::edition(),
        rules: SavedRules::from(RuleSet::clone(&record.rules)),
        setup: record.setup.clone(),
        inputs: record.inputs.clone(),
        deals: record.deals.clone(),
    };
    Ok([
        serde_json::to_string(&Summary::of(game))?,
        serde_json::to_string(&body)?,
    ])
}

/// The two lines of a game that was seen over the network.
pub(super) fn lines_of_seen(game: &SeenGame) -> serde_json::Result<[String; 2]> {
    Ok([
        serde_json::to_string(&Summary::of_seen(game))?,
        serde_json::to_string(game)?,
    ])
}

/// Parses the line with the game. If the rules have changed since, the results that differ are reported in its messages.
///
/// # Errors
/// The game is not valid, with the reason.
pub(super) fn read(body: &str) -> Result<SavedGame, String> {
    let body: Body = from_json(body).map_err(fault)?;
    let (rules, unknown) = body.rules.open();
    let record = Record {
        rules: Arc::new(rules),
        setup: body.setup,
        inputs: body.inputs,
        deals: body.deals,
    };
    if !record.is_in_order() {
        return Err(say!("file-hands-out-of-order").to_owned());
    }
    record_limits::check(&record)?;
    let mut messages: Vec<String> = unknown_rows(&unknown).into_iter().collect();
    if body.edition != RuleSet::edition() {
        messages.extend(Difference::sentence(&differences(&record)));
    }
    Ok(SavedGame {
        names: body.names,
        players: body.players,
        viewer: body.viewer,
        assisted: body.assisted,
        auto_played: body.auto_played,
        advised: body.advised,
        record,
        messages,
    })
}

/// A message about stored changes of the rules that this version does not allow; `None` if there are none.
pub(super) fn unknown_rows(unknown: &[NotChangeable]) -> Option<String> {
    let rows: Vec<String> = unknown.iter().map(NotChangeable::describe).collect();
    (!rows.is_empty()).then(|| say!("file-unknown-changes", which = words::listed(rows)))
}
