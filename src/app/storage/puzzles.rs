//! The book of puzzles: what one's hands leave in it, and what is drawn from it for a sitting.

use iced::Task;

use super::Storage;
use super::puzzle_file::change;
use crate::app::clock;
use crate::app::elsewhere::Answer;
use crate::puzzle::{Book, Id, Overview, Posed, Puzzle, Sitting, Wish};
use crate::rules::RuleSetId;

impl Storage {
    /// What there is to solve today by these rules; `None` if the book cannot be read.
    pub fn puzzles(&self, rules: RuleSetId) -> Option<Overview> {
        self.written()();
        let book = self.notes.read(&self.folders.puzzles(), Book::read)?;
        Some(book.overview(clock::day(), rules))
    }

    /// What draws the puzzles of a sitting by these rules; for any thread.
    pub fn draw_puzzles(
        &self,
        rules: RuleSetId,
        wish: Wish,
    ) -> impl FnOnce() -> Result<Box<Sitting>, String> + Send + 'static {
        let (written, path) = (self.written(), self.folders.puzzles());
        let notes = self.notes.clone();
        move || {
            written();
            let book = notes.read(&path, Book::read);
            let book = book.ok_or_else(|| say!("puzzle-unreadable").to_owned())?;
            let today = clock::day();
            // One that cannot be read any more is no reason to do without the others.
            let posed = |(puzzle, own): (Puzzle, bool)| {
                Posed::of(&puzzle, own)
                    .inspect_err(|wrong| tracing::warn!(%wrong, "a puzzle cannot be read"))
                    .ok()
            };
            let drawn = book.draw(today, rules, wish);
            let posed = drawn.puzzles.into_iter().filter_map(posed).collect();
            Ok(Box::new(Sitting::of_different_deals(posed, drawn.left)))
        }
    }

    /// Notes whether a puzzle was solved today.
    pub fn note_puzzle(&self, id: Id, solved: bool) -> Task<Answer> {
        let (path, notes) = (self.folders.puzzles(), self.notes.clone());
        self.writing.have(move || {
            change(&path, &notes, |book| {
                book.note(id, solved, clock::day());
                true
            })
        })
    }
}
