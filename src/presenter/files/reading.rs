//! Reading the file of a game to play or review: another thread reads it, and only the last requested one counts.

use std::path::{Path, PathBuf};

use crate::presenter::Presenter;
use crate::presenter::effect::Effect;
use crate::presenter::request_id::RequestId;

/// Why a file is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadFor {
    /// To be played; the player was asked about the current game before.
    Play,
    /// It was dropped or passed by a second start: the player may have to be asked about the current game first.
    Arrival,
    /// To be reviewed; the current game stays.
    Review,
}

impl Presenter {
    /// Requests a file.
    pub(in crate::presenter) fn read(&mut self, path: PathBuf, purpose: ReadFor) {
        let request_id = self.request_ids.issue();
        self.reading = Some((request_id, purpose));
        self.effects.push(Effect::ReadFile(request_id, path));
    }

    /// What a file was requested for; `None` if it is no longer wanted.
    pub(in crate::presenter) fn read_for(&mut self, request_id: RequestId) -> Option<ReadFor> {
        let read = self.reading.take_if(|(wanted, _)| *wanted == request_id);
        read.map(|(_, purpose)| purpose)
    }

    /// Forgets a saved game that was deleted.
    pub(in crate::presenter) fn forget_game(&mut self, path: &Path) {
        if let Some(local) = self.tables.home_mut() {
            local.forget_file(path);
        }
        self.settings.recent.retain(|recent| recent != path);
        self.effects.push(Effect::SaveSettings);
    }
}
