//! A simple stand-in for mj-player: it goes out as fast as it can, remembers no discards, seldom chows early and prefers pairs of honours.
//! `mj_player_clone` is closer to the original; the constants of the computer players were tuned against this one.

use engine::table::{Claim, Move, Request, SeatView};
use engine::tiles::Tile;
use engine::tiles::shanten::{Aim, Shape};
use players::{ComputerPlayer, Level};

/// The percentage of Chows that it passes when it lacks one or two tiles; it passes all when it lacks more.
const CHOW_PASS_PERCENT: usize = 60;
/// About the percentage of tiles that it misjudges, and by how many useful tiles.
const MISJUDGEMENT: (usize, i64) = (25, 8);

/// The stand-in's answer to a request.
pub fn decide(view: &SeatView, request: &Request) -> Move {
    let usual = ComputerPlayer::new(Level::Beginner).decide(view, request);
    let choice = match (request, usual) {
        (Request::Turn { .. }, Move::Discard { .. }) if !view.me().standing => {
            discard(view).unwrap_or(usual)
        }
        (Request::Claim { .. }, Move::Claim(Claim::Chow(_))) if passes_chow(view) => Move::Pass,
        _ => usual,
    };
    if view.check(&choice).is_ok() {
        choice
    } else {
        usual
    }
}

fn passes_chow(view: &SeatView) -> bool {
    let me = view.me();
    let lacking = Shape::of(&me.stake).lacking(Aim::regular(me.melds.len()));
    let hash = view.live_left * 7 + view.deal_number as usize * 3 + view.discards.len() * 13;
    lacking > 2 || hash % 100 < CHOW_PASS_PERCENT
}

fn discard(view: &SeatView) -> Option<Move> {
    let me = view.me();
    let aim = Aim {
        chows: view.rules.options.chow_limit().remaining(&me.melds),
        ..Aim::regular(me.melds.len())
    };
    let shape = Shape::of(&me.stake);
    let (_, spare) = shape.spare(aim);
    let winds = [view.wind_of(view.seat()), view.round_wind];
    let doubles = |tile: Tile| {
        let wind = tile.as_wind().is_some_and(|wind| winds.contains(&wind));
        wind || tile.as_dragon().is_some()
    };
    let preference = |tile: Tile| match (me.stake[tile], doubles(tile)) {
        (2.., true) => 12,
        (1, true) => 3,
        (2.., false) => 4,
        _ => 0,
    };
    let value = |tile: &Tile| {
        let (_, useful) = shape.without(*tile).useful(aim);
        let left = |tile: Tile| i64::from(4_u8.saturating_sub(me.stake[tile]));
        let hash = tile.index() * 7919 + view.live_left * 104_729 + view.deal_number as usize * 31;
        let misjudged = if hash % 97 < MISJUDGEMENT.0 {
            MISJUDGEMENT.1
        } else {
            0
        };
        useful.iter().map(left).sum::<i64>() - preference(*tile) - misjudged
    };
    let held = me.stake.kinds().map(|(tile, _)| tile);
    let tile = held
        .filter(|tile| !tile.is_bonus() && spare.has(*tile))
        .max_by_key(value)?;
    Some(Move::Discard {
        tile,
        calling: false,
    })
}
