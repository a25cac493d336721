//! A saved game in a few figures, for lists of games.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{SaveError, SavedGame, SeenGame, is_own, open, open_seen};
use crate::table::SeatView;
use crate::tiles::{BySeat, Wind};

/// A saved game in a few figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedGame {
    /// Where it was played.
    pub origin: Origin,
    /// The players.
    pub names: BySeat<String>,
    /// The Wind of the Round.
    pub round: Wind,
    /// How many hands are over.
    pub hands: usize,
    /// The last hand was played.
    pub is_over: bool,
    /// The scores.
    pub scores: BySeat<i64>,
}

/// Where a game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// At this program's own table.
    Here,
    /// At a table of the network, as one seat saw it.
    Seen,
    /// At a table of the Unix programs, which has saved it.
    Unix,
}

impl ListedGame {
    /// The summary of a game that was opened.
    pub fn of(game: &SavedGame, origin: Origin) -> Self {
        let table = game.open().game;
        let view = table.seat_view(game.viewer);
        Self::at(view, &game.names, game.record.deals.len(), origin)
    }

    fn of_seen(game: &SeenGame) -> Self {
        Self::at(&game.view(), &game.names, game.hands(), Origin::Seen)
    }

    fn at(view: &SeatView, names: &BySeat<String>, hands: usize, origin: Origin) -> Self {
        Self {
            origin,
            names: names.clone(),
            round: view.round_wind,
            hands,
            is_over: view.game_over,
            scores: view.scores,
        }
    }

    /// Whether a word is in a player's name; capitals make no difference.
    pub fn names_contain(&self, word: &str) -> bool {
        let word = word.to_lowercase();
        let has = |name: &String| name.to_lowercase().contains(&word);
        self.names.0.iter().any(has)
    }
}

/// The summary of the game in a file.
///
/// # Errors
/// It holds no game that can be opened.
pub fn list_game(path: &Path) -> Result<ListedGame, SaveError> {
    let origin = match is_own(path) {
        true => Origin::Here,
        false => Origin::Unix,
    };
    let game = match open(path) {
        Ok(game) => game,
        Err(error) => {
            return match open_seen(path) {
                Ok(seen) => Ok(ListedGame::of_seen(&seen)),
                Err(_) => Err(error),
            };
        }
    };
    Ok(ListedGame::of(&game, origin))
}
