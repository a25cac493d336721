//! Changes the file of stored puzzles.

use std::path::Path;

use super::file_problems::FileProblems;
use crate::app::clock;
use crate::presenter::Input;
use coach::puzzle::{Puzzle, PuzzleStore};
use storage::save;
use words::say;

/// Adds the puzzles found in a hand. Only a failure is reported.
pub fn add_mistakes(
    path: &Path,
    found: Vec<Puzzle>,
    file_problems: &FileProblems,
) -> Option<Input> {
    change(path, file_problems, |store| {
        store.add_mistakes(found, clock::day_number())
    })
}

/// Changes the stored puzzles. `change` returns whether it changed anything.
pub fn change(
    path: &Path,
    file_problems: &FileProblems,
    change: impl FnOnce(&mut PuzzleStore) -> bool,
) -> Option<Input> {
    let mut store = file_problems.read(path, PuzzleStore::read)?;
    let has_changed = change(&mut store);
    let written = has_changed.then(|| store.write(path))?;
    written.err().map(|error| {
        tracing::warn!(%error, "the puzzles cannot be written");
        Input::Trouble(say!("puzzle-unwritable", error = save::reason(&error)))
    })
}
