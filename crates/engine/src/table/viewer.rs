//! The viewers of a table.

use serde::{Deserialize, Serialize};

use crate::tiles::Seat;

/// A viewer of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// The player of a seat: the others' tiles are hidden.
    Seat(Seat),
    /// All hands are open, with this seat at the bottom: Show All Hands, demo, the end of a deal, review.
    Open(Seat),
    /// A spectator, with this seat at the bottom: sees only what every player knows, and is asked nothing.
    Watcher(Seat),
}

impl Viewer {
    /// The seat at the bottom of the table.
    pub fn seat(self) -> Seat {
        match self {
            Self::Seat(seat) | Self::Open(seat) | Self::Watcher(seat) => seat,
        }
    }

    /// Whether the viewer plays at this seat, or looks from it with all hands open; never for a spectator.
    pub fn plays(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) | Self::Open(own) => own == seat,
            Self::Watcher(_) => false,
        }
    }

    /// Whether the viewer is a spectator.
    pub fn watches(self) -> bool {
        matches!(self, Self::Watcher(_))
    }

    /// Whether the viewer sees the tiles on this stake.
    pub fn sees(self, stake: Seat) -> bool {
        match self {
            Self::Seat(seat) => seat == stake,
            Self::Open(_) => true,
            Self::Watcher(_) => false,
        }
    }
}
