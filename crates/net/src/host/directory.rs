//! What can be known from outside of the tables of one host: who sits there, where a seat is free. Each table writes its own line.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::ServerMessage;

/// How a table stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableStatus {
    /// Who sits there, computer players of the host too.
    pub names: Vec<String>,
    /// How many may still sit down.
    pub free: usize,
    /// Its game has begun.
    pub playing: bool,
    /// The ids and names of those who are lost, and whose seats are kept.
    pub away: Vec<(u32, String)>,
    /// The ids and names of those who are connected.
    pub seated: Vec<(u32, String)>,
    /// How many more may watch.
    pub watchable: usize,
    /// A password is asked for.
    pub locked: bool,
}

impl TableStatus {
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
            names: self.public_names().join(", "),
        }
    }

    /// The names that anybody may know: none of a table that asks for a password.
    pub fn public_names(&self) -> &[String] {
        match self.locked {
            true => &[],
            false => &self.names,
        }
    }
}

/// A line of the board.
#[derive(Debug, Default)]
struct Line {
    status: TableStatus,
    /// Reserved seats, by the numbers of their reservations.
    reserved: Vec<u64>,
    /// Seats that were taken since the table last said how it stands.
    taken: usize,
}

impl Line {
    /// How many seats are left if everybody sits down who has a reservation.
    fn left(&self) -> isize {
        let count = |seats: usize| isize::try_from(seats).unwrap_or(isize::MAX);
        count(self.status.free) - count(self.reserved.len()) - count(self.taken)
    }
}

#[derive(Debug, Default)]
struct Lines {
    lines: Vec<Line>,
    /// The number of the last reservation.
    last: u64,
}

/// All tables of a host.
#[derive(Debug)]
pub struct TableDirectory(Mutex<Lines>);

/// Where somebody is led.
#[derive(Debug)]
pub(super) struct Assignment {
    /// The table, from 0.
    pub table: usize,
    /// The seat that is kept until then; none if the table has one that is kept for this person anyway.
    pub seat: Option<Reservation>,
}

/// A seat that is kept for somebody on the way to a table. It is free for others again as soon as this is dropped.
#[derive(Debug)]
pub(super) struct Reservation {
    directory: Arc<TableDirectory>,
    table: usize,
    number: u64,
}

impl Reservation {
    /// Its owner has sat down. The seat counts as taken until the table next says how it stands.
    pub fn take(self) {
        self.directory.release(self.table, self.number, true);
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        // Nothing is left to be released if its owner has sat down.
        self.directory.release(self.table, self.number, false);
    }
}

