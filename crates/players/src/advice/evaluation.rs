//! All advice on one position that is as strong as the review, from one evaluation, so that the tip and the list of moves agree and nothing is computed twice.

use std::cell::OnceCell;

use super::assessment::Assessment;
use super::claiming::{self, ClaimAdvice};
use super::move_evaluator::MoveEvaluator;
use super::view_state::{is_claim, is_turn};
use super::{Advice, move_options};
use engine::table::{Move, SeatView};

/// The evaluation of a position, computed on first use.
pub struct Evaluation<'a> {
    view: &'a SeatView,
    evaluator: OnceCell<MoveEvaluator<'a>>,
}

impl<'a> Evaluation<'a> {
    /// The evaluation for the player whose view this is.
    pub fn of(view: &'a SeatView) -> Self {
        Self {
            view,
            evaluator: OnceCell::new(),
        }
    }

    fn evaluator(&self) -> &MoveEvaluator<'a> {
        self.evaluator.get_or_init(|| MoveEvaluator::of(self.view))
    }

    /// The tip for the viewer's turn, among the discards and Kongs that `may` accepts: a lesson allows only some. `None` if it is not the
    /// viewer's turn or there is no such discard.
    pub fn advice(&self, may: impl Fn(&Move) -> bool) -> Option<Advice> {
        is_turn(self.view)
            .then(|| Advice::by(self.evaluator(), self.view, may))
            .flatten()
    }

    /// The best few moves in the viewer's turn that `may` accepts: the advised Kong, then discards, then other Kongs. Empty in the turns of
    /// others. For a Standing Hand no discards are listed.
    pub fn move_options(&self, may: impl Fn(&Move) -> bool) -> Vec<(Move, Assessment)> {
        match is_turn(self.view) {
            true => move_options::move_options_by(self.evaluator(), self.view, may),
            false => Vec::new(),
        }
    }

    /// The tip on a discard; `None` if there is none that the viewer could claim.
    pub fn claim_advice(&self) -> Option<ClaimAdvice> {
        is_claim(self.view)
            .then(|| ClaimAdvice::by(self.evaluator(), self.view))
            .flatten()
    }

    /// The answers to the current discard, the best first, as in `claim_options`; empty if there is none.
    pub fn claim_options(&self) -> Vec<(Move, Assessment)> {
        match is_claim(self.view) {
            true => claiming::claim_options_by(self.evaluator(), self.view),
            false => Vec::new(),
        }
    }
}
