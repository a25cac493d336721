//! How soon lines must be sent on a connection, and when it need not be read.

use smallvec::SmallVec;

use super::peer::ConnectionId;

/// How soon queued lines must be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// At once: the table waits for an answer.
    Asked,
    /// After those: this player is next.
    Next,
    /// Together with later lines.
    Later,
}

/// Connections whose answer is awaited from now on (`true`), or no longer.
pub type Changes = SmallVec<[(ConnectionId, bool); 4]>;
