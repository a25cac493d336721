//! Why files are read.

use crate::presenter::request_id::RequestId;

/// Pending requests to other threads.
#[derive(Debug, Default)]
pub struct Browsing {
    /// A file, and its purpose.
    pub read: Option<(RequestId, ReadFor)>,
}

/// Why a file is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadFor {
    /// To be played; the player was asked about the current game before.
    Play,
    /// It was dropped or passed by a second start: the player may have to be asked about the current game first.
    Arrival,
    /// To be reviewed; the current game stays.
    Review,
}
