//! Every file that the window reads and writes: saved games, the autosave, preferences, long-run figures.

mod deals;
mod due;
mod notes;
mod puzzle_file;
mod puzzles;
mod scorecards;

use std::path::{Path, PathBuf};

use iced::Task;

use notes::Notes;

use super::clock;
use super::elsewhere::Answer;
use super::startup::Folders;
use super::writing::Writing;
use crate::presenter::{
    Content, FileKind, Glimpse, JournalOrder, ListOrder, LocalTable, OpenedFile, Place, RuleOrder,
    RulesDone, SaveJob, Saved, Stimulus, ToRate,
};
use crate::rules::RuleSet;
use crate::save::{self, OnShelf, RuleFile, RuleShelf, SaveError, Shelf};
use crate::session::autosave::Autosave;
use crate::settings::{self, Settings};
use crate::stats::Statistics;
use crate::table::SeatView;
use crate::tiles::{BySeat, Seat};
use crate::tileset::TileSet;

/// The most rule sets that a box can show beside the two originals.
const RULE_SETS: usize = 20;

/// The program's own folders, and what is written there.
pub struct Storage {
    folders: Folders,
    autosave: Autosave,
    writing: Writing,
    notes: Notes,
    /// The preferences may be written.
    keeps_settings: bool,
    /// Sheets of the Scorekeeper that are to be written.
    sheets: due::Due,
}

impl Storage {
    /// Keeps everything in these folders; the preferences only if their file may be written over.
    pub fn new(folders: Folders, keeps_settings: bool) -> Self {
        Self {
            autosave: Autosave::at(folders.autosave(), folders.copies()),
            writing: Writing::begin(),
            notes: Notes::default(),
            keeps_settings,
            sheets: due::Due::default(),
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
        let all = self.rule_shelf().into_iter();
        let rules = all.map(|found| found.written.rules);
        rules
            .filter(|rules| rules.name.is_some())
            .take(RULE_SETS)
            .collect()
    }

    /// All rule sets that can be read.
    pub fn rule_shelf(&self) -> Vec<OnShelf> {
        RuleShelf::new(self.folders.rules()).all()
    }

    /// Keeps, removes or shares a rule set.
    ///
    /// # Errors
    /// It cannot be done, and why.
    pub fn order_rules(&self, order: RuleOrder) -> Result<RulesDone, String> {
        let shelf = RuleShelf::new(self.folders.rules());
        let done = match order {
            RuleOrder::Keep { short, written } => {
                let short = short.unwrap_or_else(|| shelf.short_for(written.rules.called()));
                let put = shelf.put(&short, &written.text());
                put.map(|_| RulesDone::Kept(short))
            }
            RuleOrder::Remove(short) => shelf.remove(&short).map(|()| RulesDone::Removed),
            RuleOrder::Share(written) => {
                // What a file cannot be called everywhere is left out.
                let fits = |letter: &char| letter.is_alphanumeric() || " -'".contains(*letter);
                let name: String = written.rules.called().chars().filter(fits).collect();
                let path = self.folders.games().join(format!("{}.toml", name.trim()));
                let shared = save::write_fresh(&path, written.text().as_bytes());
                return shared
                    .map(RulesDone::Shared)
                    .map_err(|wrong| wrong.to_string());
            }
        };
        done.map_err(|wrong| wrong.to_string())
    }

    /// Keeps the preferences for the next start.
    pub fn keep_settings(&self, settings: &Settings) {
        if self.keeps_settings
            && let Err(error) = settings::write(&self.folders.settings(), settings)
        {
            tracing::warn!(%error, "the preferences cannot be written");
        }
    }

    /// Saves a file, after all that is still being written.
    pub fn save(&self, job: SaveJob) -> Saved {
        self.written()();
        write(&self.folders, job)
    }

    /// Saves a file that nobody waits for; what came of it is told later.
    pub fn keep(&self, job: SaveJob) -> Task<Answer> {
        let folders = self.folders.clone();
        self.writing
            .have(move || Some(Stimulus::FileSaved(write(&folders, job))))
    }

    /// What waits until all is written that was given so far; for any thread.
    pub fn written(&self) -> impl FnOnce() + Send + 'static {
        self.writing.written()
    }

