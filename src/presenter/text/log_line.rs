//! Lines of the log of a run (`--log`), for tests and support.

use std::path::PathBuf;

use crate::presenter::input::Origin;
use engine::table::{Event, Move, Request};
use engine::tiles::Seat;

/// A line.
#[derive(Clone, Debug)]
pub enum LogLine {
    /// A game is on the table.
    Game {
        /// Its seed.
        seed: u64,
        /// How many inputs had been made.
        inputs: usize,
        /// The file it is in.
        file: Option<PathBuf>,
        /// Who is at the bottom.
        viewer: Seat,
    },
    /// A table of the network is on the screen.
    Visit {
        /// Where it is.
        place: String,
        /// Who is at the bottom.
        viewer: Seat,
    },
    /// The person has made a move.
    Input(Move, Seat, Origin),
    /// Something happened, as the person may know it.
    Event(Event),
    /// The person is asked for something, and what is legal.
    Request(Request, Vec<Move>),
    /// Something was said.
    Said(String),
}
