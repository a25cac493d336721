//! Requests for files to open: another thread reads them, and only the last request counts.

use std::path::{Path, PathBuf};

use crate::presenter::Presenter;
use crate::presenter::effect::Effect;
use crate::presenter::request_id::RequestId;

/// Why a file is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadFor {
    /// To be played. What happens to the current game has been settled before.
    Play,
    /// It was dropped on the window or handed over by a second instance of the program. The player may have to be asked about the current game first.
    Arrival,
    /// To be reviewed; the current game stays.
    Review,
}

impl Presenter {
    /// Requests a file. An earlier request that was not answered yet no longer counts.
    pub(in crate::presenter) fn request_file(&mut self, path: PathBuf, purpose: ReadFor) {
        let request_id = self.request_ids.issue();
        self.reading = Some((request_id, purpose));
        self.effects.push(Effect::ReadFile(request_id, path));
    }

    /// Ends the request with this id and returns its purpose; `None` if it no longer counts.
    pub(in crate::presenter) fn take_read_purpose(
        &mut self,
        request_id: RequestId,
    ) -> Option<ReadFor> {
        let read = self.reading.take_if(|(wanted, _)| *wanted == request_id);
        read.map(|(_, purpose)| purpose)
    }

    /// Forgets the file of a saved game, which was deleted.
    pub(in crate::presenter) fn forget_game(&mut self, path: &Path) {
        if let Some(local) = self.tables.home_mut() {
            local.forget_file(path);
        }
        self.settings.recent.retain(|recent| recent != path);
        self.effects.push(Effect::SaveSettings);
    }
}
