//! Lines of the event log (`--log`), for tests and support.

use std::path::PathBuf;

use crate::presenter::input::Origin;
use engine::table::{Event, Move, Request};
use engine::tiles::Seat;

/// A line of the event log.
#[derive(Clone, Debug)]
pub enum LogLine {
    /// A local game or lesson is now on the table.
    Game {
        /// Its seed.
        seed: u64,
        /// The number of inputs so far.
        inputs: usize,
        /// Its file, if it was saved to one or opened from one.
        file: Option<PathBuf>,
        /// The seat at the bottom of the screen.
        viewer: Seat,
    },
    /// A network table is now on the screen.
    NetworkTable {
        /// Its address.
        place: String,
        /// The seat at the bottom of the screen.
        viewer: Seat,
    },
    /// A move of the player, with its seat and origin.
    Input(Move, Seat, Origin),
    /// An event, as the player may see it.
    Event(Event),
    /// A request to the player, with the legal moves.
    Request(Request, Vec<Move>),
    /// A sentence shown to the player.
    Said(String),
}
