//! How soon the driver has to carry something to a connection, and when it need not listen there.

use smallvec::SmallVec;

use super::peer::ConnectionId;

/// How soon what was said has to go out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// At once: an answer is waited for.
    Asked,
    /// After all that: this player comes next and has much to read until then.
    Next,
    /// With other news.
    Later,
}

/// Connections where an answer is waited for (`true`) and was not before, or where none is for a while.
pub type Changes = SmallVec<[(ConnectionId, bool); 4]>;
