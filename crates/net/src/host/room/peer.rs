//! The ids and addresses of connections.

use std::fmt;
use std::net::IpAddr;

use smallvec::SmallVec;
use words::{Noun, noun};

/// The id of a connection, assigned by the driver.
pub type ConnectionId = u64;

/// The ids of several connections, rarely more than a table has seats.
pub type ConnectionIds = SmallVec<[ConnectionId; 8]>;

/// The other end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// The id of the connection.
    pub connection: ConnectionId,
    /// The address of the other end; `None` on a socket file.
    pub from: Option<IpAddr>,
}

impl Peer {
    /// Its name in a sentence for the person who opened the table.
    pub fn noun(self) -> Noun<'static> {
        let number = self.connection.to_string();
        match self.from {
            Some(from) => noun!("room-peer-at", number, address = from.to_string()),
            None => noun!("room-peer", number),
        }
    }
}

impl fmt::Display for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "connection {}", self.connection)?;
        match self.from {
            Some(from) => write!(f, " from {from}"),
            None => Ok(()),
        }
    }
}
