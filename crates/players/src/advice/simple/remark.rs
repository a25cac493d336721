//! What speaks against the moves that a simple tip does not advise.

use super::blocks::blocks;
use super::lone_order::LoneOrder;
use super::reason::{self, SimpleReason};
use super::{SimpleEvaluation, SimpleMove};
use crate::advice::lone_tile::{doubles, doubles_for_others, is_alone};
use crate::advice::threat::Threat;
use engine::rules::RowId;
use engine::table::Move;
use engine::tiles::{Seat, Tile};

/// One short reason not to make a move.
#[derive(Clone, Debug, PartialEq)]
pub enum Remark {
    /// This special hand needs the tile.
    NeededFor(RowId),
    /// It breaks this pair.
    BreaksPair(Tile),
    /// It breaks this set.
    BreaksSet(Vec<Tile>),
    /// The hand would lack this number of tiles more.
    Farther(u8),
    /// This number of tiles fewer would help.
    FewerHelp(u32),
    /// Somebody may win with it, this player if known.
    Risky(Option<Seat>),
    /// A Pung of it would bring this number of doubles.
    Doubles(u32),
    /// A Pung of it would bring this opponent doubles.
    DoublesFor(Seat),
    /// It fits more Chows than the advised tile.
    MoreChows,
    /// More of its kind can still come.
    MoreCanCome,
    /// It leaves the Kong that is advised, and its extra tile.
    MissesKong,
    /// It is as good as the first.
    AsGood,
    /// What speaks against a set.
    Set(SimpleReason),
}

impl Remark {
    /// The remark on a move that is not the best.
    pub(super) fn on(
        evaluation: &SimpleEvaluation<'_>,
        option: &SimpleMove,
        best: &SimpleMove,
    ) -> Self {
        match (option.choice, best.choice) {
            (Move::Pass, _) => Self::on_passing(option, best),
            (Move::Claim(_), Move::Pass) => Self::Set(reason::against(evaluation, option, best)),
            _ => Self::on_discard(evaluation, option, best),
        }
    }

    fn on_passing(option: &SimpleMove, best: &SimpleMove) -> Self {
        let farther = option.reach.lacking.saturating_sub(best.reach.lacking);
        let fewer = best.reach.live.saturating_sub(option.reach.live);
        match (farther, fewer) {
            (1.., _) => Self::Farther(farther),
            (0, 1..) => Self::FewerHelp(fewer),
            (0, 0) => Self::MissesKong,
        }
    }

    fn on_discard(
        evaluation: &SimpleEvaluation<'_>,
        option: &SimpleMove,
        best: &SimpleMove,
    ) -> Self {
        let (view, tile) = (evaluation.view(), option.tile);
        if let Some(special) = best
            .special
            .as_ref()
            .filter(|special| special.tiles.has(tile))
        {
            return Self::NeededFor(special.row.clone());
        }
        let is_discard = matches!(option.choice, Move::Discard { .. });
        let farther = option.reach.lacking.saturating_sub(best.reach.lacking);
        let is_worse = best.reach.is_better_than(option.reach);
        if is_worse
            && is_discard
            && let Some(broken) = broken(evaluation, tile)
        {
            return broken;
        }
        if farther > 0 {
            return Self::Farther(farther);
        }
        let risk = || {
            let threat = Threat::of(view, tile, &option.danger);
            Self::Risky(threat.filter(|_| is_discard).map(|threat| threat.seat))
        };
        if option.is_risky() && option.danger.percent > best.danger.percent {
            return risk();
        }
        if matches!(best.choice, Move::Kong(_)) && is_discard {
            return Self::MissesKong;
        }
        if is_worse {
            return Self::FewerHelp(best.reach.live.saturating_sub(option.reach.live));
        }
        let (own, first) = (LoneOrder::of(view, tile), LoneOrder::of(view, best.tile));
        match (doubles(view, tile), doubles_for_others(view, tile)) {
            (doubles @ 1.., _) => Self::Doubles(doubles),
            _ if !is_alone(&option.rest, tile) => Self::AsGood,
            (_, Some((seat, _))) if own.held_back > first.held_back => Self::DoublesFor(seat),
            _ if own.chows > first.chows => Self::MoreChows,
            (_, Some((seat, _))) if own.for_others > first.for_others => Self::DoublesFor(seat),
            _ if own > first => Self::MoreCanCome,
            _ => Self::AsGood,
        }
    }
}

/// The set or pair of the hand that a discard breaks.
fn broken(evaluation: &SimpleEvaluation<'_>, tile: Tile) -> Option<Remark> {
    let me = evaluation.view().me();
    let chows = evaluation
        .view()
        .rules
        .options
        .chow_limit()
        .remaining(&me.melds);
    let sets = 4_usize.saturating_sub(me.melds.len());
    let outlook = &evaluation.hand_evaluator.outlook;
    let blocks = blocks(&me.stake, sets, chows.allows_chows(), outlook);
    let is_spare = usize::from(me.stake[tile])
        > blocks
            .iter()
            .flat_map(|block| &block.tiles)
            .filter(|other| **other == tile)
            .count();
    let block = blocks
        .into_iter()
        .filter(|_| !is_spare)
        .find(|block| block.tiles.contains(&tile))?;
    match block.tiles.len() {
        3 => Some(Remark::BreaksSet(block.tiles)),
        _ if block.is_of_a_kind() => Some(Remark::BreaksPair(tile)),
        _ => None,
    }
}
