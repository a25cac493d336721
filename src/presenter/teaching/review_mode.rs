//! The review that is open.

use crate::presenter::ticket::Ticket;
use crate::save::SeenGame;
use crate::tiles::{BySeat, Seat};

/// The review that is open.
#[derive(Debug)]
pub struct ReviewMode {
    /// What is judged for it carries this ticket.
    pub ticket: Ticket,
    /// The game of the network that is reviewed; `None`: the game at this computer.
    pub seen: Option<SeenGame>,
    /// Who looks back.
    pub own: Seat,
    /// The names of the players in that game.
    pub names: BySeat<String>,
    /// It was opened from the scores of a hand, and goes back there.
    pub from_scores: bool,
    /// The table shows a point of that game, not the game as it is.
    pub shows_point: bool,
}

impl ReviewMode {
    /// Whether the table was ours: the game can be played on from anywhere.
    pub fn is_ours(&self) -> bool {
        self.seen.is_none()
    }

    /// The seat in which whoever looks back has played.
    pub fn own_seat(&self) -> Option<Seat> {
        let watched = self.seen.as_ref().is_some_and(|seen| seen.watched);
        (!watched).then_some(self.own)
    }
}
