//! Messages that arrive at a table of the network.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use engine::table::Request;

impl Presenter {
    /// An arriving message opens the Messages box, unless that is switched off, something else is open, or the time for an
    /// answer is short: then the status bar says it.
    pub(in crate::presenter) fn pop_up_messages(&mut self) {
        let request = self.tables.current.request();
        let calm = matches!(
            request,
            None | Some(Request::Turn { .. } | Request::Ready(_))
        );
        if self.settings.boxes.pop_up && calm && !self.prompts.is_busy() {
            self.open_dialog(DialogKind::Messages);
        }
    }
}
