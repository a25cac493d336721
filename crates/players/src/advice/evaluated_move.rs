//! A possible move with its value.

use engine::table::Move;

/// A possible move with its value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EvaluatedMove {
    /// The move.
    pub choice: Move,
    /// The expected points of the deal after it, roughly.
    pub worth: f64,
    /// It is the one that was made.
    pub made: bool,
    /// It had no playouts, only the value network's evaluation, so its worth is less certain.
    pub static_only: bool,
}
