//! Notices for the player about anything but events of the game.

use std::sync::Arc;

use super::remote_table::SealStatus;
use engine::rules::RuleSet;
use words::say;

/// A notice for the player about something that is not an event of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// We sat down, with this id.
    Welcome(u32),
    /// We are watching.
    Watching,
    /// The table plays by these rules, and asks whether we do before we sit down or watch.
    Rules(Arc<RuleSet>),
    /// The server did not admit us or sent us away, or we cannot follow the game any longer: the reason, as a sentence.
    Rejected(String),
    /// A player joined or changed their name.
    Joined(u32, String),
    /// A player left before the game began.
    Left(u32),
    /// A chat message, to us alone or to everybody.
    Chat {
        /// The sender's id; 0 for the server.
        sender: u32,
        /// Whether it is only for us.
        private: bool,
        /// The text.
        text: String,
    },
    /// Play stopped: the reason, as a sentence.
    Stopped(String),
    /// Play resumed.
    Started,
    /// A pause that is not one of the game's own: everybody has to confirm. Has the id of the player who asked for it (0: the server) and the
    /// reason.
    Paused(u32, String),
    /// The server reports an error, usually that our last request is refused: what it says, as a sentence.
    Refused(String),
    /// The game was saved under this name.
    Saved(String),
    /// The manager of the options changed; 0 means anybody may change them.
    Manager(u32),
    /// The status of a sealed deal changed.
    Seal(SealStatus),
    /// The server redirects us to this address.
    Redirected(String),
}

/// A sentence with what the server says, which is not in the catalogue.
pub(super) fn server_says(text: &str) -> String {
    say!("network-server-says", text)
}
