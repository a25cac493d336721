//! Why a tile is discarded, beside the others that could be: where its own reason says little, how far one gets without it and without
//! each other one. All of it can be counted in the own hand.

use std::cmp::Ordering;

use super::choice::{Choice, counts_more_closed, plan};
use super::judgement::{Judgement, Promise, Thrown};
use super::lone::{doubles, is_alone, order, without};
use super::named_plan::lacked;
use super::occasion::discard;
use super::reach::{Reach, lacking};
use super::reason::{Against, Reason};
use super::shortfall::Shortfall;
use super::threat::Threat;
use crate::search::{Goal, Way};
use crate::value_network::A_ROUND;
use engine::tiles::{Hand, Tile};

/// A plan is a reason only if it has this part of the chance of the likeliest.
const AT_ALL: f32 = 0.2;
/// What a tile fits is named if it lacks no more tiles than the nearest hand and these.
const WITHIN_REACH: u8 = 2;

/// What speaks for the first of these discards, whose own reason this is if it has one, and who may go out with another, if that is it.
pub(super) fn reason(
    judgement: &Judgement<'_>,
    own: Option<Reason>,
    throws: &[Thrown],
) -> (Option<Reason>, Option<Threat>) {
    let Some((best, others)) = throws.split_first() else {
        return (own, None);
    };
    if let Some(Reason::Calling(_)) = own {
        return (own, None);
    }
    let easiest = judgement.easiest();
    let easiest = others.iter().find(|throw| Some(throw.tile) == easiest);
    let view = judgement.prospect.view;
    match easiest.filter(|easiest| best.danger.is_safer_than(&easiest.danger)) {
        Some(easiest) => {
            let placed = placed(judgement, best, easiest);
            let threat = Threat::of(view, easiest.tile, &easiest.danger);
            (Some(Reason::SaferThan(easiest.tile, placed)), threat)
        }
        None => {
            let reason = match own {
                Some(Reason::Alone(_)) => for_a_plan(judgement, best, others)
                    .or_else(|| before(judgement, best, others))
                    .or(own),
                Some(_) => own,
                None => Some(by_reach(judgement, best, others)),
            };
            (reason, None)
        }
    }
}

/// How many tiles help after one discard beside another: for the plan that both are told with, else for any hand.
fn placed(judgement: &Judgement<'_>, one: &Thrown, other: &Thrown) -> Ordering {
    let told = [one, other].map(|throw| Choice::thrown(judgement, throw));
    if let [Some(one), Some(other)] = &told
        && one.plan == other.plan
    {
        return (other.lacking, one.live).cmp(&(one.lacking, other.live));
    }
    let rank = |throw: &Thrown| Reach::of(&judgement.prospect, &throw.rest).rank();
    rank(one).cmp(&rank(other))
}

/// For a plan that is as near as any hand, and that it cannot help, a tile that stands alone is discarded before another that does, would be expected to go first and can
/// help; `None` if that is not so.
fn for_a_plan(judgement: &Judgement<'_>, best: &Thrown, others: &[Thrown]) -> Option<Reason> {
    let view = judgement.prospect.view;
    let kinds = best.rest.stake.kinds().map(|(other, _)| other);
    let lone = kinds.filter(|other| is_alone(&without(&best.rest, *other), *other));
    let worthy = doubles(view, best.tile) > 0;
    let first = |other: &Tile| {
        let before = worthy || order(view, *other) <= order(view, best.tile);
        doubles(view, *other) == 0 && before
    };
    let kept: Vec<Tile> = lone
        .filter(first)
        .filter(|other| {
            let promise = promise_without(judgement, others, *other);
            !promise.is_as_good_as(best.promise)
        })
        .collect();
    let nearest = lacking(view, &best.rest);
    let serves = |way: &&Way| {
        let (goal, aim) = (&way.course.goal, way.course.aim);
        matches!(goal, Goal::Sets(..))
            && lacked(&best.rest, &way.course).0 <= nearest
            && !aim.uses(best.tile)
            && kept.iter().any(|other| aim.uses(*other))
    };
    let likeliest = best.ways.iter().map(|way| way.chance).fold(0.0, f32::max);
    let may = best.ways.iter().filter(serves);
    let may = may.filter(|way| way.chance >= AT_ALL * likeliest);
    let way = may.max_by(|one, other| one.value.total_cmp(&other.value))?;
    let closed = counts_more_closed(&judgement.prospect, &way.course);
    Some(Reason::Outside(plan(&way.course, closed)))
}

/// A tile that stands alone and would be expected to go before the best, which does as well, and what speaks against that.
fn before(judgement: &Judgement<'_>, best: &Thrown, others: &[Thrown]) -> Option<Reason> {
    let view = judgement.prospect.view;
    let hand = view.me().hand();
    let kinds = best.rest.stake.kinds().map(|(other, _)| other);
    let first = kinds
        .filter(|other| is_alone(&without(&best.rest, *other), *other))
        .filter(|other| doubles(view, *other) == 0)
        .min_by_key(|other| order(view, *other))?;
    let worthy = doubles(view, best.tile) > 0;
    if !worthy && order(view, first) >= order(view, best.tile) {
        return None;
    }
    let promise = promise_without(judgement, others, first);
    let rest = without(&hand, first);
    match against(judgement, best, (first, promise, &rest)) {
        Against::Doubles(_) => None,
        _ if promise.is_as_good_as(best.promise) => None,
        against => Some(Reason::AloneBefore(first, against)),
    }
}

