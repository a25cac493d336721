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
    /// Their connections, and whether they were sent the table.
    connections: BTreeMap<ConnectionId, bool>,
    /// They see all tiles of this hand.
    open: bool,
    /// The finished hand was sent with all tiles.
    disclosed: bool,
}

/// What a player may say about those who watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Consent {
    /// They may see my tiles.
    Given,
    /// They may not.
    Withdrawn,
}

impl Consent {
    /// Reads it from a message to the table; nothing if it is none.
    pub fn read(text: &str) -> Option<Self> {
        match text.trim() {
            "/open" => Some(Self::Given),
            "/close" => Some(Self::Withdrawn),
            _ => None,
        }
    }
}

impl Watchers {
    /// For at most so many spectators.
    pub fn new(most: usize) -> Self {
        Self {
            most,
            ..Self::default()
        }
    }

    /// Whether one more may come, or why not.
    pub fn admits(&self) -> Result<(), &'static str> {
        match (self.most, self.room()) {
            (0, _) => Err("Nobody may watch at this table"),
            (_, 0) => Err("Too many are watching already"),
            _ => Ok(()),
        }
    }

    /// How many more may come.
    pub fn room(&self) -> usize {
        self.most.saturating_sub(self.connections.len())
    }

    /// Somebody watches from now on.
    pub fn come(&mut self, connection: ConnectionId) {
        self.connections.insert(connection, false);
    }

    /// Somebody does not watch any more.
    pub fn leave(&mut self, connection: ConnectionId) {
        self.connections.remove(&connection);
    }

    /// All of them.
    pub fn connections(&self) -> ConnectionIds {
        self.connections.keys().copied().collect()
    }

    /// Those who were sent the table and follow what happens.
    pub fn informed(&self) -> ConnectionIds {
        let told = self.connections.iter().filter(|(_, told)| **told);
        told.map(|(connection, _)| *connection).collect()
    }

    /// Takes those who must be sent the table.
    pub fn take_fresh(&mut self) -> ConnectionIds {
        let fresh = self.connections.iter_mut().filter(|(_, told)| !**told);
        fresh
            .map(|(connection, told)| {
                *told = true;
                *connection
            })
            .collect()
    }

    /// The viewer of the hand that they are.
    pub fn eyes(&self) -> Viewer {
        match self.open {
            true => Viewer::Open(Seat::new(0)),
            false => Viewer::Watcher(Seat::new(0)),
        }
    }

    /// A hand begins; `open`: everybody who has tiles of their own to show lets them be seen.
    pub fn begin_hand(&mut self, open: bool) {
        self.open = open;
        self.disclosed = false;
    }

    /// Whether all tiles are open to them in this hand.
    pub fn see_all(&self) -> bool {
        self.open
    }

    /// All tiles are not open to them any more: they have to be told anew how the table stands.
    pub fn close_eyes(&mut self) {
        self.open = false;
        for told in self.connections.values_mut() {
            *told = false;
        }
    }

    /// Whether the hand that is over is still to be told with all tiles; from now on it is told.
    pub fn take_disclosure(&mut self) -> bool {
        !std::mem::replace(&mut self.disclosed, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_come_than_the_host_wants() {
        let mut watchers = Watchers::new(1);
        assert!(watchers.admits().is_ok());
        watchers.come(7);
        assert!(watchers.admits().is_err());
        watchers.leave(7);
        assert!(watchers.admits().is_ok());
        assert!(Watchers::default().admits().is_err());
    }
}
