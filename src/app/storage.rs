//! Every file that the window reads and writes: saved games, the autosave, preferences, long-run figures.

use std::path::{Path, PathBuf};

use super::startup::Folders;
use crate::presenter::{
    Content, FileKind, Glimpse, JournalOrder, ListOrder, LocalTable, OpenedFile, Place, SaveJob,
    Saved,
};
use crate::review::Review;
use crate::rules::RuleSet;
use crate::save::{self, RuleShelf, SaveError, Shelf};
use crate::session::autosave::Autosave;
use crate::settings::{self, Settings};
use crate::stats::Statistics;
use crate::table::SeatView;
use crate::tiles::Seat;
use crate::tileset::TileSet;

/// The most rule sets that a box can show beside the two originals.
const RULE_SETS: usize = 20;

/// The program's own folders, and what is written there.
pub struct Storage {
    folders: Folders,
    autosave: Autosave,
}

impl Storage {
    /// Keeps everything in these folders.
    pub fn new(folders: Folders) -> Self {
        Self {
            autosave: Autosave::at(folders.autosave(), folders.copies()),
            folders,
        }
    }

    /// The folders.
    #[cfg(test)]
    pub fn folders(&self) -> &Folders {
        &self.folders
    }

    /// Where saved games are.
    pub fn games(&self) -> PathBuf {
        self.folders.games()
    }

    /// Where the player's own tile sets are.
    pub fn bitmaps(&self) -> PathBuf {
        self.folders.data.join("tilesets")
    }

    /// The rule sets beside the two originals: those of the program, and the player's own that can be read.
    pub fn rule_sets(&self) -> Vec<RuleSet> {
        let shelf = RuleShelf::new(self.folders.rules());
        let found = shelf.names().into_iter().filter_map(|name| {
            let found = shelf.find(&name);
            let told = found.inspect_err(|wrong| tracing::warn!(%wrong, "a rule set is left out"));
            Some(told.ok()?.written.rules)
        });
        found
            .filter(|rules| rules.name.is_some())
            .take(RULE_SETS)
            .collect()
    }

    /// Keeps the preferences for the next start.
    pub fn keep_settings(&self, settings: &Settings) {
        if let Err(error) = settings::write(&self.folders.settings(), settings) {
            tracing::warn!(%error, "the preferences cannot be written");
        }
    }

    /// Saves a file.
    pub fn save(&self, job: SaveJob) -> Saved {
        let path = match job.place {
            Place::File(path) => path,
            Place::Games(name) => self.folders.games().join(name),
        };
        let result = match job.content {
            Content::Game(game) => save::save(&path, &game),
            Content::Seen(seen) => save::save_seen(&path, &seen),
            Content::Text(text) => save::write_whole(&path, text.as_bytes())
                .map_err(|error| SaveError::Unwritable(path.display().to_string(), error))
                .map(|()| path),
            Content::Picture(pixels, width) => {
                save::save_picture(&path, pixels, width).map(|()| path)
            }
        };
        Saved {
            purpose: job.purpose,
            result,
        }
    }

    /// Where the files lie that are to be listed. What was open lately and the games that come with the program are listed with
    /// the saved games.
    pub fn shelf(&self, order: &ListOrder, settings: &Settings) -> Shelf {
        let own = match order.files {
            FileKind::Games => self.games(),
            FileKind::Bitmaps => self.bitmaps(),
        };
        let folder = order.folder.clone().unwrap_or_else(|| own.clone());
        let at_home = folder == own;
        let (endings, more): (&[&str], Vec<PathBuf>) = match order.files {
            FileKind::Games => {
                let lately = settings.recent.iter().cloned();
                let samples = self.folders.samples().into_iter();
                let samples = samples.flat_map(|place| save::listing(&place, save::EXTENSION));
                let more = lately.chain(samples.map(|file| file.path));
                (&[save::EXTENSION, save::NETWORK_EXTENSION], more.collect())
            }
            FileKind::Bitmaps => {
                let places = settings.tile_folders.iter();
                let more = places.flat_map(|place| save::listing(place, "bmp"));
                (&["bmp"], more.map(|file| file.path).collect())
            }
        };
        let is_other = |path: &PathBuf| at_home && path.parent() != Some(folder.as_path());
        Shelf {
            elsewhere: more.into_iter().filter(is_other).collect(),
            endings,
            reads: order.files == FileKind::Games,
            is_own: at_home,
            folder,
        }
    }

