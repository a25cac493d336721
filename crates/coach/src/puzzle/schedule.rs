//! When a puzzle is asked again: later each time it was solved, tomorrow when it was missed.

use serde::{Deserialize, Serialize};

/// Days until it is asked again, from step to step.
const DAYS: [i32; 5] = [1, 3, 7, 21, 60];

/// When a puzzle is due. Days are counted from one that does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Due {
    /// The day on which it is asked again; none where it was solved at the last step.
    pub day: Option<i32>,
    /// How far it has come.
    step: usize,
}

impl Due {
    /// Of one that was missed today.
    pub fn missed(today: i32) -> Self {
        Self {
            day: Some(today + DAYS[0]),
            step: 0,
        }
    }

    /// Of one that was solved today at first sight: once more, after the longest time.
    pub fn known(today: i32) -> Self {
        let step = DAYS.len() - 1;
        Self {
            day: Some(today + DAYS[step]),
            step,
        }
    }

    /// After it was asked today.
    pub fn after(self, solved: bool, today: i32) -> Self {
        if !solved {
            return Self::missed(today);
        }
        let step = self.step + 1;
        let day = DAYS.get(step).map(|days| today + days);
        Self { day, step }
    }

    /// Whether it was solved when it was asked last.
    pub fn was_solved(self) -> bool {
        self.step > 0
    }

    /// Whether it is to be asked today.
    pub fn is_due(self, today: i32) -> bool {
        self.day.is_some_and(|day| day <= today)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_solved_comes_later_each_time_and_what_is_missed_tomorrow() {
        let mut due = Due::missed(100);
        let mut today = 100;
        for days in DAYS {
            let day = due.day.expect("it is asked again");
            assert_eq!(day, today + days);
            assert!(due.is_due(day) && !due.is_due(day - 1) && due.is_due(day + 9));
            assert_eq!(due.after(false, day), Due::missed(day));
            today = day;
            due = due.after(true, today);
        }
        assert_eq!(due.day, None);
        assert!(!due.is_due(i32::MAX));
        let known = Due::known(5);
        assert_eq!(known.day, Some(65));
        assert_eq!(known.after(true, 65).day, None);
        assert_eq!(known.after(false, 65), Due::missed(65));
    }
}
