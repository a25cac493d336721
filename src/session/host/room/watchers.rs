//! Those who only watch: they are told what all four know alike, say nothing, and are not waited for.

use std::collections::{BTreeMap, BTreeSet};

use super::caller::{Link, Links};
use crate::table::Viewer;
use crate::tiles::Seat;

/// Whoever watches the table.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    /// So many may.
    most: usize,
    /// Who they are, and whether they have been told how the table stands.
    links: BTreeMap<Link, bool>,
    /// Players who let them see their tiles.
    consents: BTreeSet<u32>,
    /// All tiles are open to them in this hand.
    open: bool,
    /// The hand that is over has been told with all tiles.
    disclosed: bool,
}

/// What a player may say about those who watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Consent {
    /// They may see my tiles.
    Given,
    /// They may not.
    Withdrawn,
}

impl Consent {
    /// Reads it from a message to the table; nothing if it is none.
    pub fn read(text: &str) -> Option<Self> {
        match text.trim() {
            "/open" => Some(Self::Given),
            "/close" => Some(Self::Withdrawn),
            _ => None,
        }
    }
}

impl Watchers {
    /// Nobody yet; so many may come.
    pub fn new(most: usize) -> Self {
        Self {
            most,
            ..Self::default()
        }
    }

    /// Whether one more may come, or why not.
    pub fn admits(&self) -> Result<(), &'static str> {
        match (self.most, self.room()) {
            (0, _) => Err("Nobody may watch at this table"),
            (_, 0) => Err("Too many are watching already"),
            _ => Ok(()),
        }
    }

    /// How many more may come.
    pub fn room(&self) -> usize {
        self.most.saturating_sub(self.links.len())
    }

    /// Somebody watches from now on.
    pub fn come(&mut self, link: Link) {
        self.links.insert(link, false);
    }

    /// Somebody does not watch any more.
    pub fn leave(&mut self, link: Link) {
        self.links.remove(&link);
    }

    /// All of them.
    pub fn links(&self) -> Links {
        self.links.keys().copied().collect()
    }

    /// Those who know how the table stands, and are told what happens.
    pub fn informed(&self) -> Links {
        let told = self.links.iter().filter(|(_, told)| **told);
        told.map(|(link, _)| *link).collect()
    }

    /// Those who have not been told yet how the table stands; from now on they have.
    pub fn take_fresh(&mut self) -> Links {
        let fresh = self.links.iter_mut().filter(|(_, told)| !**told);
        fresh
            .map(|(link, told)| {
                *told = true;
                *link
            })
            .collect()
    }

    /// With whose eyes they see the hand.
    pub fn eyes(&self) -> Viewer {
        match self.open {
            true => Viewer::Open(Seat::new(0)),
            false => Viewer::Watcher(Seat::new(0)),
        }
    }

    /// A player lets them see the tiles, or does not any more; that counts from the next hand on.
    pub fn heed(&mut self, id: u32, consent: Consent) {
        match consent {
            Consent::Given => self.consents.insert(id),
            Consent::Withdrawn => self.consents.remove(&id),
        };
    }

    /// A hand begins; `people` are those who have tiles of their own to show.
    pub fn begin_hand(&mut self, people: impl IntoIterator<Item = u32>) {
        self.open = people.into_iter().all(|id| self.consents.contains(&id));
        self.disclosed = false;
    }

    /// Whether the hand that is over is still to be told with all tiles; from now on it is told.
    pub fn take_disclosure(&mut self) -> bool {
        !std::mem::replace(&mut self.disclosed, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_open_only_in_a_hand_that_began_with_the_consent_of_all() {
        let mut watchers = Watchers::new(3);
        for id in [1, 2, 3] {
            watchers.heed(id, Consent::Given);
        }
        watchers.begin_hand([1, 2, 3, 4]);
        assert!(watchers.eyes().watches());
        watchers.heed(4, Consent::Given);
        assert!(watchers.eyes().watches(), "not in the middle of a hand");
        watchers.begin_hand([1, 2, 3, 4]);
        assert!(!watchers.eyes().watches());
        watchers.heed(1, Consent::Withdrawn);
        watchers.begin_hand([1, 2, 3, 4]);
        assert!(watchers.eyes().watches());
    }

    #[test]
    fn no_more_come_than_the_host_wants() {
        let mut watchers = Watchers::new(1);
        assert!(watchers.admits().is_ok());
        watchers.come(7);
        assert!(watchers.admits().is_err());
        watchers.leave(7);
        assert!(watchers.admits().is_ok());
        assert!(Watchers::default().admits().is_err());
    }
}
