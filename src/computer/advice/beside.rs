//! Why a tile is discarded, beside the others that could be: where its own reason says little, how far one gets without it and without
//! each other one. All of it can be counted in the own hand.

use super::choice::percent;
use super::judgement::{Judgement, Thrown, discard};
use super::lone::{doubles, is_alone};
use super::reach::Reach;
use super::reason::Reason;
use super::shortfall::Shortfall;
use super::threat::Threat;
use crate::computer::value_network::A_ROUND;
use crate::tiles::Tile;

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
            let reason = own.unwrap_or_else(|| by_reach(judgement, best, others));
            (Some(reason), None)
        }
    }
}

/// The reason for a discard by which nothing can be seen but that it helps little.
fn by_reach(judgement: &Judgement<'_>, best: &Thrown, others: &[Thrown]) -> Reason {
    let prospect = &judgement.prospect;
    let own = Reach::of(prospect, &best.rest);
    let hand = prospect.view.me().hand();
    let without = |tile: Tile| {
        let mut rest = hand.clone();
        rest.stake.remove(tile);
        rest
    };
    let kinds = hand.stake.kinds().filter(|(tile, _)| !tile.is_bonus());
    let reaches = kinds.map(|(tile, _)| (tile, Reach::of(prospect, &without(tile))));
    let beyond = reaches
        .filter(|(_, reach)| reach.is_beyond(own))
        .max_by_key(|(_, reach)| reach.rank());
    let Some((other, reach)) = beyond else {
        return Reason::KeepsMost(own.live);
    };
    let thrown = others.iter().find(|throw| throw.tile == other);
    let promise = thrown.map_or_else(
        || judgement.promise(discard(other), &without(other), Some(other), A_ROUND),
        |throw| throw.promise,
    );
    if promise.is_as_good_as(best.promise) || promise.in_all >= best.promise.in_all {
        return Reason::AsLittleAs(other);
    }
    let brings = doubles(prospect.view, other);
    if is_alone(&without(other), other) && brings > 0 {
        return Reason::CouldDouble(other, brings);
    }
    let nearer = reach.lacking < own.lacking;
    let view = prospect.view;
    let told = [
        percent(view, &without(other), promise.foreseen),
        percent(view, &best.rest, best.promise.foreseen),
    ];
    let by = Shortfall::of(promise.foreseen, best.promise.foreseen, told);
    Reason::Foreseen(other, nearer, by)
}
