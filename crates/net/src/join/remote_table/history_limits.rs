//! Limits on the stored events of a game on another host.

use std::mem::size_of;

use engine::rules::{NearMiss, Score, ScoreLine};
use engine::table::{Denial, Event, Outcome, SeatView};
use engine::tiles::Meld;

/// Maximum bytes stored of a game: hundreds of hands.
pub(super) const MAX_BYTES: usize = 16 << 20;

/// Maximum events of a hand. A real hand has a tenth of that.
pub(super) const MAX_EVENTS_IN_HAND: usize = 4000;

/// The counts that limit the stored events, and what must be known of the game once its first events are dropped.
#[derive(Clone, Debug)]
pub(super) struct HistoryLimits {
    /// The number that identifies the game, once its beginning has been dropped.
    pub number: Option<u64>,
    /// The table as it was before the current hand.
    pub before_hand: SeatView,
    /// Number of events since the current hand began or the table was set up.
    events_in_hand: usize,
    /// Bytes of events since the total was last checked.
    bytes_since_check: usize,
}

impl HistoryLimits {
    /// No events yet.
    pub fn new(view: SeatView) -> Self {
        Self {
            number: None,
            before_hand: view,
            events_in_hand: 0,
            bytes_since_check: 0,
        }
    }

    /// Counts an event.
    pub fn note(&mut self, event: &Event) {
        self.events_in_hand += 1;
        self.bytes_since_check += event_bytes(event);
    }

    /// Called when a hand begins or the table is set up. Returns whether so many bytes have arrived that the total must be checked.
    pub fn begin_hand(&mut self, view: &SeatView) -> bool {
        self.before_hand = view.clone();
        self.events_in_hand = 0;
        let must_check = self.bytes_since_check > MAX_BYTES / 8;
        if must_check {
            self.bytes_since_check = 0;
        }
        must_check
    }

    /// Whether the hand in progress has more events than any real hand.
    pub fn is_endless(&self) -> bool {
        self.events_in_hand >= MAX_EVENTS_IN_HAND
    }
}

/// The bytes that an event takes, about.
pub(super) fn event_bytes(event: &Event) -> usize {
    let on_heap = match event {
        Event::Scored {
            outcome: Outcome::Foreign { text, .. },
            ..
        }
        | Event::Settled { text, .. } => text.len(),
        Event::WashedOut { reason }
        | Event::ClaimDenied {
            reason: Denial::Foreign(reason),
            ..
        } => reason.len(),
        Event::OptionChanged { name, value } => name.len() + value.len(),
        Event::Scored {
            outcome: Outcome::Ours(score),
            ..
        } => score_bytes(score),
        Event::StandAsked { waits, .. } => waits.len(),
        Event::HandsShown {
            stakes: Some(stakes),
        } => stakes.iter().map(|(_, stake)| stake.len()).sum(),
        Event::FormedSpecial { tiles, .. } | Event::TilesShown { tiles, .. } => tiles.len(),
        _ => 0,
    };
    size_of::<Event>() + on_heap
}

/// The approximate size of a score in bytes.
fn score_bytes(score: &Score) -> usize {
    let melds = score.arrangement.melds.len() * size_of::<Meld>();
    let lines = score.lines.len() * size_of::<ScoreLine>();
    size_of::<Score>() + melds + lines + score.near_misses.len() * size_of::<NearMiss>()
}
