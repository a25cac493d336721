//! Why a simple tip advises a move.

use super::blocks::{Block, blocks};
use super::lone::Lone;
use super::lone_order::{LoneOrder, is_early};
use super::{SimpleEvaluation, SimpleMove, short_of};
use crate::advice::hand_distance::waits;
use crate::advice::lone_tile::{doubles, doubles_for_others, is_alone, without};
use crate::advice::reach::is_pair;
use crate::advice::threat::Threat;
use engine::rules::RowId;
use engine::table::Move;
use engine::tiles::{MeldKind, Seat, Tile};

/// The clearest reason for a move that beginners can check.
#[derive(Clone, Debug, PartialEq)]
pub enum SimpleReason {
    /// It is Mah Jongg.
    Wins,
    /// The hand stands, so nothing else is possible.
    Standing,
    /// One of these tiles is then missing.
    Calling(Vec<Tile>),
    /// It has no place in this special hand, which lacks this number of tiles.
    Special(RowId, u8),
    /// Another discard would leave as good a hand or a better one, but somebody, this player if known, may win with it.
    SaferThan(Tile, Option<Seat>),
    /// It is isolated, and all others of its kind are visible.
    Gone,
    /// It is isolated, and this is why it goes before other isolated tiles.
    Alone(AloneBecause, Lone),
    /// These tiles are a set without it.
    SetWithout(Vec<Tile>),
    /// Only this tile would make a Chow with it and its neighbour, and this many are left.
    Poor(Tile, u8),
    /// A pair that is not needed beside this pair.
    SparePair(Tile),
    /// It adds little to this pair, or to these two tiles of a Chow.
    Beside(Vec<Tile>),
    /// The other tiles have enough sets, pairs and starts of Chows for a hand.
    Enough,
    /// After another discard more tiles would help, but two of these may become a Pung with this number of doubles.
    KeepsPair(Tile, u32),
    /// No other discard leaves so many tiles that help: this number.
    KeepsMost(u32),
    /// The Kong costs the hand nothing.
    FreeKong,
    /// The hand then needs only this many tiles.
    Nearer(u8),
    /// The hand lacks as many tiles, but more of them can come: this number.
    MoreHelp(u32),
    /// The set brings the hand no nearer.
    NoNearer(MeldKind),
    /// The set takes the hand farther away.
    Farther(MeldKind),
    /// The set would use up this pair.
    UsesPair(MeldKind, Tile),
    /// After the set only this number of tiles would help.
    FewHelp(MeldKind, u32),
    /// The set has no place in this special hand, which lacks this number of tiles.
    SpoilsSpecial(RowId, u8),
}

/// Why an isolated tile goes before the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AloneBecause {
    /// No other tile is isolated.
    Only,
    /// A Pung of this other isolated tile would bring this number of doubles.
    KeepsDoubling(Tile, u32),
    /// It fits fewer Chows than this other one, perhaps none.
    FewerChows(Tile, bool),
    /// A Pung of this other one would bring this opponent doubles.
    KeepsFrom(Tile, Seat),
    /// A Pung of it would bring this opponent doubles, who is still unlikely to have two.
    Early(Seat),
    /// More of its kind are visible than of this other one: this number.
    MoreSeen(u8),
    /// It is as good as this other one.
    Like(Tile),
}

/// The reason for the best move of a turn, given all discards.
pub(super) fn of_turn(
    evaluation: &SimpleEvaluation<'_>,
    best: &SimpleMove,
    all: &[&SimpleMove],
) -> SimpleReason {
    let view = evaluation.view();
    if matches!(best.choice, Move::Kong(_)) {
        return SimpleReason::FreeKong;
    }
    let waits = waits(view, &best.rest);
    if !waits.is_empty() {
        return SimpleReason::Calling(waits);
    }
    if let Some(special) = &best.special {
        let lacking = short_of(&special.tiles, &best.rest);
        return SimpleReason::Special(special.row.clone(), lacking);
    }
    let mut better = all
        .iter()
        .filter(|other| other.tile != best.tile && !best.reach.is_better_than(other.reach));
    let mut nearer = better
        .clone()
        .filter(|other| other.reach.is_better_than(best.reach));
    if let Some(risky) =
        better.find(|other| other.is_risky() && other.danger.percent > best.danger.percent)
    {
        let threat = Threat::of(view, risky.tile, &risky.danger);
        return SimpleReason::SaferThan(risky.tile, threat.map(|threat| threat.seat));
    }
    if let Some(other) = nearer.next() {
        return SimpleReason::KeepsPair(other.tile, doubles(view, other.tile));
    }
    match is_alone(&best.rest, best.tile) {
        true => alone(evaluation, best),
        false => beside_others(evaluation, best),
    }
}

