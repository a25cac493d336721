//! The pointer and the cards of a lesson: one that has lain somewhere since before a card came was not put there to ask.

use super::screen::table::{Over, Table};
use crate::presenter::Presenter;
use words::Key;

/// A pointer that has rested since the card of a lesson came up: it does not say what F1 is asked about.
#[derive(Debug, Default)]
pub struct Rested {
    /// The card.
    card: Option<Key>,
    /// What the pointer was over when it came, as long as it is.
    over: Option<Over>,
}

impl Rested {
    /// Notes where the pointer is.
    pub fn note(&mut self, presenter: &Presenter, table: &Table) {
        let card = presenter.lecture().map(|lecture| lecture.step.title);
        if card != self.card {
            self.card = card;
            self.over = card.map(|_| table.hovered());
        }
        self.over.take_if(|over| *over != table.hovered());
    }

    /// What is pointed at.
    pub fn pointed_at(&self, table: &Table) -> Over {
        match self.over {
            Some(_) => Over::Nothing,
            None => table.hovered(),
        }
    }
}
