//! Every file of a game. A saved game is its record: how it began and what was put in. Everything else is got by playing it
//! again. Floor 3.

mod dated;
mod file;
mod game;
mod journal;
mod listing;
mod lock;
mod mah;
mod mjs;
mod picture;
mod report;
mod seen;
mod sheet;
mod windows;

pub use dated::{save_wire_game, save_wire_history};
pub use file::{read_text, read_wire_text, remove, set_aside, write_whole};
pub use game::{FinishedDeal, SavedGame, SavedPlayer, Watcher, results, watched};
pub use journal::{Journal, JournalEntry, read_journal};
pub use listing::{Listed, listed, listing};
pub use lock::Lock;
pub use mah::{EXTENSION, is_own, open, save};
pub use mjs::EXTENSION as NETWORK_EXTENSION;
pub use picture::save_picture;
pub use report::{fault_report, log_file};
pub use seen::{SeenGame, open_seen, save_seen};
pub use sheet::{Sheet, SheetLine};
pub use windows::{objection, reason};

/// Why a file cannot be read or written. The file is left as it is.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// It cannot be opened: missing, locked, forbidden [E2].
    #[error("{0} cannot be opened: {reason}.", reason = windows::reason(.1))]
    Unreadable(String, std::io::Error),
    /// It cannot be written.
    #[error("{0} cannot be written: {reason}.", reason = windows::reason(.1))]
    Unwritable(String, std::io::Error),
    /// The system has no files of this name.
    #[error("{0} cannot be the name of a file. {1}")]
    NoName(String, &'static str),
    /// Its name has another ending [E4].
    #[error("{0} is not called .mah; only saved games of this program can be opened and saved.")]
    OtherExtension(String),
    /// Its inner structure is wrong [E3].
    #[error("{0} is not a Mah Jongg game, or it is damaged: {1}.")]
    NotAGame(String, String),
    /// It was written by a later version [F9].
    #[error("{0} was saved by another version of the game (format {1}); this one reads format 1.")]
    OtherVersion(String, u32),
}
