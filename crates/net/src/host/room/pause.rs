//! A pause of the host's own, beside those of the game.

use std::time::Duration;

use engine::tiles::{BySeat, Seat};
use protocol::ServerMessage;

/// Why play stands still, and who is ready to go on.
#[derive(Clone, Debug)]
pub(super) struct Pause {
    /// As everybody was told it.
    told: ServerMessage,
    ready: BySeat<bool>,
    /// The seat because of which it began, if there is one, and until when it is waited for.
    cause: Option<(Seat, Duration)>,
}

impl Pause {
    /// A pause that a player has asked for, or nobody (0); these seats are ready from the beginning. `cause`: the seat because of which it
    /// begins, and until when it is waited for.
    pub fn new(
        requestor: u32,
        reason: &str,
        ready: BySeat<bool>,
        cause: Option<(Seat, Duration)>,
    ) -> Self {
        Self {
            told: ServerMessage::Pause {
                exempt: 0,
                requestor,
                reason: reason.to_owned(),
            },
            ready,
            cause: cause.filter(|(seat, _)| !ready[*seat]),
        }
    }

    /// The seat because of which it began, as long as that is not ready, and until when it is waited for.
    pub fn cause(&self) -> Option<(Seat, Duration)> {
        self.cause.filter(|(seat, _)| !self.ready[*seat])
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
