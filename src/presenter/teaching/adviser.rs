//! QuickTip: in the own turn a tile to discard, for a discard that could be claimed whether it is worth it. Worked out once
//! for each position, on another thread. It knows in which hands somebody was advised.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::presenter::request_id::RequestId;
use engine::table::{Claim, Move, SeatView};
use engine::tiles::{BySeat, Tile};
use players::{Assessment, Evaluation};
use wording::{AdviceWording, Describe, Figures};

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

/// A position for which advice is wanted, with all that is needed to work it out.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The table as the person knows it.
    pub view: SeatView,
    /// What the players are called.
    pub names: BySeat<String>,
    /// The person could claim the discard that waits.
    pub claims: bool,
    /// In a lesson, whose card asks for some of the moves: what may be advised, and what QuickTip may advise of that.
    pub taught: Option<(Vec<Move>, Vec<Move>)>,
}

impl Position {
    /// Works out the tip, which takes some hundredths of a second; `None` if there is nothing to say.
    pub fn tip(&self, evaluation: &Evaluation<'_>) -> Option<Tip> {
        let may = |choice: &Move| match &self.taught {
            Some((_, plainest)) => plainest.contains(choice),
            None => true,
        };
        if let Some(advice) = evaluation.advice(may) {
            return Some(Tip {
                words: advice.with_threat(&self.names),
                figures: advice.figures(),
                in_figures: false,
                discard: advice.kong.is_none().then_some(advice.discard),
                claim: None,
            });
        }
        let advice = self.claims.then(|| evaluation.claim_advice()).flatten()?;
        may(&advice.claim.map_or(Move::Pass, Move::Claim)).then(|| Tip {
            words: advice.describe(),
            figures: advice.figures(),
            in_figures: false,
            discard: None,
            claim: advice.claim,
        })
    }

    /// Works out more than the tip: the best few moves, or what can be done with the discard that waits.
    pub fn more(&self, evaluation: &Evaluation<'_>) -> Vec<(Move, Assessment)> {
        match self.view.window {
            Some(_) => evaluation.claim_options(),
            None => evaluation.move_options(|choice| match &self.taught {
                Some((possible, _)) => possible.contains(choice),
                None => true,
            }),
        }
    }

    /// Whether what was advised before is still to the point: the person holds the same tiles and is asked about the same tile.
    fn is_as(&self, before: &Self) -> bool {
        let (view, before) = (&self.view, &before.view);
        let same_tiles =
            view.me().stake == before.me().stake && view.me().melds == before.me().melds;
        let serial = |view: &SeatView| view.window.map(|window| window.serial);
        view.deal_number == before.deal_number && same_tiles && serial(view) == serial(before)
    }
}

/// Knows what is advised in the position on the table.
#[derive(Debug, Default)]
pub struct Adviser {
    tip: Option<Tip>,
    /// For which position that is, or is being worked out.
    position: Option<Arc<Position>>,
    /// It is being worked out.
    awaited: Option<RequestId>,
    /// The hands in which there was advice, by their game and their number in it.
    advised: BTreeSet<(Option<u64>, u32)>,
}

impl Adviser {
    /// What it advises now.
    pub fn tip(&self) -> Option<&Tip> {
        self.tip.as_ref()
    }

    /// Whether a tip is being worked out.
    pub fn is_thinking(&self) -> bool {
        self.awaited.is_some()
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
        (self.tip, self.position, self.awaited) = (None, None, None);
    }

    /// Has a position worked out under a new request id, unless it is the one that was asked about last. A tip that is still to the point stays
    /// until the new one is there.
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
            .is_some_and(|before| position.is_as(before))
        {
            self.tip = None;
        }
        let (position, request_id) = (Arc::new(position), request_id());
        self.position = Some(Arc::clone(&position));
        self.awaited = Some(request_id);
        Some((request_id, position))
    }

    /// Takes in what was worked out, unless something else was asked since; whether it was wanted.
    pub fn take_in(&mut self, request_id: RequestId, tip: Option<Tip>) -> bool {
        let wanted = self
            .awaited
            .take_if(|awaited| *awaited == request_id)
            .is_some();
        if wanted {
            self.tip = tip;
        }
        wanted
    }
}
