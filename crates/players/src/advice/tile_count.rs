//! How many tiles of a kind the viewer can see.

use engine::table::SeatView;
use engine::tiles::Tile;

/// How many tiles of a kind the viewer can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileCount {
    /// The kind.
    pub tile: Tile,
    /// How many lie open to everybody, 0 to 4.
    pub open: u8,
    /// How many the viewer holds.
    pub held: u8,
}

impl TileCount {
    /// The count of a kind.
    pub fn of(view: &SeatView, tile: Tile) -> Self {
        Self {
            tile,
            open: view.open[tile],
            held: view.me().stake[tile],
        }
    }
}
