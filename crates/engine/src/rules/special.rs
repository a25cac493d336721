//! Special hands: rows that name a pattern of tiles. Every concrete set of tiles a pattern stands for is a form;
//! recognising, showing, the distance to a hand and the tests all use the same forms. Where they are too many to list, the one nearest to
//! a hand is searched for.

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
pub(super) use open::Sought;
pub use tile_bits::TileBits;

use open::OpenPattern;

use super::{Obstacle, Situation, Source, Win};
use crate::tiles::{Hand, Meld, MeldKind, Wind};

/// What makes a row of the table a special hand.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialHand {
    /// The patterns in the notation of the rows; none where a condition says it all.
    #[serde(default)]
    pub patterns: Vec<Vec<String>>,
    /// No set may be exposed before the last tile.
    #[serde(default)]
    pub concealed: bool,
    /// The last tile must be drawn too.
    #[serde(default, skip_serializing_if = "is_false")]
    pub drawn: bool,
    /// Its points are the whole score.
    #[serde(default)]
    pub total: bool,
    /// No doubles count beside its own.
    #[serde(default, skip_serializing_if = "is_false")]
    pub only_doubles: bool,
    /// It is accepted.
    #[serde(default = "allowed")]
    pub allowed: bool,
    #[serde(skip)]
    forms: Arc<[Form]>,
    /// What is searched where the forms are too many to list.
    #[serde(skip)]
    open: Arc<[OpenPattern]>,
}

fn allowed() -> bool {
    true
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks for a reference"
)]
fn is_false(flag: &bool) -> bool {
    !flag
}

impl PartialEq for SpecialHand {
    /// Equal hands stand for the same tiles. Whether the forms are listed or searched for does not matter: it depends on what other rows
    /// have left of the budget.
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
    /// One with these patterns, whose forms are found when its row is added to rules.
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

    /// Works out the forms of the patterns; the error names the slot that cannot be read.
    pub(super) fn find_forms(&mut self, budget: &mut Budget) -> Result<(), BadPattern> {
        let before = budget.clone();
        let (open, forms) = match pattern::forms(&self.patterns, budget) {
            Err(BadPattern::TooMany) => {
                let found = open::patterns(&self.patterns, budget)?;
                budget.unlist(&before);
                found.into_iter().unzip()
            }
            listed => (Vec::new(), listed?),
        };
        (self.open, self.forms) = (open.into(), forms.into());
        Ok(())
    }

    /// Every concrete set of tiles it stands for, or examples if it is open; a kong in place of a pung is not listed apart.
    pub fn forms(&self) -> &[Form] {
        &self.forms
    }

    /// Whether it stands for too many sets of tiles to list them.
    pub fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// The forms that are listed: none of an open hand.
    fn listed(&self) -> &[Form] {
        if self.is_open() { &[] } else { &self.forms }
    }

    /// The form of an open hand that is nearest to some tiles, with how many of its tiles are missing.
    pub(super) fn nearest_open(&self, sought: Sought<'_>) -> Option<(u32, Form)> {
        if self.concealed && sought.melds.iter().any(|meld| meld.is_exposed()) {
            return None;
        }
        let near = self.open.iter().filter_map(|open| open.nearest(sought));
        near.min_by_key(|(missing, _)| *missing)
    }

    /// Whether these are the tiles of one of its forms.
    pub fn has_form(&self, tiles: &TileBits) -> bool {
        self.nearest_open(Sought::exactly(tiles)).is_some()
            || self.listed().iter().any(|form| form.tiles == *tiles)
    }

    /// Whether these tiles, none of them laid out, are an open hand of some player.
    pub(super) fn is_on_stake(&self, tiles: &TileBits) -> bool {
        Wind::ALL.into_iter().any(|wind| {
            let sought = Sought {
                own_wind: Some(wind),
                ..Sought::exactly(tiles)
            };
            self.nearest_open(sought).is_some()
        })
    }

    /// Why a hand with the right tiles is not this special hand; `None` if it is.
    pub(super) fn objection(&self, form: &Form, hand: &Hand) -> Option<Obstacle> {
        if self.concealed && hand.melds.iter().any(|meld| meld.is_exposed()) {
            return Some(Obstacle::NotConcealed);
        }
        let stranger = hand.melds.iter().find(|meld| !form.has_place_for(**meld));
        let kongs = form.slots.iter().filter(|slot| slot.kind == SlotKind::Kong);
        let mut pungs = kongs.filter(|slot| !hand.melds.iter().any(|meld| slot.takes(*meld)));
        let stranger = stranger.map(|meld| Obstacle::NoPlaceFor(*meld));
        stranger.or_else(|| {
            let pung = Meld::concealed(MeldKind::Pung, pungs.next()?.tile);
            Some(Obstacle::NotAKong(pung))
        })
    }

    /// Whether its last tile must be drawn but was another player's.
    pub(super) fn is_claimed_in_vain(&self, situation: &Situation) -> bool {
        let win = situation.win.as_ref();
        let claimed = |win: &Win| matches!(win.source, Source::Discard | Source::Snatch);
        self.drawn && win.is_some_and(claimed)
    }
}
