//! Whether the pointer has moved since a lesson card came up. If not, F1 is not about what lies under it.

use super::screen::table::{Over, TableScreen};
use crate::presenter::Presenter;
use words::Key;

/// Remembers what the pointer was over when a lesson card came up.
#[derive(Debug, Default)]
pub struct HoverIdle {
    /// The current card.
    card: Option<Key>,
    /// What the pointer was over when the card came up, until it moves.
    over: Option<Over>,
}

impl HoverIdle {
    /// Updates with the current pointer position.
    pub fn note(&mut self, presenter: &Presenter, table: &TableScreen) {
        let card = presenter.lecture().map(|lecture| lecture.step.title);
        if card != self.card {
            self.card = card;
            self.over = card.map(|_| table.hovered());
        }
        self.over.take_if(|over| *over != table.hovered());
    }

    /// What the player points at deliberately.
    pub fn pointed_at(&self, table: &TableScreen) -> Over {
        match self.over {
            Some(_) => Over::Nothing,
            None => table.hovered(),
        }
    }
}
