//! Which page of the help explains what stands on a player's sheet.

use super::Scores;
use crate::table::Outcome;

/// Something on the sheet on show that has a rule behind it, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// A line of the score.
    Line(usize),
    /// What just missed.
    Missed(usize),
}

impl Scores {
    /// The topic of the help that explains a row of the sheet on show; `None` if there is none.
    pub(super) fn topic(&self, row: Row) -> Option<&str> {
        let seat = *self.order().get(self.page)?;
        let Some(Outcome::Ours(score)) = &self.outcomes[seat] else {
            return None;
        };
        let event = match row {
            Row::Line(place) => &score.lines.get(place)?.event,
            Row::Missed(place) => &score.near_misses.get(place)?.event,
        };
        let topic = self.rules.event(event)?.topic.as_str();
        Some(topic).filter(|topic| !topic.is_empty())
    }
}
