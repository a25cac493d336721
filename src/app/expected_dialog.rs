//! Access to the open dialog where a certain kind of dialog is expected.

use super::App;
use super::dialog::{AnyDialog, Dialog, ReviewDialog};

impl App {
    /// The open dialog, if it is the review.
    pub(super) fn open_review(&mut self) -> Option<&mut ReviewDialog> {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(AnyDialog::ReviewDialog(review)) => Some(review),
            _ => None,
        }
    }
}
