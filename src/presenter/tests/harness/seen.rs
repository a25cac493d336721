//! What a test can see of the presenter.

use super::Harness;
use crate::presenter::{Modal, Prompt};
use engine::table::{Input, Request};
use engine::tiles::Tile;

impl Harness {
    /// The open prompt.
    pub fn prompt(&self) -> Option<&Prompt> {
        match self.presenter.modal() {
            Some(Modal::Prompt(prompt)) => Some(prompt),
            _ => None,
        }
    }

    /// A tile that the player can discard: the drawn tile, or else the last one on the stake.
    pub fn own_tile(&self) -> Option<Tile> {
        let me = self.presenter.view().me();
        let drawn = me.drawn.and_then(|(tile, _)| tile);
        drawn.or_else(|| me.stake.kinds().last().map(|(tile, _)| tile))
    }

    pub fn is_own_turn(&self) -> bool {
        matches!(self.presenter.table().request(), Some(Request::Turn { .. }))
    }

    /// The inputs of the local game so far.
    pub fn inputs(&self) -> Vec<Input> {
        let home = self.presenter.home();
        home.map_or_else(Vec::new, |local| local.game().inputs().to_vec())
    }

    /// All that the screen reader was given to speak.
    pub fn heard(&self) -> String {
        let speeches = self.announced.iter();
        let words: Vec<&str> = speeches.map(|(_, speech)| speech.words.as_str()).collect();
        words.join(" ")
    }

    /// The text of the status bar.
    pub fn status(&self) -> String {
        self.presenter.notices().status().to_owned()
    }
}
