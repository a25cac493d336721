//! Events that the presenter reports to the open dialog.

use std::path::PathBuf;

use coach::review::PlayedDeal;
use engine::rules::WrittenRules;
use engine::tiles::Seat;
use storage::settings::Passwords;

/// An event for the open dialog. A dialog ignores events that are not for it.
#[derive(Clone, Debug)]
pub enum DialogEvent {
    /// The passwords of network tables were read from the keyring.
    PasswordsRead(Passwords),
    /// A rule set was read from a file.
    RulesRead(Box<WrittenRules>),
    /// The Scores dialog should show this page, counted from 0.
    ScoresPage(usize),
    /// The hands to review from this seat.
    ReviewedHands(Seat, Vec<PlayedDeal>),
    /// A result of a deal was recorded.
    DealRecorded,
    /// The scorecard was written, or why not.
    ScorecardSaved(Option<String>),
    /// The score sheet was written to this file.
    SheetSaved(PathBuf),
}
