//! The quota of pauses. A player who asks for a pause, or returns and is sent everything again, stops the game for all. One budget limits
//! how often, another for how long. A third limits how often the player takes the seat back from a computer player. They belong to the
//! seat for the whole game; only an owner who takes the seat back from somebody else gets new ones.

use std::time::Duration;

use super::line_kind::Refused;
use crate::host::limits;
use crate::host::token_bucket::TokenBucket;

/// How often and how long a player may still stop the game.
#[derive(Clone, Debug)]
pub(super) struct PauseQuota {
    /// How often the player may still stop the game.
    stops: TokenBucket,
    /// The seconds that the player may still stop the game for.
    seconds: TokenBucket,
    /// When this player stopped the game, if it is paused for that.
    since: Option<Duration>,
    /// How often the player may still take the seat back from a computer player.
    returns: TokenBucket,
}

impl PauseQuota {
    /// The full quota.
    pub fn new() -> Self {
        Self {
            stops: TokenBucket::new(limits::PAUSES_BURST, limits::PAUSES_PER_SECOND),
            seconds: TokenBucket::new(
                limits::PAUSE_SECONDS_BURST,
                limits::PAUSE_SECONDS_PER_SECOND,
            ),
            since: None,
            returns: TokenBucket::new(limits::RETURNS_BURST, limits::RETURNS_PER_SECOND),
        }
    }

    /// Spends one pause of the quota.
    ///
    /// # Errors
    /// There were too many; the error is a sentence.
    pub fn take_pause(&mut self, now: Duration) -> Result<(), Refused> {
        let taken = self.stops.take(now);
        taken.map_err(|wait| format!("You stop the game too often; {}", try_again_in(wait)))
    }

    /// Counts that the player takes the seat back from a computer player.
    ///
    /// # Errors
    /// There were too many; the error is the time until another one is possible.
    pub fn take_return(&mut self, now: Duration) -> Result<(), Duration> {
        self.returns.take(now)
    }

    /// Records that the game is paused because of this player. Returns when the pause must end.
    pub fn start_pause(&mut self, now: Duration) -> Duration {
        let since = *self.since.get_or_insert(now);
        let remaining = self.seconds.tokens(since).max(0.0);
        since + Duration::from_secs_f64(remaining)
    }

    /// Records that the game is no longer paused because of this player.
    pub fn end_pause(&mut self, now: Duration) {
        if let Some(since) = self.since.take() {
            // Time beyond the budget becomes a debt.
            self.seconds.spend((now - since).as_secs_f64(), now);
        }
    }
}

/// The advice to try again after the waiting time, as the end of a sentence.
pub(super) fn try_again_in(wait: Duration) -> String {
    match wait.as_secs_f64().ceil() {
        ..=1.0 => "try again in a second".to_owned(),
        seconds => format!("try again in {seconds} seconds"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_pauses_count_against_one_budget() {
        let at = Duration::from_secs;
        let mut pause_quota = PauseQuota::new();
        assert_eq!(pause_quota.start_pause(at(0)), at(60));
        assert_eq!(
            pause_quota.start_pause(at(10)),
            at(60),
            "still the same pause"
        );
        pause_quota.end_pause(at(40));
        let until = pause_quota.start_pause(at(50));
        assert!(until > at(70) && until < at(75), "{until:?}");
        pause_quota.end_pause(at(75));
        assert_eq!(pause_quota.start_pause(at(75)), at(75));
    }
}
