//! Why a command could not do its work.

/// Why a command could not do its work: one line that says what is wrong and where.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadInput(String);

impl BadInput {
    /// What is wrong, and where, on one line.
    pub fn new(place: impl std::fmt::Display, wrong: impl std::fmt::Display) -> Self {
        let words = format!("{place}: {wrong}");
        Self(words.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}
