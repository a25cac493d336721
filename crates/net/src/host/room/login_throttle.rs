//! Slows down guessing of passwords: each wrong password doubles the wait. A correct one does not reset the wait, since a guesser may
//! also know a correct one.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

use crate::host::limits;
use crate::host::origin::Origin;

/// Wrong passwords from one origin.
#[derive(Clone, Copy, Debug)]
struct Failures {
    count: u32,
    /// No password is checked before this.
    until: Duration,
}

/// The origins of wrong passwords.
#[derive(Debug, Default)]
pub(super) struct LoginThrottle(BTreeMap<Origin, Failures>);

impl LoginThrottle {
    /// The remaining time during which passwords from this address are not checked; `None` if they are.
    pub fn wait(&self, from: Option<IpAddr>, now: Duration) -> Option<Duration> {
        let failures = self.0.get(&Origin::of(from))?;
        let wait = failures.until.saturating_sub(now);
        (!wait.is_zero()).then_some(wait)
    }

    /// Records a wrong password. The first causes a wait of a second, and each further one doubles the wait up to its maximum.
    pub fn record_failure(&mut self, from: Option<IpAddr>, now: Duration) {
        self.remove_old(now);
        let failures = self.0.entry(Origin::of(from)).or_insert(Failures {
            count: 0,
            until: now,
        });
        let wait = Duration::from_secs(1 << failures.count.min(16));
        failures.count += 1;
        failures.until = now + wait.min(limits::MAX_LOGIN_WAIT);
    }

    /// Removes old entries and, if there is no room for another one, the one that expires first.
    fn remove_old(&mut self, now: Duration) {
        self.0
            .retain(|_, failures| failures.until + limits::MAX_LOGIN_WAIT > now);
        if self.0.len() >= limits::MAX_LOGIN_ORIGINS {
            let oldest = self.0.iter().min_by_key(|(_, failures)| failures.until);
            if let Some(origin) = oldest.map(|(origin, _)| *origin) {
                self.0.remove(&origin);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Duration = Duration::from_secs(100);

    #[test]
    fn the_wait_grows_for_each_origin_separately() {
        let mut login_throttle = LoginThrottle::default();
        let (eve, ann) = (
            Some(IpAddr::from([192, 0, 2, 1])),
            Some(IpAddr::from([192, 0, 2, 2])),
        );
        let mut waits = Vec::new();
        for _ in 0..12 {
            login_throttle.record_failure(eve, NOW);
            waits.push(login_throttle.wait(eve, NOW).unwrap_or_default().as_secs());
        }
        assert_eq!(waits[..4], [1, 2, 4, 8]);
        assert_eq!(waits[11], limits::MAX_LOGIN_WAIT.as_secs());
        assert_eq!(login_throttle.wait(ann, NOW), None);
        assert_eq!(login_throttle.wait(eve, NOW + limits::MAX_LOGIN_WAIT), None);
    }

    #[test]
    fn addresses_of_one_household_wait_together() {
        let mut login_throttle = LoginThrottle::default();
        let address = |last| Some(IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, last]));
        login_throttle.record_failure(address(1), NOW);
        assert!(login_throttle.wait(address(2), NOW).is_some());
    }

    #[test]
    fn the_number_of_entries_is_limited() {
        let mut login_throttle = LoginThrottle::default();
        for number in 0..3 * limits::MAX_LOGIN_ORIGINS as u32 {
            login_throttle.record_failure(Some(IpAddr::from(number.to_be_bytes())), NOW);
        }
        assert!(login_throttle.0.len() <= limits::MAX_LOGIN_ORIGINS);
    }
}
