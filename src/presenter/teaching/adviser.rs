//! QuickTip: in the own turn a tile to discard, for a discard that could be claimed whether it is worth it [A1, A3]. Worked out once
//! for each position. It knows in which hands somebody was advised.

use std::collections::BTreeSet;

use crate::computer::{Advice, ClaimAdvice};
use crate::table::{Claim, Move, SeatView};
use crate::tiles::{BySeat, Tile};

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
    /// For a discard that could be claimed: for what it is best claimed, if that is worth it as far as is known.
    pub claim: Option<Claim>,
}

/// Advises, once for each position.
#[derive(Debug, Default)]
pub struct Adviser {
    tip: Option<Tip>,
    /// For which position that was worked out.
    position: Option<SeatView>,
    /// The hands in which there was advice, by their game and their number in it.
    advised: BTreeSet<(Option<u64>, u32)>,
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

    /// Tells the reason again: figures would leave no room for what has to be said.
    pub fn make_room(&mut self) {
        if let Some(tip) = &mut self.tip {
            tip.in_figures = false;
        }
    }

    /// The player was advised in this hand.
    pub fn note(&mut self, hand: (Option<u64>, u32)) {
        self.advised.insert(hand);
    }

    /// Whether the player was advised in this hand.
    pub fn has_advised_in(&self, hand: (Option<u64>, u32)) -> bool {
        self.advised.contains(&hand)
    }

    /// Has nothing to say.
    pub fn fall_silent(&mut self) {
        (self.tip, self.position) = (None, None);
    }

    /// Advises for a position, the players having these names; `claims`: the person could claim the discard that waits; `may`: what may be advised, which in a lesson is
    /// what its card asks for.
    pub fn advise(
        &mut self,
        view: SeatView,
        names: &BySeat<String>,
        claims: bool,
        may: impl Fn(&Move) -> bool,
    ) {
        if self.position.as_ref() == Some(&view) {
            return;
        }
        let turn = Advice::among(&view, &may).map(|advice| Tip {
            words: advice.told(names),
            figures: advice.figures(),
            in_figures: false,
            discard: advice.kong.is_none().then_some(advice.discard),
            claim: None,
        });
        let claim = || {
            let advice = ClaimAdvice::of(&view)?;
            may(&advice.claim.map_or(Move::Pass, Move::Claim)).then(|| Tip {
                words: advice.to_string(),
                figures: advice.figures(),
                in_figures: false,
                discard: None,
                claim: advice.claim,
            })
        };
        self.tip = turn.or_else(|| claims.then(claim).flatten());
        self.position = Some(view);
    }
}