    /// Removes a saved game for good.
    ///
    /// # Errors
    /// The system keeps it.
    pub fn delete(&self, path: &Path) -> Result<(), String> {
        self.written()();
        save::delete(path).map_err(|error| error.to_string())
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
                let endings = &[
                    save::EXTENSION,
                    save::NETWORK_EXTENSION,
                    save::JOURNAL_EXTENSION,
                ];
                (endings, more.collect())
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
                let begun = self.autosave.begin(*game);
                self.notes.add(self.autosave.take_told());
                return begun.map_err(|error| error.to_string());
            }
            JournalOrder::Note(entry) => self.autosave.note(entry),
            JournalOrder::Remove => self.autosave.remove(),
            JournalOrder::Close => return self.autosave.close(),
        }
        self.notes.add(self.autosave.take_told());
        self.autosave.failure().map_or(Ok(()), Err)
    }

    /// What the player has to hear of files that could not be read.
    pub fn take_notes(&self) -> Option<String> {
        self.notes.take()
    }

    /// The long-run figures with all that was noted; `None` if they cannot be read.
    pub fn statistics(&self) -> Option<Statistics> {
        self.written()();
        figures(&self.folders.statistics(), &self.notes)
    }

    /// Notes a hand that is over, played at a seat among players of these names.
    pub fn note_hand(
        &self,
        game: u64,
        view: Box<SeatView>,
        seat: Seat,
        names: BySeat<String>,
    ) -> Task<Answer> {
        self.note(move |figures| {
            let new = figures.note(game, &view, seat);
            if new {
                let others: Vec<String> = seat.others().map(|other| names[other].clone()).collect();
                figures.album.note(&view, seat, clock::today(), &others);
            }
            new
        })
    }

    /// Judges a hand that is over, and notes what comes of it in the rating and in the book of puzzles.
    pub fn rate(&self, hand: Box<ToRate>) -> Task<Answer> {
        let (path, book) = (self.folders.statistics(), self.folders.puzzles());
        let notes = self.notes.clone();
        self.writing.have(move || {
            let judged = hand.rate()?;
            let noted = change(&path, &notes, |figures| {
                let today = clock::today();
                figures.rating.note(&judged.rated, &hand.company, today)
            });
            noted.or(puzzle_file::take_in(&book, judged.puzzles, &notes))
        })
    }

    /// Begins the long-run figures anew.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn forget_statistics(&self) -> Result<(), String> {
        self.written()();
        write_figures(&Statistics::default(), &self.folders.statistics())
    }

    /// Notes something in the long-run figures; what notes it says whether that has changed them. Only a failure is told.
    fn note(&self, change: impl FnOnce(&mut Statistics) -> bool + Send + 'static) -> Task<Answer> {
        let (path, notes) = (self.folders.statistics(), self.notes.clone());
        self.writing
            .have(move || self::change(&path, &notes, change))
    }
}

/// Changes the long-run figures in a file; what changes them says whether it did. Only a failure is told.
fn change(
    path: &Path,
    notes: &Notes,
    change: impl FnOnce(&mut Statistics) -> bool,
) -> Option<Stimulus> {
    let mut figures = figures(path, notes)?;
    let is_new = change(&mut figures);
    let written = is_new.then(|| write_figures(&figures, path))?;
    written.err().map(Stimulus::Trouble)
}

/// The long-run figures in a file; `None` if they cannot be read.
fn figures(path: &Path, notes: &Notes) -> Option<Statistics> {
    notes.read(path, Statistics::read)
}

fn write_figures(figures: &Statistics, path: &Path) -> Result<(), String> {
    figures.write(path).map_err(|error| {
        tracing::warn!(%error, "the statistics cannot be written");
        say!(
            "storage-the-statistics-cannot-be-written",
            error = save::reason(&error)
        )
    })
}

/// Writes a file; one that has a name only goes among the saved games. Only where the person was asked is a file replaced.
fn write(folders: &Folders, job: SaveJob) -> Saved {
    let (path, is_fresh) = match job.place {
        Place::File(path) => (path, false),
        Place::Beside(path) => (path, true),
        Place::Games(name) => (folders.games().join(name), true),
    };
    let put = |path: &Path| put(path, job.content);
    let result = match is_fresh {
        true => save::save_fresh(&path, put),
        false => put(&path),
    };
    let result = result.inspect_err(|error| tracing::warn!(%error, "a file cannot be written"));
    Saved {
        purpose: job.purpose,
        result,
    }
}

fn put(path: &Path, content: Content) -> Result<PathBuf, SaveError> {
    let unwritable = |error| SaveError::Unwritable(path.display().to_string(), error);
    match content {
        Content::Game(game) => return save::save(path, &game),
        Content::Seen(seen) => return save::save_seen(path, &seen),
        Content::Text(text) => save::write_whole(path, text.as_bytes()).map_err(unwritable)?,
        Content::Picture(pixels, width) => save::save_picture(path, pixels, width)?,
    }
    Ok(path.to_owned())
}

/// Reads a file: a saved game, a game of the network that was seen, a bitmap with tiles, or a rule set.
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
    if RuleFile::is_one(path) {
        return Ok(match RuleFile::read(path) {
            Ok(file) => OpenedFile::Rules(Box::new(file.written)),
            Err(wrong) => OpenedFile::NoRules(wrong.to_string()),
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
        Ok(
            OpenedFile::Tiles
            | OpenedFile::NoTiles(_)
            | OpenedFile::Rules(_)
            | OpenedFile::NoRules(_),
        ) => return None,
        Err(error) => Err(error.to_string()),
    };
    let table = table.map(|(view, names)| (Box::new(view), names));
    Some(Glimpse { path, table })
}
