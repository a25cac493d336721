//! What can be known from outside of the tables of one host: who sits there, where a seat is free. Each table writes its own line.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::limits;
use crate::protocol::ServerMessage;

/// How a table stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Who sits there, computer players of the host too.
    pub names: Vec<String>,
    /// How many may still sit down.
    pub free: usize,
    /// Its game has begun.
    pub playing: bool,
    /// The ids and names of those who are lost, and whose seats are kept.
    pub away: Vec<(u32, String)>,
    /// How many more may watch.
    pub watchable: usize,
    /// A password is asked for.
    pub locked: bool,
}

impl Standing {
    /// As it is told to whoever asks for the list of tables: the table of this number of so many, at this port.
    pub(super) fn told(&self, number: u32, of: u32, port: u32) -> ServerMessage {
        ServerMessage::Table {
            number,
            of,
            port,
            free: self.free as u32,
            watchable: self.watchable as u32,
            playing: self.playing,
            locked: self.locked,
            names: self.names.join(", "),
        }
    }
}

/// A line of the board.
#[derive(Debug, Default)]
struct Line {
    standing: Standing,
    /// When somebody was sent to the table who has not sat down yet.
    expected: Vec<Instant>,
}

/// All tables of a host.
#[derive(Debug)]
pub struct Board(Mutex<Vec<Line>>);

impl Board {
    /// A board for so many tables, of which nothing is known.
    pub fn new(tables: usize) -> Self {
        Self(Mutex::new((0..tables).map(|_| Line::default()).collect()))
    }

    fn lines(&self) -> MutexGuard<'_, Vec<Line>> {
        // Every line is whole at any time.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table says how it stands.
    pub fn post(&self, table: usize, standing: Standing) {
        if let Some(line) = self.lines().get_mut(table) {
            let seated = line.standing.free.saturating_sub(standing.free);
            let come = seated.min(line.expected.len());
            line.expected.drain(..come);
            line.standing = standing;
        }
    }

    /// How all of them stand, in order.
    pub fn standings(&self) -> Vec<Standing> {
        let lines = self.lines();
        lines.iter().map(|line| line.standing.clone()).collect()
    }

    /// The table where somebody of this id and name has a seat that is kept; or else the first with a free one, where the newcomer is
    /// expected from now on.
    pub fn table_for(&self, id: u32, name: &str, now: Instant) -> Option<usize> {
        let mut lines = self.lines();
        let kept = |line: &Line, exact: bool| {
            let mut away = line.standing.away.iter();
            away.any(|(own, called)| called == name && (*own == id || !exact && id == 0))
        };
        let own = lines.iter().position(|line| kept(line, true));
        let own = own.or_else(|| lines.iter().position(|line| kept(line, false)));
        if own.is_some() {
            return own;
        }
        let free = lines.iter_mut().position(|line| {
            line.expected
                .retain(|sent| now.duration_since(*sent) < EXPECTED);
            line.standing.free > line.expected.len()
        })?;
        lines[free].expected.push(now);
        Some(free)
    }

    /// The first table that is played at and can be watched, or else the first that can be watched at all.
    pub fn table_to_watch(&self) -> Option<usize> {
        let lines = self.lines();
        let open = |line: &Line| line.standing.watchable > 0;
        let played = lines
            .iter()
            .position(|line| open(line) && line.standing.playing);
        played.or_else(|| lines.iter().position(open))
    }
}

/// So long somebody who was sent to a table is expected there.
const EXPECTED: Duration = limits::LOGIN;

#[cfg(test)]
mod tests {
    use super::*;

    fn free(seats: usize) -> Standing {
        Standing {
            free: seats,
            ..Standing::default()
        }
    }

    #[test]
    fn newcomers_fill_one_table_after_the_other() {
        let (board, now) = (Board::new(2), Instant::now());
        board.post(0, free(2));
        board.post(1, free(4));
        let next = |name: &str| board.table_for(0, name, now);
        assert_eq!(
            (next("Ann"), next("Bob"), next("Cy")),
            (Some(0), Some(0), Some(1))
        );
        // Ann and Bob have sat down; Bob leaves again.
        board.post(0, free(0));
        board.post(0, free(1));
        assert_eq!(next("Dan"), Some(0));
        board.post(0, free(0));
        board.post(1, free(0));
        assert_eq!(next("Eve"), None);
    }

    #[test]
    fn whoever_was_expected_and_did_not_come_keeps_no_seat() {
        let (board, now) = (Board::new(1), Instant::now());
        board.post(0, free(1));
        assert_eq!(board.table_for(0, "Ann", now), Some(0));
        assert_eq!(board.table_for(0, "Bob", now), None);
        assert_eq!(board.table_for(0, "Bob", now + EXPECTED), Some(0));
    }

    #[test]
    fn whoever_was_lost_comes_back_to_the_own_table() {
        let (board, now) = (Board::new(3), Instant::now());
        let away = |id| Standing {
            away: vec![(id, "Ann".to_owned())],
            ..Standing::default()
        };
        board.post(0, free(4));
        board.post(1, away(2));
        board.post(2, away(3));
        assert_eq!(board.table_for(3, "Ann", now), Some(2));
        assert_eq!(board.table_for(0, "Ann", now), Some(1));
        assert_eq!(board.table_for(3, "Bob", now), Some(0));
    }
}
