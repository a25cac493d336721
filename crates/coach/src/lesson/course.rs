//! The two lessons and their steps.

use super::script::{Script, first, second};
use super::step::Step;

/// One of the lessons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Course {
    /// The aim of the game, the turn, claims, and a win.
    #[default]
    First,
    /// What the first leaves out: bonus tiles, winds, precedence of claims, Loose Tiles, the settlement, a dead hand.
    Second,
}

impl Course {
    /// Both lessons, in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// Whether this is the last step, so that the lesson counts as finished.
    pub fn is_done_at(self, step: usize) -> bool {
        step + 1 >= self.steps().len()
    }

    /// Its steps, in order.
    pub fn steps(self) -> &'static [Step] {
        self.script().steps
    }

    pub(super) fn script(self) -> &'static Script {
        match self {
            Self::First => &first::SCRIPT,
            Self::Second => &second::SCRIPT,
        }
    }
}
