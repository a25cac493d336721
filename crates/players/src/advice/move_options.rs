//! More Tips: the best few moves.

use super::Advice;
use super::assessment::Assessment;
use super::comparative_reason;
use super::discard_reason::DiscardReason;
use super::move_evaluator::MoveEvaluator;
use super::own_kong::{self, OwnKong};
use super::preference::Preference;
use super::threat::Threat;
use super::valued_moves::{DiscardOption, MoveValue};
use super::view_state::{discard_move, is_turn};
use crate::feeding::Feed;
use engine::table::{Move, SeatView};
use engine::tiles::Tile;

/// Number of discards listed, unless the tip names more.
const LISTED: usize = 3;

/// The best discards, the best first: at least three if there are as many, among them all with which the tip compares the best one. Empty if
/// it is not the viewer's turn, or for a Standing Hand.
pub fn discard_options(view: &SeatView) -> Vec<Assessment> {
    discard_options_among(view, |_| true)
}

/// Like `discard_options`, among the moves that `may` accepts: a lesson allows only some.
pub fn discard_options_among(view: &SeatView, may: impl Fn(&Move) -> bool) -> Vec<Assessment> {
    match is_turn(view) {
        true => discard_options_by(&MoveEvaluator::of(view), view, may),
        false => Vec::new(),
    }
}

fn discard_options_by(
    evaluator: &MoveEvaluator<'_>,
    view: &SeatView,
    may: impl Fn(&Move) -> bool,
) -> Vec<Assessment> {
    if view.me().standing {
        return Vec::new();
    }
    let mut discards = evaluator.discards().to_vec();
    discards.retain(|discard| may(&discard_move(discard.tile)));
    let Some(advised) = discards.first() else {
        return Vec::new();
    };
    let highest = MoveValue::highest(discards.iter().map(|discard| discard.value));
    let compared = (advised.value, highest.unwrap_or(advised.value));
    let named = named_tiles(evaluator, &discards);
    // The best, those that the tip names, and the best of the others.
    let is_named = |discard: &DiscardOption| named.contains(&discard.tile);
    let (mut listed, rest): (Vec<_>, Vec<_>) = discards
        .iter()
        .enumerate()
        .partition(|(place, discard)| *place == 0 || is_named(discard));
    let room = LISTED.saturating_sub(listed.len());
    listed.extend(rest.into_iter().take(room));
    listed.sort_by_key(|(place, _)| *place);
    listed
        .into_iter()
        .filter_map(|(place, discard)| {
            let assessment = Assessment::of_discard(evaluator, discard)?;
            let own_danger = evaluator.danger(discard);
            let assessment = match place {
                0 => assessment,
                _ => {
                    let preference = Preference::of(evaluator, advised, discard);
                    assessment.compared(discard.value, compared, preference)
                }
            };
            Some(Assessment {
                danger: Some(own_danger.percent),
                threat: Threat::of(view, discard.tile, &own_danger),
                feed: Feed::notable(view, discard.tile),
                ..assessment
            })
        })
        .collect()
}

/// Like `discard_options_among`, but as moves, with the Kongs that can be made: an advised Kong first, other Kongs last.
pub fn move_options_among(view: &SeatView, may: impl Fn(&Move) -> bool) -> Vec<(Move, Assessment)> {
    match is_turn(view) {
        true => move_options_by(&MoveEvaluator::of(view), view, may),
        false => Vec::new(),
    }
}

/// Like `move_options_among`, from an evaluator of that view.
pub(super) fn move_options_by(
    evaluator: &MoveEvaluator<'_>,
    view: &SeatView,
    may: impl Fn(&Move) -> bool,
) -> Vec<(Move, Assessment)> {
    let listed = discard_options_by(evaluator, view, &may)
        .into_iter()
        .map(|assessment| (discard_move(assessment.tile), assessment));
    if own_kong::possible(view).next().is_none() {
        return listed.collect();
    }
    let advised = Advice::by(evaluator, view, &may).and_then(|advice| advice.kong);
    let first = advised.map(|tile| OwnKong::of(evaluator, tile));
    let discards = evaluator.discards();
    let advised_value = match &first {
        Some(kong) => Some(kong.value),
        None => discards.first().map(|best| best.value),
    };
    let listed = listed.map(|(discard, assessment)| match advised_value {
        Some(kong_value) if first.is_some() => {
            let value = comparative_reason::value_without(evaluator, discards, assessment.tile);
            (
                discard,
                assessment.compared(value, (kong_value, kong_value), None),
            )
        }
        _ => (discard, assessment),
    });
    let others =
        own_kong::possible(view).filter(|tile| Some(*tile) != advised && may(&Move::Kong(*tile)));
    let others = others.filter_map(|tile| {
        let kong = OwnKong::of(evaluator, tile);
        let assessment =
            kong.assess(evaluator)?
                .compared(kong.value, (advised_value?, advised_value?), None);
        Some((Move::Kong(tile), assessment))
    });
    let kong = first
        .iter()
        .filter_map(|kong| Some((Move::Kong(kong.tile), kong.assess(evaluator)?)));
    kong.chain(listed).chain(others).collect()
}

/// The tiles with which the tip compares the one it advises.
fn named_tiles(evaluator: &MoveEvaluator<'_>, discards: &[DiscardOption]) -> Vec<Tile> {
    let first = discards.first();
    let assessment = first.and_then(|discard| Assessment::of_discard(evaluator, discard));
    let view = evaluator.hand_evaluator.view;
    let own = assessment.and_then(|assessment| DiscardReason::of(view, &assessment));
    let reason = comparative_reason::reason(evaluator, own, discards).0;
    reason.map_or(Vec::new(), |reason| reason.others())
}
