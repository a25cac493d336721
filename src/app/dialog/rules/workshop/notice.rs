//! The workshop's notice in the footer, and actions that need a second press to confirm.

/// Actions that need a second press to confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// Closing with unsaved changes.
    Close,
    /// Opening another rule set and losing unsaved changes.
    Open,
    /// Removing a file.
    Remove,
    /// Starting a new game.
    Play,
}

/// The notice in the footer.
#[derive(Debug, Default)]
pub(super) enum Notice {
    /// No notice.
    #[default]
    Nothing,
    /// An action was completed.
    Done(String),
    /// An action was refused.
    Refused(String),
    /// An action needs a second press, and why.
    Asks(Asked, &'static str),
}

impl Notice {
    /// Returns whether this press confirms an irreversible action; the first press only shows why.
    pub fn is_sure(&mut self, what: Asked, why: &'static str) -> bool {
        let sure = matches!(self, Self::Asks(asked, _) if *asked == what);
        *self = match sure {
            true => Self::Nothing,
            false => Self::Asks(what, why),
        };
        sure
    }
}