    /// Does what is to be done with the autosave.
    ///
    /// # Errors
    /// It cannot be written any more, and why.
    pub fn keep_journal(&mut self, order: JournalOrder) -> Result<(), String> {
        match order {
            JournalOrder::Begin(game) => {
                return self
                    .autosave
                    .begin(*game)
                    .map_err(|error| error.to_string());
            }
            JournalOrder::Note(entry) => self.autosave.note(entry),
            JournalOrder::Remove => self.autosave.remove(),
            JournalOrder::Close => self.autosave.close(),
        }
        self.autosave.failure().map_or(Ok(()), Err)
    }

    /// The long-run figures; `None` if they cannot be read.
    pub fn statistics(&self) -> Option<Statistics> {
        Statistics::read(&self.folders.statistics())
            .inspect_err(|error| tracing::warn!(%error, "the statistics cannot be read"))
            .ok()
    }

    /// Notes a hand that is over.
    ///
    /// # Errors
    /// The figures cannot be written.
    pub fn note_hand(&self, game: u64, view: &SeatView, seat: Seat) -> Result<(), String> {
        let Some(mut figures) = self.statistics() else {
            return Ok(());
        };
        match figures.note(game, view, seat) {
            true => self.write(&figures),
            false => Ok(()),
        }
    }

    /// Notes the mistakes of an own hand that was reviewed.
    ///
    /// # Errors
    /// The figures cannot be written.
    pub fn note_review(&self, game: u64, review: &Review) -> Result<(), String> {
        let Some(mut figures) = self.statistics() else {
            return Ok(());
        };
        match figures.note_review(game, review) {
            true => self.write(&figures),
            false => Ok(()),
        }
    }

    /// Begins the long-run figures anew.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn forget_statistics(&self) -> Result<(), String> {
        self.write(&Statistics::default())
    }

    fn write(&self, figures: &Statistics) -> Result<(), String> {
        figures.write(&self.folders.statistics()).map_err(|error| {
            say!(
                "storage-the-statistics-cannot-be-written",
                error = save::reason(&error)
            )
        })
    }
}

/// Reads a file: a saved game, a game of the network that was seen, or a bitmap with tiles.
///
/// # Errors
/// It can be opened as none of these.
pub fn read(path: &Path) -> Result<OpenedFile, SaveError> {
    let ending = path.extension().map(|ending| ending.to_ascii_lowercase());
    if ending.is_some_and(|ending| ending == "bmp") {
        return Ok(match TileSet::open(path) {
            Ok(_) => OpenedFile::Tiles,
            Err(error) => OpenedFile::NoTiles(error.to_string()),
        });
    }
    match save::open(path) {
        Ok(game) => Ok(OpenedFile::Game {
            game: Box::new(LocalTable::resume(&game)),
            own: save::is_own(path),
        }),
        Err(error) => match save::open_seen(path) {
            Ok(seen) => Ok(OpenedFile::Seen(Box::new(seen))),
            Err(_) => Err(error),
        },
    }
}

/// How the table of a saved game looks; `None` if the file is for something else.
pub fn glimpse(path: PathBuf) -> Option<Glimpse> {
    let table = match read(&path) {
        Ok(OpenedFile::Game { game, .. }) => Ok((game.view().clone(), game.names().clone())),
        Ok(OpenedFile::Seen(seen)) => Ok((seen.view(), seen.names.clone())),
        Ok(OpenedFile::Tiles | OpenedFile::NoTiles(_)) => return None,
        Err(error) => Err(error.to_string()),
    };
    let table = table.map(|(view, names)| (Box::new(view), names));
    Some(Glimpse { path, table })
}
