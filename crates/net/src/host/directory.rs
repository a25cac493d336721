//! The directory of the tables of one host: the players and free seats of each table. Each table updates its own entry.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::ServerMessage;

/// The public status of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableStatus {
    /// The names of the players, computer players of the host included.
    pub names: Vec<String>,
    /// The number of free seats.
    pub free: usize,
    /// Whether its game has begun; stays true once the game is over.
    pub playing: bool,
    /// The ids and names of absent players whose seats are kept.
    pub away: Vec<(u32, String)>,
    /// The ids and names of the connected players.
    pub seated: Vec<(u32, String)>,
    /// The number of further spectators that it admits.
    pub watcher_places: usize,
    /// Whether a password is required.
    pub locked: bool,
}

impl TableStatus {
    /// Its entry in the list of tables: table `number` of `of` tables, at this port.
    pub(super) fn to_message(&self, number: u32, of: u32, port: u32) -> ServerMessage {
        ServerMessage::Table {
            number,
            of,
            port,
            free: self.free as u32,
            watchable: self.watcher_places as u32,
            playing: self.playing,
            locked: self.locked,
            names: self.public_names().join(", "),
        }
    }

    /// The names that anybody may see: none if the table has a password.
    pub fn public_names(&self) -> &[String] {
        match self.locked {
            true => &[],
            false => &self.names,
        }
    }
}

/// An entry of the directory.
#[derive(Debug, Default)]
struct Entry {
    status: TableStatus,
    /// The numbers of the open reservations.
    reserved: Vec<u64>,
    /// Number of reserved seats that were taken since the last status.
    taken: usize,
}

impl Entry {
    /// The number of free seats that are neither reserved nor just taken; negative if there are more reservations than seats.
    fn unreserved(&self) -> isize {
        let count = |seats: usize| isize::try_from(seats).unwrap_or(isize::MAX);
        count(self.status.free) - count(self.reserved.len()) - count(self.taken)
    }
}

#[derive(Debug, Default)]
struct Entries {
    entries: Vec<Entry>,
    /// The number of the last reservation.
    last_number: u64,
}

/// The directory of all tables of a host.
#[derive(Debug)]
pub struct TableDirectory(Mutex<Entries>);

/// The table to which a newcomer is assigned.
#[derive(Debug)]
pub(super) struct Assignment {
    /// The number of the table, from 0.
    pub table: usize,
    /// The reserved seat; `None` if the table keeps one for this person anyway.
    pub seat: Option<Reservation>,
}

/// A seat reserved for a newcomer until the newcomer sits down. Dropping it frees the seat.
#[derive(Debug)]
pub(super) struct Reservation {
    directory: Arc<TableDirectory>,
    table: usize,
    number: u64,
}

impl Reservation {
    /// Ends the reservation after its newcomer has sat down. The seat counts as taken until the next status of the table.
    pub fn take(self) {
        self.directory.release(self.table, self.number, true);
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        // Does nothing if the newcomer has sat down.
        self.directory.release(self.table, self.number, false);
    }
}

impl TableDirectory {
    /// A directory of this many tables without a status.
    pub fn new(tables: usize) -> Self {
        Self(Mutex::new(Entries {
            entries: (0..tables).map(|_| Entry::default()).collect(),
            last_number: 0,
        }))
    }

    fn entries(&self) -> MutexGuard<'_, Entries> {
        // The entries are consistent even after a panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the status of a table.
    pub fn set_status(&self, table: usize, status: TableStatus) {
        if let Some(entry) = self.entries().entries.get_mut(table) {
            entry.taken = 0;
            entry.status = status;
        }
    }

    /// The status of every table, in order.
    pub fn statuses(&self) -> Vec<TableStatus> {
        let entries = self.entries();
        let statuses = entries.entries.iter().map(|entry| entry.status.clone());
        statuses.collect()
    }

    /// The table that keeps a seat for this id and name (for the name alone if the id is 0), or where a player with both is seated;
    /// otherwise the first with an unreserved seat, or if there is none, the one with the fewest reservations beyond its free seats; a seat is
    /// reserved there. `None` only if no seat is free: reservations guide newcomers, but turn nobody away.
    pub(super) fn table_for(self: &Arc<Self>, id: u32, name: &str) -> Option<Assignment> {
        let mut directory_entries = self.entries();
        let keeps_seat = |entry: &Entry, exact: bool| {
            let mut away = entry.status.away.iter();
            away.any(|(away_id, away_name)| {
                away_name == name && (*away_id == id || !exact && id == 0)
            })
        };
        let entries = &directory_entries.entries;
        let own = entries.iter().position(|entry| keeps_seat(entry, true));
        let own = own.or_else(|| entries.iter().position(|entry| keeps_seat(entry, false)));
        // A connection may be dead without the table noticing yet; the table will ask for the key of the seat.
        let is_seated = |entry: &Entry| {
            let mut seated = entry.status.seated.iter();
            seated.any(|(seated_id, seated_name)| *seated_id == id && seated_name == name)
        };
        let own = own.or_else(|| entries.iter().position(is_seated));
        if let Some(table) = own {
            return Some(Assignment { table, seat: None });
        }
        let table = entries
            .iter()
            .position(|entry| entry.unreserved() > 0)
            .or_else(|| {
                let free = (0..entries.len()).filter(|table| entries[*table].status.free > 0);
                free.max_by_key(|table| entries[*table].unreserved())
            })?;
        let directory_entries = &mut *directory_entries;
        directory_entries.last_number += 1;
        let number = directory_entries.last_number;
        directory_entries.entries[table].reserved.push(number);
        let directory = Arc::clone(self);
        let seat = Some(Reservation {
            directory,
            table,
            number,
        });
        Some(Assignment { table, seat })
    }

