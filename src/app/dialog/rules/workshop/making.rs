//! A special hand that is being made.

use super::change::HandChange;
use crate::app::dialog::rules::configuration::{digits, positive};
use coach::workshop::{Composing, Draft, slot};
use engine::rules::RuleSet;

/// A special hand that is being made, and what comes next.
pub struct Making {
    /// As far as it is made.
    pub composing: Composing,
    /// Its points, as they are typed.
    pub points: String,
    /// The kind of the next place.
    pub kind: usize,
    /// How long the next run is.
    pub length: u8,
    /// The suit of the next place.
    pub suit: usize,
    /// The rules with it, or why it cannot be.
    pub tried: Result<RuleSet, String>,
}

impl Making {
    /// Goes on with this.
    pub fn new(composing: Composing, draft: &Draft) -> Self {
        Self {
            tried: composing.tried(draft),
            points: composing.points.to_string(),
            kind: 5,
            length: 7,
            suit: 0,
            composing,
        }
    }

    /// The name of its row.
    pub fn id(&self) -> String {
        self.composing.name.trim().to_owned()
    }

    /// Looks whether it can be in this rule set.
    pub fn try_in(&mut self, draft: &Draft) {
        self.tried = self.composing.tried(draft);
    }

    /// It is worth so much.
    pub fn set_points(&mut self, points: u32) {
        self.composing.points = points;
        self.points = points.to_string();
    }

    /// Takes what is said of it.
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
            HandChange::Pick(spot) => {
                if let Some(slot) = slot(self.kind, self.length, spot) {
                    made.add(slot);
                }
            }
            HandChange::Drop(place) => made.remove(place),
            HandChange::Pattern(pattern) => made.turn_to(pattern),
            _ => {}
        }
    }
}
