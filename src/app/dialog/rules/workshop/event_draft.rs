//! A scoring event of the player's own while it is being made.

use super::change::EventChange;
use crate::app::dialog::rules::configuration::digits;
use coach::workshop::{Draft, OwnEvent, condition_groups, condition_index};
use engine::rules::{Award, RuleSet};

/// The maximum share of the limit, in hundredths.
const MAX_LIMIT_SHARE: u32 = 1_000;

/// A scoring event being made, with its text as typed.
pub struct EventDraft {
    /// The event so far.
    pub event: OwnEvent,
    /// Its points as typed.
    pub points: String,
    /// Its share of the limit as typed.
    pub limit: String,
    /// The rules including it, or why it is invalid.
    pub tried: Result<RuleSet, String>,
}

impl EventDraft {
    /// Continues editing this event.
    pub fn new(event: OwnEvent, draft: &Draft) -> Self {
        Self {
            tried: event.applied_to(draft),
            points: event.award.points.to_string(),
            limit: event.award.limit.to_string(),
            event,
        }
    }

    /// The row of the list that describes its condition.
    pub fn line(&self) -> Option<usize> {
        condition_index(&self.event.when)
    }

    /// Handles a change to it.
    pub fn change(&mut self, change: EventChange, draft: &Draft) {
        let event = &mut self.event;
        match change {
            EventChange::Name(name) => event.name = name,
            EventChange::Line(line) if condition_index(&event.when) != Some(line) => {
                let mut lines = condition_groups().into_iter().flat_map(|(_, lines)| lines);
                if let Some((_, when)) = lines.nth(line) {
                    event.when = when;
                }
            }
            EventChange::ParameterChange(parameter) => event.when = parameter.apply_to(&event.when),
            EventChange::Points(text) => {
                self.points = digits(&text);
                event.award.points = self.points.parse().unwrap_or(0);
            }
            EventChange::Doubles(doubles) => event.award.doubles = doubles,
            EventChange::Limit(text) => {
                self.limit = digits(&text);
                let limit = self.limit.parse().unwrap_or(0);
                event.award = Award {
                    limit: MAX_LIMIT_SHARE.min(limit),
                    ..event.award
                };
            }
            EventChange::WinnerOnly => event.winner_only = !event.winner_only,
            _ => {}
        }
        self.tried = event.applied_to(draft);
    }
}
