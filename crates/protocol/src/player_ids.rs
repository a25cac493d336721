//! Which player of the protocol sits at which seat of our table.

use engine::tiles::{BySeat, Seat};

/// The players' ids, each at the player's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerIds(BySeat<u32>);

/// Nobody at the table has that id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody at the table has the id {0}")]
pub struct NoPlayer(pub u32);

impl PlayerIds {
    /// The players' ids in the order of their places at our table.
    pub fn new(ids: [u32; 4]) -> Self {
        Self(BySeat(ids))
    }

    /// The id of the player who sits there.
    pub fn id(&self, seat: Seat) -> u32 {
        self.0[seat]
    }

    /// Where the player with this id sits.
    ///
    /// # Errors
    /// Nobody has that id.
    pub fn seat(&self, id: u32) -> Result<Seat, NoPlayer> {
        let mut places = self.0.iter().filter(|(_, other)| **other == id);
        places.next().map(|(seat, _)| seat).ok_or(NoPlayer(id))
    }
}
