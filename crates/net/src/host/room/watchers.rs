//! Spectators: they see what all four players see and are never waited for.

use std::collections::BTreeMap;

use super::peer::{ConnectionId, ConnectionIds};
use engine::table::Viewer;
use engine::tiles::Seat;

/// The spectators of the table.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    /// The maximum number of spectators.
    most: usize,
    /// Their connections, and whether they were sent the state of the table.
    connections: BTreeMap<ConnectionId, bool>,
    /// Whether they see all tiles of this hand.
    open: bool,
    /// Whether the finished hand was sent with all tiles.
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
    /// Parses a message to the table; `None` if it is something else.
    pub fn read(text: &str) -> Option<Self> {
        match text.trim() {
            "/open" => Some(Self::Given),
            "/close" => Some(Self::Withdrawn),
            _ => None,
        }
    }
}

impl Watchers {
    /// Allows at most this many spectators.
    pub fn new(most: usize) -> Self {
        Self {
            most,
            ..Self::default()
        }
    }

    /// Whether one more spectator is admitted, or why not.
    pub fn admits(&self) -> Result<(), &'static str> {
        match (self.most, self.room()) {
            (0, _) => Err("Nobody may watch at this table"),
            (_, 0) => Err("Too many are watching already"),
            _ => Ok(()),
        }
    }

    /// How many more are admitted.
    pub fn room(&self) -> usize {
        self.most.saturating_sub(self.connections.len())
    }

    /// Adds a spectator.
    pub fn come(&mut self, connection: ConnectionId) {
        self.connections.insert(connection, false);
    }

    /// Removes a spectator.
    pub fn leave(&mut self, connection: ConnectionId) {
        self.connections.remove(&connection);
    }

    /// All of them.
    pub fn connections(&self) -> ConnectionIds {
        self.connections.keys().copied().collect()
    }

    /// Spectators who were sent the state of the table and follow the game.
    pub fn informed(&self) -> ConnectionIds {
        let informed = self.connections.iter().filter(|(_, informed)| **informed);
        informed.map(|(connection, _)| *connection).collect()
    }

    /// Takes those who must be sent the state of the table.
    pub fn take_fresh(&mut self) -> ConnectionIds {
        let fresh = self
            .connections
            .iter_mut()
            .filter(|(_, informed)| !**informed);
        fresh
            .map(|(connection, informed)| {
                *informed = true;
                *connection
            })
            .collect()
    }

    /// Their viewer in the current hand.
    pub fn viewer(&self) -> Viewer {
        match self.open {
            true => Viewer::Open(Seat::new(0)),
            false => Viewer::Watcher(Seat::new(0)),
        }
    }

    /// Begins a hand; `open` says whether all players with tiles let spectators see them.
    pub fn begin_hand(&mut self, open: bool) {
        self.open = open;
        self.disclosed = false;
    }

    /// Whether all tiles are open to them in this hand.
    pub fn see_all(&self) -> bool {
        self.open
    }

    /// Hides the tiles from spectators again, who must then be sent the state of the table anew.
    pub fn hide_tiles(&mut self) {
        self.open = false;
        for informed in self.connections.values_mut() {
            *informed = false;
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
        assert!(watchers.admits().is_ok());
        watchers.come(7);
        assert!(watchers.admits().is_err());
        watchers.leave(7);
        assert!(watchers.admits().is_ok());
        assert!(Watchers::default().admits().is_err());
    }
}
