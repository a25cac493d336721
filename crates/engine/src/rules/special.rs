//! Special hands: rows with patterns of tiles. Each concrete set of tiles that matches a pattern is a form. Recognition, pictures,
//! distances and tests all use the same forms. If there are too many to list, the one nearest to a hand is searched for.

mod bad_pattern;
mod budget;
mod form;
mod index;
mod nearest;
mod open;
mod pattern;
mod tile_bits;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use bad_pattern::BadPattern;
pub(super) use budget::Budget;
pub use form::{Form, Slot, SlotKind};
pub(super) use index::FormIndex;
pub(super) use open::FormQuery;
pub use tile_bits::TileBits;

use open::OpenPattern;

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
    /// Whether the last tile must be drawn too.
    #[serde(default, skip_serializing_if = "is_false")]
    pub drawn: bool,
    /// Whether its points are the whole score.
    #[serde(default)]
    pub total: bool,
    /// Whether no doubles count besides its own.
    #[serde(default, skip_serializing_if = "is_false")]
    pub only_doubles: bool,
    /// Whether the rules accept it.
    #[serde(default = "allowed")]
    pub allowed: bool,
    #[serde(skip)]
    forms: Arc<[Form]>,
    /// The patterns to search if there are too many forms to list.
    #[serde(skip)]
    open: Arc<[OpenPattern]>,
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
    /// Equal hands consist of the same tiles. Whether the forms are listed or searched for does not matter: that depends on how much of the
    /// budget other rows have used.
    fn eq(&self, other: &Self) -> bool {
        let facts = |hand: &Self| {
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
        self.patterns == other.patterns && facts(self) == facts(other)
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
            open: Arc::default(),
        }
    }

    /// Computes the forms of the patterns.
    ///
    /// # Errors
    /// A slot is invalid, or the search exceeds the budget.
    pub(super) fn find_forms(&mut self, budget: &mut Budget) -> Result<(), BadPattern> {
        let before = budget.clone();
        let (open, forms) = match pattern::forms(&self.patterns, budget) {
            Err(BadPattern::TooMany) => {
                let found = open::patterns(&self.patterns, budget)?;
                budget.refund_listing(&before);
                found.into_iter().unzip()
            }
            listed => (Vec::new(), listed?),
        };
        (self.open, self.forms) = (open.into(), forms.into());
        Ok(())
    }

    /// All its forms, or examples if it is open. A kong in place of a pung is not a separate form.
    pub fn forms(&self) -> &[Form] {
        &self.forms
    }

    /// Whether it has too many forms to list.
    pub fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// The listed forms; empty for an open hand.
    fn listed(&self) -> &[Form] {
        if self.is_open() { &[] } else { &self.forms }
    }

    /// The form of an open hand that is nearest to some tiles, after the number of its tiles that are missing.
    pub(super) fn nearest_open(&self, query: FormQuery<'_>) -> Option<(u32, Form)> {
        if self.concealed && query.melds.iter().any(|meld| meld.is_exposed()) {
            return None;
        }
        let near = self.open.iter().filter_map(|open| open.nearest(query));
        near.min_by_key(|(missing, _)| *missing)
    }

    /// Whether these are the tiles of one of its forms.
    pub fn has_form(&self, tiles: &TileBits) -> bool {
        self.nearest_open(FormQuery::exactly(tiles)).is_some()
            || self.listed().iter().any(|form| form.tiles == *tiles)
    }

    /// Whether these tiles, all on the stake, are an open hand for a player of some wind.
    pub(super) fn is_on_stake(&self, tiles: &TileBits) -> bool {
        Wind::ALL.into_iter().any(|wind| {
            let query = FormQuery {
                own_wind: Some(wind),
                ..FormQuery::exactly(tiles)
            };
            self.nearest_open(query).is_some()
        })
    }

    /// Why a hand with the right tiles is not this special hand; `None` if it is.
    pub(super) fn obstacle(&self, form: &Form, hand: &Hand) -> Option<Obstacle> {
        if self.concealed && hand.melds.iter().any(|meld| meld.is_exposed()) {
            return Some(Obstacle::NotConcealed);
        }
        let misfit = hand.melds.iter().find(|meld| !form.has_place_for(**meld));
        let kongs = form.slots.iter().filter(|slot| slot.kind == SlotKind::Kong);
        let mut pungs = kongs.filter(|slot| !hand.melds.iter().any(|meld| slot.takes(*meld)));
        let misfit = misfit.map(|meld| Obstacle::NoPlaceFor(*meld));
        misfit.or_else(|| {
            let pung = Meld::concealed(MeldKind::Pung, pungs.next()?.tile);
            Some(Obstacle::NotAKong(pung))
        })
    }

    /// Whether the hand fails because its last tile must be drawn but came from another player.
    pub(super) fn needs_drawn_tile(&self, situation: &Situation) -> bool {
        let win = situation.win.as_ref();
        let claimed = |win: &Win| matches!(win.source, Source::Discard | Source::Snatch);
        self.drawn && win.is_some_and(claimed)
    }
}
