//! When the answers of computer players go out: on a fixed schedule, so that how long a thought took tells nobody what its player holds.

use std::time::Duration;

/// From a question to its answer, however soon that was found: about a hundred times as long as a thought takes.
pub const STEP: Duration = Duration::from_millis(50);

/// When the answer goes out to what was asked then, if it is found now: after one step, or after as many whole steps as it took.
pub fn release(asked: Duration, now: Duration) -> Duration {
    let took = now.saturating_sub(asked).as_nanos();
    let steps = took.div_ceil(STEP.as_nanos()).max(1);
    asked + STEP * u32::try_from(steps).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_goes_out_on_a_step() {
        let millis = Duration::from_millis;
        let asked = millis(7);
        for (took, steps) in [(0, 1), (1, 1), (50, 1), (51, 2), (100, 2), (120, 3)] {
            assert_eq!(release(asked, asked + millis(took)), asked + STEP * steps);
        }
    }
}
