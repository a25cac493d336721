//! The limit on chows in a hand.

use serde::{Deserialize, Serialize};

use crate::tiles::{Meld, MeldKind};

/// How many chows a hand may have.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum ChowLimit {
    /// None.
    None,
    /// At most one.
    One,
    /// As many as there are sets.
    #[default]
    Any,
}

impl ChowLimit {
    /// Whether chows are allowed at all.
    pub fn allows_chows(self) -> bool {
        self != Self::None
    }

    /// The limit for further chows if the hand has these sets.
    pub fn remaining(self, sets: &[Meld]) -> Self {
        let chow = |set: &Meld| set.kind == MeldKind::Chow;
        match self {
            Self::One if sets.iter().any(chow) => Self::None,
            _ => self,
        }
    }

    /// Whether these sets are within the limit.
    pub fn permits(self, sets: &[Meld]) -> bool {
        let chows = sets.iter().filter(|set| set.kind == MeldKind::Chow);
        match self {
            Self::None => chows.count() == 0,
            Self::One => chows.count() <= 1,
            Self::Any => true,
        }
    }
}
