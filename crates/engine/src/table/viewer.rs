//! Through whose eyes a table is seen.

use serde::{Deserialize, Serialize};

use crate::tiles::Seat;

/// Through whose eyes events are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// A player: the others' tiles are hidden.
    Seat(Seat),
    /// All hands open, the place at the bottom being this one. Only `session` makes one: Show All Hands, demo,
    /// the end of a deal, review.
    Open(Seat),
    /// Somebody who only watches, with this place at the bottom: sees what all four know alike, and is asked for nothing. Only
    /// `session` makes one; never for a computer player or a guest.
    Watcher(Seat),
}

impl Viewer {
    /// Whose place is at the bottom of the table.
    pub fn seat(self) -> Seat {
        match self {
            Self::Seat(seat) | Self::Open(seat) | Self::Watcher(seat) => seat,
        }
    }

    /// Whether these are the eyes of the player there.
    pub fn plays(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) | Self::Open(own) => own == seat,
            Self::Watcher(_) => false,
        }
    }

    /// Whether these are the eyes of somebody who only watches.
    pub fn watches(self) -> bool {
        matches!(self, Self::Watcher(_))
    }

    /// Whether the tiles on that player's stake are seen.
    pub fn sees(self, stake: Seat) -> bool {
        match self {
            Self::Seat(seat) => seat == stake,
            Self::Open(_) => true,
            Self::Watcher(_) => false,
        }
    }
}
