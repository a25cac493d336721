//! One payment at the end of a deal, with the figures it results from.

use crate::tiles::Seat;

/// A payment of one player to another, with its origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Who pays.
    pub from: Seat,
    /// Who is paid.
    pub to: Seat,
    /// The player who owes it: the payer, or another loser after a cannon was let off (classical only).
    pub debtor: Seat,
    /// The value of the hand that is paid for.
    pub hand_value: i64,
    /// The value of the payer's hand, which is subtracted when losers settle; `None` if the winner is paid.
    pub payer_hand_value: Option<i64>,
    /// Doubled because East pays or is paid.
    pub for_east: bool,
    /// Doubled because the payer discarded the last tile, or because nobody did (classical only).
    pub for_discard: bool,
}

impl Payment {
    /// The number of points paid.
    pub fn amount(&self) -> i64 {
        let doubles = u32::from(self.for_east) + u32::from(self.for_discard);
        (self.hand_value - self.payer_hand_value.unwrap_or(0)) << doubles
    }
}
