//! How soon lines must be sent on a connection, and for which connections the table begins or ceases to wait.

use smallvec::SmallVec;

use super::peer::ConnectionId;

/// How soon queued lines must be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Immediately: the table waits for an answer, or the player is not in a game yet.
    Asked,
    /// After the lines that are `Asked`: the player is a bot whose turn is next.
    Next,
    /// Together with later lines.
    Later,
}

/// Connections for which the table has begun to wait (`true`), and those of bots for which it no longer waits (`false`), so that they need not
/// be read for a moment.
pub type WaitChanges = SmallVec<[(ConnectionId, bool); 4]>;
