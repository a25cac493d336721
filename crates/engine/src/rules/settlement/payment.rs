//! One payment at the end of a deal, with the figures that it comes of.

use crate::tiles::Seat;

/// What one player pays another, and how it comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Who pays.
    pub from: Seat,
    /// Who is paid.
    pub to: Seat,
    /// For whom it is paid: the payer, or another loser after a cannon was let off (classical only).
    pub debtor: Seat,
    /// What the hand counts that is paid.
    pub counts: i64,
    /// What the payer's own hand counts, where losers settle; nothing of the kind where the winner is paid.
    pub less: Option<i64>,
    /// Doubled, as East pays or is paid.
    pub for_east: bool,
    /// Doubled, as the payer discarded the last tile, or nobody did (classical only).
    pub for_discard: bool,
}

impl Payment {
    /// How many points are paid.
    pub fn amount(&self) -> i64 {
        let doubles = u32::from(self.for_east) + u32::from(self.for_discard);
        (self.counts - self.less.unwrap_or(0)) << doubles
    }
}
