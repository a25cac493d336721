//! The viewer's present decision, and the immediate effect of a claim.

use engine::table::{Event, Move, Request, SeatView};
use engine::tiles::{Meld, MeldKind, Seat, Tile};

/// The view after the viewer has laid out a set with this player's discard.
pub(super) fn with_set(view: &SeatView, meld: Meld, tile: Tile, from: Seat) -> SeatView {
    let mut after = view.clone();
    after.apply(&Event::Melded {
        seat: view.seat(),
        meld,
        tile,
        from,
    });
    after
}

/// Whether it is the viewer's turn.
pub(super) fn is_turn(view: &SeatView) -> bool {
    matches!(view.request(), Some(Request::Turn { .. }))
}

/// Whether the viewer is asked about a discard.
pub(super) fn is_claim(view: &SeatView) -> bool {
    matches!(view.request(), Some(Request::Claim { .. }))
}

/// Whether the viewer has just claimed a Chow and has to discard.
pub(super) fn claimed_a_chow(view: &SeatView) -> bool {
    let last = view.me().melds.last();
    matches!(view.request(), Some(Request::Turn { drawn: None }))
        && last.is_some_and(|meld| meld.kind == MeldKind::Chow)
}

/// The discard of a tile without calling, as a move.
pub(super) fn discard_move(tile: Tile) -> Move {
    Move::Discard {
        tile,
        calling: false,
    }
}
