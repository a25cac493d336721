//! Kinds of incoming lines.

/// Why a request is refused, as a sentence for the player.
pub(super) type Refused = String;

/// How an incoming line relates to what the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineKind {
    /// It answers an open request.
    Answer,
    /// It repeats what the table has assumed and changes nothing.
    Expected,
    /// It does neither.
    Unasked,
}
