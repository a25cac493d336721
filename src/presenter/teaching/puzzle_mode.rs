//! The open sitting of puzzles.

use crate::presenter::request_id::RequestId;
use coach::puzzle::Sitting;

/// The open sitting of puzzles.
#[derive(Debug)]
pub struct PuzzleMode {
    /// The id of its requests to other threads.
    pub request_id: RequestId,
    /// Its puzzles; `None` until they arrive.
    pub sitting: Option<Sitting>,
}

impl PuzzleMode {
    /// Whether the table shows a puzzle.
    pub fn is_on_table(&self) -> bool {
        let sitting = self.sitting.as_ref();
        sitting.is_some_and(|sitting| sitting.posed().is_some())
    }
}
