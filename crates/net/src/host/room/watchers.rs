//! Spectators: during a hand they see only what is visible to every player, or all tiles if all players consent; afterwards the hand is sent
//! again with all its tiles. Play never waits for them.

use std::collections::BTreeMap;

use super::peer::{ConnectionId, ConnectionIds};
use engine::table::Viewer;
use engine::tiles::Seat;

/// The spectators of the table.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    /// The maximum number of spectators.
    max: usize,
    /// Their connections, and whether they were sent the state of the table.
    connections: BTreeMap<ConnectionId, bool>,
    /// Whether they see all tiles of this hand during play.
    open: bool,
    /// Whether this hand was sent with all tiles after its end.
    disclosed: bool,
}

/// A player's permission for spectators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Consent {
    /// They may see my tiles.
    Given,
    /// They may not.
    Withdrawn,
}

impl Consent {
    /// Parses a chat message; `None` if it is not about the permission.
    pub fn read(text: &str) -> Option<Self> {
        match text.trim() {
            "/open" => Some(Self::Given),
            "/close" => Some(Self::Withdrawn),
            _ => None,
        }
    }
}

impl Watchers {
    /// Creates a list of at most this many spectators.
    pub fn new(max: usize) -> Self {
        Self {
            max,
            ..Self::default()
        }
    }

    /// Checks whether one more spectator is admitted.
    ///
    /// # Errors
    /// No further spectator is admitted, for this reason.
    pub fn check_place(&self) -> Result<(), &'static str> {
        match (self.max, self.free_places()) {
            (0, _) => Err("Nobody may watch at this table"),
            (_, 0) => Err("Too many are watching already"),
            _ => Ok(()),
        }
    }

    /// How many more are admitted.
    pub fn free_places(&self) -> usize {
        self.max.saturating_sub(self.connections.len())
    }

    /// Adds a spectator.
    pub fn add(&mut self, connection: ConnectionId) {
        self.connections.insert(connection, false);
    }

    /// Removes a spectator.
    pub fn remove(&mut self, connection: ConnectionId) {
        self.connections.remove(&connection);
    }

    /// The connections of all spectators.
    pub fn connections(&self) -> ConnectionIds {
        self.connections.keys().copied().collect()
    }

    /// Spectators who were sent the state of the table and follow the game.
    pub fn following(&self) -> ConnectionIds {
        let following = self.connections.iter().filter(|(_, following)| **following);
        following.map(|(connection, _)| *connection).collect()
    }

    /// Takes the spectators who must still be sent the state of the table.
    pub fn take_uninformed(&mut self) -> ConnectionIds {
        let uninformed = self
            .connections
            .iter_mut()
            .filter(|(_, following)| !**following);
        uninformed
            .map(|(connection, following)| {
                *following = true;
                *connection
            })
            .collect()
    }

    /// What spectators may see in the current hand.
    pub fn viewer(&self) -> Viewer {
        match self.open {
            true => Viewer::Open(Seat::new(0)),
            false => Viewer::Watcher(Seat::new(0)),
        }
    }

    /// Begins a hand; `open` says whether all players let spectators see their tiles.
    pub fn begin_hand(&mut self, open: bool) {
        self.open = open;
        self.disclosed = false;
    }

    /// Whether spectators see all tiles of this hand during play.
    pub fn see_all_tiles(&self) -> bool {
        self.open
    }

    /// Hides the tiles from spectators again. They must then be sent the state of the table again.
    pub fn hide_tiles(&mut self) {
        self.open = false;
        for following in self.connections.values_mut() {
            *following = false;
        }
    }

    /// Whether the finished hand must still be sent with all tiles; marks it as sent.
    pub fn take_disclosure(&mut self) -> bool {
        !std::mem::replace(&mut self.disclosed, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_spectators_is_limited() {
        let mut watchers = Watchers::new(1);
        assert!(watchers.check_place().is_ok());
        watchers.add(7);
        assert!(watchers.check_place().is_err());
        watchers.remove(7);
        assert!(watchers.check_place().is_ok());
        assert!(Watchers::default().check_place().is_err());
    }
}
