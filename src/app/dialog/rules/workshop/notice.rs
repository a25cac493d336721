//! What the workshop says at its foot, and what is done only when it is pressed a second time.

/// What is done only when it is pressed a second time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// Leaving changes that are not saved.
    Close,
    /// Taking another rule set instead of them.
    Open,
    /// Removing a file.
    Remove,
    /// Beginning a new game.
    Play,
}

/// What is said.
#[derive(Debug, Default)]
pub(super) struct Notice {
    asked: Option<Asked>,
    /// The words.
    pub told: Option<String>,
}

impl Notice {
    /// Whether a press that cannot be taken back is the second one; at the first it is told why.
    pub fn is_sure(&mut self, what: Asked, why: &'static str) -> bool {
        let sure = self.asked.take() == Some(what);
        if !sure {
            self.asked = Some(what);
            self.told = Some(why.to_owned());
        }
        sure
    }
}
