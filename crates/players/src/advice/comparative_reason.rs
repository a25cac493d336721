//! Reasons for a discard that compare it with other discards, used if the tile itself offers no good reason. Players can check each reason
//! by counting their own tiles.

use std::cmp::Ordering;

use super::discard_reason::{DiscardReason, Drawback};
use super::lone_tile::{discard_order, doubles, is_alone, may_become_a_set, without};
use super::move_evaluator::MoveEvaluator;
use super::preference::{Preference, reaches};
use super::reach::Reach;
use super::shortfall::Shortfall;
use super::threat::Threat;
use super::valued_moves::{DiscardOption, MoveValue};
use super::view_state::discard_move;
use crate::value_network::OPPONENT_TURNS;
use engine::tiles::{Hand, Tile};

/// The reason for the first of these discards, given the reason `own` that the tile itself offers; and the threat, if it is chosen for
/// safety.
pub(super) fn reason(
    evaluator: &MoveEvaluator<'_>,
    own: Option<DiscardReason>,
    discards: &[DiscardOption],
) -> (Option<DiscardReason>, Option<Threat>) {
    let Some((best, others)) = discards.split_first() else {
        return (own, None);
    };
    if let Some(DiscardReason::Calling(_)) = own {
        return (own, None);
    }
    let static_best = evaluator.static_best();
    let static_best = others
        .iter()
        .find(|discard| Some(discard.tile) == static_best);
    let view = evaluator.hand_evaluator.view;
    let riskier = static_best.and_then(|static_best| {
        let danger = evaluator.danger(static_best);
        let is_riskier = evaluator.danger(best).is_safer_than(&danger);
        is_riskier.then_some((static_best, danger))
    });
    match riskier {
        Some((static_best, danger)) => {
            let ranking = ranking(evaluator, best, static_best);
            let threat = Threat::of(view, static_best.tile, &danger);
            (
                Some(DiscardReason::SaferThan(static_best.tile, ranking)),
                threat,
            )
        }
        None => {
            let reason = match (own, preference(evaluator, best, others)) {
                (None | Some(DiscardReason::Alone(_)), Some((other, by))) if by.is_risk() => {
                    DiscardReason::Level(other, by)
                }
                (Some(own @ DiscardReason::Alone(_)), _) => {
                    before_another(evaluator, best, others).unwrap_or(own)
                }
                (Some(own), _) => own,
                (None, Some((other, by))) => DiscardReason::Level(other, by),
                (None, None) => by_reach(evaluator, best, others),
            };
            (Some(reason), None)
        }
    }
}

/// Compares the hands that two discards leave. The better one is greater.
fn ranking(evaluator: &MoveEvaluator<'_>, one: &DiscardOption, other: &DiscardOption) -> Ordering {
    let ranks: Vec<_> = reaches(evaluator, &[one, other])
        .into_iter()
        .map(Reach::rank)
        .collect();
    ranks[0].cmp(&ranks[1])
}

/// Why the best discard is preferred to one that is worth more, but not clearly; `None` if none is, or nothing speaks for the best.
fn preference(
    evaluator: &MoveEvaluator<'_>,
    best: &DiscardOption,
    others: &[DiscardOption],
) -> Option<(Tile, Preference)> {
    let more = others.first()?;
    let is_worth_more = more.value.order(&best.value).is_gt();
    let preference = Preference::of(evaluator, best, more).filter(|_| is_worth_more)?;
    Some((more.tile, preference))
}

/// For an isolated best discard: another isolated tile that is usually discarded first, and the drawback of that.
fn before_another(
    evaluator: &MoveEvaluator<'_>,
    best: &DiscardOption,
    others: &[DiscardOption],
) -> Option<DiscardReason> {
    let view = evaluator.hand_evaluator.view;
    let hand = view.me().hand();
    let kinds = best.rest.stake.kinds().map(|(other, _)| other);
    let first = kinds
        .filter(|other| is_alone(&without(&best.rest, *other), *other))
        .filter(|other| doubles(view, *other) == 0)
        .filter(|other| may_become_a_set(&evaluator.hand_evaluator.outlook, &hand, *other))
        .min_by_key(|other| discard_order(view, *other))?;
    let has_doubles = doubles(view, best.tile) > 0;
    if !has_doubles && discard_order(view, first) >= discard_order(view, best.tile) {
        return None;
    }
    let value = value_without(evaluator, others, first);
    let rest = without(&hand, first);
    match drawback(evaluator, best, (first, value, &rest)) {
        Drawback::Doubles(_) => None,
        _ if value.is_as_good_as(best.value) => None,
        drawback => Some(DiscardReason::AloneBefore(first, drawback)),
    }
}

