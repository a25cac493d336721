//! Advice for people: QuickTip, the list of the best moves, and verdicts on moves that were made. It uses the same evaluation as the
//! computer players. All values are typed; the `wording` crate has the sentences.

mod action_hints;
mod assessment;
mod calibration;
mod claim_reason;
mod claiming;
mod comparative_reason;
mod comparison;
mod difference;
mod discard_reason;
mod effort;
mod evaluated_move;
mod evaluation;
mod figures;
mod hand_distance;
mod hand_goal;
mod hint_strength;
mod initial_value;
mod lone_tile;
mod motive;
mod move_evaluator;
mod move_options;
mod move_outcome;
mod named_plan;
mod own_kong;
mod preference;
mod reach;
mod shortfall;
mod simple;
mod threat;
mod tile_count;
mod valued_moves;
mod verdict;
mod view_state;

pub use action_hints::{
    Action, ActionHint, HeldTiles, HintReason, MissingTiles, action_hints,
    is_fourth_of_exposed_pung,
};
pub use assessment::Assessment;
pub use claim_reason::{Change, ClaimDistance, ClaimReason};
pub use claiming::{ClaimAdvice, claim_options, has_claim_options};
pub use comparison::{Comparison, Deficit, DeficitParts, DeficitSize};
pub use discard_reason::{DiscardReason, Drawback};
pub use effort::Effort;
pub use evaluated_move::EvaluatedMove;
pub use evaluation::Evaluation;
pub use hand_distance::HandDistance;
pub use hand_goal::HandGoal;
pub use hint_strength::HintStrength;
pub use initial_value::initial_value;
pub use lone_tile::{ChowChances, LoneTile};
pub use motive::{DiscardMotive, Motive};
pub use move_options::{discard_options, discard_options_among, move_options_among};
pub use move_outcome::MoveOutcome;
pub use preference::Preference;
pub use shortfall::Shortfall;
pub use simple::{
    AloneBecause, Caution, Lack, Lone, Remark, SimpleEvaluation, SimpleReason, SimpleTip,
};
pub use threat::{Risk, Threat};
pub use tile_count::TileCount;
pub use verdict::{Judgement, SLIGHT, Verdict, is_even, judge};

use move_evaluator::MoveEvaluator;
use own_kong::OwnKong;
use valued_moves::{DiscardOption, MoveValue};
use view_state::{discard_move, is_turn};

use crate::feeding::{Feed, pays_all_double};

use engine::table::{Move, Request, SeatView};
use engine::tiles::Tile;

/// A tip for the viewer's own turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The tile to discard.
    pub discard: Tile,
    /// How many tiles of its kind lie open, and how many the viewer holds.
    pub count: TileCount,
    /// Whether the hand is Mah Jongg already, so that nothing need be discarded.
    pub is_complete: bool,
    /// The tile of a Kong to make instead of discarding, if the Kong is at least as good as any discard.
    pub kong: Option<Tile>,
    /// The average worth of the hand with that Kong and without it, if the Kong is made for points although fewer tiles then help.
    pub kong_points: Option<Change>,
    /// If no Kong is advised: the tile of a possible one, and whether it would take the hand farther from Mah Jongg.
    pub declined_kong: Option<(Tile, bool)>,
    /// The assessment of the discard; `None` if there is no choice.
    pub assessment: Option<Assessment>,
    /// Why it is the best discard; `None` if the hand is complete.
    pub reason: Option<DiscardReason>,
    /// If the discard is chosen for safety: who may go out with the more dangerous tile, if enough is known.
    pub threat: Option<Threat>,
    /// The risk of the discard; `None` if it is small or there is no choice.
    pub risk: Option<Risk>,
    /// What the discard may give to another hand, if that matters.
    pub feed: Option<Feed>,
    /// Another discard that is about as good.
    pub alternative: Option<Tile>,
}

impl Advice {
    /// The tip for this view; `None` if it is not the viewer's turn.
    pub fn of(view: &SeatView) -> Option<Self> {
        Self::among(view, |_| true)
    }

    /// The tip among the discards and Kongs that `may` accepts, as a lesson allows only some. `None` if it is not the viewer's turn, or there is
    /// no such discard.
    pub fn among(view: &SeatView, may: impl Fn(&Move) -> bool) -> Option<Self> {
        is_turn(view)
            .then(|| Self::by(&MoveEvaluator::of(view), view, may))
            .flatten()
    }

