//! The link between the lobby of a host and its tables.

use tokio::sync::{mpsc, watch};

use crate::host::server::{Handover, HostHooks};

/// The reason for closing the tables, once there is one.
pub(super) type Closing = watch::Receiver<Option<&'static str>>;

/// Creates the hooks of a table from its number, which counts from 0.
pub type HooksFactory = dyn Fn(usize) -> Box<dyn HostHooks> + Send + Sync;

/// A table as the lobby sees it.
pub(super) struct TableHandle {
    /// The address at which the table listens itself.
    pub address: String,
    /// Sends connections from the lobby to the table.
    pub handovers: mpsc::Sender<Handover>,
}

/// Maximum number of connections waiting between the lobby and a table.
pub(super) const QUEUE_LENGTH: usize = 16;
