//! QuickTip: in the own turn a tile to discard, for a discard that could be claimed whether it is worth it [A1, A3]. Worked out once
//! for each position.

use crate::computer::{Advice, ClaimAdvice};
use crate::table::SeatView;
use crate::tiles::Tile;

/// What QuickTip advises.
#[derive(Clone, Debug, PartialEq)]
pub struct Tip {
    /// What to do, and why, in words.
    pub words: String,
    /// The figures behind it, for who asks again.
    pub figures: String,
    /// The tile to discard, in the own turn.
    pub discard: Option<Tile>,
    /// The figures were asked for.
    pub in_figures: bool,
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

    /// Tells the figures instead of the reason, or the reason again.
    pub fn ask_again(&mut self) {
        if let Some(tip) = &mut self.tip {
            tip.in_figures = !tip.in_figures;
        }
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
            figures: advice.figures(),
            in_figures: false,
            discard: advice.kong.is_none().then_some(advice.discard),
            worth_taking: true,
        });
        let claim = || {
            let advice = ClaimAdvice::of(&view)?;
            Some(Tip {
                words: advice.to_string(),
                figures: advice.figures(),
                in_figures: false,
                discard: None,
                worth_taking: advice.claim.is_some(),
            })
        };
        self.tip = turn.or_else(|| claims.then(claim).flatten());
        self.position = Some(view);
    }
}
