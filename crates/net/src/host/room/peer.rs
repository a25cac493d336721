//! A connection and where it comes from.

use std::fmt;
use std::net::IpAddr;

use smallvec::SmallVec;

/// A connection, by the number the driver gave it.
pub type ConnectionId = u64;

/// Several connections; seldom more than sit at a table.
pub type ConnectionIds = SmallVec<[ConnectionId; 8]>;

/// A connection, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// The number the driver gave it.
    pub connection: ConnectionId,
    /// The address; none on a socket file.
    pub from: Option<IpAddr>,
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
