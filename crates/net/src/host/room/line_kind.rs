//! What is to be said of a line that was heard.

/// Why a request is refused, in words for the player.
pub(super) type Refused = String;

/// Whether a line was waited for, or came of the client's own accord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineKind {
    /// It answers an open request.
    Answer,
    /// It says what was taken for granted, and changes nothing.
    Expected,
    /// It does neither.
    Unasked,
}
