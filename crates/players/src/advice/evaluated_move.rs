//! A possible move with its value.

use engine::table::Move;

/// A possible move with its value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EvaluatedMove {
    /// The move.
    pub choice: Move,
    /// The approximate expected points of the deal after it.
    pub worth: f64,
    /// Whether it is the move that was made.
    pub made: bool,
    /// Whether only the value network evaluated it, without rollouts, which is less certain.
    pub static_only: bool,
}
