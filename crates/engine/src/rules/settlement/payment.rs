//! One payment at the end of a deal, with the figures from which it results.

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
    /// The score of the hand that is paid for, after any maximum.
    pub hand_value: i64,
    /// The score of the payer's hand, which is subtracted when losers settle; `None` if the winner is paid.
    pub payer_hand_value: Option<i64>,
    /// Doubled because East is the debtor or is paid.
    pub for_east: bool,
    /// Doubled because the debtor discarded the last tile, or because nobody did (only with the option `discarder_doubles`).
    pub for_discard: bool,
}

impl Payment {
    /// The number of points paid.
    pub fn amount(&self) -> i64 {
        let doubles = u32::from(self.for_east) + u32::from(self.for_discard);
        (self.hand_value - self.payer_hand_value.unwrap_or(0)) << doubles
    }
}
