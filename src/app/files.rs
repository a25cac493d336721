//! Saving under a name, opening, and the boxes that go with them [M4 to M6, F1 to F3].

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use iced::Task;

use super::dialog::{FileLine, Files, Kind, Purpose, Question};
use super::figures::figure;
use super::{App, Message, keep};
use crate::save::{self, SaveError, SavedGame, SeenGame};
use crate::settings::Settings;
use crate::tiles::Seat;

impl App {
    /// The words of the title bar.
    pub fn title(&self) -> String {
        let place = self.address_away();
        match self.file.as_deref().and_then(Path::file_name) {
            _ if place.is_some() => format!("Red Stake - {}", place.unwrap_or_default()),
            Some(name) => format!("Red Stake - {}", name.to_string_lossy()),
            None => "Red Stake".to_owned(),
        }
    }

    /// Opens the list of saved games.
    pub(super) fn ask_what_to_open(&mut self) {
        let folder = self.folders.games();
        let mut found = save::listing(&folder, save::EXTENSION);
        found.extend(save::listing(&folder, save::NETWORK_EXTENSION));
        // What was open lately in other folders is listed by its whole name.
        let lately = self.settings.recent.iter();
        let elsewhere = lately.filter(|path| path.parent() != Some(folder.as_path()));
        found.extend(elsewhere.filter_map(|path| save::listed(path)));
        // Games worth opening come with the program.
        for place in self.folders.samples() {
            found.extend(save::listing(&place, save::EXTENSION));
        }
        let lines = found.into_iter().map(|file| line_of_game(file, &folder));
        self.open(Files::new(Purpose::Open, &folder, lines.collect(), "").into());
    }

    /// Saves under the game's name, or asks for one if it has none [Q46].
    pub(super) fn save_game(&mut self) {
        match self.file.clone() {
            Some(path) => self.save_to(&path),
            None => self.ask_where_to_save(),
        }
    }

    /// Asks under which name to save.
    pub(super) fn ask_where_to_save(&mut self) {
        let folder = self.folders.games();
        let found = save::listing(&folder, save::EXTENSION).into_iter();
        let lines = found.map(|file| line_of_game(file, &folder)).collect();
        let name = self
            .file
            .as_deref()
            .map_or_else(|| format!("Hand {}", self.now.deal_number), name_of);
        self.open(Files::new(Purpose::SaveAs, &folder, lines, &name).into());
    }

    /// Saves to a file and says so, or why not.
    pub(super) fn save_to(&mut self, path: &Path) {
        if let Some(seen) = self.seen_away() {
            match save::save_seen(path, &seen) {
                Ok(path) => self.say(format!("What you saw is saved as {}.", name_of(&path))),
                Err(error) => self.refuse_file(&error),
            }
            return;
        }
        match self.save_as(path) {
            Ok(path) => {
                self.say(format!("Saved as {}.", name_of(&path)));
                self.settings.opened(path.clone());
                self.keep_settings();
                self.file = Some(path);
                self.note_saved();
            }
            Err(error) => self.refuse_file(&error),
        }
    }

    /// Tells why a file was refused.
    pub(super) fn refuse_file(&mut self, error: &SaveError) {
        self.open(told(error).into());
    }

    /// Puts a saved game on the table; if it cannot be opened, the running game stays.
    pub(super) fn open_game(&mut self, path: PathBuf) -> Task<Message> {
        match keep::open_file(&path) {
            Ok(opened) => {
                self.settings.opened(path.clone());
                self.keep_settings();
                let task = self.take_over(opened);
                // A game of another program is saved under a name of its own.
                self.file = Some(path).filter(|path| save::is_own(path));
                self.note_saved();
                self.record_game();
                // An opened game waits until its player has looked at it, unless it is that player's turn [Q86].
                self.paused = !self.is_persons_turn() && self.now.waiting_for.is_none();
                task
            }
            Err(error) => match save::open_seen(&path) {
                Ok(seen) => {
                    self.say("A game of the network can be reviewed, not played on.".to_owned());
                    self.look_back_at(Some(seen))
                }
                Err(_) => {
                    self.refuse_file(&error);
                    Task::none()
                }
            },
        }
    }

