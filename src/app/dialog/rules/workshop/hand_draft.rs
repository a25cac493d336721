//! A special hand that is being made.

use super::change::HandChange;
use crate::app::dialog::rules::configuration::{digits, positive};
use coach::workshop::{Draft, SpecialHandDraft, slot};
use engine::rules::{RowId, RuleSet};

/// A special hand being made, and the settings for its next element.
pub struct HandDraft {
    /// The hand so far.
    pub hand: SpecialHandDraft,
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
    pub fn new(hand: SpecialHandDraft, draft: &Draft) -> Self {
        Self {
            tried: hand.applied_to(draft),
            points: hand.points.to_string(),
            kind: 5,
            length: 7,
            suit: 0,
            hand,
        }
    }

    /// The id of its row.
    pub fn id(&self) -> RowId {
        self.hand.name.trim().into()
    }

    /// Checks whether the rule set accepts it.
    pub fn try_in(&mut self, draft: &Draft) {
        self.tried = self.hand.applied_to(draft);
    }

    /// Sets its points.
    pub fn set_points(&mut self, points: u32) {
        self.hand.points = points;
        self.points = points.to_string();
    }

    /// Handles a change to it.
    pub fn change(&mut self, change: HandChange) {
        let hand = &mut self.hand;
        match change {
            HandChange::Name(name) => hand.name = name,
            HandChange::Points(text) => {
                self.points = digits(&text);
                hand.points = positive(&self.points).map_or(0, |points| points as u32);
            }
            HandChange::Concealed => hand.concealed = !hand.concealed,
            HandChange::Total => hand.total = !hand.total,
            HandChange::Kind(kind) => self.kind = kind,
            HandChange::Length(length) => self.length = length.clamp(2, 9),
            HandChange::Suit(suit) => self.suit = suit,
            HandChange::Pick(tiles) => {
                if let Some(slot) = slot(self.kind, self.length, tiles) {
                    hand.add(slot);
                }
            }
            HandChange::Drop(place) => hand.remove(place),
            HandChange::Pattern(pattern) => hand.select_pattern(pattern),
            _ => {}
        }
    }
}