    /// The move of the tip without its reasons, which take most of the time; `None` if it is not the viewer's turn.
    pub fn advised_move(view: &SeatView) -> Option<Move> {
        let Some(Request::Turn { drawn }) = view.request() else {
            return None;
        };
        if view.check(&Move::MahJong).is_ok() {
            return Some(Move::MahJong);
        }
        if let Some(discard) = drawn.filter(|_| view.me().standing) {
            return Some(discard_move(discard));
        }
        let evaluator = MoveEvaluator::of(view);
        let best = evaluator.discards().first()?;
        let kong = OwnKong::advised(&evaluator, best);
        Some(kong.map_or(discard_move(best.tile), |kong| Move::Kong(kong.tile)))
    }

    /// Like `among`, from an evaluator of that view.
    fn by(
        evaluator: &MoveEvaluator<'_>,
        view: &SeatView,
        may: impl Fn(&Move) -> bool,
    ) -> Option<Self> {
        let Some(Request::Turn { drawn }) = view.request() else {
            return None;
        };
        if let Some(discard) = drawn.filter(|_| view.me().standing) {
            return Some(Self::for_discard(view, discard, None));
        }
        let mut discards = evaluator.discards().to_vec();
        discards.retain(|discard| may(&discard_move(discard.tile)));
        let (best, others) = discards.split_first()?;
        let assessment = Assessment::of_discard(evaluator, best);
        let may_kong = |tile: &Tile| may(&Move::Kong(*tile));
        let kong = OwnKong::advised(evaluator, best).filter(|kong| may_kong(&kong.tile));
        let kong_points = kong.as_ref().zip(assessment.as_ref());
        let kong_points =
            kong_points.and_then(|(kong, now)| kong.worth_change(evaluator, best, now));
        let kong = kong.map(|kong| kong.tile);
        let declined_kong = own_kong::possible(view).find(may_kong);
        let declined_kong = declined_kong.filter(|_| kong.is_none());
        let declined_kong = declined_kong.map(|tile| {
            let kong = OwnKong::of(evaluator, tile);
            (tile, kong.is_farther(view, best))
        });
        let advice = Self::for_discard(view, best.tile, assessment);
        let (reason, threat) = match advice.is_complete {
            true => (None, None),
            false => comparative_reason::reason(evaluator, advice.reason, &discards),
        };
        let danger = evaluator.danger(best);
        let alternative = alternative(evaluator, reason.as_ref(), best, others);
        let own_threat = Threat::of(view, best.tile, &danger);
        let risk = Risk::of(danger.percent, own_threat, pays_all_double(view))
            .filter(|_| !advice.is_complete);
        Some(Self {
            kong,
            kong_points,
            feed: Feed::notable(view, best.tile),
            risk,
            declined_kong,
            reason,
            threat,
            alternative,
            ..advice
        })
    }

    /// A tip to discard this tile, with no more than follows from the view and the assessment.
    fn for_discard(view: &SeatView, discard: Tile, assessment: Option<Assessment>) -> Self {
        let is_complete = view.check(&Move::MahJong).is_ok();
        let reason = match &assessment {
            _ if is_complete => None,
            Some(assessment) => DiscardReason::of(view, assessment),
            None => view.me().standing.then_some(DiscardReason::Standing),
        };
        Self {
            discard,
            count: TileCount::of(view, discard),
            is_complete,
            kong: None,
            kong_points: None,
            declined_kong: None,
            assessment,
            reason,
            threat: None,
            risk: None,
            feed: None,
            alternative: None,
        }
    }
}

/// Another discard that is about as good as the best, and not clearly riskier. A reason that names other tiles limits it to them, so that the
/// sentence and the figures of a tip do not name different ones.
fn alternative(
    evaluator: &MoveEvaluator<'_>,
    reason: Option<&DiscardReason>,
    best: &DiscardOption,
    others: &[DiscardOption],
) -> Option<Tile> {
    let named = reason.map(DiscardReason::others).unwrap_or_default();
    let danger = evaluator.danger(best);
    let all = others.iter().map(|other| other.value).chain([best.value]);
    let highest = MoveValue::highest(all).unwrap_or(best.value);
    let mut as_good = others.iter().filter(|other| {
        other.value.is_as_good_as(highest) && !danger.is_safer_than(&evaluator.danger(other))
    });
    let found = as_good.find(|other| named.is_empty() || named.contains(&other.tile));
    found.map(|other| other.tile)
}
