//! Keeping the game: the autosave that goes on where the program was left, saving under a name, and finished games.

use std::path::{Path, PathBuf};

use super::Presenter;
use super::effect::{Effect, JournalOrder};
use super::prompts::Trouble;
use super::reply::SheetFormat;
use super::saving::{Content, Place, Purpose, SaveJob};
use crate::save::{EXTENSION, Sheet};
use crate::table::Event;

impl Presenter {
    /// Begins the autosave of the game at this computer, or ends it if it is not wanted.
    pub(super) fn begin_autosave(&mut self) {
        let wanted = self.settings.autosave;
        let Some(local) = self.tables.home_mut().filter(|_| self.keeping.allowed) else {
            return;
        };
        local.take_unnoted();
        self.keeping.begun = wanted;
        self.effects.push(Effect::Journal(match wanted {
            true => JournalOrder::Begin(Box::new(local.as_saved())),
            false => JournalOrder::Remove,
        }));
    }

    /// Gives the autosave what it has not noted yet. One that has failed is begun again.
    pub(super) fn note_unnoted(&mut self) {
        let Some(local) = self.tables.home_mut() else {
            return;
        };
        let entries = local.take_unnoted();
        if entries.is_empty() || !self.keeping.begun {
            return;
        }
        if self.keeping.broken {
            let order = JournalOrder::Begin(Box::new(local.as_saved()));
            self.effects.push(Effect::Journal(order));
            return;
        }
        let notes = entries.into_iter().map(JournalOrder::Note);
        self.effects.extend(notes.map(Effect::Journal));
    }

    /// What became of the autosave: a failure is told once, and so is its end.
    pub(super) fn autosave_answered(&mut self, result: Result<(), String>) {
        match result {
            Ok(()) if self.keeping.broken => {
                self.keeping.broken = false;
                self.say("The autosave works again.");
            }
            Ok(()) => {}
            Err(_) if self.keeping.broken => {}
            Err(why) => {
                self.keeping.broken = true;
                self.trouble(Trouble::saving(format!(
                    "{why} The game goes on without autosave; save it somewhere else."
                )));
            }
        }
    }

    /// Saves under the game's name, or asks for one if it has none [Q46].
    pub(super) fn save_game(&mut self) {
        match self
            .tables
            .home()
            .and_then(|local| local.file())
            .map(Path::to_owned)
        {
            Some(path) => self.save_to(path),
            None => self.open_box(super::BoxKind::SaveAs),
        }
    }

    /// Saves what is on the table to a file.
    pub(super) fn save_to(&mut self, path: PathBuf) {
        let (content, purpose) = match (self.tables.current.network(), self.tables.home()) {
            (Some(network), _) => (Content::Seen(Box::new(network.seen())), Purpose::SaveSeen),
            (None, Some(local)) => (Content::Game(Box::new(local.as_saved())), Purpose::Save),
            (None, None) => return,
        };
        self.effects.push(Effect::Save(SaveJob {
            place: Place::File(path),
            content,
            purpose,
        }));
    }

    /// Keeps a finished game with the others, for review.
    pub(super) fn keep_finished(&mut self) {
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
                let seed = local.game().record().setup.seed;
                let game = Content::Game(Box::new(local.as_saved()));
                (format!("finished-{seed}.{EXTENSION}"), game)
            }
            (None, None) => return,
        };
        self.effects.push(Effect::Save(SaveJob {
            place: Place::Games(name),
            content,
            purpose: Purpose::Finished,
        }));
    }

    /// A game that was begun and not finished makes room for another: it is kept with the saved ones.
    pub(super) fn make_room(&mut self) {
        let Some(local) = self.tables.home().filter(|local| local.is_unsaved()) else {
            return;
        };
        if !self.keeping.is_autosaving() || self.demo.is_some() {
            return;
        }
        let seed = local.game().record().setup.seed;
        self.effects.push(Effect::Save(SaveJob {
            place: Place::Games(format!("left-{seed}.{EXTENSION}")),
            content: Content::Game(Box::new(local.as_saved())),
            purpose: Purpose::MakeRoom,
        }));
    }

    /// The score sheet of the game at this computer.
    pub fn sheet(&self) -> Option<Sheet> {
        // What was played can be played again.
        Sheet::of(&self.tables.home()?.as_saved()).ok()
    }

    /// Saves the score sheet beside the games, under the game's name.
    pub(super) fn save_sheet(&mut self, format: SheetFormat) {
        let (Some(sheet), Some(local)) = (self.sheet(), self.tables.home()) else {
            return;
        };
        let (ending, text) = match format {
            SheetFormat::Csv => ("csv", sheet.csv()),
            SheetFormat::Html => ("html", sheet.html()),
        };
        let seed = local.game().record().setup.seed;
        let place = match local.file() {
            Some(file) => Place::File(file.with_extension(ending)),
            None => Place::Games(format!("score-sheet-{seed}.{ending}")),
        };
        self.effects.push(Effect::Save(SaveJob {
            place,
            content: Content::Text(text),
            purpose: Purpose::Sheet,
        }));
    }
}
