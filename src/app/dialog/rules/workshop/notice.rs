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
pub(super) enum Notice {
    /// There is nothing to say.
    #[default]
    Nothing,
    /// Something was done.
    Done(String),
    /// Something cannot be.
    Refused(String),
    /// Something is only done when it is pressed once more, and why.
    Asks(Asked, &'static str),
}

impl Notice {
    /// Whether a press that cannot be taken back is the second one; at the first it is told why.
    pub fn is_sure(&mut self, what: Asked, why: &'static str) -> bool {
        let sure = matches!(self, Self::Asks(asked, _) if *asked == what);
        *self = match sure {
            true => Self::Nothing,
            false => Self::Asks(what, why),
        };
        sure
    }
}
