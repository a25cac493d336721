//! What a list tells of a game. It is a line of its own in the file, so that nothing else need be read for it.

use serde::{Deserialize, Serialize};

use super::{SavedGame, SeenGame};
use engine::rules::RuleSetId;
use engine::tiles::{BySeat, Seat, Wind};

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A game to be played on.
    Game,
    /// A game of a network table, as one seat saw it.
    Seen,
}

/// A game in a few words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// What the file holds.
    pub kind: Kind,
    /// By which rules.
    pub rules: RuleSetId,
    /// Names of the players by seat.
    pub names: BySeat<String>,
    /// The seat at the bottom of the screen.
    pub viewer: Seat,
    /// How many hands are over, dead ones included.
    pub hands: usize,
    /// The Wind of the Round.
    pub round: Wind,
    /// Everybody's score.
    pub scores: BySeat<i64>,
    /// The game is over.
    pub over: bool,
    /// Something was taken back or shown.
    pub assisted: bool,
}

impl Summary {
    /// The summary of a game.
    pub fn of(game: &SavedGame) -> Self {
        let record = &game.record;
        let now = record.start(record.deals.len());
        let options = now.options.as_ref().unwrap_or(&record.rules.options);
        Self {
            kind: Kind::Game,
            rules: record.rules.id,
            names: game.names.clone(),
            viewer: game.viewer,
            hands: record.deals.len(),
            round: now.stands.round_wind,
            scores: now.scores,
            over: !record.deals.is_empty() && now.stands.is_game_over(options),
            assisted: game.assisted,
        }
    }

    /// The summary of a game that was seen.
    pub fn of_seen(game: &SeenGame) -> Self {
        let view = game.view();
        Self {
            kind: Kind::Seen,
            rules: RuleSetId::Classical,
            names: game.names.clone(),
            viewer: game.seat,
            hands: game.hands(),
            round: view.round_wind,
            scores: view.scores,
            over: view.game_over,
            assisted: false,
        }
    }
}
