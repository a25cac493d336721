//! Which sets may be laid out after Mah Jongg (classical: Millington 103 to 106, protocol 7.1 and 7.2).

use super::{ChowPosition, DealEnd, Move, Moves, Refusal, SeatView};
use crate::rules::{is_all_pairs, is_thirteen_wonders};
use crate::tiles::shanten::ChowLimit;
use crate::tiles::{Counts, Meld, MeldKind, Tile};

/// The kinds of sets that are laid out after Mah Jongg. Kongs were laid out when they were made.
const SET_KINDS: [MeldKind; 3] = [MeldKind::Pung, MeldKind::Chow, MeldKind::Pair];

/// Adds every move that may be legal while sets are laid out.
pub(super) fn candidates(view: &SeatView, moves: &mut Moves) {
    moves.extend([Move::ShowTiles, Move::FormSpecial, Move::UseForSpecial]);
    if view.tile_to_use.is_some() {
        moves.extend([MeldKind::Pung, MeldKind::Pair].map(|kind| Move::Use(kind, None)));
        moves.extend(ChowPosition::ALL.map(|position| Move::Use(MeldKind::Chow, Some(position))));
    }
    for (tile, _) in view.me().stake.kinds() {
        moves.extend(SET_KINDS.map(|kind| Move::Form(kind, tile)));
    }
}

/// Judges whether this seat may make this move while sets are laid out.
pub(super) fn judge(view: &SeatView, choice: Move) -> Result<(), Refusal> {
    if !view.has_sets_to_lay_out() {
        return Err(match (&view.end, view.me().outcome.is_some()) {
            (Some(DealEnd::MahJong { .. }), true) => Refusal::AlreadyLaidOut,
            _ => Refusal::NotLayingOut,
        });
    }
    let is_winner =
        matches!(view.end, Some(DealEnd::MahJong { winner, .. }) if winner == view.seat());
    let claimed = view.tile_to_use.filter(|_| is_winner);
    match (choice, claimed) {
        (Move::Use(kind, position), Some(tile)) => {
            let set = used_set(kind, position, tile).ok_or(Refusal::NoSuchSet)?;
            judge_set(view, set, is_winner)
        }
        (Move::UseForSpecial, Some(_)) => judge_special(view),
        (_, Some(tile)) => Err(Refusal::UseClaimedFirst(tile)),
        (Move::Form(kind, tile), None) => judge_set(view, Meld::concealed(kind, tile), is_winner),
        (Move::FormSpecial, None) if is_winner => judge_special(view),
        (Move::ShowTiles, None) if is_winner => Err(Refusal::SetsMissing),
        (Move::ShowTiles, None) => Ok(()),
        _ => Err(Refusal::NothingToUse),
    }
}

/// The set that the claimed tile completes. `None` for a kong, for a chow that has no position or does not exist, and for any other set with
/// a position.
pub(super) fn used_set(kind: MeldKind, position: Option<ChowPosition>, tile: Tile) -> Option<Meld> {
    match (kind, position) {
        (MeldKind::Chow, Some(position)) => Some(Meld::claimed(kind, position.lowest(tile)?)),
        (MeldKind::Pung | MeldKind::Pair, None) => Some(Meld::claimed(kind, tile)),
        _ => None,
    }
}

fn judge_set(view: &SeatView, set: Meld, is_winner: bool) -> Result<(), Refusal> {
    let mut rest = view.me().stake.clone();
    let tiles = set.tiles();
    if set.kind == MeldKind::Kong || tiles.is_empty() || !rest.remove_all(&tiles) {
        return Err(Refusal::NoSuchSet);
    }
    if !is_winner {
        return Ok(());
    }
    let mut sets = view.me().melds.clone();
    sets.push(set);
    let options = &view.rules.options;
    can_win(&sets, rest, options.chow_limit(), options.seven_pairs)
        .then_some(())
        .ok_or(Refusal::CannotGoOutWith)
}

/// Accepts Thirteen Unique Wonders and any special hand of the rules. Only winners ask.
fn judge_special(view: &SeatView) -> Result<(), Refusal> {
    let me = view.me();
    let is_wonders = me.melds.is_empty() && is_thirteen_wonders(&me.stake);
    let is_special = || {
        view.rules
            .is_special_hand(&me.hand(), &view.situation(None))
    };
    (is_wonders || is_special())
        .then_some(())
        .ok_or(Refusal::NoSpecial)
}

/// Whether these sets, laid out, and the remaining tiles can become four sets and a pair, or seven pairs where the rules have them.
fn can_win(sets: &[Meld], mut rest: Counts, chows: ChowLimit, seven_pairs: bool) -> bool {
    if !chows.permits(sets) {
        return false;
    }
    let chows = chows.remaining(sets);
    let pairs = sets.iter().filter(|set| set.kind == MeldKind::Pair).count();
    let has_only_pairs = pairs == sets.len() && is_all_pairs(&rest) && rest.len() + 2 * pairs == 14;
    if seven_pairs && has_only_pairs {
        return true;
    }
    let missing = 4 + pairs - sets.len().min(4 + pairs);
    pairs <= 1 && divides(&mut rest, missing, pairs == 0, chows)
}

/// Whether the tiles divide into this number of sets, and a pair if `needs_pair`.
fn divides(rest: &mut Counts, sets: usize, needs_pair: bool, chows: ChowLimit) -> bool {
    let Some((tile, _)) = rest.kinds().next() else {
        return sets == 0 && !needs_pair;
    };
    SET_KINDS.into_iter().any(|kind| {
        let allowed = match kind {
            MeldKind::Pair => needs_pair,
            MeldKind::Chow => chows.allows_chows() && sets > 0,
            _ => sets > 0,
        };
        let tiles = Meld::concealed(kind, tile).tiles();
        if !allowed || tiles.is_empty() || !rest.remove_all(&tiles) {
            return false;
        }
        let divided = match kind {
            MeldKind::Pair => divides(rest, sets, false, chows),
            _ => {
                let chows = chows.remaining(&[Meld::concealed(kind, tile)]);
                divides(rest, sets - 1, needs_pair, chows)
            }
        };
        rest.extend(tiles);
        divided
    })
}
