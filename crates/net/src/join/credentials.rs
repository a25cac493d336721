//! The login of a player at a table.

use std::fmt;

use protocol::{ClientMessage, SEAT_KEYS_VERSION, VERSION, Word};

/// The login of a player.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Credentials {
    /// The requested id; 0 for any.
    pub id: u32,
    /// The name.
    pub name: String,
    /// The password, if one is required.
    pub password: String,
    /// Whether to join as a spectator.
    pub watch: bool,
    /// The key of our seat, as received from the table; empty before that.
    pub key: String,
}

/// Leaves out the password and the key, since the output may be logged.
impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut credentials = f.debug_struct("Credentials");
        credentials.field("id", &self.id).field("name", &self.name);
        credentials.finish_non_exhaustive()
    }
}

impl Credentials {
    /// The default name of a player, the same in every language.
    pub const NAMELESS: &str = "Player";

    /// The first message of a connection. The id is the one that the table has assigned, or the requested one before that.
    pub(super) fn connect_message(&self, id: u32) -> ClientMessage {
        let name = self.name.clone();
        match self.watch {
            true => ClientMessage::Watch {
                version: VERSION,
                name,
            },
            false => ClientMessage::Connect {
                version: SEAT_KEYS_VERSION,
                id,
                name,
            },
        }
    }

    /// The answer to a request for a password, or for the key of the seat.
    pub(super) fn auth_info(&self, kind: &Word) -> Option<ClientMessage> {
        let (kind, data) = match kind.as_str() {
            "seat" => (kind.clone(), &self.key),
            _ => (Word::new("basic")?, &self.password),
        };
        let data = data.clone();
        Some(ClientMessage::AuthInfo { kind, data })
    }
}
