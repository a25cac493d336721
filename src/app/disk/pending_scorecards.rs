//! Scorecards waiting for the writing thread.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use super::ScorecardId;
use crate::app::background::lock;
use engine::scorekeeper::Scorecard;

/// Where to write a scorecard.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// To the file of this name.
    File(String),
    /// To a new file, into which later changes of this scorecard are written too.
    New(ScorecardId),
}

/// Scorecards to be written. Of several changes to one of them only the last is written.
#[derive(Clone, Default)]
pub struct PendingScorecards {
    cards: Arc<Mutex<BTreeMap<Target, Box<Scorecard>>>>,
    /// The names of the files created for new scorecards.
    files: Arc<Mutex<BTreeMap<ScorecardId, String>>>,
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

    /// The name of the file created for a new scorecard, if there is one yet.
    pub fn file(&self, id: ScorecardId) -> Option<String> {
        lock(&self.files).get(&id).cloned()
    }

    /// Records the file created for a new scorecard.
    pub fn set_file(&self, id: ScorecardId, file: &str) {
        lock(&self.files).insert(id, file.to_owned());
    }
}
