//! The wall, and its dead wall (the Kong Box), from which only Loose Tiles are drawn.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::Tile;

/// The dead wall at the end of the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeadWall {
    /// Number of tiles at the start. Bloem: 16, the Kong Box with its two Loose Tiles. Classical: 14, 16 or 0.
    pub size: u8,
    /// Whether two tiles move from the live wall to the dead wall each time two Loose Tiles have been drawn.
    pub replenished: bool,
}

/// How far a wall has been used from both ends, as indices: live tiles are drawn from the front, Loose Tiles from the back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WallEnds {
    dead: DeadWall,
    /// The next live tile.
    front: usize,
    /// One past the next Loose Tile.
    back: usize,
    /// One past the last live tile.
    live_end: usize,
    /// The number of Loose Tiles drawn so far.
    loose: usize,
}

impl WallEnds {
    /// The ends of a full wall with this number of tiles.
    pub fn new(tiles: usize, dead: DeadWall) -> Self {
        let live = tiles.saturating_sub(usize::from(dead.size));
        Self::in_use(tiles, live, 0, dead)
    }

    /// The ends of a wall in use: `tiles` are left, of which `live` are live, after `loose` Loose Tiles were drawn.
    pub fn in_use(tiles: usize, live: usize, loose: usize, dead: DeadWall) -> Self {
        Self {
            dead,
            front: 0,
            back: tiles,
            live_end: live,
            loose,
        }
    }

    /// Draws a live tile and returns its index; `None` when no live tile is left.
    pub fn draw(&mut self) -> Option<usize> {
        if self.live_left() == 0 {
            return None;
        }
        self.front += 1;
        Some(self.front - 1)
    }

    /// Draws a Loose Tile and returns its index; `None` when none is left.
    pub fn draw_loose(&mut self) -> Option<usize> {
        let index = self.back.checked_sub(1)?;
        // If there is a dead wall, Loose Tiles come only from it.
        let dead_wall_used_up = self.dead.size > 0 && index < self.live_end;
        if index < self.front || dead_wall_used_up {
            return None;
        }
        self.back = index;
        self.loose += 1;
        if self.dead.size == 0 {
            self.live_end -= 1;
        } else if self.dead.replenished && self.loose.is_multiple_of(2) {
            self.live_end = self.live_end.saturating_sub(2);
        }
        Some(index)
    }

    /// Live tiles left.
    pub fn live_left(&self) -> usize {
        self.live_end.saturating_sub(self.front)
    }

    /// The indices of the tiles not drawn yet, live and dead.
    pub fn undrawn(&self) -> Range<usize> {
        self.front.min(self.back)..self.back
    }
}

/// The tiles of a deal in order, and which of them have been drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wall {
    tiles: Vec<Tile>,
    ends: WallEnds,
}

impl Wall {
    /// A full wall of these tiles.
    pub fn new(tiles: Vec<Tile>, dead: DeadWall) -> Self {
        let ends = WallEnds::new(tiles.len(), dead);
        Self { tiles, ends }
    }

    /// Replaces the first undrawn `wanted` with `returned`. Returns false and changes nothing if there is none.
    pub fn exchange(&mut self, wanted: Tile, returned: Tile) -> bool {
        let mut undrawn = self.ends.undrawn();
        let index = undrawn.find(|index| self.tiles[*index] == wanted);
        if let Some(index) = index {
            self.tiles[index] = returned;
        }
        index.is_some()
    }

    /// All tiles in order, drawn or not.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Draws a live tile; `None` when no live tile is left.
    pub fn draw(&mut self) -> Option<Tile> {
        self.ends.draw().map(|index| self.tiles[index])
    }

    /// Draws a Loose Tile; `None` when none is left.
    pub fn draw_loose(&mut self) -> Option<Tile> {
        self.ends.draw_loose().map(|index| self.tiles[index])
    }

    /// Live tiles left.
    pub fn live_left(&self) -> usize {
        self.ends.live_left()
    }

    /// Live tiles drawn so far.
    pub fn live_drawn(&self) -> usize {
        self.ends.front
    }

    /// Loose Tiles drawn so far.
    pub fn loose_drawn(&self) -> usize {
        self.ends.loose
    }

    /// Tiles not drawn yet, live and dead, in wall order.
    pub fn undrawn(&self) -> &[Tile] {
        &self.tiles[self.ends.undrawn()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::Counts;

    fn wall(size: u8, replenished: bool) -> Wall {
        Wall::new(
            Counts::full_set(true).iter().collect(),
            DeadWall { size, replenished },
        )
    }

    #[test]
    fn the_kong_box_is_refilled_after_two_loose_tiles() {
        let mut wall = wall(16, true);
        assert_eq!(wall.live_left(), 128);
        wall.draw_loose();
        assert_eq!(wall.live_left(), 128);
        wall.draw_loose();
        assert_eq!(wall.live_left(), 126);
    }

    #[test]
    fn a_dead_wall_that_is_not_replenished_runs_out() {
        let mut wall = wall(16, false);
        let loose_tiles = std::iter::from_fn(|| wall.draw_loose()).count();
        assert_eq!((loose_tiles, wall.live_left()), (16, 128));
    }

    #[test]
    fn without_a_dead_wall_both_ends_meet() {
        let mut wall = wall(0, false);
        for _ in 0..10 {
            wall.draw_loose();
        }
        let live = std::iter::from_fn(|| wall.draw()).count();
        assert_eq!(live, 134);
        assert_eq!(wall.draw_loose(), None);
    }
}
