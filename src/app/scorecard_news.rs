//! Results of requests for scorecards.

use crate::presenter::ListedScorecard;
use engine::scorekeeper::Scorecard;

/// Identifies a scorecard in the Scorekeeper: the number of the opening of the dialog, and of the scorecard there.
pub type SheetId = (u64, u64);

/// The result of a request.
#[derive(Clone, Debug)]
pub enum ScorecardNews {
    /// The stored scorecards.
    Listed(Vec<ListedScorecard>),
    /// This scorecard was given this file.
    Filed(SheetId, String),
    /// In place of this scorecard, the one in this file was opened, or why not.
    Opened(SheetId, String, Result<Box<Scorecard>, String>),
    /// The request failed, and why.
    Refused(String),
}
