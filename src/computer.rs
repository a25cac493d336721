//! Computer players decide from what their own seat may see, and from nothing else. Floor 3, pure.

mod advice;
mod beginner;
mod chance;
mod claim;
mod laying_out;
mod level;
mod plan;
mod prospect;
mod special;
mod turn;
mod worth;

pub use advice::{Advice, seen, state};
pub use level::{Level, UnknownLevel};

use prospect::Prospect;

use crate::table::{Move, Request, SeatView};

/// A computer player. The same player gives the same answer to the same question about the same view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerPlayer {
    level: Level,
}

impl ComputerPlayer {
    /// A player of this level.
    pub fn new(level: Level) -> Self {
        Self { level }
    }

    /// How well it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Its answer to a request: always a legal move.
    pub fn decide(&self, view: &SeatView, request: &Request) -> Move {
        let choice = match (request, self.level) {
            (Request::Ready(_), _) => Move::Ready,
            (Request::Rob { .. }, _) => claim::rob(view),
            (Request::LayOut, _) => laying_out::choose(view),
            (Request::Declare, _) => turn::declare(view),
            (Request::Stand { waits }, Level::Club) => turn::stand(view, waits),
            (Request::Stand { .. }, Level::Beginner) => Move::Stand(false),
            (Request::Turn { .. }, Level::Club) => turn::choose(view),
            (Request::Turn { .. }, Level::Beginner) => beginner::turn(view),
            (Request::Claim { tile, from, .. }, Level::Club) => claim::choose(view, *tile, *from),
            (Request::Claim { tile, from, .. }, Level::Beginner) => {
                beginner::claim(view, *tile, *from)
            }
            (Request::PlaceChow { tile }, _) => claim::place_chow(view, *tile),
        };
        if view.check(&choice).is_ok() {
            return choice;
        }
        // What the players think of is legal; should the table see it otherwise, the game goes on all the same.
        view.legal().first().copied().unwrap_or(choice)
    }
}
