//! The summary of a scorecard for lists.

use super::{Entry, Scorecard};
use crate::tiles::BySeat;

/// What a list shows of a scorecard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its name; empty if it has none.
    pub name: String,
    /// The day in its heading.
    pub date: Option<(i32, u32, u32)>,
    /// The place; empty if none is given.
    pub place: String,
    /// The players.
    pub players: BySeat<String>,
    /// The number of hands entered, dead hands included.
    pub hands: usize,
    /// The scores after all entries.
    pub scores: BySeat<i64>,
}

impl Scorecard {
    /// The summary of the scorecard.
    pub fn summary(&self) -> Summary {
        let hands = self.entries.iter();
        let hands = hands.filter(|entry| matches!(entry, Entry::Hand(_) | Entry::Dead));
        Summary {
            name: self.heading.name.clone(),
            date: self.heading.date,
            place: self.heading.place.clone(),
            players: self.names.clone(),
            hands: hands.count(),
            scores: self.results().scores,
        }
    }
}
