//! Where an entry goes that is being typed.

use serde::{Deserialize, Serialize};

use super::Draft;

/// Where what is typed goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// After all other entries.
    #[default]
    End,
    /// In the place of this entry.
    Change(usize),
    /// Before this entry.
    Before(usize),
}

/// An earlier entry that is being changed, or a hand that is being inserted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edit {
    /// Where it goes.
    pub spot: Spot,
    /// The hand, as far as it is typed.
    pub draft: Draft,
}

impl Spot {
    /// The entry before which, or in place of which, it goes; `None`: the end.
    pub fn index(self) -> Option<usize> {
        match self {
            Self::End => None,
            Self::Change(index) | Self::Before(index) => Some(index),
        }
    }

    /// Whether a sheet of so many entries has such a spot.
    pub(super) fn is_in(self, entries: usize) -> bool {
        self.index().is_none_or(|index| index < entries)
    }
}
