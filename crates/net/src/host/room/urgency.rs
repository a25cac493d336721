//! How soon lines must be sent on a connection, and when the connection need not be read.

use smallvec::SmallVec;

use super::peer::ConnectionId;

/// How soon queued lines must be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Immediately: the table waits for an answer.
    Asked,
    /// After those: the player is a bot whose turn is next.
    Next,
    /// Together with later lines.
    Later,
}

/// Connections for which the table begins (`true`) or ceases to wait.
pub type Changes = SmallVec<[(ConnectionId, bool); 4]>;
