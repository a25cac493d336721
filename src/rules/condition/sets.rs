//! Conditions on single sets and pairs: each that fits is a match.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::matches::{Match, Matches};
use crate::rules::TileClass;
use crate::rules::facts::Facts;
use crate::tiles::{Exposure, MeldKind};

/// Which sets a row counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Only those that came about so; all if not said.
    #[serde(default)]
    pub exposure: Option<Exposure>,
    /// Only with, or only without, the option that kongs have three types; both if not said.
    #[serde(default)]
    pub kong_has_3_types: Option<bool>,
    /// Where a winner has several pairs, only the one that the last tile completed [H17].
    #[serde(default)]
    pub completed_of_several: bool,
}

impl SetTest {
    pub(super) fn matches(&self, facts: &Facts<'_>) -> Matches {
        let types = facts.options.kong_has_3_types;
        if self.kong_has_3_types.is_some_and(|asked| asked != types) {
            return Matches::new();
        }
        let sets = facts.arrangement.melds.iter().enumerate();
        sets.filter(|(_, set)| self.kinds.contains(&set.kind))
            .filter(|(_, set)| self.of.contains(set.tile, facts.situation))
            .filter(|(_, set)| {
                self.exposed
                    .is_none_or(|exposed| exposed == set.is_exposed())
            })
            .filter(|(_, set)| self.exposure.is_none_or(|asked| asked == set.exposure))
            .filter(|(_, set)| !self.completed_of_several || facts.completes_the_hand(set))
            .map(|(place, set)| Match {
                set: Some(place),
                ..Match::of(set.tile, set.tiles())
            })
            .collect()
    }
}
