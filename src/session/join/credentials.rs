//! Who comes to a table, and what for.

use crate::protocol::{ClientMessage, VERSION};

/// What a player logs in with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Credentials {
    /// The id to ask for; 0: any.
    pub id: u32,
    /// The name.
    pub name: String,
    /// The password, if one is asked for.
    pub password: String,
    /// Only to watch.
    pub watch: bool,
}

impl Credentials {
    /// The first message of a connection.
    pub(super) fn connect(&self, id: u32) -> ClientMessage {
        let (version, name) = (VERSION, self.name.clone());
        match self.watch {
            true => ClientMessage::Watch { version, name },
            false => ClientMessage::Connect { version, id, name },
        }
    }
}
