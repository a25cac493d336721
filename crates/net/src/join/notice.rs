//! What people at a table want to know beside the game.

use super::remote_table::SealStatus;

/// What is said beside the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// We sit down, with this id.
    Welcome(u32),
    /// We watch.
    Watching,
    /// We are turned away.
    TurnedAway(String),
    /// Somebody has come, or has a new name.
    Came(u32, String),
    /// Somebody has left before the game began.
    Left(u32),
    /// Somebody says something, to us alone or to all.
    Chat {
        /// Whose words; 0: the server's.
        sender: u32,
        /// Only for us.
        private: bool,
        /// The words.
        text: String,
    },
    /// The game stands still, and why.
    Stopped(String),
    /// The game goes on.
    Started,
    /// Everybody is asked to be ready, in mid-hand: for whom, 0 for the server, and why.
    Paused(u32, String),
    /// What we asked for is refused.
    Refused(String),
    /// The game was saved under this name.
    Saved(String),
    /// Somebody else manages the options; 0: anybody.
    Manager(u32),
    /// Something is known of a deal under seal.
    Seal(SealStatus),
    /// The server sends us elsewhere.
    Redirected(String),
}
