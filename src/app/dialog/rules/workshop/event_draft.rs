//! A scoring event of the player's own that is being made or changed.

use super::change::EventChange;
use crate::app::dialog::rules::configuration::digits;
use crate::app::dialog::rules::scoring::MAX_LIMIT_SHARE;
use coach::workshop::{Draft, OwnEvent, condition_groups, condition_index};
use engine::rules::{Award, RuleSet};

/// The event, with its numbers as typed.
pub struct EventDraft {
    /// The event so far.
    pub event: OwnEvent,
    /// Its points as typed.
    pub points: String,
    /// Its share of the limit as typed, in hundredths.
    pub limit: String,
    /// The rules with the event, or why they don't accept it.
    pub rules: Result<RuleSet, String>,
}

impl EventDraft {
    /// Starts with this event.
    pub fn new(event: OwnEvent, draft: &Draft) -> Self {
        Self {
            rules: event.applied_to(draft),
            points: event.award.points.to_string(),
            limit: event.award.limit.to_string(),
            event,
        }
    }

    /// The row of the list with its condition; `None` if the list lacks it.
    pub fn condition_row(&self) -> Option<usize> {
        condition_index(&self.event.when)
    }

    /// Handles a change to it.
    pub fn change(&mut self, change: EventChange, draft: &Draft) {
        let event = &mut self.event;
        match change {
            EventChange::Name(name) => event.name = name,
            // Selecting the current condition again keeps its parameters.
            EventChange::Condition(row) if condition_index(&event.when) != Some(row) => {
                let mut rows = condition_groups().into_iter().flat_map(|(_, rows)| rows);
                if let Some((_, when)) = rows.nth(row) {
                    event.when = when;
                }
            }
            EventChange::Parameter(parameter) => event.when = parameter.apply_to(&event.when),
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
        self.rules = event.applied_to(draft);
    }
}
