//! How strong the moves advised by hints are.

/// How strong the moves advised by hints are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HintStrength {
    /// The quickest hand first, with reasons that newcomers can check.
    Simple,
    /// The moves that the review calls best.
    #[default]
    AsReview,
}
