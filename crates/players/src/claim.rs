//! Decides on claims: a player claims a tile if the hand is worth enough more with it than without it.

use super::hand_evaluator::HandEvaluator;
use super::style::Style;
use engine::table::{ChowPosition, Claim, Move, SeatView};
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{Counts, Hand, Meld, MeldKind, Seat, Tile};

/// The answer of a `club` player to a discard.
pub fn choose(view: &SeatView, tile: Tile, from: Seat, style: Style) -> Move {
    if wins(view, tile) {
        return Move::Claim(Claim::MahJong);
    }
    let me = view.me();
    if me.standing || possible_claims(view, tile, from).next().is_none() {
        return Move::Pass;
    }
    let hand_evaluator = HandEvaluator::of(view, style);
    let hand = me.hand();
    let value_now = hand_evaluator.between_turns(&hand);
    let best = possible_claims(view, tile, from)
        .filter_map(|(claim, meld)| {
            let after = with_claim(&hand, meld, tile);
            let value = if claim == Claim::Kong {
                hand_evaluator.between_turns(&after)
            } else {
                hand_evaluator.best_discard(&after)?.value
            };
            Some((claim, value / style.claim_margin(meld.kind)))
        })
        .filter(|(_, value)| *value > value_now)
        .max_by(|one, other| one.1.total_cmp(&other.1));
    best.map_or(Move::Pass, |(claim, _)| Move::Claim(claim))
}

/// The answer to a Kong that may be robbed: going out, if possible.
pub fn rob(view: &SeatView) -> Move {
    let choice = Move::Claim(Claim::MahJong);
    match view.check(&choice) {
        Ok(()) => choice,
        Err(_) => Move::Pass,
    }
}

/// The move that puts a claimed tile at its best position in a Chow.
pub fn place_chow(view: &SeatView, tile: Tile, style: Style) -> Move {
    let hand_evaluator = HandEvaluator::of(view, style);
    let hand = view.me().hand();
    let value = |position: &ChowPosition| {
        let lowest = position.lowest(tile)?;
        let after = with_claim(&hand, Meld::claimed(MeldKind::Chow, lowest), tile);
        Some(hand_evaluator.best_discard(&after)?.value)
    };
    let best = view.chow_positions(tile).max_by(|one, other| {
        value(one)
            .partial_cmp(&value(other))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    best.map_or(Move::Pass, Move::PlaceChow)
}

/// Whether this discard completes the hand, and may be claimed for that.
pub fn wins(view: &SeatView, tile: Tile) -> bool {
    let me = view.me();
    if me.stake[tile] == 4 {
        return false;
    }
    let with_tile = Shape::of(&me.stake).with(tile);
    let is_regular = with_tile.lacking(Aim::regular(me.melds.len())) == 0;
    let rules = &view.rules;
    let may_be_special =
        || rules.may_be_special(&me.hand(), Some(tile)) || rules.options.seven_pairs;
    (is_regular || may_be_special()) && view.check(&Move::Claim(Claim::MahJong)).is_ok()
}

/// The claims for a set that are possible with the tiles in hand, each with its set; not Mah Jongg. Does not ask whether the hand stands.
pub fn possible_claims(
    view: &SeatView,
    tile: Tile,
    from: Seat,
) -> impl Iterator<Item = (Claim, Meld)> {
    let limit = view.rules.options.chow_limit().remaining(&view.me().melds);
    let may_chow = limit.allows_chows() && from.next() == view.seat();
    let held = view.me().stake[tile];
    let pung = (held >= 2).then_some((Claim::Pung, Meld::claimed(MeldKind::Pung, tile)));
    let kong = (held >= 3).then_some((Claim::Kong, Meld::claimed(MeldKind::Kong, tile)));
    let positions = view.chow_positions(tile).filter(move |_| may_chow);
    let chows = positions.filter_map(move |position| {
        let lowest = position.lowest(tile)?;
        let meld = Meld::claimed(MeldKind::Chow, lowest);
        Some((Claim::Chow(Some(position)), meld))
    });
    kong.into_iter().chain(pung).chain(chows)
}

/// The Chows that a discard makes with these tiles.
pub fn chows_with(stake: &Counts, tile: Tile) -> impl Iterator<Item = Meld> {
    let previous = tile.previous_in_suit();
    let lowest = [
        previous.and_then(Tile::previous_in_suit),
        previous,
        Some(tile),
    ];
    lowest.into_iter().flatten().filter_map(move |low| {
        let tiles = low.chow()?;
        let mut others = tiles.iter().filter(|other| **other != tile);
        let are_held = others.all(|other| stake.has(*other));
        are_held.then_some(Meld::claimed(MeldKind::Chow, low))
    })
}

/// The hand after laying out this set, one tile of which is claimed.
pub fn with_claim(hand: &Hand, meld: Meld, claimed: Tile) -> Hand {
    let mut after = hand.clone();
    let mut tiles = meld.tiles();
    if let Some(index) = tiles.iter().position(|tile| *tile == claimed) {
        tiles.remove(index);
    }
    after.stake.remove_all(&tiles);
    after.melds.push(meld);
    after
}
