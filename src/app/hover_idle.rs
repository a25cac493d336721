//! Whether the pointer has stayed where it was since a lesson card appeared. If so, F1 explains the card and not what is under the pointer.

use super::screen::table::{Over, TableScreen};
use crate::presenter::Presenter;
use words::Key;

/// Remembers what the pointer was over when the current lesson card appeared.
#[derive(Debug, Default)]
pub struct HoverIdle {
    /// The title of the current card.
    card: Option<Key>,
    /// What the pointer was over when the card appeared; `None` once it has been over something else, and without a card.
    over: Option<Over>,
}

impl HoverIdle {
    /// Notices a new card, and whether the pointer is over something else than when it appeared.
    pub fn update(&mut self, presenter: &Presenter, table: &TableScreen) {
        let card = presenter
            .lesson_progress()
            .map(|progress| progress.step.title);
        if card != self.card {
            self.card = card;
            self.over = card.map(|_| table.hovered());
        }
        self.over.take_if(|over| *over != table.hovered());
    }

    /// What the player points at; nothing if the pointer has stayed where it was when the card appeared.
    pub fn pointed_at(&self, table: &TableScreen) -> Over {
        match self.over {
            Some(_) => Over::Nothing,
            None => table.hovered(),
        }
    }
}