/// Why an isolated tile goes.
fn alone(evaluation: &SimpleEvaluation<'_>, best: &SimpleMove) -> SimpleReason {
    let (view, tile) = (evaluation.view(), best.tile);
    if view.open[tile] >= 3 {
        return SimpleReason::Gone;
    }
    let kinds = best.rest.stake.kinds().map(|(other, _)| other);
    let others: Vec<Tile> = kinds
        .filter(|other| !other.is_bonus() && is_alone(&without(&best.rest, *other), *other))
        .collect();
    let would_double = |other: &Tile| doubles(view, *other) > doubles(view, tile);
    let order = |other: Tile| LoneOrder::of(view, other);
    let own = order(tile);
    let lone = Lone::of(view, &best.rest, tile);
    let Some(next) = others.iter().copied().min_by_key(|other| order(*other)) else {
        return SimpleReason::Alone(AloneBecause::Only, lone);
    };
    if would_double(&next) {
        let doubles = doubles(view, next);
        return SimpleReason::Alone(AloneBecause::KeepsDoubling(next, doubles), lone);
    }
    let doubling = others.into_iter().find(would_double);
    let other = order(next);
    let opponent = |tile| doubles_for_others(view, tile).map(|(seat, _)| seat);
    let early = opponent(tile).filter(|_| own.doubles == 0 && is_early(view));
    let because = match (early, opponent(next), doubling) {
        (_, Some(seat), _)
            if other.held_back > own.held_back
                || other.chows == own.chows && other.for_others > own.for_others =>
        {
            AloneBecause::KeepsFrom(next, seat)
        }
        (Some(seat), ..) => AloneBecause::Early(seat),
        _ if other.chows > own.chows => AloneBecause::FewerChows(next, own.chows == 0),
        _ if other.open > own.open => AloneBecause::MoreSeen(view.open[tile]),
        (_, _, Some(other)) => AloneBecause::KeepsDoubling(other, doubles(view, other)),
        (_, _, None) => AloneBecause::Like(next),
    };
    SimpleReason::Alone(because, lone)
}

/// Why a tile goes that has others beside it.
fn beside_others(evaluation: &SimpleEvaluation<'_>, best: &SimpleMove) -> SimpleReason {
    let (view, tile) = (evaluation.view(), best.tile);
    let chows = view.rules.options.chow_limit().remaining(&best.rest.melds);
    let sets = 4_usize.saturating_sub(best.rest.melds.len());
    let outlook = &evaluation.hand_evaluator.outlook;
    let blocks = blocks(&best.rest.stake, sets, chows.allows_chows(), outlook);
    let is_near = |other: &Tile| match (tile.number(), other.number()) {
        (Some(own), Some(number)) => other.suit() == tile.suit() && own.abs_diff(number) <= 2,
        _ => *other == tile,
    };
    let near = |block: &&Block| block.tiles.iter().any(is_near);
    if let Some(set) = blocks
        .iter()
        .filter(near)
        .find(|block| block.tiles.len() == 3)
    {
        return SimpleReason::SetWithout(set.tiles.clone());
    }
    let pair = blocks
        .iter()
        .find(|block| block.tiles.len() == 2 && block.is_of_a_kind());
    if let Some(pair) = pair.filter(|_| best.rest.stake[tile] == 1) {
        return SimpleReason::SparePair(pair.tiles[0]);
    }
    let kinds = best
        .rest
        .stake
        .kinds()
        .map(|(other, _)| other)
        .filter(is_near);
    let neighbours: Vec<Tile> = kinds.collect();
    let beside = blocks.iter().find(near);
    if let ([neighbour], None) = (&neighbours[..], beside)
        && *neighbour != tile
    {
        let mut start = vec![tile, *neighbour];
        start.sort();
        let needed: Vec<Tile> = Block { tiles: start }.completed_by().iter().collect();
        if let [needed] = needed[..] {
            return SimpleReason::Poor(needed, outlook.unseen(needed));
        }
    }
    match beside {
        Some(block) => SimpleReason::Beside(block.tiles.clone()),
        None if blocks.len() > sets => SimpleReason::Enough,
        None => SimpleReason::KeepsMost(best.reach.live),
    }
}

/// The reason for the best answer to a discard, given the next best.
pub(super) fn of_answer(
    evaluation: &SimpleEvaluation<'_>,
    best: &SimpleMove,
    next: &SimpleMove,
) -> SimpleReason {
    let view = evaluation.view();
    let hand = view.me().hand();
    let now = crate::advice::reach::Reach::of(&evaluation.hand_evaluator, &hand);
    match best.choice {
        Move::Pass => against(evaluation, next, best),
        _ => {
            let waits = waits(view, &best.rest);
            match waits.is_empty() {
                false => SimpleReason::Calling(waits),
                true if best.reach.lacking < now.lacking => {
                    SimpleReason::Nearer(best.reach.lacking)
                }
                true if best.meld.is_some_and(|meld| meld.kind == MeldKind::Kong) => {
                    SimpleReason::FreeKong
                }
                true => SimpleReason::MoreHelp(best.reach.live),
            }
        }
    }
}

/// What speaks against a set, compared with passing.
pub(super) fn against(
    evaluation: &SimpleEvaluation<'_>,
    set: &SimpleMove,
    passed: &SimpleMove,
) -> SimpleReason {
    let view = evaluation.view();
    let kind = set.meld.map_or(MeldKind::Pung, |meld| meld.kind);
    if let Some(special) = &passed.special {
        let lacking = short_of(&special.tiles, &passed.rest);
        return SimpleReason::SpoilsSpecial(special.row.clone(), lacking);
    }
    let tiles = set.meld.map_or(Vec::new(), |meld| meld.tiles().to_vec());
    let pair = tiles
        .into_iter()
        .find(|tile| is_pair(view, &passed.rest, *tile));
    match (set.reach.lacking, passed.reach.lacking) {
        (after, now) if after < now => SimpleReason::FewHelp(kind, set.reach.live),
        (after, now) if after > now => SimpleReason::Farther(kind),
        _ => pair.map_or(SimpleReason::NoNearer(kind), |pair| {
            SimpleReason::UsesPair(kind, pair)
        }),
    }
}
