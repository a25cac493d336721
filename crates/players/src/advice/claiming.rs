//! QuickTip on a discard: whether to claim it, for what, and why.

use super::assessment::Assessment;
use super::claim_reason::{ClaimReason, why_claimed, why_passed};
use super::lone_tile::pung_doubles;
use super::move_evaluator::MoveEvaluator;
use super::preference::Preference;
use super::reach::Reach;
use super::tile_count::TileCount;
use super::valued_moves::{ClaimOption, MoveValue};
use super::view_state::is_claim;
use crate::claim::{self, possible_claims};
use crate::style::Style;
use engine::table::{Claim, Move, Request, SeatView};
use engine::tiles::Tile;

/// A tip on a discard that the viewer could claim.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimAdvice {
    /// The discard.
    pub tile: Tile,
    /// What to claim it for; `None` to let it go.
    pub claim: Option<Claim>,
    /// The assessment of the advised answer; `None` for Mah Jongg.
    pub assessment: Option<Assessment>,
    /// The reason for claiming or passing.
    pub reason: ClaimReason,
    /// How many doubles a Pung of the discard brings.
    pub doubles: u32,
    /// How many tiles of its kind lie open, and how many the viewer holds.
    pub count: TileCount,
}

impl ClaimAdvice {
    /// The tip for this view; `None` if there is no discard that the viewer could claim.
    pub fn of(view: &SeatView) -> Option<Self> {
        is_claim(view)
            .then(|| Self::by(&MoveEvaluator::of(view), view))
            .flatten()
    }

    /// Like `of`, from an evaluator of that view.
    pub(super) fn by(evaluator: &MoveEvaluator<'_>, view: &SeatView) -> Option<Self> {
        let (tile, from) = match view.request()? {
            Request::Claim { tile, from, .. } => (tile, from),
            _ => return None,
        };
        let can_claim = view
            .legal()
            .iter()
            .any(|choice| matches!(choice, Move::Claim(_)));
        if !can_claim {
            return None;
        }
        let static_best = claim::choose(view, tile, from, Style::NEWCOMER);
        if let Move::Claim(claim @ Claim::MahJong) = static_best {
            return Some(Self {
                tile,
                claim: Some(claim),
                assessment: None,
                reason: ClaimReason::Wins,
                doubles: pung_doubles(view, tile),
                count: TileCount::of(view, tile),
            });
        }
        let answers = evaluator.answers(tile, from, static_best);
        let best = answers.first()?;
        let assessment = best.assess(evaluator);
        let hand = view.me().hand();
        let (claim, reason) = match best.claim {
            Some((claim, meld)) => {
                let mut answers = answers.iter();
                let passing = answers.find(|answer| answer.claim.is_none());
                let is_even =
                    passing.is_some_and(|passing| passing.value.is_as_good_as(best.value));
                let passed = passing.and_then(|answer| answer.assess(evaluator));
                let choices = assessment.as_ref().zip(passed.as_ref());
                let reason = why_claimed(
                    &evaluator.hand_evaluator,
                    meld,
                    (&hand, &best.rest),
                    choices,
                    is_even,
                );
                (Some(claim), reason)
            }
            None => {
                let mut sets = answers.iter().skip(1);
                let (meld, answer) = sets.find_map(|answer| Some((answer.claim?.1, answer)))?;
                let after = answer.assess(evaluator);
                let is_even = answer.value.is_as_good_as(best.value);
                let set = (meld, after, answer);
                let reason = why_passed(view, &hand, assessment.as_ref(), set, is_even);
                (None, reason)
            }
        };
        Some(Self {
            tile,
            claim,
            assessment,
            reason,
            doubles: pung_doubles(view, tile),
            count: TileCount::of(view, tile),
        })
    }
}

/// Whether the viewer is asked about a discard that makes a set; false for a Standing Hand.
pub fn has_claim_options(view: &SeatView) -> bool {
    match view.request() {
        Some(Request::Claim { tile, from, .. }) if !view.me().standing => {
            possible_claims(view, tile, from).next().is_some()
        }
        _ => false,
    }
}

/// The answers to the current discard, the best first: passing, and each set it makes. Mah Jongg is left out, since it is always best. Only for
/// a viewer who `has_claim_options`, so not for a Standing Hand.
pub fn claim_options(view: &SeatView) -> Vec<(Move, Assessment)> {
    match is_claim(view) {
        true => claim_options_by(&MoveEvaluator::of(view), view),
        false => Vec::new(),
    }
}

/// Like `claim_options`, from an evaluator of that view.
pub(super) fn claim_options_by(
    evaluator: &MoveEvaluator<'_>,
    view: &SeatView,
) -> Vec<(Move, Assessment)> {
    let answers = answers(evaluator, view);
    let Some(advised) = answers.first() else {
        return Vec::new();
    };
    let reach = |answer: &ClaimOption| Reach::of(&evaluator.hand_evaluator, &answer.rest);
    let advised_reach = reach(advised);
    let highest = MoveValue::highest(answers.iter().map(|answer| answer.value));
    let compared = (advised.value, highest.unwrap_or(advised.value));
    let mut options: Vec<(Move, Assessment)> = Vec::new();
    for (place, answer) in answers.iter().enumerate() {
        let Some(assessment) = answer.assess(evaluator) else {
            continue;
        };
        let assessment = match place {
            0 => assessment,
            _ => {
                let preference = Preference::of_reach(advised_reach, reach(answer));
                assessment.compared(answer.value, compared, preference)
            }
        };
        options.push((answer.choice(), assessment));
    }
    options
}

/// The answers to the current discard except Mah Jongg, the advised one first; none if there is no discard.
pub(super) fn answers<'a>(evaluator: &'a MoveEvaluator<'_>, view: &SeatView) -> &'a [ClaimOption] {
    let Some(Request::Claim { tile, from, .. }) = view.request() else {
        return &[];
    };
    let static_best = claim::choose(view, tile, from, Style::NEWCOMER);
    evaluator.answers(tile, from, static_best)
}

impl ClaimOption {
    /// The assessment of the answer.
    fn assess(&self, evaluator: &MoveEvaluator<'_>) -> Option<Assessment> {
        let rest = (&self.rest, self.value.figures);
        Assessment::of(&evaluator.hand_evaluator, self.tile, rest, &self.plans)
    }
}
