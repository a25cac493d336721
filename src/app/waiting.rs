//! The waiting time after a discard or kong: the person may claim until it is over, the computer players' answers are
//! held back until then, so that nobody is too quick for anybody [P29, Q39].

use std::time::{Duration, Instant};

use super::screen::table::Timer;
use crate::session::local::Answer;

/// One discard or kong that waits for claims.
#[derive(Debug)]
pub struct Waiting {
    /// Its serial number in the deal.
    pub serial: u32,
    /// Until when, from the moment it was shown; `None`: without limit.
    limit: Option<Duration>,
    started: Instant,
    /// How long it has stood still while the game was paused.
    stopped: Option<Instant>,
    /// Answers of the computer players, once they have thought.
    pub held: Option<Vec<Answer>>,
    /// The person has answered, or says that it may go on.
    pub released: bool,
}

impl Waiting {
    /// Begins to wait.
    pub fn new(serial: u32, limit: Option<Duration>, now: Instant) -> Self {
        Self {
            serial,
            limit,
            started: now,
            stopped: None,
            held: None,
            released: false,
        }
    }

    /// Whether play goes on: everybody else has thought, and the person has answered or the time is over.
    pub fn is_over(&self, now: Instant) -> bool {
        self.held.is_some() && (self.released || self.is_out_of_time(now))
    }

    /// Whether the time is over.
    pub fn is_out_of_time(&self, now: Instant) -> bool {
        self.left(now) == Some(Duration::ZERO)
    }

    /// The time left; `None` without limit.
    fn left(&self, now: Instant) -> Option<Duration> {
        let now = self.stopped.unwrap_or(now);
        self.limit
            .map(|limit| limit.saturating_sub(now.saturating_duration_since(self.started)))
    }

    /// Whether it ends by itself.
    pub fn runs(&self) -> bool {
        self.limit.is_some() && self.stopped.is_none() && !self.released
    }

    /// What the timer bar shows.
    pub fn timer(&self, now: Instant) -> Timer {
        match (self.limit, self.left(now)) {
            (Some(limit), Some(left)) if !limit.is_zero() => {
                Timer::Running(left.as_secs_f32() / limit.as_secs_f32())
            }
            (Some(_), _) => Timer::Idle,
            (None, _) => Timer::Unlimited,
        }
    }

    /// The game is paused: the clock stands still.
    pub fn pause(&mut self, now: Instant) {
        self.stopped.get_or_insert(now);
    }

    /// The game goes on: the clock too, from where it stood.
    pub fn resume(&mut self, now: Instant) {
        if let Some(stopped) = self.stopped.take() {
            self.started += now.saturating_duration_since(stopped);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_stands_still_while_paused() {
        let start = Instant::now();
        let mut waiting = Waiting::new(1, Some(Duration::from_secs(2)), start);
        waiting.held = Some(Vec::new());
        waiting.pause(start + Duration::from_secs(1));
        assert!(!waiting.is_over(start + Duration::from_secs(9)));
        waiting.resume(start + Duration::from_secs(9));
        assert!(!waiting.is_over(start + Duration::from_millis(9_900)));
        assert!(waiting.is_over(start + Duration::from_secs(10)));
    }

    #[test]
    fn nothing_ends_before_the_others_have_thought() {
        let start = Instant::now();
        let mut waiting = Waiting::new(1, Some(Duration::ZERO), start);
        assert!(!waiting.is_over(start));
        waiting.held = Some(Vec::new());
        assert!(waiting.is_over(start));
    }
}
