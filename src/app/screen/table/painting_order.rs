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

/// A place in the painting order, and the tile there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot<'a> {
    /// The tile, if there is one.
    pub tile: Option<&'a PlacedTile>,
    /// What lies in this slot.
    pub kind: SlotKind,
}

/// What lies in a slot, which decides how much is painted there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotKind {
    /// A tile on a stake or in the well: it has no shadow.
    Recessed,
    /// A tile on the table: it has a shadow.
    OnTable,
    /// A discard on the table: it has a shadow, and may have a mark.
    Discard,
}

/// The tiles in their slots. The tile in the well comes last, after those for which there is no slot.
pub fn slots(placed: &[PlacedTile]) -> Vec<Slot<'_>> {
    let has_wall = placed
        .iter()
        .any(|tile| matches!(tile.position, TilePosition::Wall(..)));
    let wall = if has_wall { WALL } else { 0 };
    let mut slots = empty_slots(wall);
    let (mut without_slot, mut well) = (Vec::new(), None);
    let mut discards: Vec<(u32, &PlacedTile)> = Vec::new();
    let mut put = |tile, slot: Option<usize>| match slot {
        Some(slot) => slots[slot].tile = Some(tile),
        None => without_slot.push(Slot {
            tile: Some(tile),
            kind: SlotKind::Discard,
        }),
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
            TilePosition::Well => well = Some(tile),
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
    slots.append(&mut without_slot);
    slots.push(Slot {
        tile: well,
        kind: SlotKind::Recessed,
    });
    slots
}

/// Slots without tiles: `wall` slots for the wall, and those of the four sides.
fn empty_slots(wall: usize) -> Vec<Slot<'static>> {
    let empty = |kind| Slot { tile: None, kind };
    let mut slots = vec![empty(SlotKind::OnTable); wall];
    for _ in 0..4 {
        slots.extend([empty(SlotKind::Recessed); STAKE]);
        slots.extend([empty(SlotKind::OnTable); ROW]);
        slots.extend([empty(SlotKind::Discard); DISCARDS]);
    }
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
            one.tile.map(|tile| tile.position) != other.tile.map(|tile| tile.position)
        });
        assert_eq!(differing.count(), 1);
        let filled = before.iter().filter(|slot| slot.tile.is_some());
        assert_eq!(filled.count(), all.len());
    }
}
