//! A picture of a tile, and how large it is.

use engine::tiles::Tile;

/// What a picture shows.
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

/// Where the top of a tile's art points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Up: the own tiles, and those opposite.
    Upright,
    /// To the right: the tiles of the player on the left.
    Right,
    /// To the left: the tiles of the player on the right.
    Left,
}

/// A picture: rows of pixels from the top, each red, green, blue and (not premultiplied) alpha.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Four bytes a pixel.
    pub rgba: Vec<u8>,
}

/// The height of an upright face of a width, both in pixels: 46 to 36.
pub const fn face_height(width: u32) -> u32 {
    (width * 46 + 18) / 36
}

/// How many pixels the edge adds below a face of a width: 0.085 of it, at least 2.
pub const fn edge(width: u32) -> u32 {
    let edge = (width * 85 + 500) / 1000;
    if edge < 2 { 2 } else { edge }
}
