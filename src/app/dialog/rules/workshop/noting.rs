//! A scoring event of one's own that is being made.

use super::change::EventChange;
use crate::app::dialog::rules::configuration::digits;
use coach::workshop::{Draft, OwnEvent, occasion_of, occasions};
use engine::rules::{Award, RuleSet};

/// The most that a part of the limit can be, in hundredths.
const WHOLE_LIMIT: u32 = 1_000;

/// A scoring event that is being made, as it is typed.
pub struct Noting {
    /// As far as it is made.
    pub event: OwnEvent,
    /// Its points, as they are typed.
    pub points: String,
    /// Its part of the limit, as it is typed.
    pub limit: String,
    /// The rules with it, or why it cannot be.
    pub tried: Result<RuleSet, String>,
}

impl Noting {
    /// Goes on with this.
    pub fn new(event: OwnEvent, draft: &Draft) -> Self {
        Self {
            tried: event.tried(draft),
            points: event.award.points.to_string(),
            limit: event.award.limit.to_string(),
            event,
        }
    }

    /// The line of the list that says when it counts.
    pub fn line(&self) -> Option<usize> {
        occasion_of(&self.event.when)
    }

    /// Takes what is said of it.
    pub fn change(&mut self, change: EventChange, draft: &Draft) {
        let event = &mut self.event;
        match change {
            EventChange::Name(name) => event.name = name,
            EventChange::Line(line) if occasion_of(&event.when) != Some(line) => {
                let mut lines = occasions().into_iter().flat_map(|(_, lines)| lines);
                if let Some((_, when)) = lines.nth(line) {
                    event.when = when;
                }
            }
            EventChange::Particular(particular) => event.when = particular.set(&event.when),
            EventChange::Points(text) => {
                self.points = digits(&text);
                event.award.points = self.points.parse().unwrap_or(0);
            }
            EventChange::Doubles(doubles) => event.award.doubles = doubles,
            EventChange::Limit(text) => {
                self.limit = digits(&text);
                let limit = self.limit.parse().unwrap_or(0);
                event.award = Award {
                    limit: WHOLE_LIMIT.min(limit),
                    ..event.award
                };
            }
            EventChange::WinnerOnly => event.winner_only = !event.winner_only,
            _ => {}
        }
        self.tried = event.tried(draft);
    }
}
