//! The open puzzle session.

use crate::presenter::request_id::RequestId;
use coach::puzzle::PuzzleSession;

/// The open puzzle session.
#[derive(Debug)]
pub struct PuzzleMode {
    /// The id of its requests to other threads.
    pub request_id: RequestId,
    /// Its puzzles; `None` until they arrive.
    pub session: Option<PuzzleSession>,
}

impl PuzzleMode {
    /// Whether the table shows a puzzle.
    pub fn is_on_table(&self) -> bool {
        let session = self.session.as_ref();
        session.is_some_and(|session| session.posed().is_some())
    }
}