    /// The score sheet of the game on the table.
    pub(super) fn sheet(&self) -> Option<save::Sheet> {
        // What was played can be played again.
        save::Sheet::of(&self.saved()?).ok()
    }

    /// Saves the score sheet beside the games, under the game's name.
    pub(super) fn save_sheet(&mut self, kind: Kind) {
        let Some(sheet) = self.sheet() else {
            return;
        };
        let (ending, text) = match kind {
            Kind::Csv => ("csv", sheet.csv()),
            Kind::Html => ("html", sheet.html()),
        };
        let seed = self.session.game().record().setup.seed;
        let unnamed = || self.folders.games().join(format!("score-sheet-{seed}"));
        let path = self
            .file
            .clone()
            .unwrap_or_else(unnamed)
            .with_extension(ending);
        let said = match save::write_whole(&path, text.as_bytes()) {
            Ok(()) => format!("The score sheet is {}.", path.display()),
            Err(error) => format!("{} cannot be written: {error}.", path.display()),
        };
        self.say(said);
    }

    /// Lists the bitmaps that can be tile sets.
    pub(super) fn ask_for_tiles(&mut self, settings: Settings) {
        let folder = self.folders.data.join("tilesets");
        let places = [&folder].into_iter().chain(&settings.tile_folders);
        let found = places.flat_map(|place| save::listing(place, "bmp"));
        let lines = found
            .map(|file| line(file.path, &folder, age(file.written)))
            .collect();
        self.open(Files::new(Purpose::Tiles(Box::new(settings)), &folder, lines, "").into());
    }
}

/// The box that tells why a file was refused.
fn told(error: &SaveError) -> Question {
    let why = error.to_string();
    match error {
        SaveError::OtherExtension(_) => Question::only_mah(why),
        SaveError::NotAGame(..) | SaveError::OtherVersion(..) => Question::not_a_game(why),
        SaveError::Unreadable(..) | SaveError::Unwritable(..) => Question::error_opening(why),
    }
}

/// A game in the list: when it was written, how far it is, and the scores.
fn line_of_game(file: save::Listed, folder: &Path) -> FileLine {
    let detail = match save::open(&file.path) {
        Err(_) if let Ok(seen) = save::open_seen(&file.path) => about_seen(&seen),
        Ok(game) => format!("{}, {}", age(file.written), about(&game)),
        Err(error) => error.to_string(),
    };
    line(file.path, folder, detail)
}

/// A line of the list for this folder; a file of another one has its whole name.
fn line(path: PathBuf, folder: &Path, detail: String) -> FileLine {
    let name = match path.parent() == Some(folder) {
        true => name_of(&path),
        false => path.display().to_string(),
    };
    FileLine { name, path, detail }
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// How long ago something was, in words.
fn age(written: SystemTime) -> String {
    let minutes = SystemTime::now()
        .duration_since(written)
        .map_or(0, |passed| passed.as_secs() / 60);
    match minutes {
        0 => "just now".to_owned(),
        1..60 => format!("{minutes} min ago"),
        60..1440 => format!("{} h ago", minutes / 60),
        _ => format!("{} days ago", minutes / 1440),
    }
}

/// A game of a network table in a few words.
fn about_seen(game: &SeenGame) -> String {
    let names = game.names.0.join(", ");
    let hands = hands(game.hands());
    format!("seen at a table of the network, {hands}: {names}")
}

/// A saved game in a few words: its hands and scores.
fn about(game: &SavedGame) -> String {
    let scores = game
        .deals
        .last()
        .map(|deal| deal.scores)
        .unwrap_or_default();
    let each = Seat::ALL.map(|seat| format!("{} {}", game.names[seat], figure(scores[seat])));
    let round = game.play().map_or(String::new(), |table| {
        format!("{} round, ", table.seat_view(game.viewer).round_wind.name())
    });
    match game.deals.len() {
        0 => format!("{round}first hand: {}", game.names.0.join(", ")),
        count => format!("{round}{}: {}", hands(count), each.join(", ")),
    }
}

fn hands(count: usize) -> String {
    let more = if count == 1 { "" } else { "s" };
    format!("{count} hand{more}")
}
