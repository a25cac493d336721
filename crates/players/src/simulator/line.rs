//! The undrawn tiles of a simulated deal, all known, in a buffer of fixed size.

use engine::table::SeatView;
use engine::tiles::{Tile, WallEnds};

/// Number of tiles in the largest set.
const MAX_TILES: usize = 144;

/// The tiles not drawn yet: live ones from the front, Loose Tiles from the back.
#[derive(Clone, Debug)]
pub struct Line {
    tiles: [Tile; MAX_TILES],
    ends: WallEnds,
}

impl Line {
    /// These undrawn tiles in this order, at the table of a view.
    pub fn new(view: &SeatView, undrawn: impl Iterator<Item = Tile>) -> Self {
        let mut tiles = [Tile::wind(engine::tiles::Wind::East); MAX_TILES];
        let mut count = 0;
        for (place, tile) in tiles.iter_mut().zip(undrawn) {
            *place = tile;
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
        self.ends.draw().map(|place| self.tiles[place])
    }

    /// The next Loose Tile; `None` when none is left.
    pub fn draw_loose(&mut self) -> Option<Tile> {
        self.ends.draw_loose().map(|place| self.tiles[place])
    }

    /// Live tiles still to be drawn.
    pub fn live_left(&self) -> usize {
        self.ends.live_left()
    }
}
