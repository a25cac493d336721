//! QuickTip: advises which tile to discard, and whether to claim a discard. Advice is computed once for each position, on another thread.

use std::sync::Arc;

use crate::presenter::request_id::RequestId;
use engine::table::{Claim, Move, SeatView};
use engine::tiles::{BySeat, Tile};
use players::{Assessment, Evaluation, HintStrength, SimpleEvaluation};
use storage::save::assert_thinking_allowed;
use wording::{AdviceWording, Describe, Figures, SimpleWording};

/// QuickTip's advice.
#[derive(Clone, Debug, PartialEq)]
pub struct Tip {
    /// What to do and why.
    pub words: String,
    /// The figures behind the advice, shown on a second request.
    pub figures: String,
    /// The tile to discard, in the player's turn.
    pub discard: Option<Tile>,
    /// Whether the figures are shown instead of the sentence.
    pub shows_figures: bool,
    /// The best claim of a discard, if claiming is worthwhile.
    pub claim: Option<Claim>,
}

/// The evaluation of a position for tips of a strength.
pub enum TipEvaluation<'a> {
    /// For simple tips.
    Simple(SimpleEvaluation<'a>),
    /// For tips that are as strong as the review.
    AsReview(Box<Evaluation<'a>>),
}

/// A position to advise on, with everything needed for that.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The table as the player sees it, without the tiles that Show All Hands reveals.
    pub view: SeatView,
    /// The names of the players.
    pub names: BySeat<String>,
    /// The strength of the hints.
    pub strength: HintStrength,
    /// Whether QuickTip may advise on claims: the player can claim the current discard and is alone at the screen.
    pub can_claim: bool,
    /// In a lesson whose card asks for certain moves: the moves that More Tips may list, and those of them that QuickTip may advise.
    pub taught: Option<(Vec<Move>, Vec<Move>)>,
}

impl Position {
    /// The evaluation from which all advice on this position comes.
    pub fn evaluation(&self) -> TipEvaluation<'_> {
        assert_thinking_allowed();
        match self.strength {
            HintStrength::Simple => TipEvaluation::Simple(SimpleEvaluation::of(&self.view)),
            HintStrength::AsReview => TipEvaluation::AsReview(Box::new(Evaluation::of(&self.view))),
        }
    }

    /// Computes the tip, which takes a few hundredths of a second; `None` if there is no advice.
    pub fn tip(&self, evaluation: &TipEvaluation<'_>) -> Option<Tip> {
        let may = |choice: &Move| match &self.taught {
            Some((_, advisable)) => advisable.contains(choice),
            None => true,
        };
        match evaluation {
            TipEvaluation::Simple(evaluation) => self.simple_tip(evaluation, may),
            TipEvaluation::AsReview(evaluation) => self.tip_as_review(evaluation, may),
        }
    }

    fn simple_tip(
        &self,
        evaluation: &SimpleEvaluation<'_>,
        may: impl Fn(&Move) -> bool,
    ) -> Option<Tip> {
        if self.view.window.is_some() && !self.can_claim {
            return None;
        }
        let tip = evaluation.tip(&may)?;
        let is_allowed = self.view.window.is_none() || may(&tip.choice);
        is_allowed.then(|| Tip {
            words: tip.sentence(&self.names),
            figures: tip.figures(),
            shows_figures: false,
            discard: match tip.choice {
                Move::Discard { tile, .. } => Some(tile),
                _ => None,
            },
            claim: match tip.choice {
                Move::Claim(claim) => Some(claim),
                _ => None,
            },
        })
    }

    fn tip_as_review(
        &self,
        evaluation: &Evaluation<'_>,
        may: impl Fn(&Move) -> bool,
    ) -> Option<Tip> {
        if let Some(advice) = evaluation.advice(&may) {
            return Some(Tip {
                words: advice.with_threat(&self.names),
                figures: advice.figures_with_risk(&self.names),
                shows_figures: false,
                discard: advice.kong.is_none().then_some(advice.discard),
                claim: None,
            });
        }
        let advice = self
            .can_claim
            .then(|| evaluation.claim_advice())
            .flatten()?;
        may(&advice.claim.map_or(Move::Pass, Move::Claim)).then(|| Tip {
            words: advice.describe(),
            figures: advice.figures(),
            shows_figures: false,
            discard: None,
            claim: advice.claim,
        })
    }

    /// Computes the moves for More Tips: the best moves of a turn, or the possible answers to the discard.
    pub fn more_tips(&self, evaluation: &TipEvaluation<'_>) -> Vec<(Move, Assessment)> {
        let may = |choice: &Move| match &self.taught {
            Some((possible, _)) => self.view.window.is_some() || possible.contains(choice),
            None => true,
        };
        match (evaluation, self.view.window) {
            (TipEvaluation::Simple(evaluation), _) => evaluation.moves(may),
            (TipEvaluation::AsReview(evaluation), Some(_)) => evaluation.claim_options(),
            (TipEvaluation::AsReview(evaluation), None) => evaluation.move_options(may),
        }
    }

    /// Whether the advice for an earlier position still applies: the deal, the strength of hints, the player's tiles and the discard in
    /// question are the same.
    fn still_fits(&self, before: &Self) -> bool {
        if self.strength != before.strength {
            return false;
        }
        let (view, before) = (&self.view, &before.view);
        let same_tiles =
            view.me().stake == before.me().stake && view.me().melds == before.me().melds;
        let serial = |view: &SeatView| view.window.map(|window| window.serial);
        view.deal_number == before.deal_number && same_tiles && serial(view) == serial(before)
    }
}

