//! How strong the moves advised by hints are.

/// How strong the moves advised by hints are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HintStrength {
    /// Prefers plain hands. Points of a hand beyond 120 count only a quarter, because newcomers seldom complete expensive hands; the cost
    /// of opponents' wins counts only half.
    Simple,
    /// Advises the moves that the review calls best.
    #[default]
    AsReview,
}

/// Points beyond this make a hand expensive.
const EXPENSIVE: f32 = 120.0;
/// The weight of points beyond that in hints for newcomers.
const EXPENSIVE_WEIGHT: f32 = 0.25;
/// The weight of the cost of opponents' wins in hints for newcomers.
const OPPONENTS_WEIGHT: f64 = 0.5;

impl HintStrength {
    /// The adjusted points of a hand that goes out.
    pub(super) fn own_win(self, points: f32) -> f32 {
        match self {
            Self::Simple => points - (points - EXPENSIVE).max(0.0) * (1.0 - EXPENSIVE_WEIGHT),
            Self::AsReview => points,
        }
    }

    /// The adjusted points gained or lost when an opponent goes out.
    pub(super) fn opponents_win(self, points: f64) -> f64 {
        match self {
            Self::Simple => points * OPPONENTS_WEIGHT,
            Self::AsReview => points,
        }
    }
}
