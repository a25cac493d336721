//! Discovered tables, and the handle of the listener.

use iced::task::Handle;

use net::found_table::FoundTable;

/// Discovered tables.
#[derive(Clone, Debug)]
pub enum Found {
    /// The tables announced now.
    Announced(Vec<FoundTable>),
    /// The tables of a host, or why they are not known.
    Listed(Result<Vec<FoundTable>, String>),
}

/// Listens while it exists.
#[derive(Default)]
pub struct LanDiscovery {
    _listener: Option<Handle>,
}

impl LanDiscovery {
    /// Wraps the handle of a listener.
    pub fn with_listener(handle: Handle) -> Self {
        Self {
            _listener: Some(handle),
        }
    }
}
