//! A token bucket: a budget that refills with time.

use std::time::Duration;

/// A token bucket with a capacity (the burst) and a refill rate per second.
#[derive(Clone, Copy, Debug)]
pub struct TokenBucket {
    capacity: f64,
    per_second: f64,
    tokens: f64,
    updated: Duration,
}

impl TokenBucket {
    /// A full bucket with this burst and rate per second.
    pub fn new(capacity: f64, per_second: f64) -> Self {
        Self {
            capacity,
            per_second,
            tokens: capacity,
            updated: Duration::ZERO,
        }
    }

    fn refill(&mut self, now: Duration) {
        let refilled = now.saturating_sub(self.updated).as_secs_f64() * self.per_second;
        self.tokens = (self.tokens + refilled).min(self.capacity);
        self.updated = now;
    }

    /// The available tokens; negative if the bucket is in debt.
    pub fn tokens(&self, now: Duration) -> f64 {
        let mut refilled = *self;
        refilled.refill(now);
        refilled.tokens
    }

    /// How long until the bucket is out of debt.
    pub fn wait(&self, now: Duration) -> Duration {
        Duration::from_secs_f64((-self.tokens(now)).max(0.0) / self.per_second)
    }

    /// Spends tokens, going into debt if necessary; returns how long until the debt is repaid.
    pub fn spend(&mut self, amount: f64, now: Duration) -> Duration {
        self.refill(now);
        self.tokens -= amount;
        self.wait(now)
    }

    /// Takes one token.
    ///
    /// # Errors
    /// No token is left; returns how long until there is one.
    pub fn take(&mut self, now: Duration) -> Result<(), Duration> {
        self.refill(now);
        if self.tokens < 1.0 {
            return Err(Duration::from_secs_f64(
                (1.0 - self.tokens) / self.per_second,
            ));
        }
        self.tokens -= 1.0;
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
        assert_eq!(bucket.tokens(at(1000)), -3.0);
        assert_eq!(bucket.tokens(at(1008)), 1.0);
    }
}
