//! Scorecards waiting for the writing thread.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use super::SheetId;
use crate::app::background::lock;
use engine::scorekeeper::Scorecard;

/// Where to write a scorecard.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// To the file of this name.
    File(String),
    /// To a new file, which this scorecard then keeps.
    New(SheetId),
}

/// Scorecards to be written. Of many changes to one of them the last counts.
#[derive(Clone, Default)]
pub struct PendingScorecards {
    cards: Arc<Mutex<BTreeMap<Target, Box<Scorecard>>>>,
    /// The files given to new scorecards.
    files: Arc<Mutex<BTreeMap<SheetId, String>>>,
}

impl PendingScorecards {
    /// Queues a scorecard; true if none was queued for this target.
    pub fn put(&self, target: Target, card: Box<Scorecard>) -> bool {
        lock(&self.cards).insert(target, card).is_none()
    }

    /// Takes the scorecard queued for a target.
    pub fn take(&self, target: &Target) -> Option<Box<Scorecard>> {
        lock(&self.cards).remove(target)
    }

    /// The file given to a new scorecard.
    pub fn file(&self, sheet: SheetId) -> Option<String> {
        lock(&self.files).get(&sheet).cloned()
    }

    /// Records the file given to a new scorecard.
    pub fn note_file(&self, sheet: SheetId, file: &str) {
        lock(&self.files).insert(sheet, file.to_owned());
    }
}