/// What discarding a tile promises, which may be among these.
pub(super) fn promise_without(judgement: &Judgement<'_>, throws: &[Thrown], tile: Tile) -> Promise {
    let thrown = throws.iter().find(|throw| throw.tile == tile);
    thrown.map_or_else(
        || {
            let hand = judgement.prospect.view.me().hand();
            judgement.promise(discard(tile), &without(&hand, tile), Some(tile), A_ROUND)
        },
        |throw| throw.promise,
    )
}

/// The reason for a discard by which nothing can be seen but that it helps little.
fn by_reach(judgement: &Judgement<'_>, best: &Thrown, others: &[Thrown]) -> Reason {
    let prospect = &judgement.prospect;
    let own = Reach::of(prospect, &best.rest);
    let hand = prospect.view.me().hand();
    let kinds = hand.stake.kinds().filter(|(tile, _)| !tile.is_bonus());
    let reaches = kinds.map(|(tile, _)| (tile, Reach::of(prospect, &without(&hand, tile))));
    // First what stands alone then, since that is what one would expect to go.
    let is_lone = |tile: Tile| {
        let rest = without(&best.rest, tile);
        is_alone(&rest, tile) && doubles(prospect.view, tile) == 0
    };
    let beyond = reaches
        .filter(|(_, reach)| reach.is_beyond(own))
        .max_by_key(|(tile, reach)| (is_lone(*tile), reach.rank()));
    let Some((other, reach)) = beyond else {
        return match as_many(judgement, best, others) {
            Some((other, why)) => Reason::KeepsAsMany(own.live, other, why),
            None => Reason::KeepsMost(own.live),
        };
    };
    let promise = promise_without(judgement, others, other);
    let rest = without(&hand, other);
    if promise.is_as_good_as(best.promise) || promise.in_all >= best.promise.in_all {
        return Reason::AsLittleAs(other);
    }
    let nearer = reach.lacking < own.lacking;
    let against = against(judgement, best, (other, promise, &rest));
    Reason::Foreseen(other, nearer, against)
}

/// What speaks against discarding another tile, which promises so much, instead of the best.
fn against(
    judgement: &Judgement<'_>,
    best: &Thrown,
    (other, promise, rest): (Tile, Promise, &Hand),
) -> Against {
    let view = judgement.prospect.view;
    let brings = doubles(view, other);
    if is_alone(rest, other) && brings > 0 {
        return Against::Doubles(brings);
    }
    let told = [(promise, rest), (best.promise, &best.rest)];
    let told = told.map(|(promise, rest)| judgement.figures(promise, rest));
    let foreseen = [promise, best.promise].map(|promise| promise.foreseen);
    let by = Shortfall::of(foreseen, told);
    let fits = (by == Shortfall::Worth).then(|| fitted(judgement, best, other));
    fits.flatten()
        .map_or(Against::FallsBehind(by), Against::Fits)
}

/// The dearest plan that a tile fits and the best discard does not, if it is within reach.
fn fitted(judgement: &Judgement<'_>, best: &Thrown, other: Tile) -> Option<String> {
    let nearest = lacking(judgement.prospect.view, &best.rest);
    let ways = best.ways.iter().filter(|way| {
        let (goal, aim) = (&way.course.goal, way.course.aim);
        matches!(goal, Goal::Sets(..))
            && aim.uses(other)
            && !aim.uses(best.tile)
            && lacked(&best.rest, &way.course).0 <= nearest + WITHIN_REACH
    });
    let way = ways.max_by(|one, other| one.value.total_cmp(&other.value))?;
    Some(plan(&way.course, false))
}

/// A tile that stands alone and without which as many tiles help, so that anybody would discard it, and what speaks against that.
fn as_many(judgement: &Judgement<'_>, best: &Thrown, others: &[Thrown]) -> Option<(Tile, Against)> {
    let prospect = &judgement.prospect;
    let hand = prospect.view.me().hand();
    if is_alone(&best.rest, best.tile) {
        return None;
    }
    let own = Reach::of(prospect, &best.rest);
    let kinds = hand.stake.kinds().map(|(tile, _)| tile);
    let alike = |tile: &Tile| {
        let rest = without(&hand, *tile);
        let reach = Reach::of(prospect, &rest);
        is_alone(&rest, *tile) && !reach.is_beyond(own) && !own.is_beyond(reach)
    };
    let mut alike = kinds.filter(|tile| *tile != best.tile && alike(tile));
    let other = alike.next()?;
    let rest = without(&hand, other);
    let promise = promise_without(judgement, others, other);
    let why = against(judgement, best, (other, promise, &rest));
    let stands = matches!(why, Against::Doubles(_)) || !promise.is_as_good_as(best.promise);
    stands.then_some((other, why))
}
