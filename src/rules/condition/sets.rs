//! Conditions on single sets and pairs: each that fits is a match.

use serde::Deserialize;
use smallvec::SmallVec;

use super::{Match, Matches};
use crate::rules::TileClass;
use crate::rules::facts::Facts;
use crate::tiles::MeldKind;

/// Which sets a row counts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetTest {
    /// Sets of these kinds.
    pub kinds: SmallVec<[MeldKind; 2]>,
    /// Of tiles of this class.
    #[serde(default)]
    pub of: TileClass,
    /// Only exposed or only concealed ones; both if not said.
    #[serde(default)]
    pub exposed: Option<bool>,
}

impl SetTest {
    pub(super) fn matches(&self, facts: &Facts<'_>) -> Matches {
        let sets = facts.arrangement.melds.iter();
        sets.filter(|set| self.kinds.contains(&set.kind))
            .filter(|set| self.of.contains(set.tile, facts.situation))
            .filter(|set| {
                self.exposed
                    .is_none_or(|exposed| exposed == set.is_exposed())
            })
            .map(|set| Match::of(set.tile, set.tiles()))
            .collect()
    }
}
