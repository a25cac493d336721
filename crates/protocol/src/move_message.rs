//! A player's move as a message to a server.

use super::ClientMessage;
use engine::table::{Claim, Move, SeatView};
use engine::tiles::MeldKind;

/// The message for a move; `None` for moves that the classical game does not have. `view` is the player's view before the move.
pub fn move_message(choice: Move, view: &SeatView) -> Option<ClientMessage> {
    use ClientMessage as C;
    let serial = view.window.map_or(0, |window| window.serial);
    Some(match choice {
        Move::Ready => C::Ready,
        Move::DeclareBonus(tile) => C::DeclareSpecial { tile: Some(tile) },
        Move::FinishDeclaring => C::DeclareSpecial { tile: None },
        Move::Kong(tile) if view.me().stake[tile] == 4 => C::DeclareClosedKong { tile },
        Move::Kong(tile) => C::AddToPung { tile },
        Move::Discard { tile, calling } => C::Discard { tile, calling },
        Move::Pass => C::NoClaim { serial },
        Move::Claim(Claim::Pung) => C::Pung { serial },
        Move::Claim(Claim::Kong) => C::Kong { serial },
        Move::Claim(Claim::Chow(position)) => C::Chow { serial, position },
        Move::Claim(Claim::MahJong) => C::MahJong { serial },
        Move::PlaceChow(position) => C::Chow {
            serial,
            position: Some(position),
        },
        Move::MahJong => C::MahJong { serial: 0 },
        Move::Use(MeldKind::Pair, _) => C::Pair,
        Move::Use(MeldKind::Chow, position) => C::Chow {
            serial: 0,
            position,
        },
        Move::Use(_, _) => C::Pung { serial: 0 },
        Move::UseForSpecial => C::SpecialSet,
        Move::Form(MeldKind::Chow, tile) => C::FormClosedChow { tile },
        Move::Form(MeldKind::Pair, tile) => C::FormClosedPair { tile },
        Move::Form(_, tile) => C::FormClosedPung { tile },
        Move::FormSpecial => C::FormClosedSpecialSet,
        Move::ShowTiles => C::ShowTiles,
        Move::Stand(_) | Move::Exchange(_) => return None,
    })
}
