//! The effort of a verdict.

use serde::{Deserialize, Serialize};

/// The number of deals played out for a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// Number of deals in which the best move is chosen.
    pub choosing: u32,
    /// Number of other deals in which it is compared with the move that was made; up to four times as many while the difference is not
    /// significant. Other deals are needed because the chosen move looks too good in those in which it was chosen.
    pub judging: u32,
}

impl Effort {
    /// For the review, the rating, the statistics and duplicate play, whose figures therefore agree: about a tenth of a second for a
    /// decision.
    pub const REVIEW: Self = Self {
        choosing: 160,
        judging: 600,
    };

    /// For the verdict on the answer to a puzzle, which has to be beyond doubt. A new puzzle must be clear with this effort and with a greater one.
    pub const PUZZLE: Self = Self {
        choosing: 400,
        judging: 3000,
    };
}
