//! Chat messages at a network table.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::menu_dialog::MenuDialog;
use engine::table::Request;

impl Presenter {
    /// Opens the Messages dialog for a new message, unless that is switched off, something else is open, or the player is asked for anything
    /// but a turn or readiness, which may be urgent. The status bar shows the message in any case.
    pub(in crate::presenter) fn pop_up_messages(&mut self) {
        let request = self.tables.current.request();
        let has_time = matches!(
            request,
            None | Some(Request::Turn { .. } | Request::Ready(_))
        );
        if self.settings.dialogs.pop_up && has_time && !self.prompts.is_busy() {
            self.open_dialog(DialogKind::Menu(MenuDialog::Messages));
        }
    }
}
