//! Maps messages of a history to inputs of our table.

use crate::{PlayerIds, ServerMessage};
use engine::table::{Act, Claim, DealEnd, Game, Input, Move, SeatView};
use engine::tiles::{MeldKind, Seat};

/// The reason of the pause after a player's return.
pub(super) const CONTINUE: &str = "to continue play";

/// The reasons of a `WashOut` after a player has left for good.
const LEFT: [&str; 2] = ["Lost a player", "Lost the winner"];

/// The input that causes a message.
///
/// # Errors
/// No input causes it; the message is out of place.
pub(super) fn input(
    message: &ServerMessage,
    player_ids: &PlayerIds,
    game: &Game,
) -> Result<Input, String> {
    use ServerMessage as M;
    let seat = |id: &u32| player_ids.seat(*id).map_err(|error| format!("{error}."));
    let won = matches!(
        game.seat_view(Seat::new(0)).end,
        Some(DealEnd::MahJong { .. })
    );
    let (id, choice) = match message {
        M::PlayerReady { id } => (id, Move::Ready),
        M::PlayerDeclaresSpecial { id, tile } => match tile {
            Some(tile) => (id, Move::DeclareBonus(*tile)),
            None => (id, Move::FinishDeclaring),
        },
        M::PlayerDiscards {
            id, tile, calling, ..
        } => {
            let (tile, calling) = (*tile, *calling);
            (id, Move::Discard { tile, calling })
        }
        M::PlayerDoesntClaim { timeout: true, .. } if game.rules().options.timeout == 0 => {
            return Err("there is no time limit for claims.".to_owned());
        }
        M::PlayerDoesntClaim { timeout: true, .. } => return Ok(Input::Act(Act::TimeOut)),
        M::PlayerDoesntClaim { id, .. } => (id, Move::Pass),
        M::PlayerClaimsPung { id, .. } => (id, Move::Claim(Claim::Pung)),
        M::PlayerClaimsKong { id, .. } => (id, Move::Claim(Claim::Kong)),
        M::PlayerClaimsMahJong { id, .. } => (id, Move::Claim(Claim::MahJong)),
        M::PlayerClaimsChow { id, position, .. } => (id, Move::Claim(Claim::Chow(*position))),
        M::PlayerChows { id, position, .. } if won => (id, Move::Use(MeldKind::Chow, *position)),
        M::PlayerChows {
            id,
            position: Some(position),
            ..
        } => (id, Move::PlaceChow(*position)),
        M::PlayerPungs { id, .. } if won => (id, Move::Use(MeldKind::Pung, None)),
        M::PlayerPairs { id, .. } => (id, Move::Use(MeldKind::Pair, None)),
        M::PlayerSpecialSet { id, .. } => (id, Move::UseForSpecial),
        M::PlayerDeclaresClosedKong { id, tile, .. } | M::PlayerAddsToPung { id, tile, .. } => {
            (id, Move::Kong(*tile))
        }
        M::PlayerMahJongs { id, .. } => (id, Move::MahJong),
        M::PlayerFormsClosedPung { id, tile } => (id, Move::Form(MeldKind::Pung, *tile)),
        M::PlayerFormsClosedPair { id, tile } => (id, Move::Form(MeldKind::Pair, *tile)),
        M::PlayerFormsClosedChow { id, tile } => (id, Move::Form(MeldKind::Chow, *tile)),
        M::PlayerFormsClosedSpecialSet { id, .. } => (id, Move::FormSpecial),
        M::PlayerShowsTiles { id, .. } => (id, Move::ShowTiles),
        M::SwapTile { id, old, new } => {
            let (seat, old, new) = (seat(id)?, *old, *new);
            return Ok(Input::Act(Act::SwapTile { seat, old, new }));
        }
        M::WashOut { reason } if LEFT.contains(&reason.as_str()) => {
            let reason = reason.clone();
            return Ok(Input::Act(Act::Abandon { reason }));
        }
        _ => return Err("it does not belong here.".to_owned()),
    };
    Ok(Input::Move(seat(id)?, choice))
}

/// The id of the player who claims or passes with a message.
pub(super) fn answerer(message: &ServerMessage) -> Option<u32> {
    use ServerMessage as M;
    match message {
        M::PlayerDoesntClaim { id, .. }
        | M::PlayerClaimsPung { id, .. }
        | M::PlayerClaimsKong { id, .. }
        | M::PlayerClaimsChow { id, .. }
        | M::PlayerClaimsMahJong { id, .. } => Some(*id),
        _ => None,
    }
}

/// Whether a pass has no effect, although the original server confirms it: the discarder's pass, or one with the serial of another tile
/// than the current discard.
pub(super) fn is_idle_pass(
    message: &ServerMessage,
    player_ids: &PlayerIds,
    view: &SeatView,
) -> bool {
    let ServerMessage::PlayerDoesntClaim {
        id,
        serial,
        timeout: false,
    } = message
    else {
        return false;
    };
    let passer = player_ids.seat(*id).ok();
    view.window.is_some_and(|window| {
        passer.is_some() && (window.serial != *serial || passer == Some(window.from))
    })
}
