//! The state of the autosave.

/// The state of the autosave.
#[derive(Debug)]
pub struct AutosaveState {
    /// This window may write the autosave.
    pub allowed: bool,
    /// It can no longer be written; the player has been told.
    pub broken: bool,
    /// It was started.
    pub begun: bool,
}

impl AutosaveState {
    /// The state before anything is written.
    pub fn new(allowed: bool) -> Self {
        Self {
            allowed,
            broken: false,
            begun: false,
        }
    }

    /// Whether every input is being written.
    pub fn is_autosaving(&self) -> bool {
        self.begun && !self.broken
    }
}
