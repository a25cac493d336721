//! Tallies of answers in drills.

use serde::{Deserialize, Serialize};

/// The tally of one drill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DrillTally {
    /// Right answers.
    pub right: u32,
    /// All answers.
    pub asked: u32,
    /// Right answers since the last wrong one.
    pub streak: u32,
}

impl DrillTally {
    /// Records an answer.
    pub fn record(&mut self, is_right: bool) {
        self.asked = self.asked.saturating_add(1);
        self.right = self.right.saturating_add(u32::from(is_right));
        self.streak = if is_right {
            self.streak.saturating_add(1)
        } else {
            0
        };
    }

    /// The difficulty of the next question, 0 to 2: it rises after every four right answers in a row, and a wrong one resets it.
    pub fn level(&self) -> u32 {
        (self.streak / 4).min(2)
    }
}
