//! Whether the autosave may be written, is being written, or fails.

/// The state of the autosave.
#[derive(Debug)]
pub struct AutosaveState {
    /// Whether this window may write the autosave.
    pub is_allowed: bool,
    /// Whether writing it fails at present, of which the player was informed.
    pub has_failed: bool,
    /// Whether it was started, which the preferences may prevent.
    pub has_begun: bool,
}

impl AutosaveState {
    /// The state before anything is written.
    pub fn new(is_allowed: bool) -> Self {
        Self {
            is_allowed,
            has_failed: false,
            has_begun: false,
        }
    }

    /// Whether every input of the local game is being written.
    pub fn is_autosaving(&self) -> bool {
        self.has_begun && !self.has_failed
    }
}
