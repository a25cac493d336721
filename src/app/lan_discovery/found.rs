//! Tables that were found, and what listens for them.

use iced::task::Handle;

use net::found_table::FoundTable;

/// What was found.
#[derive(Clone, Debug)]
pub enum Found {
    /// These tables are announced now.
    Around(Vec<FoundTable>),
    /// The tables of a host, or why they are not known.
    Listed(Result<Vec<FoundTable>, String>),
}

/// Listens as long as it is kept.
#[derive(Default)]
pub struct LanDiscovery {
    _hearing: Option<Handle>,
}

impl LanDiscovery {
    /// Listens with this.
    pub fn hearing(handle: Handle) -> Self {
        Self {
            _hearing: Some(handle),
        }
    }
}
