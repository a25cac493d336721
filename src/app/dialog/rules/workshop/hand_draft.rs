//! A special hand of the player's own that is being made or changed.

use super::change::HandChange;
use crate::app::dialog::rules::configuration::{digits, positive};
use coach::workshop::{Draft, PUNG_OR_KONG, SpecialHandDraft, slot};
use engine::rules::{RowId, RuleSet};

/// The hand, and the choices for its next slot.
pub struct HandDraft {
    /// The hand so far.
    pub hand: SpecialHandDraft,
    /// Its points as typed.
    pub points: String,
    /// The kind of the next slot, an index into `coach::workshop::KINDS`.
    pub kind: usize,
    /// The length of the next run.
    pub length: u8,
    /// The suit of the next slot, an index into `SlotSuit::ALL`.
    pub suit: usize,
    /// The rules with the hand, or why they don't accept it.
    pub rules: Result<RuleSet, String>,
}

impl HandDraft {
    /// Starts with this hand. The next slot is a pung or kong.
    pub fn new(hand: SpecialHandDraft, draft: &Draft) -> Self {
        Self {
            rules: hand.applied_to(draft),
            points: hand.points.to_string(),
            kind: PUNG_OR_KONG,
            length: 7,
            suit: 0,
            hand,
        }
    }

    /// The id of its row.
    pub fn id(&self) -> RowId {
        self.hand.name.trim().into()
    }

    /// Checks whether the rules of the draft accept it.
    pub fn check_against(&mut self, draft: &Draft) {
        self.rules = self.hand.applied_to(draft);
    }

    /// Sets its points.
    pub fn set_points(&mut self, points: u32) {
        self.hand.points = points;
        self.points = points.to_string();
    }

    /// Handles a change to it. Other changes concern the list of hands or end the draft; the workshop handles them.
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
            HandChange::Add(tiles) => {
                if let Some(slot) = slot(self.kind, self.length, tiles) {
                    hand.add(slot);
                }
            }
            HandChange::RemoveSlot(index) => hand.remove(index),
            HandChange::Pattern(pattern) => hand.select_pattern(pattern),
            _ => {}
        }
    }
}
