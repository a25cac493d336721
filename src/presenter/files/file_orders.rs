//! What a box of files can want of the disk, and what a saved game looks like.

use std::path::PathBuf;

use crate::presenter::request_id::RequestId;
use engine::rules::WrittenRules;
use engine::scorekeeper::{Scorecard, Summary};
use engine::table::SeatView;
use engine::tiles::BySeat;

/// Which files of which folder are to be listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListOrder {
    /// The files.
    pub files: FileKind,
    /// The folder; `None`: the program's own for such files.
    pub folder: Option<PathBuf>,
}

/// A kind of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// Saved games: this program's own, and saves and hand histories of the Unix programs.
    Games,
    /// Bitmaps with tiles.
    Bitmaps,
}

/// What the system's own box of files is to ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SystemDialog {
    /// Which game to open; it begins in this folder.
    Open(PathBuf),
    /// Where to save; it begins with this file.
    SaveAs(PathBuf),
}

/// What was chosen in the system's own box of files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemChoice {
    /// The file.
    pub path: PathBuf,
    /// It is there already, and the system has not asked about it.
    pub overwrites: bool,
}

/// A name that was typed in a box of files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedName {
    /// As it was typed, in the folder of the box: it may be that of a folder.
    pub plain: PathBuf,
    /// The file that it means, with its ending; `None` if no file for this box can be called so.
    pub file: Option<PathBuf>,
}

/// What there is of a name that was typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NameFound {
    /// A folder is called so.
    pub is_folder: bool,
    /// There is something in the place of the file.
    pub is_taken: bool,
}

/// What a saved game turned out to be when it was looked at.
#[derive(Clone, Debug)]
pub struct Glimpse {
    /// The file.
    pub path: PathBuf,
    /// The table, from the seat at the bottom, and the players; or why it cannot be opened, though a list may have taken it for a game.
    pub table: Result<(Box<SeatView>, BySeat<String>), String>,
}

/// What is to be done on the shelf of rule sets.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleOrder {
    /// Keep this.
    Keep {
        /// Instead of the one of this short name; `None`: as a new one.
        short: Option<String>,
        /// What is kept.
        written: Box<WrittenRules>,
    },
    /// Remove the one of this short name.
    Remove(String),
    /// Write this beside the saved games, to be given to somebody.
    Share(Box<WrittenRules>),
}

/// What was done on the shelf of rule sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesDone {
    /// It is kept under this short name.
    Kept(String),
    /// It is removed.
    Removed,
    /// It lies there.
    Shared(PathBuf),
}

/// What the Scorekeeper wants of the sheets that are kept. A sheet is known by the name of its file.
#[derive(Clone, Debug, PartialEq)]
pub enum ScorecardOrder {
    /// Keep this sheet in its file; `None`: in a new one.
    Keep(Option<String>, Box<Scorecard>),
    /// List all sheets.
    List,
    /// Open this one.
    Open(String),
    /// Delete this one; it can be brought back until the Scorekeeper is opened again.
    Delete(String),
    /// Bring it back.
    Restore(String),
}

/// A sheet in the list of those that are kept.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedScorecard {
    /// The name of its file.
    pub file: String,
    /// What it is; or why it cannot be read.
    pub found: Result<Summary, String>,
}

/// What is being read on other threads.
#[derive(Debug, Default)]
pub struct Browsing {
    /// A list of a folder.
    pub list: Option<RequestId>,
    /// A saved game that is looked at.
    pub look: Option<RequestId>,
    /// A name that is looked up.
    pub name: Option<RequestId>,
    /// A file, and what it is read for.
    pub read: Option<(RequestId, ReadFor)>,
    /// What the system's own box is asked.
    pub choice: Option<RequestId>,
    /// Rules on trial.
    pub trial: Option<RequestId>,
}

/// What a game is read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadFor {
    /// To be played on; the game on the table was asked about before.
    Play,
    /// It was handed in: the game on the table may have to be asked about first.
    Arrival,
    /// To be reviewed; the game on the table stays.
    Review,
}
