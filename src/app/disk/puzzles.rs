//! Draws stored puzzles for a session, and records the answers.

use super::Disk;
use super::puzzle_file::change;
use crate::app::clock;
use crate::presenter::{Input, RequestId};
use coach::puzzle::{Id, PosedPuzzle, Puzzle, PuzzleFilter, PuzzleSession};
use engine::rules::RuleSetId;
use words::say;

impl Disk {
    /// Draws puzzles for a session with these rules.
    pub fn draw_puzzles(&self, request_id: RequestId, rules: RuleSetId, filter: PuzzleFilter) {
        let files = self.data_files();
        let unreadable = || say!("puzzle-unreadable").to_owned();
        let failed = Input::PuzzlesDrawn(request_id, Err(unreadable()));
        self.writing.run_or(Some(failed), move || {
            let drawn = files.puzzle_store().ok_or_else(unreadable).map(|store| {
                // A puzzle that can no longer be read is skipped.
                let posed = |(puzzle, own): (Puzzle, bool)| {
                    PosedPuzzle::of(&puzzle, own)
                        .inspect_err(|error| tracing::warn!(%error, "a puzzle cannot be read"))
                        .ok()
                };
                let today = clock::day_number();
                let drawn = store.select(today, rules, filter);
                let posed = drawn.puzzles.into_iter().filter_map(posed).collect();
                let is_due = |id| store.is_due(id, today);
                let session = PuzzleSession::of_different_deals(posed, drawn.more_due, is_due);
                Box::new(session)
            });
            Some(Input::PuzzlesDrawn(request_id, drawn))
        });
    }

    /// Records whether a puzzle was solved today.
    pub fn record_puzzle(&self, id: Id, solved: bool) {
        let (path, file_problems) = (self.folders.puzzles(), self.file_problems.clone());
        self.writing.run(move || {
            change(&path, &file_problems, |store| {
                store.record_result(id, solved, clock::day_number());
                true
            })
        });
    }
}
