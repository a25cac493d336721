//! The queue of a player who wants a pause between moves. It delays only this player's lines, and never for long.

use std::collections::VecDeque;
use std::time::Duration;

use crate::host::limits;

/// Lines that wait for one connection.
#[derive(Debug)]
pub(super) struct PacedQueue {
    /// The time between moves.
    pace: Duration,
    /// When the next move may be sent.
    next_move: Duration,
    /// When the last line is due; later lines are not due before it.
    last_due: Duration,
    waiting: VecDeque<(Duration, String)>,
}

impl PacedQueue {
    /// A queue with this time between moves.
    pub fn new(pace: Duration) -> Self {
        Self {
            pace,
            next_move: Duration::ZERO,
            last_due: Duration::ZERO,
            waiting: VecDeque::new(),
        }
    }

    /// Sets the time between moves.
    pub fn set_pace(&mut self, pace: Duration) {
        self.pace = pace;
    }

    /// Adds lines. If they describe a move, `steps` times the pace passes after it.
    pub fn push(&mut self, text: String, steps: u32, now: Duration) {
        self.last_due = self.last_due.max(now);
        if steps > 0 {
            self.last_due = self.last_due.max(self.next_move).min(now + limits::MAX_LAG);
            self.next_move = self.last_due + self.pace * steps;
        }
        self.waiting.push_back((self.last_due, text));
    }

    /// When the next lines are due.
    pub fn next_due(&self) -> Option<Duration> {
        self.waiting.front().map(|(due, _)| *due)
    }

    /// Takes out the next lines if they are due by now.
    pub fn take(&mut self, now: Duration) -> Option<String> {
        let (_, text) = self.waiting.pop_front_if(|(due, _)| *due <= now)?;
        Some(text)
    }

    /// Takes everything that still waits.
    pub fn into_text(self) -> String {
        self.waiting.into_iter().map(|(_, text)| text).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn moves_are_spaced_and_later_lines_stay_behind_them() {
        let mut queue = PacedQueue::new(SECOND);
        for (text, steps) in [("draw", 1), ("ready", 0), ("discard", 1), ("chat", 0)] {
            queue.push(text.to_owned(), steps, SECOND);
        }
        let mut sent = Vec::new();
        for half_second in 2..8 {
            let now = SECOND * half_second / 2;
            while let Some(text) = queue.take(now) {
                sent.push((half_second, text));
            }
        }
        let sent: Vec<(u32, &str)> = sent
            .iter()
            .map(|(half_second, text)| (*half_second, text.as_str()))
            .collect();
        assert_eq!(
            sent,
            [(2, "draw"), (2, "ready"), (4, "discard"), (4, "chat")]
        );
    }

    #[test]
    fn nobody_falls_far_behind() {
        let mut queue = PacedQueue::new(5 * SECOND);
        for _ in 0..100 {
            queue.push("draw".to_owned(), 1, SECOND);
        }
        let end = SECOND + limits::MAX_LAG;
        assert!(std::iter::from_fn(|| queue.take(end)).count() == 100);
    }
}
