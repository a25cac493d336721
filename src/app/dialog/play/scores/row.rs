//! What on a player's sheet has a rule behind it.

/// Something on the sheet on show, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// A line of the score.
    Line(usize),
    /// What just missed.
    Missed(usize),
}
