//! The tables that were heard of lately. Anybody on the local network can say anything: no more is kept than a short list.

use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::time::Duration;

use super::message::Announcement;
use crate::session::found_table::FoundTable;

/// Tables that are kept at most ...
const MOST: usize = 16;
/// ... and of one machine.
const OF_ONE: usize = 4;
/// A table of which nothing was heard for so long is gone.
const SILENCE: Duration = Duration::from_secs(7);

/// The tables that were heard of, and when.
#[derive(Debug, Default)]
pub struct Neighbourhood(BTreeMap<(Ipv4Addr, u16), (Duration, FoundTable)>);

impl Neighbourhood {
    /// A datagram has come from there.
    pub fn hear(&mut self, from: Ipv4Addr, bytes: &[u8], now: Duration) {
        self.forget(now);
        let Some(said) = Announcement::read(bytes) else {
            return;
        };
        let place = (from, said.port);
        let of_one = self.0.keys().filter(|(other, _)| *other == from).count();
        let known = self.0.contains_key(&place);
        if known || self.0.len() < MOST && of_one < OF_ONE {
            self.0.insert(place, (now, said.found(from)));
        }
    }

    fn forget(&mut self, now: Duration) {
        self.0
            .retain(|_, (heard, _)| now.saturating_sub(*heard) < SILENCE);
    }

    /// The tables that are there now, in the order of their addresses.
    pub fn list(&mut self, now: Duration) -> Vec<FoundTable> {
        self.forget(now);
        self.0.values().map(|(_, table)| table.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const START: Duration = Duration::ZERO;

    fn said(port: u16) -> Vec<u8> {
        let said = Announcement::of("Mary", port, &[]);
        said.bytes().expect("short")
    }

    fn from(last: u8) -> Ipv4Addr {
        Ipv4Addr::new(192, 0, 2, last)
    }

    #[test]
    fn a_table_is_there_as_long_as_it_is_heard_of() {
        let mut around = Neighbourhood::default();
        around.hear(from(1), &said(5000), START);
        around.hear(from(1), &said(5000), SILENCE / 2);
        assert_eq!(around.list(SILENCE).len(), 1);
        assert!(around.list(SILENCE * 2).is_empty());
    }

    #[test]
    fn no_flood_makes_the_list_long() {
        let mut around = Neighbourhood::default();
        for last in 0..=255 {
            for port in 1..20 {
                around.hear(from(last), &said(port), START);
            }
        }
        let list = around.list(START);
        assert_eq!(list.len(), MOST);
        let one = |table: &&FoundTable| table.address.starts_with("192.0.2.0:");
        assert_eq!(list.iter().filter(one).count(), OF_ONE);
    }

    proptest! {
        #[test]
        fn no_datagram_does_harm(bytes in proptest::collection::vec(any::<u8>(), 0..1500)) {
            let mut around = Neighbourhood::default();
            around.hear(from(1), &bytes, START);
            prop_assert!(around.list(START).len() <= 1);
        }

        #[test]
        fn no_words_do_harm(host in "\\PC{0,80}|.{0,80}", names in proptest::collection::vec(".{0,60}", 0..40), tables in any::<u32>()) {
            let said = Announcement { host, names, tables, ..Announcement::of("", 1, &[]) };
            let bytes = serde_json::to_vec(&said).expect("text");
            let mut around = Neighbourhood::default();
            around.hear(from(1), &bytes, START);
            for table in around.list(START) {
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
