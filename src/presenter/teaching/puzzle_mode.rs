//! The open puzzle session.

use crate::presenter::request_id::RequestId;
use coach::puzzle::{PosedPuzzle, PuzzleSession};

/// The open puzzle session.
#[derive(Debug)]
pub struct PuzzleMode {
    /// The id of its requests to other threads.
    pub request_id: RequestId,
    /// Its puzzles; `None` until they arrive.
    pub session: Option<PuzzleSession>,
}

impl PuzzleMode {
    /// The puzzle on the table, if there is one.
    pub fn posed(&self) -> Option<&PosedPuzzle> {
        self.session.as_ref()?.posed()
    }
}
