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
/// An address whose probe failed, or for which the list had no room, is probed again after this time.
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
    /// The probe failed, or the list was full. The next probe is not before this time.
    Unreachable(Duration),
}

/// An announced table.
#[derive(Debug)]
struct Entry {
    /// When it was last announced.
    last_announced: Duration,
    /// How often it was announced.
    announcements: u32,
    table: FoundTable,
    reachability: Reachability,
}

/// The announced tables by address.
#[derive(Debug, Default)]
pub struct DiscoveredTables(BTreeMap<SocketAddrV4, Entry>);

impl DiscoveredTables {
    /// Handles a datagram from this address.
    pub fn handle_datagram(&mut self, from: Ipv4Addr, bytes: &[u8], now: Duration) {
        let Some(announcement) = Announcement::read(bytes) else {
            return;
        };
        self.remove_expired(now);
        let address = SocketAddrV4::new(from, announcement.port);
        let table = announcement.into_found_table(from);
        if let Some(entry) = self.0.get_mut(&address) {
            (entry.last_announced, entry.table) = (now, table);
            entry.announcements = entry.announcements.saturating_add(1);
            return;
        }
        if self.0.len() >= MAX_REMEMBERED {
            let Some(least_useful) = self.least_useful() else {
                return;
            };
            self.0.remove(&least_useful);
        }
        self.0.insert(
            address,
            Entry {
                last_announced: now,
                announcements: 1,
                table,
                reachability: Reachability::Unknown,
            },
        );
    }

    /// The entry to forget: an unreachable one if possible, otherwise the unprobed one announced least often and longest ago.
    fn least_useful(&self) -> Option<SocketAddrV4> {
        let rank = |entry: &Entry| match entry.reachability {
            Reachability::Unreachable(_) => Some(0),
            Reachability::Unknown => Some(entry.announcements),
            Reachability::Probing | Reachability::Reachable => None,
        };
        let ranked = self
            .0
            .iter()
            .filter_map(|(address, entry)| Some((rank(entry)?, entry.last_announced, *address)));
        ranked.min().map(|(.., address)| address)
    }

    /// The next address to probe. The result goes to `record_probe`.
    pub fn next_to_probe(&mut self, now: Duration) -> Option<SocketAddrV4> {
        let is_probed = |entry: &&Entry| entry.reachability == Reachability::Probing;
        if self.0.values().filter(is_probed).count() >= MAX_PROBES {
            return None;
        }
        let needs_probe = |entry: &Entry| match entry.reachability {
            Reachability::Unknown => true,
            Reachability::Unreachable(until) => until <= now,
            Reachability::Probing | Reachability::Reachable => false,
        };
        let candidates = self.0.iter_mut().filter(|(_, entry)| needs_probe(entry));
        let (address, entry) =
            candidates.max_by_key(|(_, entry)| (entry.announcements, entry.last_announced))?;
        entry.reachability = Reachability::Probing;
        Some(*address)
    }

    /// Records the result of a probe.
    pub fn record_probe(&mut self, address: SocketAddrV4, answers: bool, now: Duration) {
        let reachable = self
            .0
            .iter()
            .filter(|(_, entry)| entry.reachability == Reachability::Reachable);
        let reachable: Vec<Ipv4Addr> = reachable.map(|(address, _)| *address.ip()).collect();
        let of_machine = reachable.iter().filter(|ip| *ip == address.ip()).count();
        let has_room = reachable.len() < MAX_SHOWN && of_machine < MAX_PER_MACHINE;
        if let Some(entry) = self.0.get_mut(&address) {
            entry.reachability = match answers && has_room {
                true => Reachability::Reachable,
                false => Reachability::Unreachable(now + RETRY),
            };
        }
    }

    fn remove_expired(&mut self, now: Duration) {
        self.0
            .retain(|_, entry| now.saturating_sub(entry.last_announced) < EXPIRY);
    }

