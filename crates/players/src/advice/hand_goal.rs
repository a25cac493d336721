//! The kind of hand that advice recommends playing for.

use crate::score_estimates::HandPattern;
use crate::search::{Plan, PlanGoal};
use engine::rules::RowId;
use engine::tiles::Suit;

/// A kind of hand to play for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandGoal {
    /// Sets and a pair.
    Sets {
        /// What the sets have in common.
        pattern: HandPattern,
        /// The suit, if the pattern is limited to one.
        suit: Option<Suit>,
        /// Whether the hand counts more if nothing is claimed for it.
        closed: bool,
    },
    /// A special hand, by the id of its row.
    Special(RowId),
}

impl HandGoal {
    /// Four sets and a pair of any kind.
    pub const ORDINARY: Self = Self::Sets {
        pattern: HandPattern::Any,
        suit: None,
        closed: false,
    };

    /// The goal of a plan. `closed` says whether it is worth more if every tile is drawn.
    pub(super) fn of(plan: &Plan, closed: bool) -> Self {
        let pattern = match &plan.goal {
            PlanGoal::Special(row) => return Self::Special(row.clone()),
            PlanGoal::Sets(pattern, _) => *pattern,
        };
        let in_plan = |suit: &Suit| plan.aim.groups & 1 << (*suit as u8) != 0;
        let suit = Suit::ALL.into_iter().find(in_plan);
        Self::Sets {
            pattern,
            suit: suit.filter(|_| pattern.is_one_suit()),
            closed,
        }
    }

    /// Whether it is the usual goal, which needs no name.
    pub fn is_ordinary(&self) -> bool {
        *self == Self::ORDINARY
    }

    /// Whether it counts more if nothing is claimed.
    pub fn is_closed(&self) -> bool {
        matches!(self, Self::Sets { closed: true, .. })
    }
}
