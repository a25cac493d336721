//! Conditions on how far a hand was concealed.

use serde::{Deserialize, Serialize};

use super::matches::{Matches, once};
use super::only;
use crate::rules::facts::Facts;
use crate::rules::{Obstacle, Source};
use crate::tiles::MeldKind;

/// How far a hand was concealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Concealed {
    /// A winner's hand without an exposed set, not won with a discard. With the option that kongs have three types, a claimed
    /// kong is allowed.
    Fully,
    /// A winner's hand that was concealed up to the last tile, but is not `Fully` concealed; or a loser's concealed hand, with the option
    /// `losers_purity`. A winner's claimed kong always counts as exposed here; a loser's only without the option
    /// `kong_has_3_types`, as at the original server.
    Almost,
    /// At least three concealed pungs or kongs. With the option `kong_has_3_types`, claimed kongs count too.
    ThreePungs,
    /// Four concealed pungs or kongs, counted like `ThreePungs`.
    FourPungs,
    /// At least three concealed kongs, counted like `ThreePungs`.
    ThreeKongs,
}

impl Concealed {
    pub(super) fn matches(self, facts: &Facts<'_>) -> Matches {
        let pungs = || {
            let pungs = facts.sets().filter(|set| set.is_pung_or_kong());
            pungs.filter(|set| !facts.counts_as_exposed(set))
        };
        once(match self {
            Self::Fully => is_fully(facts),
            Self::Almost => is_almost(facts),
            Self::ThreePungs => pungs().count() >= 3,
            Self::FourPungs => pungs().count() >= 4,
            Self::ThreeKongs => pungs().filter(|set| set.kind == MeldKind::Kong).count() >= 3,
        })
    }

    /// The only obstacle, if the condition is narrowly missed.
    pub(super) fn obstacle(self, facts: &Facts<'_>) -> Option<Obstacle> {
        match self {
            Self::Fully => only_exposed_set(facts),
            _ => None,
        }
    }
}

/// Whether the winner's hand has no exposed set and was not won with a discard. As at the original server, the tile of a robbed kong leaves it
/// concealed.
pub(super) fn is_fully(facts: &Facts<'_>) -> bool {
    let win = facts.situation.win.as_ref();
    let not_by_discard = win.is_some_and(|win| win.source != Source::Discard);
    let mut sets = facts.arrangement.melds.iter();
    not_by_discard && sets.all(|set| !facts.counts_as_exposed(set))
}

fn is_almost(facts: &Facts<'_>) -> bool {
    let mut melds = facts.arrangement.melds.iter();
    if facts.situation.win.is_none() {
        return facts.options.losers_purity && melds.all(|set| !facts.counts_as_exposed(set));
    }
    let exposed = melds.filter(|set| set.is_exposed()).count();
    // A claimed tile exposes the set that it completes.
    let exposed_by_claim = usize::from(facts.won_from_others());
    exposed <= exposed_by_claim && !is_fully(facts)
}

/// The only set that counts as exposed.
pub(super) fn only_exposed_set(facts: &Facts<'_>) -> Option<Obstacle> {
    let exposed = only(facts.sets().filter(|set| facts.counts_as_exposed(set)))?;
    Some(Obstacle::Exposed(*exposed))
}
