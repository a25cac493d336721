//! What a saved game holds.

use engine::table::{Game, Record};
use engine::tiles::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use wording::Describe;
use words::say;

/// Who plays at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SavedPlayer {
    /// A person at this computer.
    Person,
    /// A computer player of this level.
    Computer(String),
}

/// A game that is saved.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// Names of the players by seat.
    pub names: BySeat<String>,
    /// Who plays.
    pub players: BySeat<SavedPlayer>,
    /// The seat at the bottom of the screen.
    pub viewer: Seat,
    /// Something was taken back or shown.
    pub assisted: bool,
    /// The inputs that the computer made in the viewer's place, by Auto Play.
    pub auto_played: Vec<usize>,
    /// The rules with every row that differs, how the game began, what was put in, and what came of it.
    pub record: Record,
    /// What reading it has shown that the player should know, a sentence each.
    pub messages: Vec<String>,
}

/// A game that was opened to be played on.
#[derive(Debug)]
pub struct OpenedGame {
    /// The game, where it was left.
    pub game: Game,
    /// What the player should know of it, a sentence each.
    pub messages: Vec<String>,
}

impl SavedGame {
    /// The game where it was left. Only the deal that was played last is played again; the results of those before stand. If that
    /// deal is not possible by these rules, it begins anew, and if it was over, its result stands as well.
    pub fn open(&self) -> OpenedGame {
        let record = &self.record;
        let mut messages = self.messages.clone();
        let game = Game::open(record, usize::MAX).unwrap_or_else(|refused| {
            let deals = record.deals.len();
            if record.inputs_of(deals) < record.inputs.len() {
                let hand = record.start(deals).stands.deals + 1;
                let refused = refused.describe();
                messages.push(say!("file-hand-begins-anew", hand, refused));
            }
            Game::between_deals(record, deals)
        });
        OpenedGame { game, messages }
    }
}
