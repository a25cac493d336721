//! The places where tiles lie.

use iced::Rectangle;

use crate::app::render::side::Side;
use engine::table::SeatView;
use engine::tiles::{Seat, Tile};

/// A place where a tile can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TilePosition {
    /// On a stake, counted from the owner's left; the drawn tile is last.
    Stake(Seat, usize),
    /// In a set above a stake: the set, and the tile in it.
    Meld(Seat, usize, usize),
    /// Among the bonus tiles above a stake.
    Bonus(Seat, usize),
    /// In the well of the compass.
    Well,
    /// Among the discards, by serial number.
    Discard(u32),
    /// In the wall: its place in the drawing order, and its slot in the painting order.
    Wall(usize, usize),
}

/// A tile and its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedTile {
    /// Its logical place.
    pub position: TilePosition,
    /// The visible face; `None`: its back.
    pub face: Option<Tile>,
    /// The side it faces.
    pub side: Side,
    /// Its bounds, edge included.
    pub rect: Rectangle,
    /// The width of its face, which selects the size of its picture.
    pub width: f32,
}

/// The viewer's seat, at the bottom of the screen.
pub fn viewer_seat(view: &SeatView) -> Seat {
    view.seat()
}
