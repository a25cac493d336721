//! A token bucket: a budget that refills with time.

use std::time::Duration;

/// A token bucket with a burst and a rate per second.
#[derive(Clone, Copy, Debug)]
pub struct TokenBucket {
    most: f64,
    a_second: f64,
    left: f64,
    then: Duration,
}

impl TokenBucket {
    /// A full bucket with this burst and rate per second.
    pub fn new(most: f64, a_second: f64) -> Self {
        Self {
            most,
            a_second,
            left: most,
            then: Duration::ZERO,
        }
    }

    fn earn(&mut self, now: Duration) {
        let earned = now.saturating_sub(self.then).as_secs_f64() * self.a_second;
        self.left = (self.left + earned).min(self.most);
        self.then = now;
    }

    /// The tokens left; negative if the bucket is in debt.
    pub fn left(&self, now: Duration) -> f64 {
        let mut earned = *self;
        earned.earn(now);
        earned.left
    }

    /// How long until the bucket is out of debt.
    pub fn wait(&self, now: Duration) -> Duration {
        Duration::from_secs_f64((-self.left(now)).max(0.0) / self.a_second)
    }

    /// Spends tokens, going into debt if necessary; returns how long until the debt is repaid.
    pub fn spend(&mut self, amount: f64, now: Duration) -> Duration {
        self.earn(now);
        self.left -= amount;
        self.wait(now)
    }

    /// Takes one token.
    ///
    /// # Errors
    /// No token is left; returns how long until there is one.
    pub fn take(&mut self, now: Duration) -> Result<(), Duration> {
        self.earn(now);
        if self.left < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - self.left) / self.a_second));
        }
        self.left -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn used_tokens_refill_with_time_up_to_the_burst() {
        let at = Duration::from_secs;
        let mut bucket = TokenBucket::new(2.0, 0.5);
        assert_eq!(bucket.take(at(0)), Ok(()));
        assert_eq!(bucket.take(at(0)), Ok(()));
        assert_eq!(bucket.take(at(0)), Err(at(2)));
        assert_eq!(bucket.take(at(2)), Ok(()));
        assert_eq!(bucket.spend(2.0, at(1000)), at(0));
        assert_eq!(bucket.spend(3.0, at(1000)), at(6));
        assert_eq!(bucket.left(at(1000)), -3.0);
        assert_eq!(bucket.left(at(1008)), 1.0);
    }
}
