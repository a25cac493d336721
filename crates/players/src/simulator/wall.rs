//! The wall of a simulated deal: its undrawn tiles, all known, in an array of fixed size.

use engine::table::SeatView;
use engine::tiles::{Tile, WallEnds};

/// Number of tiles with Flowers and Seasons.
const MAX_TILES: usize = 144;

/// The undrawn tiles: live tiles are drawn from the front, Loose Tiles from the back.
#[derive(Clone, Debug)]
pub struct SimulatedWall {
    tiles: [Tile; MAX_TILES],
    ends: WallEnds,
}

impl SimulatedWall {
    /// A wall of these undrawn tiles in this order, at the table of a view.
    pub fn new(view: &SeatView, undrawn: impl Iterator<Item = Tile>) -> Self {
        let mut tiles = [Tile::wind(engine::tiles::Wind::East); MAX_TILES];
        let mut count = 0;
        for (slot, tile) in tiles.iter_mut().zip(undrawn) {
            *slot = tile;
            count += 1;
        }
        let (live, dead) = (view.live_left.min(count), view.rules.options.dead_wall);
        Self {
            tiles,
            ends: WallEnds::in_use(count, live, view.loose_drawn, dead),
        }
    }

    /// The undrawn tiles, for reordering.
    pub fn undrawn(&mut self) -> &mut [Tile] {
        &mut self.tiles[self.ends.undrawn()]
    }

    /// The next live tile; `None` when only the dead wall is left.
    pub fn draw(&mut self) -> Option<Tile> {
        self.ends.draw().map(|index| self.tiles[index])
    }

    /// The next Loose Tile; `None` when none is left.
    pub fn draw_loose(&mut self) -> Option<Tile> {
        self.ends.draw_loose().map(|index| self.tiles[index])
    }

    /// Number of live tiles left.
    pub fn live_left(&self) -> usize {
        self.ends.live_left()
    }
}
