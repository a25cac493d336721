//! The places where tiles lie.

use iced::Rectangle;

use crate::app::render::side::Side;
use engine::tiles::{Seat, Tile};

/// A place where a tile can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TilePosition {
    /// On a stake, counted from the owner's left; a drawn tile is last unless its owner has moved it.
    Stake(Seat, usize),
    /// In the exposed row of a stake: the index of the set, and of the tile in it.
    Meld(Seat, usize, usize),
    /// Among the bonus tiles in the exposed row of a stake.
    Bonus(Seat, usize),
    /// In the well, the round recess in the compass where the latest discard lies until it is claimed or passed.
    Well,
    /// Among the discards, by serial number.
    Discard(u32),
    /// In the wall: its index in the order of drawing, and its slot in the order of painting.
    Wall(usize, usize),
}

/// A tile and its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedTile {
    /// Its place.
    pub position: TilePosition,
    /// The visible face; `None` is the back.
    pub face: Option<Tile>,
    /// The side it faces.
    pub side: Side,
    /// Its bounds, edge included.
    pub rect: Rectangle,
    /// The width of its face, which selects the size of its picture.
    pub width: f32,
}
