//! What a seat is being asked.

use serde::{Deserialize, Serialize};

use crate::tiles::{Seat, Tile};

/// What everybody is asked to be ready for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ReadyFor {
    /// The first deal, or the next one.
    NextDeal,
    /// Play to start after the deal (Start! [T19]; permission in the classical game [C9]).
    Play,
}

/// What a seat is being asked; `None` from `SeatView::request` means it has to wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// Say when ready: `Move::Ready`.
    Ready(ReadyFor),
    /// Lay out bonus tiles and kongs before play, or finish.
    Declare,
    /// Discard, make a kong, lay out a bonus tile or go Mah Jongg.
    Turn {
        /// The tile just drawn; `None` after a claim.
        drawn: Option<Tile>,
    },
    /// Declare a Standing Hand or not; the tiles are what would win [P27, Q37].
    Stand {
        /// All kinds that complete the hand.
        waits: Vec<Tile>,
    },
    /// Claim this discard or pass.
    Claim {
        /// The discard.
        tile: Tile,
        /// Who threw it.
        from: Seat,
        /// Its serial number in the deal, from 1.
        serial: u32,
    },
    /// Rob this kong (snatch it [P25]) or pass.
    Rob {
        /// The tile of the kong.
        tile: Tile,
        /// Who is making it.
        from: Seat,
        /// Its serial number, of the same series as the discards.
        serial: u32,
    },
    /// Say where the claimed tile stands in the chow.
    PlaceChow {
        /// The claimed tile.
        tile: Tile,
    },
    /// Lay out one's sets after Mah Jongg (classical).
    LayOut,
}
