//! How strong the moves are that hints advise.

/// How strong the moves are that hints advise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HintStrength {
    /// Plain hands are preferred. Of what a hand counts beyond 120 points only a quarter is taken, because newcomers seldom complete
    /// expensive hands, and of what the wins of others cost only half.
    Simple,
    /// The moves that the review would call best.
    #[default]
    AsReview,
}

/// A hand that counts more than this is expensive.
const EXPENSIVE: f32 = 120.0;
/// The fraction of the points beyond that is taken in hints for newcomers.
const EXPENSIVE_PART: f32 = 0.25;
/// The fraction of what the wins of others cost that is taken in hints for newcomers.
const OTHERS_PART: f64 = 0.5;

impl HintStrength {
    /// What a hand that goes out counts for the player who is advised.
    pub(super) fn worth(self, points: f32) -> f32 {
        match self {
            Self::Simple => points - (points - EXPENSIVE).max(0.0) * (1.0 - EXPENSIVE_PART),
            Self::AsReview => points,
        }
    }

    /// What the wins of others bring for that player.
    pub(super) fn others(self, points: f64) -> f64 {
        match self {
            Self::Simple => points * OTHERS_PART,
            Self::AsReview => points,
        }
    }
}
