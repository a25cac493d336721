//! The places where tiles lie.

use iced::Rectangle;

use crate::app::render::side::Side;
use engine::table::SeatView;
use engine::tiles::{Seat, Tile};

/// A place where a tile can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// On a stake, counted from the owner's left; the drawn tile comes last.
    Stake(Seat, usize),
    /// In a set above a stake: which set, which tile of it.
    Meld(Seat, usize, usize),
    /// Among the bonus tiles above a stake.
    Bonus(Seat, usize),
    /// In the well of the compass.
    Well,
    /// Among the discards, by serial number.
    Discard(u32),
    /// In the wall: its place in the order of drawing, and its turn in painting.
    Wall(usize, usize),
}

/// A tile with its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// Where it belongs.
    pub spot: Spot,
    /// What is seen of it; `None`: its back.
    pub face: Option<Tile>,
    /// The side it is turned to.
    pub side: Side,
    /// Where it is drawn, edge included.
    pub rect: Rectangle,
    /// Width of its face, which is the size of picture it needs.
    pub width: f32,
}

/// The viewer's seat, at the bottom of the screen.
pub fn bottom(view: &SeatView) -> Seat {
    view.seat()
}
