//! The wall of a deal that is played on: all its tiles known, in a place of fixed size.

use crate::table::SeatView;
use crate::tiles::{DeadWall, Tile};

/// Tiles of the largest set.
const MOST: usize = 144;

/// The tiles that are not drawn yet, live ones from the front, Loose Tiles from the back.
#[derive(Clone, Debug)]
pub struct Line {
    tiles: [Tile; MOST],
    /// Where the undrawn tiles begin and end, and where the live ones end.
    front: usize,
    back: usize,
    live_end: usize,
    loose: usize,
    dead: DeadWall,
}

impl Line {
    /// These undrawn tiles in their order, at the table of a view.
    pub fn new(view: &SeatView, undrawn: impl Iterator<Item = Tile>) -> Self {
        let mut tiles = [Tile::wind(crate::tiles::Wind::East); MOST];
        let mut back = 0;
        for (place, tile) in tiles.iter_mut().zip(undrawn) {
            *place = tile;
            back += 1;
        }
        Self {
            tiles,
            front: 0,
            back,
            live_end: view.live_left.min(back),
            loose: view.loose_drawn,
            dead: view.rules.options.dead_wall,
        }
    }

    /// The undrawn tiles, to be put in another order.
    pub fn undrawn(&mut self) -> &mut [Tile] {
        &mut self.tiles[self.front..self.back]
    }

    /// The next live tile; `None` when only the dead wall is left.
    pub fn draw(&mut self) -> Option<Tile> {
        if self.front >= self.live_end {
            return None;
        }
        self.front += 1;
        Some(self.tiles[self.front - 1])
    }

    /// The next Loose Tile; `None` when none is left.
    pub fn draw_loose(&mut self) -> Option<Tile> {
        let place = self.back.checked_sub(1)?;
        let used_up = self.dead.size > 0 && place < self.live_end;
        if place < self.front || used_up {
            return None;
        }
        self.back = place;
        self.loose += 1;
        if self.dead.size == 0 {
            self.live_end -= 1;
        } else if self.dead.replenished && self.loose.is_multiple_of(2) {
            self.live_end = self.live_end.saturating_sub(2);
        }
        Some(self.tiles[place])
    }

    /// Live tiles still to be drawn.
    pub fn live_left(&self) -> usize {
        self.live_end.saturating_sub(self.front)
    }
}
