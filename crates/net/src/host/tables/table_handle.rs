//! What a house of tables and its tables have of each other.

use tokio::sync::{mpsc, watch};

use crate::host::server::{Handover, HostHooks};

/// Why the tables close, once they do.
pub(super) type Closing = watch::Receiver<Option<&'static str>>;

/// Who does for a table what a server leaves to whoever runs it.
pub type HooksFactory = dyn Fn(usize) -> Box<dyn HostHooks> + Send + Sync;

/// What leads to a table.
pub(super) struct TableHandle {
    /// Where it listens.
    pub place: String,
    /// Takes those who came to the door.
    pub sent: mpsc::Sender<Handover>,
}

/// How many may wait between the door and a table.
pub(super) const IN_BETWEEN: usize = 16;
