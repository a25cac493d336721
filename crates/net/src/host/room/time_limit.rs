//! The time limit of claims.

use std::time::Duration;

/// The time limit for claiming the open tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TimeLimit {
    /// The serial of the open tile.
    serial: u32,
    end: Duration,
}

impl TimeLimit {
    /// The time limit for the open tile with this serial: the running one if it is for this tile, otherwise a new one of this many seconds
    /// from `begin` on.
    pub fn keep_or_start(
        running: Option<Self>,
        serial: u32,
        begin: Duration,
        seconds: u32,
    ) -> Self {
        let end = || begin + Duration::from_secs(u64::from(seconds));
        let running = running.filter(|limit| limit.serial == serial);
        running.unwrap_or_else(|| Self { serial, end: end() })
    }

    /// The end of the limit.
    pub fn end(&self) -> Duration {
        self.end
    }
}
