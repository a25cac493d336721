//! What connects the tables of a host with its lobby.

use tokio::sync::{mpsc, watch};

use crate::host::server::{Handover, HostHooks};

/// The reason for closing the tables, once there is one.
pub(super) type Closing = watch::Receiver<Option<&'static str>>;

/// Creates the hooks of a table from its number.
pub type HooksFactory = dyn Fn(usize) -> Box<dyn HostHooks> + Send + Sync;

/// A table as the lobby sees it.
pub(super) struct TableHandle {
    /// Its address.
    pub place: String,
    /// Takes connections from the lobby.
    pub sent: mpsc::Sender<Handover>,
}

/// Connections that may wait between the lobby and a table.
pub(super) const IN_BETWEEN: usize = 16;
