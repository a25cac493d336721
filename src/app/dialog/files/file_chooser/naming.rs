//! Resolves the typed name to a path, looks up whether it exists, and accepts it.

use std::path::{Path, PathBuf};

use iced::Task;

use super::{Files, MAX_NAME_LENGTH, Message, Purpose, is_same_file};
use crate::app::dialog::{Action, Reply};
use crate::app::disk::{self, NameFound, TypedName};
use crate::presenter::Work;
use storage::save;
use storage::settings::Settings;
use words::say;

impl Files {
    /// The path that the typed name refers to, in the listed folder unless it is a full path. A game without extension gets `.mah`.
    ///
    /// # Errors
    /// Why the name cannot be used.
    pub(super) fn path(&self) -> Result<PathBuf, String> {
        let name = self.name.trim();
        if name.is_empty() {
            return Err(say!("form-name-missing").to_owned());
        }
        let mut path = self.folder.join(name);
        let tiles = matches!(self.purpose, Purpose::Tiles(_));
        let ending = path.extension();
        match ending.map(|ending| ending.to_string_lossy().to_lowercase()) {
            None if tiles => {}
            None => {
                path.set_extension("mah");
            }
            Some(ending) if tiles && ending != "bmp" => {
                return Err(say!("file-chooser-not-bmp").to_owned());
            }
            Some(ending) if !tiles && ending != "mah" && ending != "mjs" => {
                return Err(say!("file-chooser-not-mah").to_owned());
            }
            Some(_) => {}
        }
        let length = path.file_name().map_or(0, |name| name.len());
        if length > MAX_NAME_LENGTH {
            return Err(say!("file-chooser-name-too-long", most = MAX_NAME_LENGTH));
        }
        save::forbidden_reason(&path).map_or(Ok(path), |why| Err(why.to_owned()))
    }

    /// Looks up what exists under the typed name, on another thread.
    pub(super) fn look_up(&mut self) -> Action<Message> {
        let name = self.name.trim();
        if name.is_empty() {
            self.wrong = Some(say!("form-name-missing").to_owned());
            return Action::None;
        }
        let typed = TypedName {
            plain: self.folder.join(name),
            file: self.path().ok(),
        };
        self.pending_lookup = Some(typed.clone());
        let job = move || {
            let found = disk::check_name(&typed);
            Some(Message::NameChecked(typed, found))
        };
        let found = self.services.run(Work::Reading, None, job);
        Action::Run(found.and_then(Task::done))
    }

    /// Accepts the name after its lookup, unless the user has acted since: opens the folder of that name, or replies with the file.
    pub(super) fn name_checked(&mut self, typed: &TypedName, found: NameFound) -> Action<Message> {
        let pending = self.pending_lookup.take_if(|pending| pending == typed);
        if pending.is_none() {
            return Action::None;
        }
        if found.is_folder {
            return self.go(Some(self.folder.join(self.name.trim())));
        }
        match self.path() {
            Ok(path) if found.is_taken && matches!(self.purpose, Purpose::SaveAs) => {
                Action::Reply(Reply::Overwrite(path))
            }
            Ok(path) => Action::Reply(self.answer(path)),
            Err(why) => {
                self.wrong = Some(why);
                Action::None
            }
        }
    }

    /// The reply that accepts a file. A listed one is not overwritten before the player has been asked.
    pub(super) fn answer(&self, path: PathBuf) -> Reply {
        match &self.purpose {
            Purpose::Open => Reply::Open(path),
            Purpose::Resume => Reply::Resume(path),
            Purpose::SaveAs if self.is_listed(&path) => Reply::Overwrite(path),
            Purpose::SaveAs => Reply::SaveAs(path),
            Purpose::Tiles(settings) => {
                let settings = Settings {
                    tile_file: path,
                    ..(**settings).clone()
                };
                Reply::TileSets(Box::new(settings))
            }
        }
    }

    /// Whether the list contains this file.
    fn is_listed(&self, path: &Path) -> bool {
        self.lines.iter().any(|line| is_same_file(&line.path, path))
    }
}
