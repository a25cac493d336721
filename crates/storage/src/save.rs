//! Everything that reads or writes files: saved games, journals, rule sets, pictures, logs. A saved game is its record: setup, inputs and
//! results.

mod check;
mod copies;
pub mod disk;
mod file;
mod folder_contents;
mod folder_listing;
mod foreign_json;
mod format_1;
mod format_2;
mod fresh;
mod game;
mod hand_text;
mod hosted_files;
mod index;
mod journal;
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
mod rule_library;
mod score_sheet;
mod seen_game;
mod stamp;
mod summary;
mod summary_reader;
mod window_thread;
mod windows;
mod write;

pub use check::{Difference, differences};
pub use file::{
    delete, is_permanent, keep_copy, read_or_default, read_text, read_wire_text, remove, rename,
    set_aside,
};
pub use folder_contents::{FoundFile, files_with_extension};
pub use folder_listing::{ListedFile, Listing, ListingSource, list};
pub use fresh::{reserve, save_numbered, write_numbered};
pub use game::{OpenedGame, SavedGame, SavedPlayer};
pub use hand_text::{HandTextError, hand_text, read_hand_text};
pub use hosted_files::{HostedGameName, WireHistories, own_name, save_wire_game};
pub use index::SummaryResult;
pub use journal::{Journal, JournalEntry};
pub use lock::Lock;
pub use mah::{EXTENSION, has_own_extension, open_seen, save, save_seen};
pub use mjs::EXTENSION as NETWORK_EXTENSION;
pub use moving::move_once;
pub use opening::{JOURNAL_EXTENSION, open};
pub use picture::save_picture;
pub use private::{append_private, create_private};
pub use reading::{
    GAME_BYTES, PICTURE_BYTES, TEXT_BYTES, is_inherited, read_at_most, read_file, read_text_of,
    text_of,
};
pub(crate) use reason::is_missing;
pub use reason::{reason, without_error_code};
pub use recovery::{Recovered, read_journal, recover_journal};
pub use report::{fault_report, log_file};
pub use rule_library::{LibraryRules, RuleFile, RuleFileError, RuleLibrary};
pub use score_sheet::{ScoreSheet, ScoreSheetLine};
pub use seen_game::SeenGame;
pub use stamp::{FileChange, Stamp, rename_to_free_name};
pub use summary::{GameKind, Summary};
pub use summary_reader::summary;
pub use window_thread::{WindowThread, assert_thinking_allowed};
pub use windows::{forbidden_reason, with_system_line_ends};
pub use write::{remove_leftovers, write_own, write_private, write_whole};

use words::say;

/// Why a file cannot be read, written or removed. The file is left as it is.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// It cannot be opened or read: missing, locked, forbidden.
    #[error("{}", say!("file-not-opened", file = .0, reason = reason(.1)))]
    Unreadable(String, std::io::Error),
    /// It cannot be written.
    #[error("{}", say!("file-not-written", file = .0, reason = reason(.1)))]
    Unwritable(String, std::io::Error),
    /// It cannot be removed.
    #[error("{}", say!("file-not-deleted", file = .0, reason = reason(.1)))]
    Undeletable(String, std::io::Error),
    /// The system allows no files of this name.
    #[error("{}", say!("file-no-name", file = .0, why = .1))]
    ForbiddenName(String, &'static str),
    /// It has another extension than saved games. A file that contains a game is opened nevertheless.
    #[error("{}", say!("file-other-extension", file = .0))]
    OtherExtension(String),
    /// Its contents are not a valid game.
    #[error("{}", say!("file-not-a-game", file = .0, why = .1))]
    NotAGame(String, String),
    /// It was written by a later version.
    #[error("{}", say!("file-later-version", file = .0, format = .1))]
    LaterVersion(String, u32),
}
