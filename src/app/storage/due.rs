//! Sheets of the Scorekeeper that wait for the writing thread.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use engine::scorekeeper::Scorecard;

/// Sheets that are to be written, by their files: of many changes to one of them the last counts.
#[derive(Clone, Default)]
pub struct Due(Arc<Mutex<BTreeMap<PathBuf, Box<Scorecard>>>>);

impl Due {
    /// Notes what is to be written; whether nothing was due there before.
    pub fn put(&self, path: PathBuf, card: Box<Scorecard>) -> bool {
        let mut due = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        due.insert(path, card).is_none()
    }

    /// What is to be written there.
    pub fn take(&self, path: &Path) -> Option<Box<Scorecard>> {
        let mut due = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        due.remove(path)
    }
}
