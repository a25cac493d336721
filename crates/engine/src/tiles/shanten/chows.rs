//! How many chows a hand may have.

use serde::{Deserialize, Serialize};

use crate::tiles::{Meld, MeldKind};

/// How many chows there may be among sets.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Chows {
    /// None at all.
    None,
    /// At most one.
    One,
    /// As many as there are sets.
    #[default]
    Any,
}

impl Chows {
    /// Any or none.
    pub fn allowed(allowed: bool) -> Self {
        if allowed { Self::Any } else { Self::None }
    }

    /// Whether there may be one.
    pub fn are_allowed(self) -> bool {
        self != Self::None
    }

    /// How many more there may be beside these sets.
    pub fn beside(self, sets: &[Meld]) -> Self {
        let chow = |set: &Meld| set.kind == MeldKind::Chow;
        match self {
            Self::One if sets.iter().any(chow) => Self::None,
            _ => self,
        }
    }

    /// Whether these sets have no more.
    pub fn allow(self, sets: &[Meld]) -> bool {
        let chows = sets.iter().filter(|set| set.kind == MeldKind::Chow);
        match self {
            Self::None => chows.count() == 0,
            Self::One => chows.count() <= 1,
            Self::Any => true,
        }
    }
}
