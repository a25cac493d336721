//! The schedule on which answers of computer players are released, so that thinking time reveals nothing about their tiles.

use std::time::Duration;

/// The length of a step, about a hundred times the usual thinking time.
pub const STEP: Duration = Duration::from_millis(50);

/// The time at which an answer found at `now` is released: the first step of the schedule from `now` on. The schedule has a step every
/// [`STEP`] after the question was asked, at `asked`.
pub fn release_time(asked: Duration, now: Duration) -> Duration {
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
            assert_eq!(
                release_time(asked, asked + millis(took)),
                asked + STEP * steps
            );
        }
    }
}
