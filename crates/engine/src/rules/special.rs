//! Special hands: rows with patterns of tiles. Each combination of fourteen tiles that matches a pattern is a form. Recognition, pictures,
//! distances and tests all use the list of forms. A hand with too many forms to list is called unlisted: its form nearest to given tiles is
//! searched for instead.

mod bad_pattern;
mod budget;
mod form;
mod index;
mod nearest;
mod pattern;
mod tile_bits;
mod unlisted;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use bad_pattern::BadPattern;
pub(super) use budget::Budget;
pub use form::{Form, Slot, SlotKind};
pub(super) use index::FormIndex;
pub use tile_bits::TileBits;
pub(super) use unlisted::FormQuery;

use unlisted::UnlistedPattern;

use super::{Obstacle, Situation, Source, Win};
use crate::tiles::{Hand, Meld, MeldKind, Wind};

/// What makes a row of the table a special hand.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialHand {
    /// The patterns in the notation of the rows; empty if the row's condition defines the hand.
    #[serde(default)]
    pub patterns: Vec<Vec<String>>,
    /// Whether no set may be exposed before the last tile.
    #[serde(default)]
    pub concealed: bool,
    /// Whether the last tile must be drawn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub drawn: bool,
    /// Whether its points are the whole score of a hand.
    #[serde(default)]
    pub total: bool,
    /// Whether no doubles count besides its own and those for winning with the last discard.
    #[serde(default, skip_serializing_if = "is_false")]
    pub only_doubles: bool,
    /// Whether the rules allow it.
    #[serde(default = "allowed")]
    pub allowed: bool,
    /// All forms, or an example of each pattern if the hand is unlisted.
    #[serde(skip)]
    forms: Arc<[Form]>,
    /// The patterns to search if the hand is unlisted; otherwise empty.
    #[serde(skip)]
    unlisted: Arc<[UnlistedPattern]>,
}

fn allowed() -> bool {
    true
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_false(flag: &bool) -> bool {
    !flag
}

impl PartialEq for SpecialHand {
    /// Hands are equal if their definitions are. Whether the forms are listed or searched for does not matter: that depends on how much of
    /// the budget other rows have used.
    fn eq(&self, other: &Self) -> bool {
        let flags = |hand: &Self| {
            let Self {
                concealed,
                drawn,
                total,
                only_doubles,
                allowed,
                ..
            } = *hand;
            [concealed, drawn, total, only_doubles, allowed]
        };
        self.patterns == other.patterns && flags(self) == flags(other)
    }
}

impl SpecialHand {
    /// A special hand with these patterns. Its forms are computed when its row is added to a rule set.
    pub fn new(patterns: Vec<Vec<String>>, concealed: bool, total: bool) -> Self {
        Self {
            patterns,
            concealed,
            drawn: false,
            total,
            only_doubles: false,
            allowed: true,
            forms: Arc::default(),
            unlisted: Arc::default(),
        }
    }

    /// Computes the forms of the patterns, or only examples if there are too many to list within the budget.
    ///
    /// # Errors
    /// A pattern is invalid, or searching for its nearest form exceeds the budget.
    pub(super) fn find_forms(&mut self, budget: &mut Budget) -> Result<(), BadPattern> {
        let before = budget.clone();
        let (unlisted, forms) = match pattern::forms(&self.patterns, budget) {
            Err(BadPattern::TooMany) => {
                let found = unlisted::patterns(&self.patterns, budget)?;
                budget.refund_listing(&before);
                found.into_iter().unzip()
            }
            listed => (Vec::new(), listed?),
        };
        (self.unlisted, self.forms) = (unlisted.into(), forms.into());
        Ok(())
    }

    /// All its forms, or examples if it is unlisted. A kong in place of a pung is not a separate form.
    pub fn forms(&self) -> &[Form] {
        &self.forms
    }

    /// Whether it has too many forms to list.
    pub fn is_unlisted(&self) -> bool {
        !self.unlisted.is_empty()
    }

    /// Its forms; empty if it is unlisted.
    fn listed(&self) -> &[Form] {
        if self.is_unlisted() { &[] } else { &self.forms }
    }

    /// The form of an unlisted hand that is nearest to some tiles, with the number of its tiles that are missing. `None` if no form is near
    /// enough, if it must be concealed and a set is exposed, or if the hand is listed.
    pub(super) fn nearest_unlisted(&self, query: FormQuery<'_>) -> Option<(u32, Form)> {
        if self.concealed && query.melds.iter().any(|meld| meld.is_exposed()) {
            return None;
        }
        let near = self
            .unlisted
            .iter()
            .filter_map(|pattern| pattern.nearest(query));
        near.min_by_key(|(missing, _)| *missing)
    }

    /// Whether these are the tiles of one of its forms.
    pub fn has_form(&self, tiles: &TileBits) -> bool {
        self.nearest_unlisted(FormQuery::exactly(tiles)).is_some()
            || self.listed().iter().any(|form| form.tiles == *tiles)
    }

    /// Whether these tiles, all on the stake, are a form of an unlisted hand for a player of some wind.
    pub(super) fn has_unlisted_form_on_stake(&self, tiles: &TileBits) -> bool {
        Wind::ALL.into_iter().any(|wind| {
            let query = FormQuery {
                own_wind: Some(wind),
                ..FormQuery::exactly(tiles)
            };
            self.nearest_unlisted(query).is_some()
        })
    }

    /// Why a hand with the tiles of this form is not this special hand; `None` if its sets fit. Its wind and the source of its last tile
    /// are not checked.
    pub(super) fn obstacle(&self, form: &Form, hand: &Hand) -> Option<Obstacle> {
        if self.concealed && hand.melds.iter().any(|meld| meld.is_exposed()) {
            return Some(Obstacle::NotConcealed);
        }
        let misfit = hand.melds.iter().find(|meld| !form.has_place_for(**meld));
        let kongs = form.slots.iter().filter(|slot| slot.kind == SlotKind::Kong);
        let mut missing_kongs =
            kongs.filter(|slot| !hand.melds.iter().any(|meld| slot.takes(*meld)));
        let misfit = misfit.map(|meld| Obstacle::NoPlaceFor(*meld));
        misfit.or_else(|| {
            let pung = Meld::concealed(MeldKind::Pung, missing_kongs.next()?.tile);
            Some(Obstacle::NotAKong(pung))
        })
    }

    /// Whether this special hand does not count because its last tile must be drawn but came from another player.
    pub(super) fn rejects_last_tile(&self, situation: &Situation) -> bool {
        let win = situation.win.as_ref();
        let claimed = |win: &Win| matches!(win.source, Source::Discard | Source::Snatch);
        self.drawn && win.is_some_and(claimed)
    }
}
