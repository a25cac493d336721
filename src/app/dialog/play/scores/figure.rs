//! A figure of the Totals page.

use engine::tiles::Seat;

/// A figure of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// What a player had before this hand.
    Old(Seat),
    /// What a player's hand counts.
    Hand(Seat),
    /// What the first player gets from the second.
    Payment(Seat, Seat),
    /// What a player gains or loses in all.
    Total(Seat),
    /// What a player has after this hand.
    New(Seat),
}
