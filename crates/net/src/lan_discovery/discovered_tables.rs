//! The tables that were announced recently. Anybody on the local network can announce anything under any address, so a table is shown only
//! once a probe of its address has succeeded. Announcements of nonexistent tables do not displace real ones.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::time::Duration;

use super::message::Announcement;
use crate::found_table::FoundTable;

/// Maximum number of tables shown.
const MAX_SHOWN: usize = 16;
/// Maximum number of tables shown per machine.
const MAX_PER_MACHINE: usize = 4;
/// Maximum number of announcements remembered.
const MAX_REMEMBERED: usize = 512;
/// Maximum number of concurrent probes.
const MAX_PROBES: usize = 32;
/// A table that was not announced for this long is removed.
const EXPIRY: Duration = Duration::from_secs(7);
/// An unreachable address is probed again after this time.
const RETRY: Duration = Duration::from_secs(10);

/// Whether a table can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reachability {
    /// Not probed yet.
    Unknown,
    /// Being probed.
    Probing,
    /// The probe succeeded.
    Reachable,
    /// The probe failed; the next one is not before this time.
    Unreachable(Duration),
}

/// An announced table.
#[derive(Debug)]
struct Entry {
    /// When it was last announced.
    last: Duration,
    /// How often it was announced.
    times: u32,
    table: FoundTable,
    reachability: Reachability,
}

/// The announced tables by address.
#[derive(Debug, Default)]
pub struct DiscoveredTables(BTreeMap<SocketAddrV4, Entry>);

impl DiscoveredTables {
    /// Processes a datagram from this address.
    pub fn hear(&mut self, from: Ipv4Addr, bytes: &[u8], now: Duration) {
        let Some(datagram) = Announcement::read(bytes) else {
            return;
        };
        self.forget(now);
        let place = SocketAddrV4::new(from, datagram.port);
        let table = datagram.found(from);
        if let Some(entry) = self.0.get_mut(&place) {
            (entry.last, entry.table) = (now, table);
            entry.times = entry.times.saturating_add(1);
            return;
        }
        if self.0.len() >= MAX_REMEMBERED {
            let Some(least_useful) = self.least_useful() else {
                return;
            };
            self.0.remove(&least_useful);
        }
        self.0.insert(
            place,
            Entry {
                last: now,
                times: 1,
                table,
                reachability: Reachability::Unknown,
            },
        );
    }

    /// The first entry to forget: unreachable ones first, then those announced least often and longest ago.
    fn least_useful(&self) -> Option<SocketAddrV4> {
        let rank = |entry: &Entry| match entry.reachability {
            Reachability::Unreachable(_) => Some(0),
            Reachability::Unknown => Some(entry.times),
            Reachability::Probing | Reachability::Reachable => None,
        };
        let ranked = self
            .0
            .iter()
            .filter_map(|(place, entry)| Some((rank(entry)?, entry.last, *place)));
        ranked.min().map(|(.., place)| place)
    }

    /// The next address to probe. The result goes to `probed`.
    pub fn next_to_probe(&mut self, now: Duration) -> Option<SocketAddrV4> {
        let called = |entry: &&Entry| entry.reachability == Reachability::Probing;
        if self.0.values().filter(called).count() >= MAX_PROBES {
            return None;
        }
        let is_unknown = |entry: &Entry| match entry.reachability {
            Reachability::Unknown => true,
            Reachability::Unreachable(until) => until <= now,
            Reachability::Probing | Reachability::Reachable => false,
        };
        let unknown = self.0.iter_mut().filter(|(_, it)| is_unknown(it));
        let (place, entry) = unknown.max_by_key(|(_, it)| (it.times, it.last))?;
        entry.reachability = Reachability::Probing;
        Some(*place)
    }

    /// Records the result of a probe.
    pub fn probed(&mut self, place: SocketAddrV4, answers: bool, now: Duration) {
        let answering = self
            .0
            .iter()
            .filter(|(_, it)| it.reachability == Reachability::Reachable);
        let answering: Vec<Ipv4Addr> = answering.map(|(place, _)| *place.ip()).collect();
        let of_one = answering.iter().filter(|ip| *ip == place.ip()).count();
        let has_room = answering.len() < MAX_SHOWN && of_one < MAX_PER_MACHINE;
        if let Some(entry) = self.0.get_mut(&place) {
            entry.reachability = match answers && has_room {
                true => Reachability::Reachable,
                false => Reachability::Unreachable(now + RETRY),
            };
        }
    }

    fn forget(&mut self, now: Duration) {
        self.0
            .retain(|_, entry| now.saturating_sub(entry.last) < EXPIRY);
    }

