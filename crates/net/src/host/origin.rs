//! Groups of addresses that count as one source of connections.

use std::collections::BTreeMap;
use std::net::IpAddr;

/// An IPv4 address, the network part of an IPv6 address (whose rest a household can choose), or all connections over socket files (`None`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Origin(Option<IpAddr>);

impl Origin {
    /// The origin of an address.
    pub fn of(from: Option<IpAddr>) -> Self {
        Self(from.map(|from| match from {
            IpAddr::V4(_) => from,
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::from([a, b, c, d, 0, 0, 0, 0])
            }
        }))
    }
}

/// Selects the waiting connection to drop when there are too many: the oldest of the origin with the most connections, so that a flood
/// crowds out only its own origin. `waiting` lists the origins of the connections in the order of arrival.
pub(super) fn crowded_out(waiting: impl Iterator<Item = Origin> + Clone) -> Option<usize> {
    let mut counts = BTreeMap::new();
    for origin in waiting.clone() {
        *counts.entry(origin).or_insert(0) += 1;
    }
    let most = counts.values().copied().max()?;
    waiting
        .into_iter()
        .position(|origin| counts[&origin] == most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_connection_of_the_busiest_origin_is_crowded_out() {
        let waiting =
            [3, 1, 2, 1, 2, 2].map(|last| Origin::of(Some(IpAddr::from([192, 0, 2, last]))));
        assert_eq!(crowded_out(waiting.iter().copied()), Some(2));
        assert_eq!(crowded_out(std::iter::empty()), None);
    }

    #[test]
    fn a_household_is_one_origin() {
        let address = |last| Origin::of(Some(IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, last])));
        assert_eq!(address(1), address(2));
    }
}