impl TableDirectory {
    /// A board for so many tables, of which nothing is known.
    pub fn new(tables: usize) -> Self {
        Self(Mutex::new(Lines {
            lines: (0..tables).map(|_| Line::default()).collect(),
            last: 0,
        }))
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        // Every line is whole at any time.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table says how it stands.
    pub fn post(&self, table: usize, status: TableStatus) {
        if let Some(line) = self.lines().lines.get_mut(table) {
            line.taken = 0;
            line.status = status;
        }
    }

    /// How all of them stand, in order.
    pub fn statuses(&self) -> Vec<TableStatus> {
        let lines = self.lines();
        let statuses = lines.lines.iter().map(|line| line.status.clone());
        statuses.collect()
    }

    /// The table where somebody of this id and name has a seat that is kept; or else the first with a free one, where a seat is
    /// reserved. A reservation only says where the next newcomer is led: it never turns anybody away while a seat is free.
    pub(super) fn table_for(self: &Arc<Self>, id: u32, name: &str) -> Option<Assignment> {
        let mut board_lines = self.lines();
        let kept = |line: &Line, exact: bool| {
            let mut away = line.status.away.iter();
            away.any(|(own, called)| called == name && (*own == id || !exact && id == 0))
        };
        let lines = &board_lines.lines;
        let own = lines.iter().position(|line| kept(line, true));
        let own = own.or_else(|| lines.iter().position(|line| kept(line, false)));
        // The line of somebody who is there may be dead without the table's knowing; it asks for the key of the seat.
        let is_there = |line: &Line| {
            let mut seated = line.status.seated.iter();
            seated.any(|(own, called)| *own == id && called == name)
        };
        let own = own.or_else(|| lines.iter().position(is_there));
        if let Some(table) = own {
            return Some(Assignment { table, seat: None });
        }
        let table = lines.iter().position(|line| line.left() > 0).or_else(|| {
            let free = (0..lines.len()).filter(|table| lines[*table].status.free > 0);
            free.max_by_key(|table| lines[*table].left())
        })?;
        let lines = &mut *board_lines;
        lines.last += 1;
        let number = lines.last;
        lines.lines[table].reserved.push(number);
        let directory = Arc::clone(self);
        let seat = Some(Reservation {
            directory,
            table,
            number,
        });
        Some(Assignment { table, seat })
    }

    /// A reservation is not needed any more; `taken`: its owner has sat down, which the table is going to post.
    fn release(&self, table: usize, number: u64, taken: bool) {
        if let Some(line) = self.lines().lines.get_mut(table)
            && let Some(at) = line.reserved.iter().position(|it| *it == number)
        {
            line.reserved.swap_remove(at);
            line.taken += usize::from(taken);
        }
    }

    /// The first table that is played at and can be watched, or else the first that can be watched at all.
    pub fn table_to_watch(&self) -> Option<usize> {
        let lines = &self.lines().lines;
        let open = |line: &Line| line.status.watchable > 0;
        let played = lines
            .iter()
            .position(|line| open(line) && line.status.playing);
        played.or_else(|| lines.iter().position(open))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn free(seats: usize) -> TableStatus {
        TableStatus {
            free: seats,
            ..TableStatus::default()
        }
    }

    fn directory(tables: &[TableStatus]) -> Arc<TableDirectory> {
        let directory = Arc::new(TableDirectory::new(tables.len()));
        for (table, status) in tables.iter().enumerate() {
            directory.post(table, status.clone());
        }
        directory
    }

    fn way(
        directory: &Arc<TableDirectory>,
        id: u32,
        name: &str,
    ) -> Option<(usize, Option<Reservation>)> {
        let way = directory.table_for(id, name);
        way.map(|way| (way.table, way.seat))
    }

    /// Somebody comes, sits down, and the table says so.
    fn sit(directory: &Arc<TableDirectory>, free_then: usize) -> Option<usize> {
        let (table, seat) = way(directory, 0, "Ann")?;
        seat?.take();
        directory.post(table, free(free_then));
        Some(table)
    }

    #[test]
    fn newcomers_fill_one_table_after_the_other() {
        let directory = directory(&[free(2), free(4)]);
        let all: Vec<_> = (0..3).filter_map(|_| way(&directory, 0, "Ann")).collect();
        let tables: Vec<usize> = all.iter().map(|(table, _)| *table).collect();
        assert_eq!(tables, [0, 0, 1]);
        drop(all);
        assert_eq!(sit(&directory, 1), Some(0));
        assert_eq!(sit(&directory, 0), Some(0));
        assert_eq!(sit(&directory, 3), Some(1));
        // Somebody leaves the first table.
        directory.post(0, free(1));
        assert_eq!(sit(&directory, 0), Some(0));
        directory.post(1, free(0));
        assert_eq!(sit(&directory, 0), None);
    }

    #[test]
    fn whoever_has_just_sat_down_is_counted_once() {
        let directory = directory(&[free(2)]);
        let (_, seat) = way(&directory, 0, "Ann").expect("a seat");
        seat.expect("a reservation").take();
        assert_eq!(directory.lines().lines[0].left(), 1, "not posted yet");
        directory.post(0, free(1));
        assert_eq!(directory.lines().lines[0].left(), 1);
    }

    #[test]
    fn a_reservation_that_is_given_up_holds_no_seat() {
        let directory = directory(&[free(1), free(4)]);
        let first = way(&directory, 0, "x").expect("a seat");
        assert_eq!(first.0, 0);
        drop(first);
        assert_eq!(way(&directory, 0, "Ann").map(|way| way.0), Some(0));
    }

    #[test]
    fn reservations_turn_nobody_away_while_a_seat_is_free() {
        let directory = directory(&[free(0), free(1), free(2)]);
        let all: Vec<_> = (0..30).filter_map(|_| way(&directory, 0, "x")).collect();
        assert_eq!(all.len(), 30);
        let (table, _) = way(&directory, 0, "Ann").expect("a seat is free");
        assert_ne!(table, 0);
    }

    #[test]
    fn whoever_was_lost_comes_back_to_the_own_table() {
        let away = |id| TableStatus {
            away: vec![(id, "Ann".to_owned())],
            ..TableStatus::default()
        };
        let directory = directory(&[free(4), away(2), away(3)]);
        let table = |id, name| way(&directory, id, name).map(|way| way.0);
        assert_eq!(table(3, "Ann"), Some(2));
        assert_eq!(table(0, "Ann"), Some(1));
        assert_eq!(table(3, "Bob"), Some(0));
    }

    #[test]
    fn whoever_asks_for_a_seat_that_seems_to_be_taken_is_led_to_it() {
        let directory = Arc::new(TableDirectory::new(2));
        directory.post(0, free(2));
        let seated = vec![(2, "Bob".to_owned())];
        directory.post(1, TableStatus { seated, ..free(1) });
        let assignment = |id, name: &str| {
            directory
                .table_for(id, name)
                .map(|assignment| assignment.table)
        };
        assert_eq!(assignment(2, "Bob"), Some(1));
        assert_eq!(assignment(0, "Bob"), Some(0));
        assert_eq!(assignment(2, "Eve"), Some(0));
    }
}
