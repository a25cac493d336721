//! The tables that were heard of lately. Anybody on the local network can announce anything, and under any address. So a table is shown only
//! once somebody has answered where it is said to be: who announces tables that are not there keeps no other off the list.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::time::Duration;

use super::message::Announcement;
use crate::found_table::FoundTable;

/// Tables that are shown at most ...
const MOST: usize = 16;
/// ... and of one machine.
const OF_ONE: usize = 4;
/// Announcements that are remembered at most.
const REMEMBERED: usize = 512;
/// Places that are called at the same time.
const AT_ONCE: usize = 32;
/// A table of which nothing was heard for so long is gone.
const SILENCE: Duration = Duration::from_secs(7);
/// A place where nobody has answered is called again after so long.
const AGAIN: Duration = Duration::from_secs(10);

/// What is known of a place where a table is said to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// Nobody has called there.
    Nothing,
    /// Somebody is calling there.
    Called,
    /// Somebody has answered.
    Answers,
    /// Nobody has answered; until then nobody calls there again.
    Silent(Duration),
}

/// An announcement.
#[derive(Debug)]
struct Announced {
    /// When it was last heard.
    last: Duration,
    /// How often it was announced.
    times: u32,
    table: FoundTable,
    known: Known,
}

/// The tables that were heard of.
#[derive(Debug, Default)]
pub struct Neighbourhood(BTreeMap<SocketAddrV4, Announced>);

impl Neighbourhood {
    /// A datagram has come from there.
    pub fn hear(&mut self, from: Ipv4Addr, bytes: &[u8], now: Duration) {
        let Some(said) = Announcement::read(bytes) else {
            return;
        };
        self.forget(now);
        let place = SocketAddrV4::new(from, said.port);
        let table = said.found(from);
        if let Some(announced) = self.0.get_mut(&place) {
            (announced.last, announced.table) = (now, table);
            announced.times = announced.times.saturating_add(1);
            return;
        }
        if self.0.len() >= REMEMBERED {
            let Some(least) = self.least() else { return };
            self.0.remove(&least);
        }
        self.0.insert(
            place,
            Announced {
                last: now,
                times: 1,
                table,
                known: Known::Nothing,
            },
        );
    }

    /// What can be forgotten first: where nobody answers, then what was heard least often and longest ago.
    fn least(&self) -> Option<SocketAddrV4> {
        let rank = |announced: &Announced| match announced.known {
            Known::Silent(_) => Some(0),
            Known::Nothing => Some(announced.times),
            Known::Called | Known::Answers => None,
        };
        let ranked = self
            .0
            .iter()
            .filter_map(|(place, announced)| Some((rank(announced)?, announced.last, *place)));
        ranked.min().map(|(.., place)| place)
    }

    /// The next place to be called, if any is to be: a table that announces itself does so again and again. Whoever calls says with
    /// `called` what came of it.
    pub fn to_call(&mut self, now: Duration) -> Option<SocketAddrV4> {
        let called = |announced: &&Announced| announced.known == Known::Called;
        if self.0.values().filter(called).count() >= AT_ONCE {
            return None;
        }
        let is_unknown = |announced: &Announced| match announced.known {
            Known::Nothing => true,
            Known::Silent(until) => until <= now,
            Known::Called | Known::Answers => false,
        };
        let unknown = self.0.iter_mut().filter(|(_, it)| is_unknown(it));
        let (place, announced) = unknown.max_by_key(|(_, it)| (it.times, it.last))?;
        announced.known = Known::Called;
        Some(*place)
    }

    /// Somebody has called there, and was answered or not.
    pub fn called(&mut self, place: SocketAddrV4, answers: bool, now: Duration) {
        let answering = self.0.iter().filter(|(_, it)| it.known == Known::Answers);
        let answering: Vec<Ipv4Addr> = answering.map(|(place, _)| *place.ip()).collect();
        let of_one = answering.iter().filter(|ip| *ip == place.ip()).count();
        let has_room = answering.len() < MOST && of_one < OF_ONE;
        if let Some(announced) = self.0.get_mut(&place) {
            announced.known = match answers && has_room {
                true => Known::Answers,
                false => Known::Silent(now + AGAIN),
            };
        }
    }

