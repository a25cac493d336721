//! What a box of files can want of the disk, and what a saved game looks like.

use std::path::PathBuf;

use crate::table::SeatView;
use crate::tiles::BySeat;

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
pub enum SystemBox {
    /// Which game to open; it begins in this folder.
    Open(PathBuf),
    /// Where to save; it begins with this file.
    SaveAs(PathBuf),
}

/// How the table of a saved game looks.
#[derive(Clone, Debug)]
pub struct Glimpse {
    /// The file.
    pub path: PathBuf,
    /// The table, from the seat at the bottom.
    pub view: Box<SeatView>,
    /// The players.
    pub names: BySeat<String>,
}