/// Tracks the advice for the current position.
#[derive(Debug, Default)]
pub struct Adviser {
    tip: Option<Tip>,
    /// The position it belongs to, or is being computed for.
    position: Option<Arc<Position>>,
    /// The pending request.
    awaited: Option<RequestId>,
}

impl Adviser {
    /// The current advice.
    pub fn tip(&self) -> Option<&Tip> {
        self.tip.as_ref()
    }

    /// Whether advice is being computed.
    pub fn is_thinking(&self) -> bool {
        self.awaited.is_some()
    }

    /// Toggles between the reason and the figures.
    pub fn toggle_figures(&mut self) {
        if let Some(tip) = &mut self.tip {
            tip.shows_figures = !tip.shows_figures;
        }
    }

    /// Shows the reason again, because the figures would leave no room for a message.
    pub fn hide_figures(&mut self) {
        if let Some(tip) = &mut self.tip {
            tip.shows_figures = false;
        }
    }

    /// Drops the advice.
    pub fn clear(&mut self) {
        (self.tip, self.position, self.awaited) = (None, None, None);
    }

    /// Requests advice for a position under a new request id, unless it is the position considered last. Earlier advice that still applies
    /// stays until the new advice arrives.
    pub fn consider(
        &mut self,
        position: Position,
        request_id: impl FnOnce() -> RequestId,
    ) -> Option<(RequestId, Arc<Position>)> {
        if self.position.as_deref() == Some(&position) {
            return None;
        }
        if !self
            .position
            .as_deref()
            .is_some_and(|before| position.still_fits(before))
        {
            self.tip = None;
        }
        let (position, request_id) = (Arc::new(position), request_id());
        self.position = Some(Arc::clone(&position));
        self.awaited = Some(request_id);
        Some((request_id, position))
    }

    /// Takes the computed advice, unless it is outdated; true if it was current.
    pub fn accept_tip(&mut self, request_id: RequestId, tip: Option<Tip>) -> bool {
        let is_current = self
            .awaited
            .take_if(|awaited| *awaited == request_id)
            .is_some();
        if is_current {
            self.tip = tip;
        }
        is_current
    }
}
