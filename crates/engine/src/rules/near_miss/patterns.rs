//! Near misses of special hands: a tile, a set or a condition was missing.

use std::borrow::Cow;

use crate::rules::special::{Form, FormQuery, SpecialHand, TileBits};
use crate::rules::{NearMiss, Obstacle, RuleSet, ScoringEvent, Situation};
use crate::tiles::{Hand, Tile};

/// The special hands that this hand nearly is: the nearest first, and of equally near ones those with the most points first.
pub(super) fn near_misses(rules: &RuleSet, hand: &Hand, situation: &Situation) -> Vec<NearMiss> {
    let tiles = TileBits::of(hand);
    let mut misses: Vec<(u32, u32, NearMiss)> = Vec::new();
    for (event, special) in rules.special_hands() {
        let Some((missing, form)) = nearest_form(special, &tiles, hand, situation) else {
            continue;
        };
        // Of a special hand that these rules do not allow, only a complete one is reported, to say why it does not count.
        if missing > 0 && !rules.accepts(event) {
            continue;
        }
        let obstacle = if missing > 0 {
            missing_tiles(&form, &tiles)
        } else {
            obstacle(rules, event, &form, hand, situation)
        };
        let miss = obstacle.map(|obstacle| NearMiss::of(rules, event, obstacle));
        misses.extend(miss.map(|miss| (missing, event.award.points, miss)));
    }
    misses.sort_by_key(|(missing, points, _)| (*missing, u32::MAX - points));
    misses.into_iter().map(|(_, _, miss)| miss).collect()
}

/// The nearest form that lacks at most three tiles. If any are missing, the player's wind and the sets on the table must fit it, but one set
/// need not if three tiles are missing. A form that lacks none is returned even if wind or sets do not fit.
fn nearest_form<'a>(
    special: &'a SpecialHand,
    tiles: &TileBits,
    hand: &Hand,
    situation: &Situation,
) -> Option<(u32, Cow<'a, Form>)> {
    let breaks_concealment = special.concealed && hand.melds.iter().any(|meld| meld.is_exposed());
    let within_reach = |form: &Form, missing: u32| {
        let wind_fits = form.own_wind.is_none_or(|wind| wind == situation.seat_wind);
        let misfits = hand.melds.iter().filter(|meld| !form.has_place_for(**meld));
        wind_fits && !breaks_concealment && misfits.count() <= usize::from(missing == 3)
    };
    if special.is_unlisted() {
        let with_table_sets = |most| FormQuery::by(hand, tiles, situation.seat_wind, most);
        let ignoring_table = || special.nearest_unlisted(FormQuery::exactly(tiles));
        let nearest = special
            .nearest_unlisted(with_table_sets(0))
            .or_else(ignoring_table);
        let nearest = nearest.or_else(|| {
            special
                .nearest_unlisted(with_table_sets(3))
                .filter(|_| !breaks_concealment)
        });
        return nearest.map(|(missing, form)| (missing, Cow::Owned(form)));
    }
    let nearest = special
        .forms()
        .iter()
        .map(|form| (form.missing(tiles), form))
        .filter(|(missing, _)| *missing <= 3)
        .filter(|(missing, form)| *missing == 0 || within_reach(form, *missing))
        .min_by_key(|(missing, _)| *missing);
    nearest.map(|(missing, form)| (missing, Cow::Borrowed(form)))
}

/// The missing tiles of a form, if they are of one kind.
fn missing_tiles(form: &Form, tiles: &TileBits) -> Option<Obstacle> {
    let mut missing: Vec<Tile> = form.tiles.tiles_beyond(tiles).collect();
    let count = missing.len();
    missing.dedup();
    match (count, missing.as_slice()) {
        (1, [tile]) => Some(Obstacle::TileMissing(*tile)),
        (2, [tile]) => Some(Obstacle::PairMissing(*tile)),
        (3, [tile]) => Some(Obstacle::PungMissing(*tile)),
        _ => None,
    }
}

/// Why a hand with the right tiles is not this special hand.
fn obstacle(
    rules: &RuleSet,
    event: &ScoringEvent,
    form: &Form,
    hand: &Hand,
    situation: &Situation,
) -> Option<Obstacle> {
    if !rules.options.special_hands {
        return Some(Obstacle::SpecialHandsNotAllowed);
    }
    if !rules.accepts(event) {
        return Some(Obstacle::NotAllowed);
    }
    if form
        .own_wind
        .is_some_and(|wind| wind != situation.seat_wind)
    {
        return Some(Obstacle::NotOwnWind(situation.seat_wind));
    }
    let special = event.special.as_ref()?;
    let rejects_last_tile = special.rejects_last_tile(situation);
    let obstacle = special.obstacle(form, hand);
    obstacle.or_else(|| rejects_last_tile.then_some(Obstacle::NotDrawn))
}
