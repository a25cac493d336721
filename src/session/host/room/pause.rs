//! A pause of the host's own, beside those of the game.

use crate::protocol::ServerMessage;
use crate::tiles::{BySeat, Seat};

/// Why play stands still, and who is ready to go on.
#[derive(Clone, Debug)]
pub(super) struct Pause {
    /// As everybody was told it.
    told: ServerMessage,
    ready: BySeat<bool>,
}

impl Pause {
    /// A pause that a player has asked for, or nobody (0); these seats are ready from the beginning.
    pub fn new(requestor: u32, reason: &str, ready: BySeat<bool>) -> Self {
        Self {
            told: ServerMessage::Pause {
                exempt: 0,
                requestor,
                reason: reason.to_owned(),
            },
            ready,
        }
    }

    /// How it is told.
    pub fn told(&self) -> &ServerMessage {
        &self.told
    }

    /// The seats that are ready.
    pub fn ready(&self) -> impl Iterator<Item = Seat> + use<> {
        let ready = self.ready;
        Seat::ALL.into_iter().filter(move |seat| ready[*seat])
    }

    /// A seat is ready; `false` if it was before.
    pub fn note_ready(&mut self, seat: Seat) -> bool {
        !std::mem::replace(&mut self.ready[seat], true)
    }

    /// Whether a seat is ready.
    pub fn is_ready(&self, seat: Seat) -> bool {
        self.ready[seat]
    }

    /// Whether everybody is ready.
    pub fn is_over(&self) -> bool {
        self.ready.iter().all(|(_, ready)| *ready)
    }
}
