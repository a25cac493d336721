//! Conditions on single sets and pairs: each that fits is a match.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::matches::{Match, Matches};
use crate::rules::TileClass;
use crate::rules::facts::Facts;
use crate::tiles::{Exposure, Meld, MeldKind};

/// Which sets a row counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetTest {
    /// The kinds of set that the row counts.
    pub kinds: SmallVec<[MeldKind; 2]>,
    /// Only sets whose tile, for a chow the lowest one, is of this class.
    #[serde(default)]
    pub of: TileClass,
    /// Only exposed sets, or only concealed ones; `None`: both.
    #[serde(default)]
    pub exposed: Option<bool>,
    /// Only sets made in this way; `None`: all.
    #[serde(default)]
    pub exposure: Option<Exposure>,
    /// Only with the option `kong_has_3_types`, or only without it; `None`: in both cases.
    #[serde(default)]
    pub kong_has_3_types: Option<bool>,
    /// Of a winner's several pairs, only those of the last tile.
    #[serde(default)]
    pub completed_of_several: bool,
}

impl SetTest {
    pub(super) fn matches(&self, facts: &Facts<'_>) -> Matches {
        self.fitting(facts)
            .map(|(index, set)| Match {
                set: Some(index),
                ..Match::named_after(set.tile, set.tiles())
            })
            .collect()
    }

    /// The sets that pass the test, with their indices in the arrangement.
    pub(super) fn fitting<'a>(
        &'a self,
        facts: &'a Facts<'_>,
    ) -> impl Iterator<Item = (usize, &'a Meld)> {
        let three_types = facts.options.kong_has_3_types;
        let option_fits = self
            .kong_has_3_types
            .is_none_or(|wanted| wanted == three_types);
        let sets = facts.arrangement.melds.iter().enumerate();
        sets.filter(move |(_, set)| {
            option_fits
                && self.kinds.contains(&set.kind)
                && self.of.contains(set.tile, facts.situation)
                && self.exposed.is_none_or(|wanted| wanted == set.is_exposed())
                && self.exposure.is_none_or(|wanted| wanted == set.exposure)
                && (!self.completed_of_several || facts.is_only_or_completed_pair(set))
        })
    }
}
