//! How much is kept of a game at a foreign table.

use std::mem::size_of;

use engine::table::{Denial, Event, Outcome, SeatView};

/// Bytes of a game that are kept at most: hundreds of hands.
pub(super) const MAX_BYTES: usize = 16 << 20;

/// Events of a hand; a real one has a tenth of that.
pub(super) const MAX_EVENTS_IN_HAND: usize = 4000;

/// What is known of what is kept.
#[derive(Clone, Debug)]
pub(super) struct HistoryLimits {
    /// A number that tells the game from others, once its beginning is forgotten.
    pub number: Option<u64>,
    /// The table before the last hand that has begun.
    pub before_hand: SeatView,
    /// How many events have been told since that hand began or the table was set up.
    events_in_hand: usize,
    /// Bytes of events that have come since all were weighed.
    bytes_since_check: usize,
}

impl HistoryLimits {
    /// Nothing is kept yet.
    pub fn new(view: SeatView) -> Self {
        Self {
            number: None,
            before_hand: view,
            events_in_hand: 0,
            bytes_since_check: 0,
        }
    }

    /// An event is kept.
    pub fn note(&mut self, event: &Event) {
        self.events_in_hand += 1;
        self.bytes_since_check += event_bytes(event);
    }

    /// A hand begins at this table, or it is set up. Returns whether so much has come that some of it may have to be forgotten.
    pub fn begin(&mut self, view: &SeatView) -> bool {
        self.before_hand = view.clone();
        self.events_in_hand = 0;
        let much = self.bytes_since_check > MAX_BYTES / 8;
        if much {
            self.bytes_since_check = 0;
        }
        much
    }

    /// Whether the hand in progress goes on beyond all that a real one can have.
    pub fn is_endless(&self) -> bool {
        self.events_in_hand >= MAX_EVENTS_IN_HAND
    }
}

/// How many bytes an event takes.
pub(super) fn event_bytes(event: &Event) -> usize {
    let words = match event {
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
        Event::FormedSpecial { tiles, .. } | Event::TilesShown { tiles, .. } => tiles.len(),
        _ => 0,
    };
    size_of::<Event>() + words
}
