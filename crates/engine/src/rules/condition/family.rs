//! Conditions on how many sets of one family a hand has: the big and little hands of Dragons and Winds.

use serde::{Deserialize, Serialize};

use super::matches::{Match, Matches};
use crate::rules::facts::Facts;
use crate::rules::{Obstacle, TileClass};
use crate::tiles::{Meld, MeldKind};

/// An exact number of pungs and kongs of a family of tiles, and possibly a pair of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    /// The tiles of the family.
    pub of: TileClass,
    /// The number of pungs and kongs of it.
    pub sets: usize,
    /// Whether a pair of it is required too.
    #[serde(default)]
    pub pair: bool,
    /// Whether the hand must have no chow.
    #[serde(default)]
    pub no_chow: bool,
}

impl Family {
    pub(super) fn matches(self, facts: &Facts<'_>) -> Matches {
        let melds = || facts.arrangement.melds.iter();
        let members = || melds().filter(|meld| self.of.contains(meld.tile, facts.situation));
        let is_pair = |meld: &&Meld| meld.kind == MeldKind::Pair;
        let fits = members().filter(|meld| meld.is_pung_or_kong()).count() == self.sets
            && (!self.pair || members().any(|meld| is_pair(&meld)))
            && !(self.no_chow && melds().any(|meld| meld.kind == MeldKind::Chow));
        let tiles = members().flat_map(|meld| meld.tiles());
        fits.then(|| Match::showing(tiles)).into_iter().collect()
    }

    /// The pair of a family that should have been a pung.
    pub(super) fn obstacle(self, facts: &Facts<'_>) -> Option<Obstacle> {
        let pair = facts.only_pair()?;
        let member = |set: &&Meld| self.of.contains(set.tile, facts.situation);
        let sets = facts
            .sets()
            .filter(member)
            .filter(|set| set.is_pung_or_kong());
        let chow = facts.sets().any(|set| set.kind == MeldKind::Chow);
        let nearly_counts =
            !self.pair && sets.count() + 1 == self.sets && member(&pair) && !(self.no_chow && chow);
        nearly_counts.then_some(Obstacle::PungMissing(pair.tile))
    }
}
