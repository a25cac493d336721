//! How long a discard or kong waits: the person may claim until the time is over, and the computer players' answers are held back
//! until then, so that nobody is too quick for anybody.

use std::time::Duration;

/// The clock of one discard or kong. It counts only while it runs: not while the game is paused or a box is open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClaimTimer {
    /// How long it waits in all; `None`: without limit.
    limit: Option<Duration>,
    /// What had passed when it last began to run or stopped.
    passed: Duration,
    /// Since when it runs; `None`: it stands still.
    since: Option<Duration>,
}

/// What the timer bar shows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum TimeLeft {
    /// No discard is waiting.
    #[default]
    Idle,
    /// A discard waits, with this share of its time left, 0 to 1.
    Share(f32),
    /// A discard waits without limit.
    Unlimited,
}

impl ClaimTimer {
    /// A clock that runs from now on.
    pub fn new(limit: Option<Duration>, now: Duration) -> Self {
        Self {
            limit,
            passed: Duration::ZERO,
            since: Some(now),
        }
    }

    /// Lets the clock run, or stops it; nothing changes if it does that already.
    pub fn run(&mut self, runs: bool, now: Duration) {
        if self.since.is_some() != runs {
            self.passed = self.passed(now);
            self.since = runs.then_some(now);
        }
    }

    /// Whether it comes to an end by itself.
    pub fn is_running(&self) -> bool {
        self.limit.is_some() && self.since.is_some()
    }

    /// Whether the time is over.
    pub fn is_over(&self, now: Duration) -> bool {
        self.limit.is_some_and(|limit| self.passed(now) >= limit)
    }

    /// What is left of it.
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
    fn the_clock_stands_still_while_it_does_not_run() {
        let mut timer = ClaimTimer::new(Some(seconds(2)), seconds(10));
        timer.run(false, seconds(11));
        timer.run(false, seconds(15));
        assert!(!timer.is_over(seconds(99)) && !timer.is_running());
        timer.run(true, seconds(20));
        timer.run(true, seconds(21));
        assert!(!timer.is_over(Duration::from_millis(20_900)));
        assert_eq!(
            timer.left(Duration::from_millis(20_500)),
            TimeLeft::Share(0.25)
        );
        assert!(timer.is_over(seconds(21)));
    }

    #[test]
    fn without_a_limit_it_never_ends() {
        let timer = ClaimTimer::new(None, seconds(0));
        assert!(!timer.is_over(seconds(1_000_000)) && !timer.is_running());
        assert_eq!(timer.left(seconds(9)), TimeLeft::Unlimited);
    }
}
