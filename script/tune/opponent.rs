//! A stand-in for the classical robot: it goes out as fast as it can, remembers no discards, seldom chows early and likes pairs
//! of honours.

use crate::computer::{ComputerPlayer, Level};
use crate::table::{Claim, Move, Request, SeatView};
use crate::tiles::Tile;
use crate::tiles::shanten::{Aim, Shape};

/// Chows of a hand that is not yet calling that it lets go, in hundredths.
const CHOWS_LEFT: usize = 60;
/// Tiles that it misjudges, in hundredths, and by how many useful tiles.
const MISJUDGED: (usize, i64) = (25, 8);

/// Its answer to a request.
pub fn decide(view: &SeatView, request: &Request) -> Move {
    let plain = ComputerPlayer::new(Level::Beginner).decide(view, request);
    let choice = match (request, plain) {
        (Request::Turn { .. }, Move::Discard { .. }) if !view.me().standing => {
            discard(view).unwrap_or(plain)
        }
        (Request::Claim { .. }, Move::Claim(Claim::Chow(_))) if leaves_chow(view) => Move::Pass,
        _ => plain,
    };
    if view.check(&choice).is_ok() {
        choice
    } else {
        plain
    }
}

fn leaves_chow(view: &SeatView) -> bool {
    let me = view.me();
    let lacking = Shape::of(&me.stake).lacking(Aim::regular(me.melds.len()));
    let stirred = view.live_left * 7 + view.deal_number as usize * 3 + view.discards.len() * 13;
    lacking > 2 || stirred % 100 < CHOWS_LEFT
}

fn discard(view: &SeatView) -> Option<Move> {
    let me = view.me();
    let aim = Aim {
        chows: view.rules.options.chows,
        ..Aim::regular(me.melds.len())
    };
    let shape = Shape::of(&me.stake);
    let (_, spare) = shape.spare(aim);
    let winds = [view.wind_of(view.seat()), view.round_wind];
    let doubles = |tile: Tile| {
        let wind = tile.as_wind().is_some_and(|wind| winds.contains(&wind));
        wind || tile.as_dragon().is_some()
    };
    let liked = |tile: Tile| match (me.stake[tile], doubles(tile)) {
        (2.., true) => 12,
        (1, true) => 3,
        (2.., false) => 4,
        _ => 0,
    };
    let promise = |tile: &Tile| {
        let (_, useful) = shape.without(*tile).useful(aim);
        let left = |tile: Tile| i64::from(4_u8.saturating_sub(me.stake[tile]));
        let stirred =
            tile.index() * 7919 + view.live_left * 104_729 + view.deal_number as usize * 31;
        let misjudged = if stirred % 97 < MISJUDGED.0 {
            MISJUDGED.1
        } else {
            0
        };
        useful.iter().map(left).sum::<i64>() - liked(*tile) - misjudged
    };
    let held = me.stake.kinds().map(|(tile, _)| tile);
    let tile = held
        .filter(|tile| !tile.is_bonus() && spare.has(*tile))
        .max_by_key(promise)?;
    Some(Move::Discard {
        tile,
        calling: false,
    })
}
