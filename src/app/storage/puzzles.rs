//! The book of puzzles: what one's hands leave in it, and what is drawn from it for a sitting.

use std::path::Path;

use iced::Task;

use super::Storage;
use crate::app::clock;
use crate::app::elsewhere::Answer;
use crate::presenter::Stimulus;
use crate::puzzle::{Book, Id, Overview, Posed, Puzzle, Sitting, Wish};
use crate::rules::RuleSetId;
use crate::save;

impl Storage {
    /// What there is to solve today by these rules; `None` if the book cannot be read.
    pub fn puzzles(&self, rules: RuleSetId) -> Option<Overview> {
        self.written()();
        let book = read(&self.folders.puzzles())?;
        Some(book.overview(clock::day(), rules))
    }

    /// What draws the puzzles of a sitting by these rules; for any thread.
    pub fn draw_puzzles(
        &self,
        rules: RuleSetId,
        wish: Wish,
    ) -> impl FnOnce() -> Result<Box<Sitting>, String> + Send + 'static {
        let (written, path) = (self.written(), self.folders.puzzles());
        move || {
            written();
            let book = read(&path).ok_or_else(|| say!("puzzle-unreadable").to_owned())?;
            let today = clock::day();
            // One that cannot be read any more is no reason to do without the others.
            let posed = |(puzzle, own): (Puzzle, bool)| {
                Posed::of(&puzzle, own)
                    .inspect_err(|wrong| tracing::warn!(%wrong, "a puzzle cannot be read"))
                    .ok()
            };
            let drawn = book.draw(today, rules, wish);
            let posed = drawn.puzzles.into_iter().filter_map(posed).collect();
            Ok(Box::new(Sitting::new(posed, drawn.left)))
        }
    }

    /// Notes whether a puzzle was solved today.
    pub fn note_puzzle(&self, id: Id, solved: bool) -> Task<Answer> {
        let path = self.folders.puzzles();
        self.writing.have(move || {
            change(&path, |book| {
                book.note(id, solved, clock::day());
                true
            })
        })
    }
}

/// Takes what a hand has left into the book; only a failure is told.
pub(super) fn take_in(path: &Path, found: Vec<Puzzle>) -> Option<Stimulus> {
    change(path, |book| book.take_in(found, clock::day()))
}

/// Changes the book in a file; what changes it says whether it did.
fn change(path: &Path, change: impl FnOnce(&mut Book) -> bool) -> Option<Stimulus> {
    let mut book = read(path)?;
    let is_new = change(&mut book);
    let written = is_new.then(|| book.write(path))?;
    written.err().map(|error| {
        tracing::warn!(%error, "the puzzles cannot be written");
        Stimulus::Trouble(say!("puzzle-unwritable", error = save::reason(&error)))
    })
}

/// The book in a file; `None` if it cannot be read.
fn read(path: &Path) -> Option<Book> {
    Book::read(path)
        .inspect_err(|error| tracing::warn!(%error, "the puzzles cannot be read"))
        .ok()
}
