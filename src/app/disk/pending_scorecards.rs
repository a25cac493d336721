//! Sheets of the Scorekeeper that wait for the writing thread.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use crate::app::background::lock;
use crate::app::scorecard_news::SheetId;
use engine::scorekeeper::Scorecard;

/// Where a sheet is to be written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// To the file of this name.
    File(String),
    /// To a new file, which this sheet gets for itself.
    New(SheetId),
}

/// Sheets that are to be written: of many changes to one of them the last counts.
#[derive(Clone, Default)]
pub struct PendingScorecards {
    cards: Arc<Mutex<BTreeMap<Target, Box<Scorecard>>>>,
    /// The files that new sheets have got.
    files: Arc<Mutex<BTreeMap<SheetId, String>>>,
}

impl PendingScorecards {
    /// FileProblems what is to be written; whether nothing was due there before.
    pub fn put(&self, target: Target, card: Box<Scorecard>) -> bool {
        lock(&self.cards).insert(target, card).is_none()
    }

    /// What is to be written there.
    pub fn take(&self, target: &Target) -> Option<Box<Scorecard>> {
        lock(&self.cards).remove(target)
    }

    /// The file that a new sheet has got.
    pub fn file(&self, sheet: SheetId) -> Option<String> {
        lock(&self.files).get(&sheet).cloned()
    }

    /// FileProblems which file a new sheet has got.
    pub fn note_file(&self, sheet: SheetId, file: &str) {
        lock(&self.files).insert(sheet, file.to_owned());
    }
}
