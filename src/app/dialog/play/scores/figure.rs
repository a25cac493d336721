//! The numbers on the Totals page.

use engine::tiles::Seat;

/// A number on the Totals page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A player's score before this hand.
    Old(Seat),
    /// The value of a player's hand.
    Hand(Seat),
    /// What the first player gets from the second.
    Payment(Seat, Seat),
    /// What a player pays in all, negative.
    Paid(Seat),
    /// A player's total gain or loss.
    Total(Seat),
    /// A player's score after this hand.
    New(Seat),
}
