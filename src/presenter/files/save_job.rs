//! Files of games, as the presenter speaks of them: what is to be written where, and what was read.

use std::path::PathBuf;

use crate::presenter::tables::local_table::LocalTable;
use engine::rules::WrittenRules;
use storage::save::{SaveError, SavedGame, SeenGame};

/// A file to be written.
#[derive(Debug)]
pub struct SaveJob {
    /// Where it is written.
    pub place: Place,
    /// What is written.
    pub content: Content,
    /// What for, told again when it is done.
    pub purpose: Purpose,
}

/// Where a file goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// To this path; the person was asked about a file that is there.
    File(PathBuf),
    /// To this path, or a numbered one beside it if there is such a file.
    Beside(PathBuf),
    /// Among the saved games, under this name or a numbered one if there is such a file.
    Games(String),
    /// Among the player's documents, under this name or a numbered one if there is such a file.
    Documents(String),
}

/// What is written.
#[derive(Debug)]
pub enum Content {
    /// A game at this computer.
    Game(Box<SavedGame>),
    /// A game of the network, as it was seen.
    Seen(Box<SeenGame>),
    /// A text.
    Text(String),
    /// A picture: rows of pixels of four bytes, red, green, blue and opacity, and how many are in a row.
    Picture(Vec<u8>, u32),
}

/// What a file is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The person saves the game under a name.
    Save,
    /// The person saves what she saw at a table of the network.
    SaveSeen,
    /// A finished game is kept with the others.
    Finished,
    /// A game that makes room for another is kept with the others.
    MakeRoom,
    /// The game as it was before it is played on from here.
    BeforePlayingOn(usize),
    /// The score sheet.
    Sheet,
    /// The scorecard of a game with real tiles is kept by itself.
    Scorecard,
    /// A hand as a text.
    Hand,
    /// A picture of the window.
    Picture,
    /// A page to be printed.
    Paper,
}

/// What came of a file.
#[derive(Debug)]
pub struct Saved {
    /// What it was for.
    pub purpose: Purpose,
    /// Where it is, or why it is not.
    pub result: Result<PathBuf, SaveError>,
}

/// What was in a file.
#[derive(Debug)]
pub enum OpenedFile {
    /// A game to be played on. `own`: the file is one of this program's, so that it can be saved there again.
    Game {
        /// The game, played as far as it was.
        game: Box<LocalTable>,
        /// Whether it can be saved there again.
        own: bool,
    },
    /// A game of the network that can be reviewed.
    Seen(Box<SeenGame>),
    /// A bitmap with tiles.
    Tiles,
    /// A bitmap that cannot be used for tiles, and why.
    NoTiles(String),
    /// A rule set.
    Rules(Box<WrittenRules>),
    /// A file that would be a rule set, and why it is none.
    NoRules(String),
}
