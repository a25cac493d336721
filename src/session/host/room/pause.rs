//! A pause of the host's own, beside those of the game.

use crate::tiles::{BySeat, Seat};

/// Who is ready to go on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pause(BySeat<bool>);

impl Pause {
    /// These seats are ready from the beginning.
    pub fn new(ready: BySeat<bool>) -> Self {
        Self(ready)
    }

    /// The seats that are ready.
    pub fn ready(&self) -> impl Iterator<Item = Seat> + use<> {
        let ready = self.0;
        Seat::ALL.into_iter().filter(move |seat| ready[*seat])
    }

    /// A seat is ready; `false` if it was before.
    pub fn note_ready(&mut self, seat: Seat) -> bool {
        !std::mem::replace(&mut self.0[seat], true)
    }

    /// Whether a seat is ready.
    pub fn is_ready(&self, seat: Seat) -> bool {
        self.0[seat]
    }

    /// Whether everybody is ready.
    pub fn is_over(&self) -> bool {
        self.0.iter().all(|(_, ready)| *ready)
    }
}
