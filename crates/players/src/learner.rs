//! The learner is a gentle opponent for people who are learning the game. It dreams of Pungs, loves Winds and Dragons, does not count which
//! tiles can still come, and lets most sets go by. It wins whenever it can and finishes a hand that is nearly complete.

use super::beginner::claim_of;
use super::chance::Outlook;
use super::set_plan::SetPlan;
use super::style::Style;
use super::turn::forced_or_obvious_move;
use engine::table::{Move, SeatView};
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{Counts, Meld, MeldKind, Seat, Tile};

/// A hand that lacks at most this many tiles is nearly complete: the learner then takes any sets.
const NEARLY_COMPLETE: u8 = 2;

/// The move in the player's own turn: the forced or obvious one, or the discard that the learner likes least of those that do not set its
/// hand back.
pub fn turn(view: &SeatView) -> Move {
    let outlook = Outlook::forgetful(view);
    if let Some(choice) = forced_or_obvious_move(view, &outlook) {
        return choice;
    }
    let me = view.me();
    let shape = Shape::of(&me.stake);
    let regular = SetPlan::regular(&me.melds, &view.rules.options).aim;
    let (_, spare) = shape.spare(aim(&shape, &me.melds, regular));
    let least = spare.iter().min_by_key(|tile| liking(&me.stake, *tile));
    least.map_or(Move::Pass, |tile| Move::Discard {
        tile,
        calling: false,
    })
}

/// What the learner collects: Pungs, unless the hand is nearly complete for `regular` sets or has a Chow already.
fn aim(shape: &Shape, melds: &[Meld], regular: Aim) -> Aim {
    let has_chow = melds.iter().any(|meld| meld.kind == MeldKind::Chow);
    match has_chow || shape.lacking(regular) <= NEARLY_COMPLETE {
        true => regular,
        false => regular.without_chows(),
    }
}

/// How much the learner likes to keep a tile: two of a kind most, then Winds and Dragons, then tiles with others beside them.
fn liking(stake: &Counts, tile: Tile) -> (bool, bool, usize) {
    let beside = [tile.previous_in_suit(), tile.next_in_suit()];
    let beside = beside.into_iter().flatten();
    let count = beside.filter(|other| stake.has(*other)).count();
    (stake[tile] >= 2, tile.is_honour(), count)
}

/// The answer to a discard: Mah Jongg, or a Pung of Winds or Dragons that brings the hand nearer.
pub fn claim(view: &SeatView, tile: Tile, from: Seat, style: Style) -> Move {
    claim_of(view, tile, from, style, |meld| {
        meld.kind == MeldKind::Pung && tile.is_honour()
    })
}
