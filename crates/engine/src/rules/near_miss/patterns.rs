//! Special hands that were a tile, a set or a condition away.

use std::borrow::Cow;

use crate::rules::special::{Form, Sought, SpecialHand, TileBits};
use crate::rules::{NearMiss, RuleSet, ScoringEvent, Situation};
use crate::tiles::{Hand, Tile};
use words::say;

/// The special hands a winner's tiles nearly are, the nearest first, then the dearest.
pub(super) fn nearly(rules: &RuleSet, hand: &Hand, situation: &Situation) -> Vec<NearMiss> {
    let tiles = TileBits::of(hand);
    let mut found: Vec<(u32, u32, NearMiss)> = Vec::new();
    for (event, special) in rules.special_hands() {
        let Some((missing, form)) = nearest(special, &tiles, hand, situation) else {
            continue;
        };
        // Of hands that these rules do not have only whole ones are of interest: why they are none.
        if missing > 0 && !rules.accepts(event) {
            continue;
        }
        let why = if missing > 0 {
            lacking(&form, &tiles)
        } else {
            obstacle(rules, event, &form, hand, situation)
        };
        let miss = why.map(|why| NearMiss::of(rules, event, why));
        found.extend(miss.map(|miss| (missing, event.award.points, miss)));
    }
    found.sort_by_key(|(missing, points, _)| (*missing, u32::MAX - points));
    found.into_iter().map(|(_, _, miss)| miss).collect()
}

/// The nearest form, if at most a set of three alike is missing; that set may be another one on the table. Of
/// forms that lack tiles only those count that the hand could have become.
fn nearest<'a>(
    special: &'a SpecialHand,
    tiles: &TileBits,
    hand: &Hand,
    situation: &Situation,
) -> Option<(u32, Cow<'a, Form>)> {
    let open = special.concealed && hand.melds.iter().any(|meld| meld.is_exposed());
    let within_reach = |form: &Form, missing: u32| {
        let own = form.own_wind.is_none_or(|wind| wind == situation.seat_wind);
        let strangers = hand.melds.iter().filter(|meld| !form.has_place_for(**meld));
        own && !open && strangers.count() <= usize::from(missing == 3)
    };
    if special.is_open() {
        let in_place = |most| Sought::by(hand, tiles, situation.seat_wind, most);
        let as_it_is = || special.nearest_open(Sought::exactly(tiles));
        let found = special.nearest_open(in_place(0)).or_else(as_it_is);
        let found = found.or_else(|| special.nearest_open(in_place(3)).filter(|_| !open));
        return found.map(|(missing, form)| (missing, Cow::Owned(form)));
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

/// What a form lacks, if it is one kind of tile.
fn lacking(form: &Form, tiles: &TileBits) -> Option<String> {
    let mut missing: Vec<Tile> = form.tiles.beyond(tiles).collect();
    let count = missing.len();
    missing.dedup();
    match (count, missing.as_slice()) {
        (1, [tile]) => Some(say!("missed-one-tile-was-missing", tile = tile.name())),
        (2, [tile]) => Some(say!("missed-a-pair-of-was-missing", tile = tile.name())),
        (3, [tile]) => Some(say!("missed-a-pung-of-was-missing", tile = tile.name())),
        _ => None,
    }
}

/// Why the right tiles are not this special hand.
fn obstacle(
    rules: &RuleSet,
    event: &ScoringEvent,
    form: &Form,
    hand: &Hand,
    situation: &Situation,
) -> Option<String> {
    if !rules.options.special_hands {
        return Some(say!("missed-special-hands-are-not-allowed").to_owned());
    }
    if !rules.accepts(event) {
        return Some(say!("missed-this-special-hand-is-not").to_owned());
    }
    if form
        .own_wind
        .is_some_and(|wind| wind != situation.seat_wind)
    {
        let own = situation.seat_wind.name();
        return Some(say!("missed-the-pair-has-to-be", own));
    }
    event.special.as_ref()?.objection(form, hand)
}