    /// The reachable tables, in the order of their addresses.
    pub fn list(&mut self, now: Duration) -> Vec<FoundTable> {
        self.remove_expired(now);
        let reachable = self
            .0
            .values()
            .filter(|entry| entry.reachability == Reachability::Reachable);
        reachable.map(|entry| entry.table.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const START: Duration = Duration::ZERO;

    fn datagram(port: u16) -> Vec<u8> {
        let announcement = Announcement::of("Mary", port, &[]);
        announcement.bytes().expect("short")
    }

    fn from(last: u8) -> Ipv4Addr {
        Ipv4Addr::new(192, 0, 2, last)
    }

    /// Probes all addresses that need it; only these ports answer.
    fn probe_all(tables: &mut DiscoveredTables, ports: &[u16], now: Duration) {
        while let Some(address) = tables.next_to_probe(now) {
            tables.record_probe(address, ports.contains(&address.port()), now);
        }
    }

    #[test]
    fn a_table_is_listed_while_it_is_announced() {
        let mut tables = DiscoveredTables::default();
        tables.handle_datagram(from(1), &datagram(5000), START);
        assert!(tables.list(START).is_empty(), "not probed yet");
        probe_all(&mut tables, &[5000], START);
        tables.handle_datagram(from(1), &datagram(5000), EXPIRY / 2);
        assert_eq!(tables.list(EXPIRY).len(), 1);
        assert!(tables.list(EXPIRY * 2).is_empty());
    }

    #[test]
    fn a_flood_does_not_lengthen_the_list() {
        let mut tables = DiscoveredTables::default();
        for last in 0..=255 {
            for port in 1..20 {
                tables.handle_datagram(from(last), &datagram(port), START);
            }
        }
        assert!(tables.0.len() <= MAX_REMEMBERED);
        let all: Vec<u16> = (1..20).collect();
        probe_all(&mut tables, &all, START);
        let list = tables.list(START);
        assert_eq!(list.len(), MAX_SHOWN);
        for table in &list {
            let machine = table.address.split(':').next();
            let is_of_machine = |other: &&FoundTable| other.address.split(':').next() == machine;
            assert!(list.iter().filter(is_of_machine).count() <= MAX_PER_MACHINE);
        }
    }

    #[test]
    fn nonexistent_tables_do_not_displace_others() {
        let mut tables = DiscoveredTables::default();
        let is_listed = |tables: &mut DiscoveredTables| {
            let list = tables.list(START);
            list.iter().any(|table| table.address == "192.0.2.7:5000")
        };
        // Forged tables: in each round nine at the address of the real one, and two hundred at others. None of them ever answers.
        let mut probes = 0;
        for round in 0..20 {
            for forged in 0..200_u32 {
                let number = round * 200 + forged;
                let elsewhere = Ipv4Addr::from(0x0a00_0000 + number);
                tables.handle_datagram(elsewhere, &datagram(5000), START);
            }
            (1..10).for_each(|port| tables.handle_datagram(from(7), &datagram(port), START));
            tables.handle_datagram(from(7), &datagram(5000), START);
            let address = tables.next_to_probe(START).expect("unknown addresses");
            let is_real = address == SocketAddrV4::new(from(7), 5000);
            tables.record_probe(address, is_real, START);
            probes += 1;
            if is_listed(&mut tables) {
                break;
            }
        }
        assert!(is_listed(&mut tables), "after {probes} probes");
    }

    #[test]
    fn the_number_of_concurrent_probes_is_limited() {
        let mut tables = DiscoveredTables::default();
        for last in 0..100 {
            tables.handle_datagram(from(last), &datagram(5000), START);
        }
        let probes = std::iter::from_fn(|| tables.next_to_probe(START)).count();
        assert_eq!(probes, MAX_PROBES);
    }

    proptest! {
        #[test]
        fn no_datagram_causes_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..1500)) {
            let mut tables = DiscoveredTables::default();
            tables.handle_datagram(from(1), &bytes, START);
            let probes = std::iter::from_fn(|| tables.next_to_probe(START)).count();
            prop_assert!(probes <= 1);
        }

        #[test]
        fn no_text_causes_a_panic(host in "\\PC{0,80}|.{0,80}", names in proptest::collection::vec(".{0,60}", 0..40), tables in any::<u32>()) {
            let announcement = Announcement { host, names, tables, ..Announcement::of("", 1, &[]) };
            let bytes = serde_json::to_vec(&announcement).expect("text");
            let mut tables = DiscoveredTables::default();
            tables.handle_datagram(from(1), &bytes, START);
            probe_all(&mut tables, &[1], START);
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
