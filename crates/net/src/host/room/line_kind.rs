//! Kinds of incoming lines.

/// Why a request is refused, as a sentence for the player.
pub(super) type Refused = String;

/// How an incoming line relates to what the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineKind {
    /// It answers an open request.
    Answer,
    /// It repeats a move that the table has already made for the player, and changes nothing.
    Expected,
    /// The table did not ask for it.
    Unsolicited,
}
