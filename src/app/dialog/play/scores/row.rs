//! Rows of a player's sheet that the help can explain.

/// A row of the shown sheet, by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// A scoring row.
    Line(usize),
    /// A near miss.
    Missed(usize),
}
