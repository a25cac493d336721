//! What the statistics need to know about hands at a network table.

use std::time::Duration;

use super::NetworkTable;
use net::host::TokenBucket;

/// How many hands can be recorded in quick succession, ...
const HANDS_PER_BURST: f64 = 30.0;
/// ... and how many per second on average. Nobody can really play more.
const HANDS_PER_SECOND: f64 = 0.2;

/// Limits how many hands are recorded, and remembers which was played with advice.
#[derive(Debug)]
pub struct Recording {
    limit: TokenBucket,
    /// The last hand in which the player saw a tip: its game and its number.
    advised: Option<(u64, u32)>,
}

impl Default for Recording {
    fn default() -> Self {
        Self {
            limit: TokenBucket::new(HANDS_PER_BURST, HANDS_PER_SECOND),
            advised: None,
        }
    }
}

impl NetworkTable {
    /// Counts the finished hand towards the limit. False if it exceeds the limit, so that it is not recorded; no real table plays that fast.
    pub fn count_recorded_hand(&mut self, now: Duration) -> bool {
        self.recording.limit.take(now).is_ok()
    }

    /// Records that the player has seen a tip in the current hand.
    pub fn note_advice(&mut self) {
        self.recording.advised = Some(self.hand());
    }

    /// Whether the player has seen a tip in the current hand.
    pub fn is_advised(&self) -> bool {
        self.recording.advised == Some(self.hand())
    }

    /// The game and the number of the current hand.
    fn hand(&self) -> (u64, u32) {
        (self.shown().number(), self.view().deal_number)
    }
}
