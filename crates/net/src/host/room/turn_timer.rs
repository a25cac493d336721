//! Measures how long the table waits for each player.

use std::time::Duration;

use engine::tiles::{BySeat, Seat};

/// The limit is halved at most this often.
const MAX_HALVINGS: u32 = 4;

/// How long the table has waited for each seat, and the limit on that.
#[derive(Debug)]
pub(super) struct TurnTimer {
    /// The limit for each answer, if there is one.
    limit: Option<Duration>,
    /// When the table began to wait for each seat; `None` while it does not wait for an answer.
    since: BySeat<Option<Duration>>,
    /// How often a computer player has taken over each seat for want of an answer, since its player last answered.
    lapses: BySeat<u32>,
    /// Seats for which the table has begun to wait since the last `take_asked`.
    asked: BySeat<bool>,
    /// Seats for which the table waits.
    waited_for: BySeat<bool>,
    /// Seats whose entry in `waited_for` has changed since the last `take_wait_change`.
    changed: BySeat<bool>,
}

impl TurnTimer {
    /// Creates a timer with this limit for each answer.
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

    /// Sets the seats that the table waits for.
    pub fn set_waited_for(&mut self, waited_for: BySeat<bool>, now: Duration) {
        for seat in Seat::ALL {
            let since = &mut self.since[seat];
            self.asked[seat] |= waited_for[seat] && since.is_none();
            *since = waited_for[seat].then(|| since.unwrap_or(now));
            self.changed[seat] |= waited_for[seat] != self.waited_for[seat];
        }
        self.waited_for = waited_for;
    }

    /// Whether the table waits for a seat, if that has changed since the last call.
    pub fn take_wait_change(&mut self, seat: Seat) -> Option<bool> {
        std::mem::take(&mut self.changed[seat]).then_some(self.waited_for[seat])
    }

    /// Whether a seat was asked something since the last call.
    pub fn take_asked(&mut self, seat: Seat) -> bool {
        std::mem::take(&mut self.asked[seat])
    }

    /// Records an answer of a seat; its next request starts a new limit. Returns when the table began to wait for the seat.
    pub fn record_answer(&mut self, seat: Seat) -> Option<Duration> {
        self.lapses[seat] = 0;
        self.since[seat].take()
    }

    /// Records that a seat was taken over because no answer came in time. Next time the table waits half as long, down to a minimum.
    pub fn count_lapse(&mut self, seat: Seat) {
        self.lapses[seat] += 1;
    }

    /// Whether the table waits for a seat.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.waited_for[seat]
    }

    /// When the answer of a seat is due; `None` if the table does not wait for one, or without a limit.
    pub fn deadline(&self, seat: Seat) -> Option<Duration> {
        let limit = self.limit? / (1 << self.lapses[seat].min(MAX_HALVINGS));
        Some(self.since[seat]? + limit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(1);
    const LIMIT: Duration = Duration::from_secs(60);

    #[test]
    fn the_limit_is_halved_for_a_player_who_never_answers() {
        let mut turn_timer = TurnTimer::new(Some(LIMIT));
        let waited_for = BySeat::from_fn(|seat| seat == SEAT);
        let mut limits = Vec::new();
        for _ in 0..7 {
            turn_timer.set_waited_for(waited_for, Duration::ZERO);
            limits.push(turn_timer.deadline(SEAT).unwrap_or_default());
            turn_timer.count_lapse(SEAT);
        }
        assert_eq!(limits[..3], [LIMIT, LIMIT / 2, LIMIT / 4]);
        assert_eq!(limits[6], LIMIT / 16);
        turn_timer.record_answer(SEAT);
        turn_timer.set_waited_for(waited_for, Duration::ZERO);
        assert_eq!(turn_timer.deadline(SEAT), Some(LIMIT));
    }
}
