//! The position of the entry that is being typed.

use serde::{Deserialize, Serialize};

use super::{Draft, OtherDraft};

/// The position of the entry that is being typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryPosition {
    /// After all other entries.
    #[default]
    End,
    /// In place of this entry.
    Change(usize),
    /// Before this entry.
    Before(usize),
}

/// An earlier entry that is being changed, or a hand that is being inserted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edit {
    /// Its position.
    #[serde(rename = "spot")]
    pub position: EntryPosition,
    /// The hand, as far as it is typed.
    pub draft: Draft,
    /// The penalty or correction, as far as it is typed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<OtherDraft>,
}

impl EntryPosition {
    /// The index of the entry that it replaces or precedes; `None` at the end.
    pub fn index(self) -> Option<usize> {
        match self {
            Self::End => None,
            Self::Change(index) | Self::Before(index) => Some(index),
        }
    }

    /// Whether this position exists in a scorecard with this number of entries.
    pub(super) fn is_in(self, entries: usize) -> bool {
        self.index().is_none_or(|index| index < entries)
    }
}
