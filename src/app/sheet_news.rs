//! What other threads have found out about the sheets of the Scorekeeper.

use crate::presenter::ListedSheet;
use engine::scorekeeper::Scorecard;

/// What came of an order, once another thread is done with it.
#[derive(Clone, Debug)]
pub enum SheetNews {
    /// These sheets are kept.
    Listed(Vec<ListedSheet>),
    /// This one was opened, or why not.
    Opened(String, Result<Box<Scorecard>, String>),
    /// What was to be done cannot be done, and why.
    Refused(String),
}