    /// The reachable tables, in the order of their addresses.
    pub fn list(&mut self, now: Duration) -> Vec<FoundTable> {
        self.forget(now);
        let there = self
            .0
            .values()
            .filter(|it| it.reachability == Reachability::Reachable);
        there.map(|entry| entry.table.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const START: Duration = Duration::ZERO;

    fn datagram(port: u16) -> Vec<u8> {
        let datagram = Announcement::of("Mary", port, &[]);
        datagram.bytes().expect("short")
    }

    fn from(last: u8) -> Ipv4Addr {
        Ipv4Addr::new(192, 0, 2, last)
    }

    /// Announces tables under many addresses; only these ports answer.
    fn announce(tables: &mut DiscoveredTables, ports: &[u16], now: Duration) {
        while let Some(place) = tables.next_to_probe(now) {
            tables.probed(place, ports.contains(&place.port()), now);
        }
    }

    #[test]
    fn a_table_is_listed_while_it_is_announced() {
        let mut tables = DiscoveredTables::default();
        tables.hear(from(1), &datagram(5000), START);
        assert!(tables.list(START).is_empty(), "not probed yet");
        announce(&mut tables, &[5000], START);
        tables.hear(from(1), &datagram(5000), EXPIRY / 2);
        assert_eq!(tables.list(EXPIRY).len(), 1);
        assert!(tables.list(EXPIRY * 2).is_empty());
    }

    #[test]
    fn a_flood_does_not_lengthen_the_list() {
        let mut tables = DiscoveredTables::default();
        for last in 0..=255 {
            for port in 1..20 {
                tables.hear(from(last), &datagram(port), START);
            }
        }
        assert!(tables.0.len() <= MAX_REMEMBERED);
        let all: Vec<u16> = (1..20).collect();
        announce(&mut tables, &all, START);
        let list = tables.list(START);
        assert_eq!(list.len(), MAX_SHOWN);
        for table in &list {
            let machine = table.address.split(':').next();
            let of_it = |other: &&FoundTable| other.address.split(':').next() == machine;
            assert!(list.iter().filter(of_it).count() <= MAX_PER_MACHINE);
        }
    }

    #[test]
    fn nonexistent_tables_do_not_displace_others() {
        let mut tables = DiscoveredTables::default();
        let own = |tables: &mut DiscoveredTables| {
            let list = tables.list(START);
            list.iter().any(|table| table.address == "192.0.2.7:5000")
        };
        // Some claim to be on the same computer, and a hundred times as many elsewhere. None of them ever answers.
        let mut probes = 0;
        for round in 0..20 {
            for forged in 0..200_u32 {
                let number = round * 200 + forged;
                let elsewhere = Ipv4Addr::from(0x0a00_0000 + number);
                tables.hear(elsewhere, &datagram(5000), START);
            }
            (1..10).for_each(|port| tables.hear(from(7), &datagram(port), START));
            tables.hear(from(7), &datagram(5000), START);
            let place = tables.next_to_probe(START).expect("unknown addresses");
            let is_there = place == SocketAddrV4::new(from(7), 5000);
            tables.probed(place, is_there, START);
            probes += 1;
            if own(&mut tables) {
                break;
            }
        }
        assert!(own(&mut tables), "after {probes} probes");
    }

    #[test]
    fn the_number_of_concurrent_probes_is_limited() {
        let mut tables = DiscoveredTables::default();
        for last in 0..100 {
            tables.hear(from(last), &datagram(5000), START);
        }
        let called = std::iter::from_fn(|| tables.next_to_probe(START)).count();
        assert_eq!(called, MAX_PROBES);
    }

    proptest! {
        #[test]
        fn no_datagram_causes_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..1500)) {
            let mut tables = DiscoveredTables::default();
            tables.hear(from(1), &bytes, START);
            let probes = std::iter::from_fn(|| tables.next_to_probe(START)).count();
            prop_assert!(probes <= 1);
        }

        #[test]
        fn no_text_causes_a_panic(host in "\\PC{0,80}|.{0,80}", names in proptest::collection::vec(".{0,60}", 0..40), tables in any::<u32>()) {
            let datagram = Announcement { host, names, tables, ..Announcement::of("", 1, &[]) };
            let bytes = serde_json::to_vec(&datagram).expect("text");
            let mut tables = DiscoveredTables::default();
            tables.hear(from(1), &bytes, START);
            announce(&mut tables, &[1], START);
            for table in tables.list(START) {
                let words = table.names.iter().chain([&table.title]);
                for word in words {
                    prop_assert!(word.chars().count() <= 40);
                    prop_assert!(!word.chars().any(char::is_control));
                }
                prop_assert!(table.names.len() <= 4);
            }
        }
    }
}
