//! Why a tile is discarded, beside the others that could be: where its own reason says little, how far one gets without it and without
//! each other one. All of it can be counted in the own hand.

use super::choice::{FARTHER, gone_for, percent, plan};
use super::judgement::{Judgement, Promise, Thrown, discard};
use super::lone::{doubles, is_alone};
use super::reach::{Reach, lacking};
use super::reason::Reason;
use super::shortfall::Shortfall;
use super::threat::Threat;
use crate::computer::search::Goal;
use crate::computer::value_network::A_ROUND;
use crate::tiles::{Hand, Tile};

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
    let safer = easiest.and_then(|easiest| Reason::safer(view, best.tile, easiest.tile));
    match safer {
        Some((reason, threat)) => (Some(reason), threat),
        None => {
            let reason = match own {
                Some(Reason::Alone(_) | Reason::AloneBeside(..)) => {
                    for_a_plan(judgement, best, others).or(own)
                }
                Some(_) => own,
                None => Some(by_reach(judgement, best, others)),
            };
            (reason, None)
        }
    }
}

/// For a plan that it cannot help a tile that stands alone is discarded before another that does and can help; `None` if that is not so.
fn for_a_plan(judgement: &Judgement<'_>, best: &Thrown, others: &[Thrown]) -> Option<Reason> {
    let view = judgement.prospect.view;
    let within = lacking(view, &best.rest) + FARTHER;
    let course = &gone_for(&best.rest, &best.ways, within)?.course;
    if !matches!(course.goal, Goal::Sets(..)) || course.aim.uses(best.tile) {
        return None;
    }
    let lone = best.rest.stake.kinds().map(|(other, _)| other);
    let lone = lone.filter(|other| is_alone(&without(&best.rest, *other), *other));
    let mut kept = lone.filter(|other| course.aim.uses(*other) && doubles(view, *other) == 0);
    let decides = kept.any(|other| {
        let promise = promise_without(judgement, others, other);
        !promise.is_as_good_as(best.promise)
    });
    decides.then(|| Reason::Outside(plan(course)))
}

/// What discarding a tile promises, which may be among these.
fn promise_without(judgement: &Judgement<'_>, throws: &[Thrown], tile: Tile) -> Promise {
    let thrown = throws.iter().find(|throw| throw.tile == tile);
    thrown.map_or_else(
        || {
            let hand = judgement.prospect.view.me().hand();
            judgement.promise(discard(tile), &without(&hand, tile), Some(tile), A_ROUND)
        },
        |throw| throw.promise,
    )
}

/// A hand without one of its tiles.
fn without(hand: &Hand, tile: Tile) -> Hand {
    let mut rest = hand.clone();
    rest.stake.remove(tile);
    rest
}

/// The reason for a discard by which nothing can be seen but that it helps little.
fn by_reach(judgement: &Judgement<'_>, best: &Thrown, others: &[Thrown]) -> Reason {
    let prospect = &judgement.prospect;
    let own = Reach::of(prospect, &best.rest);
    let hand = prospect.view.me().hand();
    let kinds = hand.stake.kinds().filter(|(tile, _)| !tile.is_bonus());
    let reaches = kinds.map(|(tile, _)| (tile, Reach::of(prospect, &without(&hand, tile))));
    let beyond = reaches
        .filter(|(_, reach)| reach.is_beyond(own))
        .max_by_key(|(_, reach)| reach.rank());
    let Some((other, reach)) = beyond else {
        return Reason::KeepsMost(own.live);
    };
    let promise = promise_without(judgement, others, other);
    let rest = without(&hand, other);
    if promise.is_as_good_as(best.promise) || promise.in_all >= best.promise.in_all {
        return Reason::AsLittleAs(other);
    }
    let brings = doubles(prospect.view, other);
    if is_alone(&rest, other) && brings > 0 {
        return Reason::CouldDouble(other, brings);
    }
    let nearer = reach.lacking < own.lacking;
    let view = prospect.view;
    let told = [
        percent(view, &rest, promise.foreseen),
        percent(view, &best.rest, best.promise.foreseen),
    ];
    let by = Shortfall::of(promise.foreseen, best.promise.foreseen, told);
    Reason::Foreseen(other, nearer, by)
}
