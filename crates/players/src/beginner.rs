//! The beginner collects pairs and runs, follows no other plan and considers only its own tiles.

use super::chance::Outlook;
use super::claim::{possible_claims, wins, with_claim};
use super::set_plan::SetPlan;
use super::style::Style;
use super::turn::forced_or_obvious_move;
use engine::table::{Claim, Move, SeatView};
use engine::tiles::shanten::Shape;
use engine::tiles::{Meld, Seat, Tile};

/// The move in the player's own turn: the forced or obvious one, or the discard after which most tiles help.
pub fn turn(view: &SeatView) -> Move {
    let outlook = Outlook::forgetful(view);
    if let Some(choice) = forced_or_obvious_move(view, &outlook) {
        return choice;
    }
    let me = view.me();
    let aim = SetPlan::regular(&me.melds, &view.rules.options).aim;
    let shape = Shape::of(&me.stake);
    let (_, spare) = shape.spare(aim);
    let all = || {
        me.stake
            .kinds()
            .map(|(tile, _)| tile)
            .filter(|tile| !tile.is_bonus())
    };
    let live_after = |tile: &Tile| outlook.live(shape.without(*tile).useful(aim).1);
    let best = all()
        .filter(|tile| spare.has(*tile))
        .max_by_key(live_after)
        .or_else(|| all().next());
    best.map_or(Move::Pass, |tile| Move::Discard {
        tile,
        calling: false,
    })
}

/// A beginner does not claim sets for which the claim margin of the style is at least this.
const NO_CLAIM_FROM: f32 = 1.3;

/// The answer to a discard: Mah Jongg, or a set that brings the hand nearer, except Kongs and sets that do not suit the style.
pub fn claim(view: &SeatView, tile: Tile, from: Seat, style: Style) -> Move {
    claim_of(view, tile, from, style, |_| true)
}

/// The same answer from a player who only claims sets that `wanted` accepts.
pub fn claim_of(
    view: &SeatView,
    tile: Tile,
    from: Seat,
    style: Style,
    wanted: impl Fn(Meld) -> bool,
) -> Move {
    if wins(view, tile) {
        return Move::Claim(Claim::MahJong);
    }
    let me = view.me();
    if me.standing {
        return Move::Pass;
    }
    let options = &view.rules.options;
    let hand = me.hand();
    let now = Shape::of(&hand.stake).lacking(SetPlan::regular(&hand.melds, options).aim);
    let nearer = possible_claims(view, tile, from).find(|(claim, meld)| {
        let after = with_claim(&hand, *meld, tile);
        let lacking = Shape::of(&after.stake).lacking(SetPlan::regular(&after.melds, options).aim);
        let suits_style = style.claim_margin(meld.kind) < NO_CLAIM_FROM;
        *claim != Claim::Kong && suits_style && lacking < now && wanted(*meld)
    });
    nearer.map_or(Move::Pass, |(claim, _)| Move::Claim(claim))
}
