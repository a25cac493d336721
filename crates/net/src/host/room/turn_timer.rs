//! How long the table has waited for each player.

use std::time::Duration;

use engine::tiles::{BySeat, Seat};

/// So often the limit is halved at most.
const MOST_HALVINGS: u32 = 4;

/// Since when each seat has kept the table waiting, and how long it may.
#[derive(Debug)]
pub(super) struct TurnTimer {
    /// For each answer; none: without limit.
    limit: Option<Duration>,
    since: BySeat<Option<Duration>>,
    /// How often a computer player had to answer for each seat since its player last did.
    lapses: BySeat<u32>,
    /// Who has been asked something and has not been sent it.
    asked: BySeat<bool>,
    /// Who is waited for now, ...
    waited_for: BySeat<bool>,
    /// ... and for whom that has changed.
    changed: BySeat<bool>,
}

impl TurnTimer {
    /// Every answer may take so long.
    pub fn new(limit: Option<Duration>) -> Self {
        Self {
            limit,
            since: BySeat::default(),
            lapses: BySeat::default(),
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
        self.lapses[seat] = 0;
        self.since[seat].take()
    }

    /// A computer player had to answer for a seat. If its player comes back and does not answer again, the table waits half as long.
    pub fn note_lapse(&mut self, seat: Seat) {
        self.lapses[seat] += 1;
    }

    /// Whether the table waits for a seat.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.waited_for[seat]
    }

    /// When the table will have waited long enough for a seat.
    pub fn end(&self, seat: Seat) -> Option<Duration> {
        let limit = self.limit? / (1 << self.lapses[seat].min(MOST_HALVINGS));
        Some(self.since[seat]? + limit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(1);
    const LIMIT: Duration = Duration::from_secs(60);

    #[test]
    fn whoever_never_answers_is_waited_for_shorter_and_shorter() {
        let mut turn_timer = TurnTimer::new(Some(LIMIT));
        let waited_for = BySeat::from_fn(|seat| seat == SEAT);
        let mut limits = Vec::new();
        for _ in 0..7 {
            turn_timer.note(waited_for, Duration::ZERO);
            limits.push(turn_timer.end(SEAT).unwrap_or_default());
            turn_timer.note_lapse(SEAT);
        }
        assert_eq!(limits[..3], [LIMIT, LIMIT / 2, LIMIT / 4]);
        assert_eq!(limits[6], LIMIT / 16);
        turn_timer.answered(SEAT);
        turn_timer.note(waited_for, Duration::ZERO);
        assert_eq!(turn_timer.end(SEAT), Some(LIMIT));
    }
}
