//! The summary of a game for lists. It is a separate line of the file, so that the rest need not be read.

use serde::{Deserialize, Serialize};

use super::{SavedGame, SeenGame};
use engine::rules::RuleSetId;
use engine::tiles::{BySeat, Seat, Wind};

/// The kind of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameKind {
    /// A game that can be continued.
    Game,
    /// A game of a network table, as one seat saw it.
    Seen,
}

/// The summary of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The kind of game.
    pub kind: GameKind,
    /// The built-in rule set that its rules are, or are based on.
    pub rules: RuleSetId,
    /// Names of the players by seat.
    pub names: BySeat<String>,
    /// The seat at the bottom of the screen.
    pub viewer: Seat,
    /// The number of finished hands, including dead ones.
    pub hands: usize,
    /// The Wind of the Round after those hands.
    pub round: Wind,
    /// The scores after those hands.
    pub scores: BySeat<i64>,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the game counts as assisted; see [`SavedGame::assisted`].
    pub assisted: bool,
}

impl Summary {
    /// The summary of a game.
    pub fn of(game: &SavedGame) -> Self {
        let record = &game.record;
        let state = record.start(record.deals.len());
        let options = state.options.as_ref().unwrap_or(&record.rules.options);
        Self {
            kind: GameKind::Game,
            rules: record.rules.id,
            names: game.names.clone(),
            viewer: game.viewer,
            hands: record.deals.len(),
            round: state.progress.round_wind,
            scores: state.scores,
            over: !record.deals.is_empty() && state.progress.is_game_over(options),
            assisted: game.assisted,
        }
    }

    /// The summary of a game that was seen over the network.
    pub fn of_seen(game: &SeenGame) -> Self {
        let view = game.view();
        Self {
            kind: GameKind::Seen,
            rules: view.game_rules().id,
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