    fn forget(&mut self, now: Duration) {
        self.0
            .retain(|_, announced| now.saturating_sub(announced.last) < SILENCE);
    }

    /// The tables that are there now, in the order of their addresses.
    pub fn list(&mut self, now: Duration) -> Vec<FoundTable> {
        self.forget(now);
        let there = self.0.values().filter(|it| it.known == Known::Answers);
        there.map(|announced| announced.table.clone()).collect()
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

    /// Calls everywhere; only these ports answer.
    fn call(around: &mut Neighbourhood, ports: &[u16], now: Duration) {
        while let Some(place) = around.to_call(now) {
            around.called(place, ports.contains(&place.port()), now);
        }
    }

    #[test]
    fn a_table_is_there_as_long_as_it_is_heard_of() {
        let mut around = Neighbourhood::default();
        around.hear(from(1), &said(5000), START);
        assert!(around.list(START).is_empty(), "nobody has called there yet");
        call(&mut around, &[5000], START);
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
        assert!(around.0.len() <= REMEMBERED);
        let all: Vec<u16> = (1..20).collect();
        call(&mut around, &all, START);
        let list = around.list(START);
        assert_eq!(list.len(), MOST);
        for table in &list {
            let machine = table.address.split(':').next();
            let of_it = |other: &&FoundTable| other.address.split(':').next() == machine;
            assert!(list.iter().filter(of_it).count() <= OF_ONE);
        }
    }

    #[test]
    fn tables_that_are_not_there_keep_no_other_off_the_list() {
        let mut around = Neighbourhood::default();
        let own = |around: &mut Neighbourhood| {
            let list = around.list(START);
            list.iter().any(|table| table.address == "192.0.2.7:5000")
        };
        // Some are said to be at the same machine, and a hundred times as many elsewhere. Nobody ever answers there.
        let mut calls = 0;
        for round in 0..20 {
            for forged in 0..200_u32 {
                let number = round * 200 + forged;
                let elsewhere = Ipv4Addr::from(0x0a00_0000 + number);
                around.hear(elsewhere, &said(5000), START);
            }
            (1..10).for_each(|port| around.hear(from(7), &said(port), START));
            around.hear(from(7), &said(5000), START);
            let place = around.to_call(START).expect("unknown places");
            let is_there = place == SocketAddrV4::new(from(7), 5000);
            around.called(place, is_there, START);
            calls += 1;
            if own(&mut around) {
                break;
            }
        }
        assert!(own(&mut around), "after {calls} calls");
    }

    #[test]
    fn no_more_places_are_called_at_once_than_are_bearable() {
        let mut around = Neighbourhood::default();
        for last in 0..100 {
            around.hear(from(last), &said(5000), START);
        }
        let called = std::iter::from_fn(|| around.to_call(START)).count();
        assert_eq!(called, AT_ONCE);
    }

    proptest! {
        #[test]
        fn no_datagram_does_harm(bytes in proptest::collection::vec(any::<u8>(), 0..1500)) {
            let mut around = Neighbourhood::default();
            around.hear(from(1), &bytes, START);
            let calls = std::iter::from_fn(|| around.to_call(START)).count();
            prop_assert!(calls <= 1);
        }

        #[test]
        fn no_words_do_harm(host in "\\PC{0,80}|.{0,80}", names in proptest::collection::vec(".{0,60}", 0..40), tables in any::<u32>()) {
            let said = Announcement { host, names, tables, ..Announcement::of("", 1, &[]) };
            let bytes = serde_json::to_vec(&said).expect("text");
            let mut around = Neighbourhood::default();
            around.hear(from(1), &bytes, START);
            call(&mut around, &[1], START);
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
