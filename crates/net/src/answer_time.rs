//! The schedule on which answers of computer players are released, so that thinking time reveals nothing about their tiles.

use std::time::Duration;

/// The length of a step, about a hundred times the usual thinking time.
pub const STEP: Duration = Duration::from_millis(50);

/// The time at which an answer is released: the smallest whole number of steps, at least one, after the question at `asked`. The answer was
/// found at `now`.
pub fn release(asked: Duration, now: Duration) -> Duration {
    let thinking_time = now.saturating_sub(asked).as_nanos();
    let steps = thinking_time.div_ceil(STEP.as_nanos()).max(1);
    asked + STEP * u32::try_from(steps).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_released_after_whole_steps() {
        let millis = Duration::from_millis;
        let asked = millis(7);
        for (took, steps) in [(0, 1), (1, 1), (50, 1), (51, 2), (100, 2), (120, 3)] {
            assert_eq!(release(asked, asked + millis(took)), asked + STEP * steps);
        }
    }
}
