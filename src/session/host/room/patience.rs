//! How long the table has waited for each player.

use std::time::Duration;

use crate::tiles::{BySeat, Seat};

/// Since when each seat has kept the table waiting, and how long it may.
#[derive(Debug)]
pub(super) struct Patience {
    /// For each answer; none: without limit.
    limit: Option<Duration>,
    since: BySeat<Option<Duration>>,
    /// Who has been asked something and has not been sent it.
    asked: BySeat<bool>,
    /// Who is waited for now, ...
    waited_for: BySeat<bool>,
    /// ... and for whom that has changed.
    changed: BySeat<bool>,
}

impl Patience {
    /// Every answer may take so long.
    pub fn new(limit: Option<Duration>) -> Self {
        Self {
            limit,
            since: BySeat::default(),
            asked: BySeat::default(),
            waited_for: BySeat::default(),
            changed: BySeat::default(),
        }
    }

    /// These seats keep the table waiting now. Whoever did before has kept it since then.
    pub fn note(&mut self, waited_for: BySeat<bool>, now: Duration) {
        for seat in Seat::ALL {
            let since = &mut self.since[seat];
            self.asked[seat] |= waited_for[seat] && since.is_none();
            *since = waited_for[seat].then(|| since.unwrap_or(now));
            self.changed[seat] |= waited_for[seat] != self.waited_for[seat];
        }
        self.waited_for = waited_for;
    }

    /// Whether a seat is waited for, if that has changed since this was last wanted to be known.
    pub fn take_change(&mut self, seat: Seat) -> Option<bool> {
        std::mem::take(&mut self.changed[seat]).then_some(self.waited_for[seat])
    }

    /// Whether a seat has been asked something since this was last wanted to be known.
    pub fn take_asked(&mut self, seat: Seat) -> bool {
        std::mem::take(&mut self.asked[seat])
    }

    /// A seat has answered: what it is asked next has its own time. Since when it was waited for, if it was.
    pub fn answered(&mut self, seat: Seat) -> Option<Duration> {
        self.since[seat].take()
    }

    /// When the table will have waited long enough for a seat.
    pub fn end(&self, seat: Seat) -> Option<Duration> {
        Some(self.since[seat]? + self.limit?)
    }
}