/// The value of discarding a tile; taken from these options if it is among them.
pub(super) fn value_without(
    evaluator: &MoveEvaluator<'_>,
    discards: &[DiscardOption],
    tile: Tile,
) -> MoveValue {
    let discarded = discards.iter().find(|discard| discard.tile == tile);
    discarded.map_or_else(
        || {
            let hand = evaluator.hand_evaluator.view.me().hand();
            evaluator.move_value(
                discard_move(tile),
                &without(&hand, tile),
                Some(tile),
                OPPONENT_TURNS,
            )
        },
        |discard| discard.value,
    )
}

/// The reason for a discard that only the reach of the remaining hand explains.
fn by_reach(
    evaluator: &MoveEvaluator<'_>,
    best: &DiscardOption,
    others: &[DiscardOption],
) -> DiscardReason {
    let hand_evaluator = &evaluator.hand_evaluator;
    let own = Reach::of(hand_evaluator, &best.rest);
    let hand = hand_evaluator.view.me().hand();
    let kinds = hand.stake.kinds().filter(|(tile, _)| !tile.is_bonus());
    let reaches = kinds.map(|(tile, _)| (tile, Reach::of(hand_evaluator, &without(&hand, tile))));
    // Isolated tiles first: those are the ones that a player expects to discard.
    let is_lone = |tile: Tile| {
        let rest = without(&best.rest, tile);
        is_alone(&rest, tile) && doubles(hand_evaluator.view, tile) == 0
    };
    let better = reaches
        .filter(|(_, reach)| reach.is_better_than(own))
        .max_by_key(|(tile, reach)| (is_lone(*tile), reach.rank()));
    let Some((other, reach)) = better else {
        return match equally_helped(evaluator, best, others) {
            Some((other, why)) => DiscardReason::KeepsAsMany(own.live, other, why),
            None => DiscardReason::KeepsMost(own.live),
        };
    };
    let value = value_without(evaluator, others, other);
    let rest = without(&hand, other);
    if value.is_as_good_as(best.value) || value.exact >= best.value.exact {
        return DiscardReason::AboutEvenWith(other);
    }
    let is_nearer = reach.lacking < own.lacking;
    let drawback = drawback(evaluator, best, (other, value, &rest));
    DiscardReason::Lookahead(other, is_nearer, drawback)
}

/// The drawback of discarding another tile, which has this value, instead of the best.
fn drawback(
    evaluator: &MoveEvaluator<'_>,
    best: &DiscardOption,
    (other, value, rest): (Tile, MoveValue, &Hand),
) -> Drawback {
    let view = evaluator.hand_evaluator.view;
    let brings = doubles(view, other);
    if is_alone(rest, other) && brings > 0 {
        return Drawback::Doubles(brings);
    }
    let outlook = &evaluator.hand_evaluator.outlook;
    let may_help = may_become_a_set(outlook, &view.me().hand(), other);
    let by = value.clear_shortfall(best.value);
    // A tile of which no set can be made adds nothing to the hand.
    Drawback::FallsBehind(by.filter(|by| may_help || *by == Shortfall::Paid))
}

/// An isolated tile that a player would expect to discard, since as many tiles help without it; and the drawback of that.
fn equally_helped(
    evaluator: &MoveEvaluator<'_>,
    best: &DiscardOption,
    others: &[DiscardOption],
) -> Option<(Tile, Drawback)> {
    let hand_evaluator = &evaluator.hand_evaluator;
    let hand = hand_evaluator.view.me().hand();
    if is_alone(&best.rest, best.tile) {
        return None;
    }
    let own = Reach::of(hand_evaluator, &best.rest);
    let kinds = hand.stake.kinds().map(|(tile, _)| tile);
    let is_equal_discard = |tile: &Tile| {
        let rest = without(&hand, *tile);
        let reach = Reach::of(hand_evaluator, &rest);
        is_alone(&rest, *tile) && !reach.is_better_than(own) && !own.is_better_than(reach)
    };
    let mut alike = kinds
        .filter(|tile| may_become_a_set(&hand_evaluator.outlook, &hand, *tile))
        .filter(|tile| *tile != best.tile && is_equal_discard(tile));
    let other = alike.next()?;
    let rest = without(&hand, other);
    let value = value_without(evaluator, others, other);
    let why = drawback(evaluator, best, (other, value, &rest));
    let is_drawback = matches!(why, Drawback::Doubles(_)) || !value.is_as_good_as(best.value);
    is_drawback.then_some((other, why))
}
