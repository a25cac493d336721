//! A special hand that is being made.

use super::change::HandChange;
use crate::app::dialog::rules::configuration::{digits, positive};
use coach::workshop::{Draft, SpecialHandDraft, slot};
use engine::rules::{RowId, RuleSet};

/// A special hand being made, and the settings for its next element.
pub struct HandDraft {
    /// The hand so far.
    pub composing: SpecialHandDraft,
    /// Its points as typed.
    pub points: String,
    /// Kind of the next element.
    pub kind: usize,
    /// Length of the next run.
    pub length: u8,
    /// Suit of the next element.
    pub suit: usize,
    /// The rules including it, or why it is invalid.
    pub tried: Result<RuleSet, String>,
}

impl HandDraft {
    /// Continues editing this hand.
    pub fn new(composing: SpecialHandDraft, draft: &Draft) -> Self {
        Self {
            tried: composing.applied_to(draft),
            points: composing.points.to_string(),
            kind: 5,
            length: 7,
            suit: 0,
            composing,
        }
    }

    /// The id of its row.
    pub fn id(&self) -> RowId {
        self.composing.name.trim().into()
    }

    /// Checks whether the rule set accepts it.
    pub fn try_in(&mut self, draft: &Draft) {
        self.tried = self.composing.applied_to(draft);
    }

    /// Sets its points.
    pub fn set_points(&mut self, points: u32) {
        self.composing.points = points;
        self.points = points.to_string();
    }

    /// Handles a change to it.
    pub fn change(&mut self, change: HandChange) {
        let made = &mut self.composing;
        match change {
            HandChange::Name(name) => made.name = name,
            HandChange::Points(text) => {
                self.points = digits(&text);
                made.points = positive(&self.points).map_or(0, |points| points as u32);
            }
            HandChange::Concealed => made.concealed = !made.concealed,
            HandChange::Total => made.total = !made.total,
            HandChange::Kind(kind) => self.kind = kind,
            HandChange::Length(length) => self.length = length.clamp(2, 9),
            HandChange::Suit(suit) => self.suit = suit,
            HandChange::Pick(tiles) => {
                if let Some(slot) = slot(self.kind, self.length, tiles) {
                    made.add(slot);
                }
            }
            HandChange::Drop(place) => made.remove(place),
            HandChange::Pattern(pattern) => made.select_pattern(pattern),
            _ => {}
        }
    }
}
