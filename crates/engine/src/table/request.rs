//! What a seat is asked.

use serde::{Deserialize, Serialize};

use crate::tiles::{Seat, Tile};

/// The purpose for which players are asked to be ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ReadyFor {
    /// The first deal, or the next one.
    NextDeal,
    /// The start of play after the deal (the Start! button). In the classical game East is not asked.
    Play,
}

/// What a seat is asked to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// Confirm with `Move::Ready` when ready.
    Ready(ReadyFor),
    /// Lay out kongs and, in the classical game, bonus tiles before play, or finish.
    Declare,
    /// Choose three tiles to pass on before a Goulash.
    Exchange {
        /// The round, from 1 to 3.
        round: u8,
        /// The player who gets the tiles and gives three in return.
        #[serde(rename = "with")]
        partner: Seat,
    },
    /// Discard, make a kong, lay out a bonus tile or go Mah Jongg.
    Turn {
        /// The tile just drawn; `None` after a claim.
        drawn: Option<Tile>,
    },
    /// Declare a Standing Hand or decline to (Bloem, rule 9).
    Stand {
        /// The kinds that complete the hand.
        waits: Vec<Tile>,
    },
    /// Claim this discard or pass.
    Claim {
        /// The discard.
        tile: Tile,
        /// The player who discarded it.
        from: Seat,
        /// Its serial number in the deal, from 1.
        serial: u32,
    },
    /// Rob this kong or pass (Bloem help, Snatching a Kong).
    Rob {
        /// The tile of the kong.
        tile: Tile,
        /// The player who makes it.
        from: Seat,
        /// Its serial number, in one series with the discards.
        serial: u32,
    },
    /// Choose the position of the claimed tile in the chow.
    PlaceChow {
        /// The claimed tile.
        tile: Tile,
    },
    /// Lay out sets after Mah Jongg (classical).
    LayOut,
}
