//! Access to the open dialog where a certain kind of dialog is expected.

use super::App;
use super::dialog::{AnyDialog, Dialog, Files, ReviewDialog, Workshop};

impl App {
    /// The open dialog, if it is the file chooser.
    pub(super) fn open_files(&mut self) -> Option<&mut Files> {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(AnyDialog::Files(files)) => Some(files),
            _ => None,
        }
    }

    /// The open dialog, if it is the review.
    pub(super) fn open_review(&mut self) -> Option<&mut ReviewDialog> {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(AnyDialog::ReviewDialog(review)) => Some(review),
            _ => None,
        }
    }

    /// The open dialog, if it is the workshop.
    pub(super) fn open_workshop(&mut self) -> Option<&mut Workshop> {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(AnyDialog::Workshop(workshop)) => Some(workshop),
            _ => None,
        }
    }
}
