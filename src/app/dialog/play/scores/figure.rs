//! A figure of the Totals page.

use super::Scores;
use crate::tiles::Seat;

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

impl Scores {
    /// The next figure, row by row, of which it can be told how it comes about; the first after the last, or after none.
    pub(super) fn figure_after(&self, figure: Option<Figure>) -> Option<Figure> {
        let order = self.order();
        let rows = order.map(|from| order.map(|to| Figure::Payment(to, from)));
        let hands = order.map(Figure::Hand);
        let ends = [order.map(Figure::Total), order.map(Figure::New)];
        let all = hands.into_iter().chain(rows.into_iter().flatten());
        let all = all.chain(ends.into_iter().flatten());
        let told = all.filter(|figure| self.reckoned(*figure).is_some());
        let told: Vec<Figure> = told.collect();
        let place = told.iter().position(|one| Some(*one) == figure);
        let next = place.map_or(0, |place| (place + 1) % told.len());
        told.get(next).copied()
    }
}
