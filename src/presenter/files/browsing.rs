//! Requests of the file chooser: lists of folders, previews, files to open. Other threads read the disk, and an answer counts only until
//! the next request.

use std::path::PathBuf;

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::reply::Reply;
use crate::presenter::effect::Effect;
use crate::presenter::files::file_orders::{
    GamePreview, ListOrder, NameFound, ReadFor, SystemChoice, SystemDialog, TypedName,
};
use crate::presenter::request_id::RequestId;
use storage::save::Listing;

impl Presenter {
    /// Requests a list of files for the open dialog.
    pub(in crate::presenter) fn browse(&mut self, order: ListOrder) {
        let request_id = self.request_ids.issue();
        self.browsing.list = Some(request_id);
        self.effects.push(Effect::List(request_id, order));
    }

    /// Handles a list, complete or in part.
    pub(in crate::presenter) fn listed(&mut self, request_id: RequestId, listing: Box<Listing>) {
        if self.browsing.list == Some(request_id) {
            self.effects.push(Effect::Listed(listing));
        }
    }

    /// Requests a preview of a saved game for the open dialog.
    pub(in crate::presenter) fn preview_game(&mut self, path: PathBuf) {
        let request_id = self.request_ids.issue();
        self.browsing.preview = Some(request_id);
        self.effects.push(Effect::PreviewGame(request_id, path));
    }

    /// Handles a preview.
    pub(in crate::presenter) fn game_previewed(
        &mut self,
        request_id: RequestId,
        preview: GamePreview,
    ) {
        if self.browsing.preview == Some(request_id) {
            self.effects.push(Effect::ShowPreview(preview));
        }
    }

    /// Checks what exists under a name typed in the open dialog.
    pub(in crate::presenter) fn check_name(&mut self, typed: TypedName) {
        let request_id = self.request_ids.issue();
        self.browsing.name = Some(request_id);
        self.effects.push(Effect::CheckName(request_id, typed));
    }

    /// Handles what exists under the name.
    pub(in crate::presenter) fn name_checked(&mut self, request_id: RequestId, found: NameFound) {
        let asked = self.browsing.name.take_if(|asked| *asked == request_id);
        if asked.is_some() {
            self.effects.push(Effect::NameChecked(found));
        }
    }

    /// Requests a file.
    pub(in crate::presenter) fn read(&mut self, path: PathBuf, purpose: ReadFor) {
        let request_id = self.request_ids.issue();
        self.browsing.read = Some((request_id, purpose));
        self.effects.push(Effect::ReadFile(request_id, path));
    }

    /// What a file was requested for; `None` if it is no longer wanted.
    pub(in crate::presenter) fn read_for(&mut self, request_id: RequestId) -> Option<ReadFor> {
        let read = self
            .browsing
            .read
            .take_if(|(wanted, _)| *wanted == request_id);
        read.map(|(_, purpose)| purpose)
    }

    /// Deletes a saved game, as confirmed. The open dialog lists its folder again.
    pub(in crate::presenter) fn delete_game(&mut self, path: PathBuf, again: ListOrder) {
        if let Some(local) = self.tables.home_mut() {
            local.forget_file(&path);
        }
        self.settings.recent.retain(|recent| *recent != path);
        self.effects.push(Effect::SaveSettings);
        self.effects.push(Effect::Delete(path));
        self.browse(again);
    }

    /// Opens the file dialog of the system; the program's own stays open.
    pub(in crate::presenter) fn ask_system(&mut self, question: SystemDialog) {
        let request_id = self.request_ids.issue();
        self.browsing.choice = Some(request_id);
        self.effects
            .push(Effect::OpenSystemDialog(request_id, question));
    }

    /// The reply for a file chosen in the file dialog of the system; `None` if the program's own dialog has been closed.
    pub(in crate::presenter) fn system_chose(
        &mut self,
        request_id: RequestId,
        choice: SystemChoice,
    ) -> Option<Reply> {
        let asked = self
            .browsing
            .choice
            .take_if(|asked| *asked == request_id)
            .is_some();
        match self.prompts.open_dialog().filter(|_| asked)? {
            DialogKind::OpenGame => Some(Reply::Open(choice.path)),
            DialogKind::SaveAs if choice.overwrites => Some(Reply::Overwrite(choice.path)),
            DialogKind::SaveAs => Some(Reply::SaveAs(choice.path)),
            _ => None,
        }
    }
}
