//! Translates a client's message into what the client wants of the table.

use super::{ClientMessage, english};
use engine::rules::Source;
use engine::table::{Claim, DealEnd, Move, SeatView};
use engine::tiles::{MeldKind, Tile};

/// What a client wants of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Makes this move. The table decides whether it is legal.
    Move(Move),
    /// A pass with this serial that has no effect: it is not for the tile that can be claimed now, or that tile is the player's own. The
    /// host confirms it.
    IdlePass(u32),
    /// Uses this tile in a chow without saying its position, for which the host asks.
    ChoosePosition(Tile),
    /// Changes nothing and needs no answer.
    Nothing,
}

/// Why a message is refused without asking the table. `Display` gives the text of the `Error` message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IntentError {
    /// The claim is for a tile that can no longer be claimed.
    #[error("That claim comes too late: another tile is open now.")]
    ClaimTooLate,
    /// The player does not hold the tiles for this kind of kong.
    #[error("You do not have the tiles for a Kong of {}.", english::tiles::tile(*.0))]
    NoKong(Tile),
}

impl ClientMessage {
    /// What the sender of the message wants of the table, given the sender's view; `None` if the message does not concern the table.
    ///
    /// # Errors
    /// The claim comes too late, or the sender does not hold the kong. The table checks everything else.
    pub fn intent(&self, view: &SeatView) -> Option<Result<Intent, IntentError>> {
        let after_win = matches!(view.end, Some(DealEnd::MahJong { .. }));
        let choice = match self {
            Self::Ready => Move::Ready,
            Self::DeclareSpecial { tile: Some(tile) } => Move::DeclareBonus(*tile),
            Self::DeclareSpecial { tile: None } => Move::FinishDeclaring,
            Self::Discard { tile, calling } => Move::Discard {
                tile: *tile,
                calling: *calling,
            },
            Self::NoClaim { serial } => return Some(Ok(pass(view, *serial))),
            Self::Pung { .. } if after_win => Move::Use(MeldKind::Pung, None),
            Self::Pung { serial } => return Some(claim(view, *serial, Claim::Pung)),
            Self::Kong { serial } => return Some(claim(view, *serial, Claim::Kong)),
            Self::Chow { position, .. } if after_win => match (position, view.tile_to_use) {
                (None, Some(tile)) => return Some(Ok(Intent::ChoosePosition(tile))),
                _ => Move::Use(MeldKind::Chow, *position),
            },
            Self::Chow { serial, position } => match (position, view.chow_to_place) {
                (Some(position), Some(_)) => Move::PlaceChow(*position),
                (None, Some(tile)) => return Some(Ok(Intent::ChoosePosition(tile))),
                (_, None) => return Some(claim(view, *serial, Claim::Chow(*position))),
            },
            Self::MahJong { serial } => match view.window {
                Some(_) => return Some(claim(view, *serial, Claim::MahJong)),
                None => Move::MahJong,
            },
            Self::DeclareClosedKong { tile } => {
                if view.me().stake[*tile] != 4 {
                    return Some(Err(IntentError::NoKong(*tile)));
                }
                Move::Kong(*tile)
            }
            Self::AddToPung { tile } => {
                if view.me().stake[*tile] == 4 {
                    return Some(Err(IntentError::NoKong(*tile)));
                }
                Move::Kong(*tile)
            }
            Self::Pair => Move::Use(MeldKind::Pair, None),
            Self::SpecialSet => Move::UseForSpecial,
            Self::FormClosedPung { tile } => Move::Form(MeldKind::Pung, *tile),
            Self::FormClosedPair { tile } => Move::Form(MeldKind::Pair, *tile),
            Self::FormClosedChow { tile } => Move::Form(MeldKind::Chow, *tile),
            Self::FormClosedSpecialSet => Move::FormSpecial,
            Self::TableMove { choice } => choice.0,
            Self::ShowTiles => match show_tiles(view) {
                Some(choice) => choice,
                None => return Some(Ok(Intent::Nothing)),
            },
            _ => return None,
        };
        Some(Ok(Intent::Move(choice)))
    }
}

/// Whether this tile would complete the viewer's hand now; without a tile, whether the hand is complete.
pub fn can_mah_jong(view: &SeatView, tile: Option<Tile>) -> bool {
    let Some(tile) = tile else {
        return view.may(Move::MahJong);
    };
    let window = view.window.filter(|window| window.tile == tile);
    if window.is_some_and(|window| window.kong) {
        return view.may(Move::Claim(Claim::MahJong));
    }
    view.me().size() == 13 && view.wins_with(tile, Source::Discard)
}

/// The intent of a pass. It counts only for the tile that can be claimed now; if there is none, the pass gets no answer.
fn pass(view: &SeatView, serial: u32) -> Intent {
    match view.window {
        Some(window) if window.serial == serial && window.from != view.seat() => {
            Intent::Move(Move::Pass)
        }
        Some(_) => Intent::IdlePass(serial),
        None => Intent::Nothing,
    }
}

fn claim(view: &SeatView, serial: u32, claim: Claim) -> Result<Intent, IntentError> {
    match view.window {
        Some(window) if window.serial != serial => Err(IntentError::ClaimTooLate),
        _ => Ok(Intent::Move(Move::Claim(claim))),
    }
}

/// The move for `ShowTiles`. The original program's robots show their tiles after winning with Thirteen Wonders and wait for ever, so the
/// hand is laid out for them. `None` for a loser who has laid out every tile, whose hand is scored already.
fn show_tiles(view: &SeatView) -> Option<Move> {
    let special = [Move::UseForSpecial, Move::FormSpecial]
        .into_iter()
        .find(|choice| view.may(*choice));
    let laid_out = view.me().outcome.is_some() && view.me().stake.is_empty();
    special.or((!laid_out).then_some(Move::ShowTiles))
}
