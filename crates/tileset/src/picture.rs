//! The picture of a tile.

use engine::tiles::Tile;

/// What the picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// The face of a tile.
    Tile(Tile),
    /// The back of any tile.
    Back,
}

impl From<Tile> for Face {
    fn from(tile: Tile) -> Self {
        Self::Tile(tile)
    }
}

/// The direction in which the top of a tile's art points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Up: for the player's own tiles, and those of the player opposite.
    Upright,
    /// Right: for the player on the left.
    Right,
    /// Left: for the player on the right.
    Left,
}

/// A picture: rows from the top, each pixel as red, green, blue and straight alpha.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Four bytes per pixel.
    pub rgba: Vec<u8>,
}

/// The height in pixels of an upright face of this width; the ratio is 46 to 36.
pub const fn face_height(width: u32) -> u32 {
    (width * 46 + 18) / 36
}

/// The height in pixels of the edge below a face of this width: 8.5 % of the width, at least 2.
pub const fn edge(width: u32) -> u32 {
    let edge = (width * 85 + 500) / 1000;
    if edge < 2 { 2 } else { edge }
}
