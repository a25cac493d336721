//! What other threads have found out about the sheets of the Scorekeeper.

use crate::presenter::ListedScorecard;
use engine::scorekeeper::Scorecard;

/// A sheet that the Scorekeeper shows or has shown: the number of the opening of its box, and of the sheet there.
pub type SheetId = (u64, u64);

/// What came of an order, once another thread is done with it.
#[derive(Clone, Debug)]
pub enum ScorecardNews {
    /// These sheets are kept.
    Listed(Vec<ListedScorecard>),
    /// This sheet has got this file.
    Filed(SheetId, String),
    /// In the place of this sheet, the one of this file was opened, or why not.
    Opened(SheetId, String, Result<Box<Scorecard>, String>),
    /// What was to be done cannot be done, and why.
    Refused(String),
}
