//! QuickTip: in the own turn a tile to discard, for a discard that could be claimed whether it is worth it [A1, A3]. Worked out once
//! for each position.

use crate::computer::{Advice, ClaimAdvice};
use crate::table::SeatView;
use crate::tiles::Tile;

/// What QuickTip advises.
#[derive(Clone, Debug, PartialEq)]
pub struct Tip {
    /// In words.
    pub words: String,
    /// The tile to discard, in the own turn.
    pub discard: Option<Tile>,
    /// For a discard that could be claimed: it is worth it, as far as is known.
    pub worth_taking: bool,
}

/// Advises, once for each position.
#[derive(Debug, Default)]
pub struct Adviser {
    tip: Option<Tip>,
    /// For which position that was worked out.
    position: Option<SeatView>,
}

impl Adviser {
    /// What it advises now.
    pub fn tip(&self) -> Option<&Tip> {
        self.tip.as_ref()
    }

    /// Has nothing to say.
    pub fn fall_silent(&mut self) {
        (self.tip, self.position) = (None, None);
    }

    /// Advises for a position; `claims`: the person could claim the discard that waits.
    pub fn advise(&mut self, view: SeatView, claims: bool) {
        if self.position.as_ref() == Some(&view) {
            return;
        }
        let turn = Advice::of(&view).map(|advice| Tip {
            words: advice.to_string(),
            discard: Some(advice.discard),
            worth_taking: true,
        });
        let claim = || {
            let advice = ClaimAdvice::of(&view)?;
            Some(Tip {
                words: advice.to_string(),
                discard: None,
                worth_taking: advice.claim.is_some(),
            })
        };
        self.tip = turn.or_else(|| claims.then(claim).flatten());
        self.position = Some(view);
    }
}
