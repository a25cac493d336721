//! The painting order of the tiles. Every place where a tile can lie has a fixed slot, whether there is a tile or not: the renderer compares
//! painted items with those of the previous frame one by one, and without slots a tile that appears or disappears would make all later ones look
//! changed.

use super::placed::{PlacedTile, TilePosition};
use crate::app::render::side::Side;

/// Slots for the tiles on a stake, where a scored hand may lie in full.
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
    let mut without_slot = Vec::new();
    let mut discards: Vec<(u32, &PlacedTile)> = Vec::new();
    let mut put = |tile, slot: Option<usize>| match slot {
        Some(slot) => slots[slot] = Some(tile),
        None => without_slot.push(Some(tile)),
    };
    for tile in placed {
        let first = wall + tile.side as usize * SIDE;
        // A tile covers the edge of the one behind it, so the right side is painted from its far end.
        let far_first = tile.side == Side::Right;
        match tile.position {
            TilePosition::Stake(_, index) => put(tile, slot(first, index, STAKE, far_first)),
            TilePosition::Meld(_, set, index) => {
                // An index beyond the row has no slot.
                let index = if index < SET { set * SET + index } else { ROW };
                put(tile, slot(first + STAKE, index, ROW, far_first));
            }
            TilePosition::Bonus(_, index) => {
                put(tile, slot(first + STAKE, SETS + index, ROW, far_first));
            }
            TilePosition::Discard(serial) => discards.push((serial, tile)),
            TilePosition::Wall(_, index) => put(tile, slot(0, index, wall, false)),
            TilePosition::Well => put(tile, None),
        }
    }
    discards.sort_by_key(|(serial, _)| *serial);
    let mut discard_counts = [0; 4];
    for (_, tile) in discards {
        let side = tile.side as usize;
        let far_first = matches!(tile.side, Side::Right | Side::Top);
        let first = wall + side * SIDE + STAKE + ROW;
        put(tile, slot(first, discard_counts[side], DISCARDS, far_first));
        discard_counts[side] += 1;
    }
    // There is always a slot for the tile in the well.
    without_slot.resize(without_slot.len().max(1), None);
    slots.append(&mut without_slot);
    slots
}

/// The slot of the tile at an index, in a range of slots; `None` if the index is beyond the range.
fn slot(first: usize, index: usize, count: usize, far_first: bool) -> Option<usize> {
    let has_slot = index < count;
    has_slot.then(|| first + if far_first { count - 1 - index } else { index })
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
