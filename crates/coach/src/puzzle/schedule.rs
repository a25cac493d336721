//! Spaced repetition: each solution lengthens the interval until a puzzle is asked again, and a missed puzzle returns tomorrow. A puzzle
//! solved after the longest interval is not asked again.

use serde::{Deserialize, Serialize};

/// Days until a puzzle is asked again, by step.
const INTERVALS: [i32; 5] = [1, 3, 7, 21, 60];

/// When a puzzle is due. Days are numbered from an arbitrary start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Due {
    /// The day on which it is asked again; `None` once solved after the longest interval.
    pub day: Option<i32>,
    /// The index of the current interval in `INTERVALS`; their number once solved after the longest.
    step: usize,
}

impl Due {
    /// The schedule of a puzzle missed today.
    pub fn missed(today: i32) -> Self {
        Self {
            day: Some(today + INTERVALS[0]),
            step: 0,
        }
    }

    /// The schedule of a puzzle solved at the first attempt: asked once more, after the longest interval.
    pub fn solved_at_once(today: i32) -> Self {
        let step = INTERVALS.len() - 1;
        Self {
            day: Some(today + INTERVALS[step]),
            step,
        }
    }

    /// The schedule after it was asked today.
    pub fn after_attempt(self, solved: bool, today: i32) -> Self {
        if !solved {
            return Self::missed(today);
        }
        let step = self.step + 1;
        let day = INTERVALS.get(step).map(|days| today + days);
        Self { day, step }
    }

    /// Whether it was solved when last asked.
    pub fn was_solved(self) -> bool {
        self.step > 0
    }

    /// Whether it is due today.
    pub fn is_due(self, today: i32) -> bool {
        self.day.is_some_and(|day| day <= today)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solved_puzzles_return_at_growing_intervals_and_missed_ones_tomorrow() {
        let mut due = Due::missed(100);
        let mut today = 100;
        for days in INTERVALS {
            let day = due.day.expect("it is asked again");
            assert_eq!(day, today + days);
            assert!(due.is_due(day) && !due.is_due(day - 1) && due.is_due(day + 9));
            assert_eq!(due.after_attempt(false, day), Due::missed(day));
            today = day;
            due = due.after_attempt(true, today);
        }
        assert_eq!(due.day, None);
        assert!(!due.is_due(i32::MAX));
        let solved = Due::solved_at_once(5);
        assert_eq!(solved.day, Some(65));
        assert_eq!(solved.after_attempt(true, 65).day, None);
        assert_eq!(solved.after_attempt(false, 65), Due::missed(65));
    }
}
