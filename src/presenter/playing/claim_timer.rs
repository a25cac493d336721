//! How long a discard or Kong can be claimed. The answers of the computer players are held back until the player has answered or the time is
//! over.

use std::time::Duration;

/// How many of the last seconds begin with a tick.
const TICKING_SECONDS: u8 = 3;
/// The shortest time with ticks. With less, nearly every discard would tick.
const MIN_LIMIT_WITH_TICKS: Duration = Duration::from_secs(5);

/// The timer of one discard or Kong. It stops while the game is paused or a dialog is open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClaimTimer {
    /// The total time; `None`: no limit.
    limit: Option<Duration>,
    /// The time elapsed when it last started or stopped.
    passed: Duration,
    /// When it was last started; `None` while it is stopped.
    since: Option<Duration>,
    /// The ticks that have not been due yet.
    ticks_to_come: u8,
}

/// The state of the timer bar.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum TimeLeft {
    /// Nothing can be claimed, or no time is given for it.
    #[default]
    Idle,
    /// The share of its time that is left, 0 to 1.
    Share(f32),
    /// A discard or Kong can be claimed without limit.
    Unlimited,
}

impl ClaimTimer {
    /// Starts a timer.
    pub fn new(limit: Option<Duration>, now: Duration) -> Self {
        let ticks = limit.is_some_and(|limit| limit >= MIN_LIMIT_WITH_TICKS);
        Self {
            limit,
            passed: Duration::ZERO,
            since: Some(now),
            ticks_to_come: if ticks { TICKING_SECONDS } else { 0 },
        }
    }

    /// Starts or stops the timer; does nothing if it is already in that state.
    pub fn set_running(&mut self, runs: bool, now: Duration) {
        if self.since.is_some() != runs {
            self.passed = self.passed(now);
            self.since = runs.then_some(now);
        }
    }

    /// When the time is over or, before that, when the next tick is due; `None` if the timer is stopped or has no limit.
    pub fn next_due(&self) -> Option<Duration> {
        let ticking = Duration::from_secs(self.ticks_to_come.into());
        let due = self.limit?.saturating_sub(ticking);
        Some(self.since? + due.saturating_sub(self.passed))
    }

    /// Whether the time is over.
    pub fn is_over(&self, now: Duration) -> bool {
        self.limit.is_some_and(|limit| self.passed(now) >= limit)
    }

    /// The time left.
    pub fn left(&self, now: Duration) -> TimeLeft {
        match self.limit {
            None => TimeLeft::Unlimited,
            Some(Duration::ZERO) => TimeLeft::Idle,
            Some(limit) => {
                let left = limit.saturating_sub(self.passed(now));
                TimeLeft::Share(left.as_secs_f32() / limit.as_secs_f32())
            }
        }
    }

    /// Whether one of the last seconds has begun since the last call, while the timer is running.
    pub fn take_tick(&mut self, now: Duration) -> bool {
        let Some(limit) = self.limit.filter(|_| self.since.is_some()) else {
            return false;
        };
        let left = limit.saturating_sub(self.passed(now)).as_secs_f32();
        let to_come = (left.ceil() as u8).saturating_sub(1);
        let is_due = to_come < self.ticks_to_come;
        self.ticks_to_come = self.ticks_to_come.min(to_come);
        is_due && left > 0.0
    }

    fn passed(&self, now: Duration) -> Duration {
        let running = self.since.map(|since| now.saturating_sub(since));
        self.passed + running.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    #[test]
    fn a_stopped_timer_does_not_advance() {
        let mut timer = ClaimTimer::new(Some(seconds(2)), seconds(10));
        timer.set_running(false, seconds(11));
        timer.set_running(false, seconds(15));
        assert!(!timer.is_over(seconds(99)) && timer.next_due().is_none());
        timer.set_running(true, seconds(20));
        timer.set_running(true, seconds(21));
        assert!(!timer.is_over(Duration::from_millis(20_900)));
        assert_eq!(
            timer.left(Duration::from_millis(20_500)),
            TimeLeft::Share(0.25)
        );
        assert!(timer.is_over(seconds(21)));
        assert_eq!(timer.next_due(), Some(seconds(21)));
    }

    #[test]
    fn each_of_the_last_three_seconds_ticks_once() {
        let ticks = |limit, step: u64| {
            let mut timer = ClaimTimer::new(Some(limit), seconds(10));
            let times = (0..20_000).step_by(step as usize);
            times
                .filter(|time| timer.take_tick(seconds(10) + Duration::from_millis(*time)))
                .collect::<Vec<_>>()
        };
        let mut timer = ClaimTimer::new(Some(seconds(8)), seconds(10));
        for due in [15, 16, 17, 18].map(seconds) {
            assert_eq!(timer.next_due(), Some(due));
            assert_eq!(timer.take_tick(due), due < seconds(18));
        }
        assert_eq!(ticks(seconds(8), 100), [5_000, 6_000, 7_000]);
        assert_eq!(ticks(seconds(8), 3_000), [6_000]);
        assert_eq!(ticks(seconds(4), 100), [0; 0], "too short");
    }

    #[test]
    fn a_stopped_timer_does_not_tick() {
        let mut timer = ClaimTimer::new(Some(seconds(8)), seconds(0));
        timer.set_running(false, seconds(1));
        assert!(!timer.take_tick(seconds(7)));
        timer.set_running(true, seconds(20));
        assert!(!timer.take_tick(seconds(23)));
        assert!(timer.take_tick(seconds(24)));
    }

    #[test]
    fn without_a_limit_it_never_ends() {
        let timer = ClaimTimer::new(None, seconds(0));
        assert!(!timer.is_over(seconds(1_000_000)) && timer.next_due().is_none());
        assert_eq!(timer.left(seconds(9)), TimeLeft::Unlimited);
    }
}
