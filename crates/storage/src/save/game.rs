//! The contents of a saved game.

use engine::table::{Game, Record};
use engine::tiles::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use wording::Describe;
use words::say;

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SavedPlayer {
    /// A person at this computer.
    Person,
    /// A computer player with this title: a level, usually followed by a character.
    Computer(String),
}

/// A saved game.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// Names of the players by seat.
    pub names: BySeat<String>,
    /// The players by seat.
    pub players: BySeat<SavedPlayer>,
    /// The seat at the bottom of the screen.
    pub viewer: Seat,
    /// Whether a move was undone that the rules of the table do not allow to be undone, or the player knew the deal from before.
    pub assisted: bool,
    /// The indices of the inputs that Auto Play made for the viewer.
    pub auto_played: Vec<usize>,
    /// The deals, by index, in which the viewer saw a tip; `None` if that was not recorded.
    pub advised: Option<Vec<usize>>,
    /// The rules with every changed row, the setup, the inputs and the results.
    pub record: Record,
    /// What the player must know about opening this game, one sentence each. Not part of the file.
    pub messages: Vec<String>,
}

/// A game that was opened to be continued.
#[derive(Debug)]
pub struct OpenedGame {
    /// The game at the point where it was left.
    pub game: Game,
    /// What the player must know about it, one sentence each.
    pub messages: Vec<String>,
}

impl SavedGame {
    /// Whether the viewer saw a tip in the deal with this index; `None` if that was not recorded.
    pub fn is_advised(&self, deal_index: usize) -> Option<bool> {
        let advised = self.advised.as_ref()?;
        Some(advised.contains(&deal_index))
    }

    /// The game at the point where it was left. Only the last deal is replayed; earlier results are taken as stored. If the current
    /// rules do not allow that deal, it starts again, or keeps its stored result if it was finished.
    pub fn open(&self) -> OpenedGame {
        let record = &self.record;
        let mut messages = self.messages.clone();
        let game = Game::open(record, usize::MAX).unwrap_or_else(|refusal| {
            let deals = record.deals.len();
            if record.inputs_of(deals) < record.inputs.len() {
                let hand = record.start(deals).progress.deals + 1;
                let refusal = refusal.describe();
                messages.push(say!("file-hand-begins-anew", hand, refused = refusal));
            }
            Game::between_deals(record, deals)
        });
        OpenedGame { game, messages }
    }
}
