//! Maps players' ids to seats of our table.

use engine::tiles::{BySeat, Seat};

/// The players' ids by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerIds(BySeat<u32>);

/// No player at the table has this id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody at the table has the id {0}")]
pub struct NoPlayer(pub u32);

impl PlayerIds {
    /// Creates the map from the ids in seat order.
    pub fn new(ids: [u32; 4]) -> Self {
        Self(BySeat(ids))
    }

    /// The id of the player in a seat.
    pub fn id(&self, seat: Seat) -> u32 {
        self.0[seat]
    }

    /// The seat of the player with this id.
    ///
    /// # Errors
    /// No player has this id.
    pub fn seat(&self, id: u32) -> Result<Seat, NoPlayer> {
        let mut seats = self.0.iter().filter(|(_, other)| **other == id);
        seats.next().map(|(seat, _)| seat).ok_or(NoPlayer(id))
    }
}
