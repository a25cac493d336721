//! The sides of the table.

use engine::tiles::Seat;

/// A side of the table from the viewer's position: the viewer is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The viewer.
    Bottom,
    /// The player after the viewer.
    Right,
    /// The player opposite.
    Top,
    /// The player before the viewer.
    Left,
}

impl Side {
    /// All four, in playing order.
    pub const ALL: [Self; 4] = [Self::Bottom, Self::Right, Self::Top, Self::Left];

    /// The side at which a viewer sees a seat.
    pub fn of(seat: Seat, viewer: Seat) -> Self {
        Self::ALL[viewer.steps_to(seat)]
    }

    /// The seat at this side.
    pub fn seat(self, viewer: Seat) -> Seat {
        viewer.plus(self as usize)
    }

    /// Whether tiles are upright on the screen; those at the left and right are turned by a quarter.
    pub fn is_upright(self) -> bool {
        matches!(self, Self::Bottom | Self::Top)
    }
}