    /// Ends a reservation. If `taken`, its owner has sat down, and the seat counts as taken until the next status of the table.
    fn release(&self, table: usize, number: u64, taken: bool) {
        if let Some(entry) = self.entries().entries.get_mut(table)
            && let Some(index) = entry
                .reserved
                .iter()
                .position(|reserved| *reserved == number)
        {
            entry.reserved.swap_remove(index);
            entry.taken += usize::from(taken);
        }
    }

    /// The first table with a game that can be watched, otherwise the first that can be watched.
    pub fn table_to_watch(&self) -> Option<usize> {
        let entries = &self.entries().entries;
        let is_watchable = |entry: &Entry| entry.status.watcher_places > 0;
        let playing = entries
            .iter()
            .position(|entry| is_watchable(entry) && entry.status.playing);
        playing.or_else(|| entries.iter().position(is_watchable))
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
            directory.set_status(table, status.clone());
        }
        directory
    }

    fn assign(
        directory: &Arc<TableDirectory>,
        id: u32,
        name: &str,
    ) -> Option<(usize, Option<Reservation>)> {
        let assigned = directory.table_for(id, name);
        assigned.map(|assigned| (assigned.table, assigned.seat))
    }

    /// A newcomer sits down, and the status of the table is updated.
    fn sit(directory: &Arc<TableDirectory>, free_seats: usize) -> Option<usize> {
        let (table, seat) = assign(directory, 0, "Ann")?;
        seat?.take();
        directory.set_status(table, free(free_seats));
        Some(table)
    }

    #[test]
    fn newcomers_fill_one_table_after_another() {
        let directory = directory(&[free(2), free(4)]);
        let all: Vec<_> = (0..3)
            .filter_map(|_| assign(&directory, 0, "Ann"))
            .collect();
        let tables: Vec<usize> = all.iter().map(|(table, _)| *table).collect();
        assert_eq!(tables, [0, 0, 1]);
        drop(all);
        assert_eq!(sit(&directory, 1), Some(0));
        assert_eq!(sit(&directory, 0), Some(0));
        assert_eq!(sit(&directory, 3), Some(1));
        // Somebody leaves the first table.
        directory.set_status(0, free(1));
        assert_eq!(sit(&directory, 0), Some(0));
        directory.set_status(1, free(0));
        assert_eq!(sit(&directory, 0), None);
    }

    #[test]
    fn a_newcomer_who_has_just_sat_down_is_counted_once() {
        let directory = directory(&[free(2)]);
        let (_, seat) = assign(&directory, 0, "Ann").expect("a seat");
        seat.expect("a reservation").take();
        assert_eq!(
            directory.entries().entries[0].unreserved(),
            1,
            "the status is not updated yet"
        );
        directory.set_status(0, free(1));
        assert_eq!(directory.entries().entries[0].unreserved(), 1);
    }

    #[test]
    fn a_dropped_reservation_frees_its_seat() {
        let directory = directory(&[free(1), free(4)]);
        let first = assign(&directory, 0, "x").expect("a seat");
        assert_eq!(first.0, 0);
        drop(first);
        assert_eq!(
            assign(&directory, 0, "Ann").map(|assigned| assigned.0),
            Some(0)
        );
    }

    #[test]
    fn reservations_turn_nobody_away_while_a_seat_is_free() {
        let directory = directory(&[free(0), free(1), free(2)]);
        let all: Vec<_> = (0..30).filter_map(|_| assign(&directory, 0, "x")).collect();
        assert_eq!(all.len(), 30);
        let (table, _) = assign(&directory, 0, "Ann").expect("a seat is free");
        assert_ne!(table, 0);
    }

    #[test]
    fn a_lost_player_returns_to_the_same_table() {
        let away = |id| TableStatus {
            away: vec![(id, "Ann".to_owned())],
            ..TableStatus::default()
        };
        let directory = directory(&[free(4), away(2), away(3)]);
        let table = |id, name| assign(&directory, id, name).map(|assigned| assigned.0);
        assert_eq!(table(3, "Ann"), Some(2));
        assert_eq!(table(0, "Ann"), Some(1));
        assert_eq!(table(3, "Bob"), Some(0));
    }

    #[test]
    fn a_player_whose_seat_seems_taken_is_sent_to_its_table() {
        let directory = Arc::new(TableDirectory::new(2));
        directory.set_status(0, free(2));
        let seated = vec![(2, "Bob".to_owned())];
        directory.set_status(1, TableStatus { seated, ..free(1) });
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
