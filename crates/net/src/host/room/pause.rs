//! A pause by the host, as opposed to those of the game.

use std::time::Duration;

use engine::tiles::{BySeat, Seat};
use protocol::ServerMessage;

/// The reason why play is paused, and the seats that are ready to continue.
#[derive(Clone, Debug)]
pub(super) struct Pause {
    /// The pause as it was announced.
    message: ServerMessage,
    ready: BySeat<bool>,
    /// The seat that caused the pause, if any, and until when play waits for that seat.
    cause: Option<(Seat, Duration)>,
}

impl Pause {
    /// Creates a pause requested by a player, or by the table (0). `ready` says which seats are ready from the start, `cause` which seat
    /// caused the pause, and until when play waits for that seat.
    pub fn new(
        requestor: u32,
        reason: &str,
        ready: BySeat<bool>,
        cause: Option<(Seat, Duration)>,
    ) -> Self {
        Self {
            message: ServerMessage::Pause {
                exempt: 0,
                requestor,
                reason: reason.to_owned(),
            },
            ready,
            cause: cause.filter(|(seat, _)| !ready[*seat]),
        }
    }

    /// The seat that caused the pause, if it is not ready yet, and until when play waits for it.
    pub fn cause(&self) -> Option<(Seat, Duration)> {
        self.cause.filter(|(seat, _)| !self.ready[*seat])
    }

    /// The message that announces the pause.
    pub fn message(&self) -> &ServerMessage {
        &self.message
    }

    /// The seats that are ready.
    pub fn ready(&self) -> impl Iterator<Item = Seat> + use<> {
        let ready = self.ready;
        Seat::ALL.into_iter().filter(move |seat| ready[*seat])
    }

    /// Marks a seat as ready. Returns whether it was not ready before.
    pub fn mark_ready(&mut self, seat: Seat) -> bool {
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
