//! What a house of tables and its tables have of each other.

use tokio::sync::{mpsc, watch};

use crate::host::server::{Clerk, Guest};

/// Why the tables close, once they do.
pub(super) type Closing = watch::Receiver<Option<&'static str>>;

/// Who does for a table what a server leaves to whoever runs it.
pub type Clerks = dyn Fn(usize) -> Box<dyn Clerk> + Send + Sync;

/// What leads to a table.
pub(super) struct Entrance {
    /// Where it listens.
    pub place: String,
    /// Takes those who came to the door.
    pub sent: mpsc::Sender<Guest>,
}

/// How many may wait between the door and a table.
pub(super) const IN_BETWEEN: usize = 16;
