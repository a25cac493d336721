//! The state of the autosave.

/// The state of the autosave.
#[derive(Debug)]
pub struct AutosaveState {
    /// Whether this window may write the autosave.
    pub allowed: bool,
    /// Whether writing it has failed; the player has been informed.
    pub broken: bool,
    /// Whether it was started.
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
