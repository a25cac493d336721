//! What has become of the autosave.

/// What has become of the autosave.
#[derive(Debug)]
pub struct AutosaveState {
    /// This window may write it.
    pub allowed: bool,
    /// It cannot be written any more; this has been told.
    pub broken: bool,
    /// It was begun.
    pub begun: bool,
}

impl AutosaveState {
    /// Before anything was kept.
    pub fn new(allowed: bool) -> Self {
        Self {
            allowed,
            broken: false,
            begun: false,
        }
    }

    /// Whether every input is being kept.
    pub fn is_autosaving(&self) -> bool {
        self.begun && !self.broken
    }
}
