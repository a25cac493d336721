//! Saving games: under a name, finished games, and games replaced by others.

use std::path::{Path, PathBuf};

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::effect::Effect;
use crate::presenter::files::save_job::{Content, Place, Purpose, SaveJob};
use crate::presenter::tables::local_table::LocalTable;
use engine::table::Event;
use storage::save::EXTENSION;

impl Presenter {
    /// Saves the local game to its file, or asks for a name if it has none. No network table is on the screen.
    pub(in crate::presenter) fn save_game(&mut self) {
        let file = self.tables.home().and_then(LocalTable::file);
        match file.map(Path::to_owned) {
            Some(path) => self.save_to(path),
            None => self.open_dialog(DialogKind::SaveAs),
        }
    }

    /// Saves the local game to a file, or what was seen at the network table on the screen.
    pub(in crate::presenter) fn save_to(&mut self, path: PathBuf) {
        let (content, purpose) = match (self.tables.current.network(), self.tables.home()) {
            (Some(network), _) => (Content::Seen(Box::new(network.seen())), Purpose::SaveSeen),
            (None, Some(local)) => (Content::Game(Box::new(local.as_saved())), Purpose::Save),
            (None, None) => return,
        };
        if let Content::Game(game) = &content {
            let saved = (game.record.setup.seed, game.record.inputs.clone());
            self.departure.being_saved.push_back(saved);
        }
        self.effects.push(Effect::Save(SaveJob {
            place: Place::File(path),
            content,
            purpose,
        }));
    }

    /// Saves the finished game on the table in the folder of saved games, for later review.
    pub(in crate::presenter) fn save_finished_game(&mut self) {
        let (name, content) = match (self.tables.current.network(), self.tables.home()) {
            (Some(network), _) => {
                let seen = network.seen();
                let number = Event::digest(&seen.events);
                (
                    format!("seen-{number:016x}.{EXTENSION}"),
                    Content::Seen(Box::new(seen)),
                )
            }
            (None, Some(local)) => {
                let number = local.file_number();
                let game = Content::Game(Box::new(local.as_saved()));
                (format!("finished-{number}.{EXTENSION}"), game)
            }
            (None, None) => return,
        };
        self.effects.push(Effect::Save(SaveJob {
            place: Place::Games(name),
            content,
            purpose: Purpose::Finished,
        }));
    }

    /// Saves the unfinished local game that another is about to replace, if it has changed since it was saved and the autosave works.
    pub(in crate::presenter) fn save_replaced_game(&mut self) {
        let Some(local) = self.tables.home().filter(|local| local.is_unsaved()) else {
            return;
        };
        if !self.autosave.is_autosaving() || self.demo.is_some() {
            return;
        }
        let number = local.file_number();
        self.effects.push(Effect::Save(SaveJob {
            place: Place::Games(format!("left-{number}.{EXTENSION}")),
            content: Content::Game(Box::new(local.as_saved())),
            purpose: Purpose::BeforeReplacing,
        }));
    }
}
