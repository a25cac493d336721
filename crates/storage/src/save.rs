//! Every file of a game. A saved game is its record: how it began, what was put in, and what came of it. Floor 3.

mod check;
mod copies;
mod dated;
pub mod disk;
mod file;
mod foreign_json;
mod format_1;
mod format_2;
mod fresh;
mod game;
mod glance;
mod hand_text;
mod index;
mod journal;
mod listing;
mod lock;
mod mah;
mod mjs;
mod moving;
mod opening;
pub mod path_text;
mod picture;
mod private;
mod reading;
mod reason;
mod record_limits;
mod recovery;
mod repair;
mod report;
mod rule_shelf;
mod seen;
mod sheet;
mod shelf;
mod stamp;
mod summary;
mod window_thread;
mod windows;
mod write;

pub use check::{Difference, differences};
pub use dated::{WireHistories, WireName, own_name, save_wire_game};
pub use file::{
    delete, is_unusable, keep_copy, read_or_begin, read_text, read_wire_text, remove, set_aside,
};
pub use fresh::{rename, reserve, save_fresh, write_fresh};
pub use game::{OpenedGame, SavedGame, SavedPlayer};
pub use glance::summary;
pub use hand_text::{HandTextError, hand_text, read_hand_text};
pub use index::About;
pub use journal::{Journal, JournalEntry};
pub use listing::{Listed, listing};
pub use lock::Lock;
pub use mah::{EXTENSION, is_own, open_seen, save, save_seen};
pub use mjs::EXTENSION as NETWORK_EXTENSION;
pub use moving::move_once;
pub use opening::{JOURNAL_EXTENSION, open};
pub use picture::save_picture;
pub use private::{append_private, create_private};
pub use reading::{
    GAME_BYTES, PICTURE_BYTES, TEXT_BYTES, is_inherited, read_at_most, read_file, read_text_of,
    text_of,
};
pub use reason::{is_missing, reason, without_number};
pub use recovery::{Recovered, read_journal, recover_journal};
pub use report::{fault_report, log_file};
pub use rule_shelf::{OnShelf, RuleFile, RuleFileError, RuleShelf};
pub use seen::SeenGame;
pub use sheet::{Sheet, SheetLine};
pub use shelf::{ListedFile, Listing, Shelf, list};
pub use stamp::{Stamp, Standing, keep_other};
pub use summary::{Kind, Summary};
pub use window_thread::WindowThread;
pub use windows::{for_people, objection};
pub use write::{remove_leftovers, write_own, write_private, write_whole};

use words::say;

/// Why a file cannot be read or written. The file is left as it is.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// It cannot be opened: missing, locked, forbidden.
    #[error("{}", say!("file-not-opened", file = .0, reason = reason(.1)))]
    Unreadable(String, std::io::Error),
    /// It cannot be written.
    #[error("{}", say!("file-not-written", file = .0, reason = reason(.1)))]
    Unwritable(String, std::io::Error),
    /// It cannot be removed.
    #[error("{}", say!("file-not-deleted", file = .0, reason = reason(.1)))]
    Undeletable(String, std::io::Error),
    /// The system has no files of this name.
    #[error("{}", say!("file-no-name", file = .0, why = .1))]
    NoName(String, &'static str),
    /// Its name has another ending.
    #[error("{}", say!("file-other-extension", file = .0))]
    OtherExtension(String),
    /// Its inner structure is wrong.
    #[error("{}", say!("file-not-a-game", file = .0, why = .1))]
    NotAGame(String, String),
    /// It was written by a later version.
    #[error("{}", say!("file-later-version", file = .0, format = .1))]
    LaterVersion(String, u32),
}
