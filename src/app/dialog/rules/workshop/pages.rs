//! The pages of the workshop.

use crate::words::Key;

/// A page of the workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The shelf, and what the one in the making is called.
    Sets,
    /// Its options.
    Options,
    /// Its scoring events.
    Events,
    /// Its special hands.
    Hands,
    /// What differs from the original.
    Differences,
}

/// All, in the order of their tabs.
pub(super) const PAGES: [(Key, Page); 5] = [
    (key!("workshop-page-sets"), Page::Sets),
    (key!("workshop-page-options"), Page::Options),
    (key!("workshop-page-events"), Page::Events),
    (key!("workshop-page-hands"), Page::Hands),
    (key!("workshop-page-differences"), Page::Differences),
];
