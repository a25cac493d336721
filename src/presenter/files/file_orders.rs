//! Requests of file dialogs and of the library of rule sets, and previews of saved games.

use std::path::PathBuf;

use crate::presenter::request_id::RequestId;
use engine::rules::WrittenRules;
use engine::scorekeeper::{Scorecard, Summary};
use engine::table::SeatView;
use engine::tiles::BySeat;

/// Which files of which folder to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListOrder {
    /// The kind of files.
    pub files: FileKind,
    /// The folder; `None`: the default one for such files.
    pub folder: Option<PathBuf>,
}

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// Saved games of this program, and saves and hand histories of the Unix programs.
    Games,
    /// Bitmaps with tiles.
    Bitmaps,
}

/// A question for the file dialog of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SystemDialog {
    /// Which game to open, starting in this folder.
    Open(PathBuf),
    /// Where to save, starting with this file.
    SaveAs(PathBuf),
}

/// A choice in the file dialog of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemChoice {
    /// The file.
    pub path: PathBuf,
    /// The file exists, and the system has not asked whether to overwrite it.
    pub overwrites: bool,
}

/// A name typed in the file chooser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedName {
    /// As typed, relative to the folder of the dialog; it may name a folder.
    pub plain: PathBuf,
    /// The file it names, with its extension; `None` if no file for this dialog can have this name.
    pub file: Option<PathBuf>,
}

/// What exists under a typed name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NameFound {
    /// It is a folder.
    pub is_folder: bool,
    /// Something exists at the path of the file.
    pub is_taken: bool,
}

/// A preview of a saved game.
#[derive(Clone, Debug)]
pub struct GamePreview {
    /// The file.
    pub path: PathBuf,
    /// The table from the bottom seat, and the players; or why it cannot be opened, even if the list shows it as a game.
    pub table: Result<(Box<SeatView>, BySeat<String>), String>,
}

/// A change of the library of rule sets.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleOrder {
    /// Store a rule set.
    Keep {
        /// Replaces the one with this short name; `None`: adds a new one.
        short_name: Option<String>,
        /// The rule set.
        written: Box<WrittenRules>,
    },
    /// Remove the one with this short name.
    Remove(String),
    /// Write this next to the saved games, to be passed on.
    Share(Box<WrittenRules>),
}

/// The result of a change of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesDone {
    /// Stored under this short name.
    Kept(String),
    /// Removed.
    Removed,
    /// Written to this path.
    Shared(PathBuf),
}

/// A request of the Scorekeeper. A scorecard is identified by its file name.
#[derive(Clone, Debug, PartialEq)]
pub enum ScorecardOrder {
    /// Write this scorecard to its file; `None`: to a new one.
    Keep(Option<String>, Box<Scorecard>),
    /// List all scorecards.
    List,
    /// Open this one.
    Open(String),
    /// Delete this one; it can be restored until the Scorekeeper is opened again.
    Delete(String),
    /// Restore it.
    Restore(String),
}

/// A scorecard in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedScorecard {
    /// Its file name.
    pub file: String,
    /// Its summary; or why it cannot be read.
    pub found: Result<Summary, String>,
}

/// Pending requests to other threads.
#[derive(Debug, Default)]
pub struct Browsing {
    /// A list of files.
    pub list: Option<RequestId>,
    /// A preview.
    pub preview: Option<RequestId>,
    /// A name to check.
    pub name: Option<RequestId>,
    /// A file, and its purpose.
    pub read: Option<(RequestId, ReadFor)>,
    /// The file dialog of the system.
    pub choice: Option<RequestId>,
    /// A trial of rules.
    pub trial: Option<RequestId>,
}

/// Why a file is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadFor {
    /// To be played; the player was asked about the current game before.
    Play,
    /// It was dropped or passed by a second start: the player may have to be asked about the current game first.
    Arrival,
    /// To be reviewed; the current game stays.
    Review,
}
