//! Files to be written, and the content of files that were opened.

use std::path::PathBuf;

use crate::presenter::tables::local_table::LocalTable;
use engine::rules::WrittenRules;
use storage::save::{SaveError, SavedGame, SeenGame};

/// A file to be written.
#[derive(Debug)]
pub struct SaveJob {
    /// Where it is written.
    pub place: Place,
    /// The content.
    pub content: Content,
    /// Its purpose, returned with the result.
    pub purpose: Purpose,
}

/// Where a file goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// This path. A file that exists is overwritten: it is the game's own, or the player has confirmed that.
    File(PathBuf),
    /// This path; if the file exists, a numbered one beside it.
    Beside(PathBuf),
    /// In the folder of saved games, under this name; if the file exists, under a numbered one.
    Games(String),
    /// Among the player's documents, under this name; if the file exists, under a numbered one.
    Documents(String),
}

/// The content of a file.
#[derive(Debug)]
pub enum Content {
    /// A local game.
    Game(Box<SavedGame>),
    /// A network game, as it was seen.
    Seen(Box<SeenGame>),
    /// A text.
    Text(String),
    /// A picture: rows of RGBA pixels, and the width in pixels.
    Picture(Vec<u8>, u32),
}

/// The purpose of writing a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The player saves the game under a name.
    Save,
    /// The player saves what was seen at a network table.
    SaveSeen,
    /// A finished game is saved.
    Finished,
    /// A game is saved before another replaces it.
    BeforeReplacing,
    /// The game is saved before it continues from the point after this many inputs.
    BeforePlayingOn(usize),
    /// The player saves a score sheet, a scorecard or the rating.
    Sheet,
    /// The player saves a copy of all scorecards, which no other program shows.
    SheetsCopy,
    /// The scorecard of a game with real tiles is saved automatically.
    Scorecard,
    /// A hand as text or as a hand history.
    Hand,
    /// A picture of the window.
    Picture,
    /// A printable page.
    Printable,
}

/// The result of writing a file.
#[derive(Debug)]
pub struct Saved {
    /// Its purpose.
    pub purpose: Purpose,
    /// The path at which it was written, or the error.
    pub result: Result<PathBuf, SaveError>,
}

/// The content of an opened file.
#[derive(Debug)]
pub enum OpenedFile {
    /// A game to play.
    Game {
        /// The game, as far as it was played.
        game: Box<LocalTable>,
        /// Whether the file has this program's own format, so that the game can be saved to it.
        is_own_format: bool,
    },
    /// A network game, to be reviewed.
    Seen(Box<SeenGame>),
    /// A bitmap with tiles.
    Tiles,
    /// A bitmap that cannot be used as tiles, and why.
    NoTiles(String),
    /// A rule set.
    Rules(Box<WrittenRules>),
    /// An invalid rule set, and why.
    NoRules(String),
}
