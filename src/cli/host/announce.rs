//! Announces the table on the local network if requested.

use std::sync::Arc;

use crate::cli::bad_input::BadInput;
use net::address::Address;
use net::host::TableDirectory;
use net::lan_discovery::Announcer;

/// The announcement of the tables on the local network.
#[derive(Default)]
pub struct Announcement {
    /// The name to announce, until the announcement has started; nothing is announced without one.
    name: Option<String>,
    running: Option<Announcer>,
}

impl Announcement {
    /// An announcement under this name, if there is one, for the tables at this address.
    ///
    /// # Errors
    ///
    /// Other machines cannot reach the address.
    pub fn new(name: Option<&str>, server: &Address) -> Result<Self, BadInput> {
        if name.is_some() && server.is_local() {
            let wrong = "nobody else can come to that address; listen at 0.0.0.0:PORT";
            return Err(BadInput::new("--announce", wrong));
        }
        Ok(Self {
            name: name.map(str::to_owned),
            running: None,
        })
    }

    /// Starts announcing the tables of this directory at this address.
    pub fn begin(&mut self, address: &str, directory: &Arc<TableDirectory>) {
        let (Some(name), Ok(place)) = (self.name.take(), address.parse::<Address>()) else {
            return;
        };
        match Announcer::begin(name, &place, Arc::clone(directory)) {
            Ok(running) => self.running = Some(running),
            Err(error) => {
                tracing::warn!(target: "host", %error, "the table cannot be announced");
            }
        }
    }
}
