//! The sitting of puzzles that is open.

use crate::presenter::request_id::RequestId;
use coach::puzzle::Sitting;

/// The sitting of puzzles that is open.
#[derive(Debug)]
pub struct PuzzleMode {
    /// What is drawn and judged for it carries this request id.
    pub request_id: RequestId,
    /// Its puzzles; `None` until they are there.
    pub sitting: Option<Sitting>,
}

impl PuzzleMode {
    /// Whether the table shows a puzzle, not the game as it is.
    pub fn is_on_table(&self) -> bool {
        let sitting = self.sitting.as_ref();
        sitting.is_some_and(|sitting| sitting.posed().is_some())
    }
}
