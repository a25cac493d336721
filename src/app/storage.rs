//! Every file that the window reads and writes: saved games, the autosave, preferences, long-run figures.

use std::path::{Path, PathBuf};

use super::startup::Folders;
use crate::presenter::{Content, JournalOrder, OpenedFile, Place, SaveJob, Saved};
use crate::review::Review;
use crate::save::{self, SaveError};
use crate::session::autosave::Autosave;
use crate::settings::{self, Settings};
use crate::stats::Statistics;
use crate::table::SeatView;
use crate::tiles::Seat;
use crate::tileset::TileSet;

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
    pub fn folders(&self) -> &Folders {
        &self.folders
    }

    /// Where saved games are.
    pub fn games(&self) -> PathBuf {
        self.folders.games()
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

    /// Reads a file: a saved game, a game of the network that was seen, or a bitmap with tiles.
    ///
    /// # Errors
    /// It can be opened as none of these.
    pub fn read(&self, path: &Path) -> Result<OpenedFile, SaveError> {
        let ending = path.extension().map(|ending| ending.to_ascii_lowercase());
        if ending.is_some_and(|ending| ending == "bmp") {
            return Ok(match TileSet::open(path) {
                Ok(_) => OpenedFile::Tiles,
                Err(error) => OpenedFile::NoTiles(error.to_string()),
            });
        }
        match save::open(path) {
            Ok(game) => Ok(OpenedFile::Game {
                game: Box::new(game),
                own: save::is_own(path),
            }),
            Err(error) => match save::open_seen(path) {
                Ok(seen) => Ok(OpenedFile::Seen(Box::new(seen))),
                Err(_) => Err(error),
            },
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
