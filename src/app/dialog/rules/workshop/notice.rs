//! The workshop's notice in the footer, and actions that need a second press to confirm.

/// Actions that need a second press to confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ConfirmedAction {
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
    /// This action needs a second press; the text says why.
    Confirm(ConfirmedAction, &'static str),
}

impl Notice {
    /// Handles a press of the button for this action. Returns whether it confirms the action; the first press only shows `why`.
    pub fn confirm(&mut self, action: ConfirmedAction, why: &'static str) -> bool {
        let is_confirmed = matches!(self, Self::Confirm(shown, _) if *shown == action);
        *self = match is_confirmed {
            true => Self::Nothing,
            false => Self::Confirm(action, why),
        };
        is_confirmed
    }
}
