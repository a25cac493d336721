//! What a seat decided in a deal.

use engine::table::{DealEnd, Move, SeatView};

/// A decision that a seat took.
#[derive(Clone, Debug)]
pub struct Taken {
    /// The table as the seat saw it.
    pub view: SeatView,
    /// What it did.
    pub choice: Move,
    /// How many inputs the table had taken in before; events at a table of the network.
    pub at: usize,
    /// The computer did it in the player's place.
    pub auto_played: bool,
}

/// A deal, ready to be reviewed from one seat.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// Number of the deal in its game, from 1.
    pub number: u32,
    /// What the seat got, or paid if negative; `None` while the deal is not over.
    pub result: Option<i64>,
    /// How it ended, with what was paid; `None` while it is not over.
    pub end: Option<DealEnd>,
    /// How many inputs the table had taken in when the deal began, and when it was over.
    pub inputs: (usize, usize),
    /// The table once the tiles were dealt, before anything was chosen; `None` where the seat's tiles were not seen then.
    pub dealt: Option<SeatView>,
    /// The points worth looking at, in the same count: after each draw, discard, claim, kong and the end.
    pub points: Vec<usize>,
    /// The seat's decisions, in order.
    pub taken: Vec<Taken>,
}
