//! All advice on one position that is as strong as the review, from one evaluation, so that the tip and the list of moves agree and nothing is computed twice.

use std::cell::OnceCell;

use super::assessment::Assessment;
use super::claiming::{self, ClaimAdvice};
use super::comparison::Comparison;
use super::move_evaluator::MoveEvaluator;
use super::own_kong::{self, OwnKong};
use super::valued_moves::MoveValue;
use super::verdict::is_same_decision;
use super::view_state::{discard_move, is_claim, is_turn};
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

    /// Whether the tips advise one of two moves and call the other about as good, so that nobody may call either a mistake.
    pub fn calls_even(&self, one: Move, other: Move) -> bool {
        let values = self.values();
        let highest = MoveValue::highest(values.iter().map(|(_, value)| *value));
        let Some(((advised, best), highest)) = values.first().copied().zip(highest) else {
            return false;
        };
        let compared = match (
            is_same_decision(advised, one),
            is_same_decision(advised, other),
        ) {
            (true, _) => other,
            (_, true) => one,
            _ => return false,
        };
        let mut all = values.iter();
        let found = all.find(|(choice, _)| is_same_decision(*choice, compared));
        found.is_some_and(|(_, value)| Comparison::of(*value, (best, highest), None).is_even())
    }

    /// Every move except Mah Jongg with its value, the advised one first.
    fn values(&self) -> Vec<(Move, MoveValue)> {
        if is_claim(self.view) {
            let answers = claiming::answers(self.evaluator(), self.view).iter();
            return answers
                .map(|answer| (answer.choice(), answer.value))
                .collect();
        }
        if !is_turn(self.view) {
            return Vec::new();
        }
        let evaluator = self.evaluator();
        let discards = evaluator.discards();
        let advised = discards.first();
        let advised = advised.and_then(|best| OwnKong::advised(evaluator, best));
        let kong = advised.map(|kong| (Move::Kong(kong.tile), kong.value));
        let kongs = own_kong::possible(self.view);
        let kongs = kongs.map(|tile| (Move::Kong(tile), OwnKong::of(evaluator, tile).value));
        let discards = discards.iter();
        let discards = discards.map(|discard| (discard_move(discard.tile), discard.value));
        kong.into_iter().chain(discards).chain(kongs).collect()
    }

    /// The answers to the current discard, the best first, as in `claim_options`; empty if there is none.
    pub fn claim_options(&self) -> Vec<(Move, Assessment)> {
        match is_claim(self.view) {
            true => claiming::claim_options_by(self.evaluator(), self.view),
            false => Vec::new(),
        }
    }
}
