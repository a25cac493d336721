//! Compares the messages of a history with those of our table.

use crate::ServerMessage;
use engine::tiles::{Counts, Tile};

/// Whether a message may be missing in the history of a deal, because it was sent to only one player or comes after the deal.
pub(super) fn is_optional(message: &ServerMessage) -> bool {
    match message {
        ServerMessage::ClaimDenied { .. } | ServerMessage::GameOver => true,
        ServerMessage::PlayerChows { position, .. } => position.is_none(),
        ServerMessage::Pause { exempt, .. } => *exempt == 0,
        _ => false,
    }
}

/// Whether a recorded message means the same as ours. Tiles may be in any order, the opening of the wall is random, and the wording of a
/// denial depends on the server.
pub(super) fn is_same(expected: &ServerMessage, recorded: &ServerMessage) -> bool {
    use ServerMessage as M;
    let same_tiles = |one: &[Tile], other: &[Tile]| {
        Counts::from_iter(one.iter().copied()) == Counts::from_iter(other.iter().copied())
    };
    match (expected, recorded) {
        (
            M::NewHand { east, .. },
            M::NewHand {
                east: other,
                wall,
                stack,
            },
        ) => {
            // In its first hand the original server counts the stacks of a wall whose size it does not know yet.
            east == other && *wall < 4 && *stack < 25
        }
        (
            M::PlayerShowsTiles { id, tiles },
            M::PlayerShowsTiles {
                id: other,
                tiles: shown,
            },
        ) => id == other && same_tiles(tiles, shown),
        (
            M::PlayerSpecialSet { id, tile, tiles },
            M::PlayerSpecialSet {
                id: other,
                tile: last,
                tiles: shown,
            },
        ) => id == other && tile == last && same_tiles(tiles, shown),
        (
            M::PlayerFormsClosedSpecialSet { id, tiles },
            M::PlayerFormsClosedSpecialSet {
                id: other,
                tiles: shown,
            },
        ) => id == other && same_tiles(tiles, shown),
        (M::ClaimDenied { id, .. }, M::ClaimDenied { id: other, .. }) => id == other,
        _ => expected == recorded,
    }
}
