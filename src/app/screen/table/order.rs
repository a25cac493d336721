//! The painting order of the tiles. Every place where a tile can lie has a fixed slot, taken or not: the renderer compares painted items with
//! those of the previous frame one by one, and a tile that appears or disappears would otherwise make all later ones look changed.

use super::placed::{PlacedTile, TilePosition};
use crate::app::render::side::Side;

/// Slots for the tiles on a stake; a scored hand lies there in full.
const STAKE: usize = 20;
/// Slots for an exposed set, which may be a kong.
const SET: usize = 4;
/// Slots for the exposed sets, which may be seven pairs.
const SETS: usize = 7 * SET;
/// Slots for the sets and the bonus tiles after them.
const ROW: usize = SETS + 8;
/// Slots for the discards of a player.
const DISCARDS: usize = 44;
/// Slots for the wall: two levels, and the Loose Tiles on top.
const WALL: usize = 2 * 72 + 2;
/// Slots for one side.
const SIDE: usize = STAKE + ROW + DISCARDS;

/// The tiles in their slots. Those without a slot come last.
pub fn slots(placed: &[PlacedTile]) -> Vec<Option<&PlacedTile>> {
    let has_wall = placed
        .iter()
        .any(|tile| matches!(tile.position, TilePosition::Wall(..)));
    let wall = if has_wall { WALL } else { 0 };
    let mut slots = vec![None; 4 * SIDE + wall];
    let mut last = Vec::new();
    let mut discards: Vec<(u32, &PlacedTile)> = Vec::new();
    let mut take = |tile, slot: Option<usize>| match slot {
        Some(slot) => slots[slot] = Some(tile),
        None => last.push(Some(tile)),
    };
    for tile in placed {
        let first = wall + tile.side as usize * SIDE;
        // A tile covers the edge of the one behind it, so the right side is painted from its far end.
        let far_first = tile.side == Side::Right;
        match tile.position {
            TilePosition::Stake(_, index) => take(tile, slot(first, index, STAKE, far_first)),
            TilePosition::Meld(_, set, index) => {
                let index = if index < SET { set * SET + index } else { ROW };
                take(tile, slot(first + STAKE, index, ROW, far_first));
            }
            TilePosition::Bonus(_, index) => {
                take(tile, slot(first + STAKE, SETS + index, ROW, far_first));
            }
            TilePosition::Discard(serial) => discards.push((serial, tile)),
            TilePosition::Wall(_, index) => take(tile, slot(0, index, wall, false)),
            TilePosition::Well => take(tile, None),
        }
    }
    discards.sort_by_key(|(serial, _)| *serial);
    let mut discarded = [0; 4];
    for (_, tile) in discards {
        let side = tile.side as usize;
        let far_first = matches!(tile.side, Side::Right | Side::Top);
        let first = wall + side * SIDE + STAKE + ROW;
        take(tile, slot(first, discarded[side], DISCARDS, far_first));
        discarded[side] += 1;
    }
    // The slot of the tile in the well is always present.
    last.resize(last.len().max(1), None);
    slots.append(&mut last);
    slots
}

fn slot(first: usize, index: usize, count: usize, far_first: bool) -> Option<usize> {
    let kept = index < count;
    kept.then(|| first + if far_first { count - 1 - index } else { index })
}

#[cfg(test)]
mod tests {
    use iced::Rectangle;

    use super::*;
    use engine::tiles::Seat;

    fn tile(position: TilePosition, side: Side) -> PlacedTile {
        PlacedTile {
            position,
            face: None,
            side,
            rect: Rectangle::default(),
            width: 40.0,
        }
    }

    #[test]
    fn painting_slots_are_stable_when_a_tile_leaves() {
        let all: Vec<PlacedTile> = (0..14)
            .map(|index| tile(TilePosition::Stake(Seat::new(1), index), Side::Right))
            .chain(
                (0..3).map(|index| tile(TilePosition::Meld(Seat::new(1), 0, index), Side::Right)),
            )
            .chain((0..9).map(|serial| tile(TilePosition::Discard(serial), Side::Top)))
            .collect();
        let before = slots(&all);
        let mut fewer = all.clone();
        fewer.remove(5);
        let after = slots(&fewer);
        assert_eq!(before.len(), after.len());
        let differing = before.iter().zip(&after).filter(|(one, other)| {
            one.map(|tile| tile.position) != other.map(|tile| tile.position)
        });
        assert_eq!(differing.count(), 1);
        assert_eq!(before.iter().flatten().count(), all.len());
    }
}
