//! The numbers on the Totals page.

use engine::tiles::Seat;

/// A number on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A player's score before this hand.
    Old(Seat),
    /// The value of a player's hand.
    Hand(Seat),
    /// What the second player pays the first.
    Payment(Seat, Seat),
    /// A player's total gain or loss.
    Total(Seat),
    /// A player's score after this hand.
    New(Seat),
}
