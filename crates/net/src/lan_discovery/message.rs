//! The announcement of a table on the local network.

use std::net::Ipv4Addr;

use serde::{Deserialize, Serialize};

use crate::found_table::FoundTable;
use crate::host::TableStatus;
use engine::untrusted_text::sanitize_line;
use words::say;

/// The multicast group, an address for local use.
pub(super) const GROUP: Ipv4Addr = Ipv4Addr::new(239, 255, 71, 74);
/// The port of the group.
pub(super) const PORT: u16 = 47_174;
/// The maximum size of an announcement in bytes.
pub(super) const MAX_BYTES: usize = 1024;
/// Maximum number of players listed.
const MAX_NAMES: usize = 4;

/// The announcement of a table, or of several with one lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Announcement {
    /// The version of this format.
    #[serde(rename = "red-stake")]
    pub version: u8,
    pub host: String,
    pub port: u16,
    pub tables: u32,
    pub names: Vec<String>,
    pub free: u32,
    pub watchable: bool,
    pub locked: bool,
}

impl Announcement {
    /// The announcement of a host's tables. Only a single table has its players listed.
    pub fn of(host: &str, port: u16, statuses: &[TableStatus]) -> Self {
        let sum = |count: fn(&TableStatus) -> usize| statuses.iter().map(count).sum::<usize>();
        let names = match statuses {
            [only] => only.public_names().to_vec(),
            _ => Vec::new(),
        };
        Self {
            version: 1,
            host: host.to_owned(),
            port,
            tables: u32::try_from(statuses.len()).unwrap_or(u32::MAX),
            names,
            free: u32::try_from(sum(|status| status.free)).unwrap_or(u32::MAX),
            watchable: sum(|status| status.watcher_places) > 0,
            locked: statuses.iter().any(|status| status.locked),
        }
    }

    /// The datagram; `None` if it is too long, which ordinary names never cause.
    pub fn bytes(&self) -> Option<Vec<u8>> {
        let bytes = serde_json::to_vec(self).ok()?;
        (bytes.len() <= MAX_BYTES).then_some(bytes)
    }

    /// Parses an untrusted datagram; `None` if it is not an announcement in this format.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let limited = bytes.get(..bytes.len().min(MAX_BYTES + 1))?;
        let announcement: Self = serde_json::from_slice(limited).ok()?;
        (announcement.version == 1 && announcement.port > 0).then_some(announcement)
    }

    /// Converts the announcement to the table found at this address.
    pub fn into_found_table(self, from: Ipv4Addr) -> FoundTable {
        FoundTable {
            address: format!("{from}:{}", self.port),
            title: match shown_name(&self.host) {
                name if name.is_empty() => say!("found-a-table").to_owned(),
                name => name,
            },
            tables: self.tables,
            names: self
                .names
                .iter()
                .take(MAX_NAMES)
                .map(|name| shown_name(name))
                .collect(),
            free: self.free,
            watchable: self.watchable,
            locked: self.locked,
        }
    }
}

/// A name from the network without invisible characters, shortened if necessary.
pub fn shown_name(name: &str) -> String {
    const MAX_LENGTH: usize = 40;
    sanitize_line(name, MAX_LENGTH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_announcement_can_be_parsed_again() {
        let status = TableStatus {
            names: vec!["Mary".to_owned(), "Zo\u{e9} O'Hara".to_owned()],
            free: 2,
            ..TableStatus::default()
        };
        let sent = Announcement::of("Mary", 5000, &[status]);
        let received = Announcement::read(&sent.bytes().expect("short")).expect("an announcement");
        assert_eq!(sent, received);
        let found = received.into_found_table(Ipv4Addr::new(192, 0, 2, 7));
        assert_eq!(found.address, "192.0.2.7:5000");
        assert_eq!((found.free, found.names.len()), (2, 2));
        assert_eq!(found.names[1], "Zo\u{e9} O'Hara");
    }

    #[test]
    fn names_lose_invisible_characters_and_are_shortened() {
        assert_eq!(shown_name("\u{1b}[31mAnn\u{202e}"), "[31mAnn");
        assert_eq!(shown_name("a\nb"), "a b");
        assert_eq!(shown_name(&"n".repeat(900)).len(), 40);
        assert_eq!(shown_name(&"\u{202e}".repeat(900)), "");
    }
}
