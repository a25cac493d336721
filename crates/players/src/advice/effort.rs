//! How much is thought about a judgement.

/// How long a judgement takes: in how many deals the moves are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Deals in which the best move is looked for.
    pub choosing: u32,
    /// Other deals, up to four times so many as long as a difference cannot be told, in which it is compared with the move that was made:
    /// who is chosen for doing best does better than right in the deals of the choice.
    pub judging: u32,
}

impl Effort {
    /// That of a review: about a tenth of a second for a decision.
    pub const REVIEW: Self = Self {
        choosing: 160,
        judging: 600,
    };

    /// That of a puzzle, whose answer has to be beyond doubt: as long as the search with which puzzles are made.
    pub const PUZZLE: Self = Self {
        choosing: 400,
        judging: 3000,
    };

    /// That of the rating, in which many decisions are added up and the error of one counts little: about a hundredth of a second.
    pub const RATING: Self = Self {
        choosing: 60,
        judging: 120,
    };
}
