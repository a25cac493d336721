//! The summary of a scorecard for lists.

use super::{Entry, EntryResult, Scorecard};
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
    /// The number of hands that each player won.
    pub wins: BySeat<usize>,
    /// The scores after all entries.
    pub scores: BySeat<i64>,
    /// The points that each player won in all, or lost if negative.
    pub points: BySeat<i64>,
}

impl Scorecard {
    /// The summary of the scorecard.
    pub fn summary(&self) -> Summary {
        let results = self.results();
        let mut wins = BySeat([0; 4]);
        for line in &results.lines {
            if let EntryResult::Won(result) = &line.result {
                wins[result.played.winner] += 1;
            }
        }
        let start = self.rules.options.starting_score;
        let hands = self.entries.iter();
        let hands = hands.filter(|entry| matches!(entry, Entry::Hand(_) | Entry::Dead));
        Summary {
            name: self.heading.name.clone(),
            date: self.heading.date,
            place: self.heading.place.clone(),
            players: self.names.clone(),
            hands: hands.count(),
            wins,
            scores: results.scores,
            points: BySeat::from_fn(|seat| results.scores[seat].saturating_sub(start)),
        }
    }
}
