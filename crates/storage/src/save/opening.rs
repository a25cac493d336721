//! Opens a game of the Unix mah-jong programs, recognised by its extension, or a saved game or autosave under any other name.

use std::io::Read;
use std::path::Path;

use super::reading::open_regular;
use super::{SaveError, SavedGame, disk, has_own_extension, mah, mjs, recovery};

/// The extension of autosaves and of their copies from other computers.
pub const JOURNAL_EXTENSION: &str = "journal";
/// The number of bytes that show whether a file is a saved game or an autosave.
const PREFIX_BYTES: u64 = 64;

/// Opens a game.
///
/// # Errors
/// The file cannot be read, is neither a game nor an autosave, is of a later version, or is incomplete.
pub fn open(path: &Path) -> Result<SavedGame, SaveError> {
    if has_extension(path, mjs::EXTENSION) {
        return mjs::open(path);
    }
    let (name, bytes) = match has_own_extension(path) {
        true => mah::read(path)?,
        false => read_other_name(path)?,
    };
    match recovery::is_journal_or_game(&bytes) {
        true => recovery::recover(&name, &bytes, Vec::new).map(|recovered| recovered.game),
        false => mah::game(&name, &bytes),
    }
}

/// The name and bytes of a saved game or autosave that lacks the extension of saved games.
fn read_other_name(path: &Path) -> Result<(String, Vec<u8>), SaveError> {
    let name = mah::name_of(path);
    let mut beginning = Vec::new();
    let read = match disk::metadata(path) {
        Ok(metadata) if !metadata.is_file() => return Err(SaveError::OtherExtension(name)),
        _ => open_regular(path),
    };
    let read = read.and_then(|file| file.take(PREFIX_BYTES).read_to_end(&mut beginning));
    match read {
        Ok(_) if recovery::is_journal_or_game(&beginning) => mah::content(name, path),
        Err(error) if has_extension(path, JOURNAL_EXTENSION) => {
            Err(SaveError::Unreadable(name, error))
        }
        _ => Err(SaveError::OtherExtension(name)),
    }
}

fn has_extension(path: &Path, wanted: &str) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case(wanted))
}
