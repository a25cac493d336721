//! A player who does what the classical robot, mj-player, would do, as far as that can be learned from hands that it has played
//! (`script/tune/imitate.rs`). It is there to measure against and sits at no table.

mod options;
mod taste;

pub use options::{Choice, claims, throws};
pub use taste::{FIRST, INPUTS, SECOND, Taste, WEIGHTS};

use std::sync::LazyLock;

use engine::table::{Claim, Move, Request, SeatView};
use players::{ComputerPlayer, Level};

/// What it likes to throw, and to claim.
static TASTES: LazyLock<Vec<Taste>> =
    LazyLock::new(|| Taste::all_from_bytes(include_bytes!("original.bin")));

/// Its answer to a request.
pub fn decide(view: &SeatView, request: &Request) -> Move {
    decide_by(&TASTES, view, request)
}

/// The same by these tastes, for what is thrown and what is claimed.
pub fn decide_by(tastes: &[Taste], view: &SeatView, request: &Request) -> Move {
    // It goes out, and lays out bonus tiles, kongs and its sets, as others do.
    let usual = ComputerPlayer::new(Level::Beginner).decide(view, request);
    let choices = match (request, usual) {
        (Request::Turn { .. }, Move::Discard { .. }) if !view.me().standing => throws(view),
        (Request::Claim { .. }, Move::Claim(Claim::MahJong)) => return usual,
        (Request::Claim { tile, .. }, _) if !view.me().standing => claims(view, *tile),
        _ => return usual,
    };
    let taste = match request {
        Request::Turn { .. } => tastes.first(),
        _ => tastes.get(1),
    };
    let best = taste.and_then(|taste| favourite(taste, &choices));
    best.filter(|choice| view.check(choice).is_ok())
        .unwrap_or(usual)
}

/// The choice most to a taste.
pub fn favourite(taste: &Taste, choices: &[Choice]) -> Option<Move> {
    let tasted = choices
        .iter()
        .map(|choice| (taste.of(&choice.inputs), choice));
    let best = tasted.max_by(|one, other| one.0.total_cmp(&other.0))?;
    Some(best.1.choice)
}
