//! Conditions on all sets of a hand together.

use serde::{Deserialize, Serialize};

use super::matches::{Matches, once};
use super::only;
use crate::rules::Obstacle;
use crate::rules::facts::Facts;
use crate::tiles::MeldKind;

/// A property of all sets together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A winner's four chows.
    FourChows,
    /// A winner's four sets without a chow; or a loser's hand without an exposed chow.
    NoChows,
    /// A winner's four chows and a pair that does not score; or a loser's hand without pung, kong or scoring pair.
    NoScoringValue,
    /// Four concealed pungs or kongs and a pair, of one suit with honours.
    BuriedTreasure,
    /// A winner's four pungs and a pair, of one suit, honours or both, concealed up to the last tile. Kongs are not allowed.
    HiddenPungs,
}

impl Shape {
    pub(super) fn matches(self, facts: &Facts<'_>) -> Matches {
        let won = facts.situation.win.is_some();
        let four_sets = facts.sets().count() == 4;
        let chows = facts.sets().filter(|set| set.kind == MeldKind::Chow);
        once(match self {
            Self::FourChows => won && four_sets && chows.count() == 4,
            Self::NoChows if won => four_sets && chows.count() == 0,
            Self::NoChows => chows.filter(|set| set.is_exposed()).count() == 0,
            Self::NoScoringValue => {
                let chows_only = facts.sets().all(|set| set.kind == MeldKind::Chow);
                chows_only && (four_sets || !won) && !facts.any_set_scores()
            }
            Self::HiddenPungs => {
                let pungs = facts.sets().filter(|set| set.kind == MeldKind::Pung);
                let exposed = facts.sets().filter(|set| set.is_exposed()).count();
                // A claimed tile may complete the last pung.
                let exposed_by_claim = usize::from(facts.won_from_others());
                let had_sets_on_table = facts
                    .hand_before()
                    .is_none_or(|hand| !hand.melds.is_empty());
                won && pungs.count() == 4
                    && exposed <= exposed_by_claim
                    && !had_sets_on_table
                    && facts.tiles.suits.count_ones() <= 1
                    && facts.arrangement.rest.is_empty()
            }
            Self::BuriedTreasure => {
                four_sets
                    && facts
                        .sets()
                        .all(|set| set.is_pung_or_kong() && !set.is_exposed())
                    && facts.tiles.suits.count_ones() == 1
                    && facts.tiles.honours
                    && facts.arrangement.rest.is_empty()
            }
        })
    }

    /// The one set that spoils it.
    pub(super) fn obstacle(self, facts: &Facts<'_>) -> Option<Obstacle> {
        match self {
            Self::NoChows => {
                let chow = only(facts.sets().filter(|set| set.kind == MeldKind::Chow))?;
                Some(Obstacle::InTheWay(*chow))
            }
            Self::FourChows => {
                let other = only(facts.sets().filter(|set| set.kind != MeldKind::Chow))?;
                Some(Obstacle::DoesNotFit(*other))
            }
            Self::NoScoringValue => {
                let sets = facts.arrangement.melds.iter();
                let other = only(sets.filter(|set| set.kind != MeldKind::Chow))?;
                Some(Obstacle::ScoresPoints(*other))
            }
            Self::HiddenPungs => {
                let pungs = facts.sets().all(|set| set.kind == MeldKind::Pung);
                let one_suit = facts.tiles.suits.count_ones() <= 1;
                let before = facts.hand_before()?;
                let laid_out = only(before.melds.iter())?;
                let only_exposed = pungs && one_suit && laid_out.is_exposed();
                only_exposed.then_some(Obstacle::Exposed(*laid_out))
            }
            Self::BuriedTreasure => {
                let pungs = facts.sets().all(|set| set.is_pung_or_kong());
                let suited = facts.tiles.suits.count_ones() == 1 && facts.tiles.honours;
                let exposed = only(facts.sets().filter(|set| set.is_exposed()))?;
                (pungs && suited).then_some(Obstacle::Exposed(*exposed))
            }
        }
    }
}
