//! The file with the book of puzzles.

use std::path::Path;

use super::file_problems::FileProblems;
use crate::app::clock;
use crate::presenter::Input;
use coach::puzzle::{Puzzle, PuzzleStore};
use storage::save;
use words::say;

/// Takes what a hand has left into the book; only a failure is reported.
pub fn take_in(path: &Path, found: Vec<Puzzle>, file_problems: &FileProblems) -> Option<Input> {
    change(path, file_problems, |book| {
        book.take_in(found, clock::day())
    })
}

/// Changes the book in a file; what changes it says whether it did.
pub fn change(
    path: &Path,
    file_problems: &FileProblems,
    change: impl FnOnce(&mut PuzzleStore) -> bool,
) -> Option<Input> {
    let mut book = file_problems.read(path, PuzzleStore::read)?;
    let is_new = change(&mut book);
    let written = is_new.then(|| book.write(path))?;
    written.err().map(|error| {
        tracing::warn!(%error, "the puzzles cannot be written");
        Input::Trouble(say!("puzzle-unwritable", error = save::reason(&error)))
    })
}
