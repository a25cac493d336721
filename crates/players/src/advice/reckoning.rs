//! All that is advised in a position, from one reckoning: the tip and what there is more to say agree, and nothing is worked out twice.

use std::cell::OnceCell;

use super::choice::Choice;
use super::claiming::{self, ClaimAdvice};
use super::judgement::Judgement;
use super::occasion::{is_claim, is_turn};
use super::{Advice, more};
use engine::table::{Move, SeatView};

/// The reckoning of a view.
pub struct Reckoning<'a> {
    view: &'a SeatView,
    judgement: OnceCell<Judgement<'a>>,
}

impl<'a> Reckoning<'a> {
    /// That of the player whose view this is. Nothing is worked out before it is asked for.
    pub fn of(view: &'a SeatView) -> Self {
        Self {
            view,
            judgement: OnceCell::new(),
        }
    }

    fn judgement(&self) -> &Judgement<'a> {
        self.judgement.get_or_init(|| Judgement::of(self.view))
    }

    /// The best of those discards that may be advised, as in a lesson, whose card asks for one of them; `None` if it is not the viewer's
    /// turn or none of them is good.
    pub fn advice(&self, may: impl Fn(&Move) -> bool) -> Option<Advice> {
        is_turn(self.view)
            .then(|| Advice::by(self.judgement(), self.view, may))
            .flatten()
    }

    /// The best few moves in the viewer's turn: the Kong that is advised, the tiles to throw, and the other Kongs.
    pub fn moves(&self, may: impl Fn(&Move) -> bool) -> Vec<(Move, Choice)> {
        match is_turn(self.view) {
            true => more::moves_by(self.judgement(), self.view, may),
            false => Vec::new(),
        }
    }

    /// The tip for a discard; `None` if none waits that the viewer could claim.
    pub fn claim_advice(&self) -> Option<ClaimAdvice> {
        is_claim(self.view)
            .then(|| ClaimAdvice::by(self.judgement(), self.view))
            .flatten()
    }

    /// What can be done with the discard that waits, the best first.
    pub fn offers(&self) -> Vec<(Move, Choice)> {
        match is_claim(self.view) {
            true => claiming::offers_by(self.judgement(), self.view),
            false => Vec::new(),
        }
    }
}
