//! Reads, renames, sets aside and removes files.

use std::io;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::write::{self, resolve_links};
use super::{GAME_BYTES, SaveError, disk, is_missing, read_file, read_text_of};
use engine::untrusted_text::{sanitize, sanitize_path};

/// Renames an unusable file so that nothing overwrites it: its extension becomes `.damaged`, or `.damaged-2` and so on if such files exist.
/// If the path is a symbolic link, its target is renamed. Returns the new path.
///
/// # Errors
/// The file cannot be renamed; the caller must not overwrite it.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let path = resolve_links(path)?;
    let kept = name_for_damaged(&path);
    write::rename(&path, &kept)?;
    tracing::warn!(file = %path.display(), kept = %kept.display(), "an unusable file was renamed");
    Ok(kept)
}

/// Keeps a copy of a damaged file under the name that `set_aside` would give it; if that fails, renames the file itself. Returns the path
/// of the copy or the renamed file.
///
/// # Errors
/// Both attempts fail.
pub fn keep_copy(path: &Path) -> io::Result<PathBuf> {
    let copy = name_for_damaged(&resolve_links(path)?);
    let result = disk::copy(path, &copy).and_then(|_| disk::open_any(&copy)?.sync_all());
    match result {
        Ok(()) => Ok(copy),
        Err(_) => {
            // An incomplete copy is useless.
            let _ = disk::remove_file(&copy);
            set_aside(path)
        }
    }
}

/// An unused name for a damaged file, beside it.
fn name_for_damaged(path: &Path) -> PathBuf {
    free_name(path, |number| match number {
        1 => path.with_extension("damaged"),
        number => path.with_extension(format!("damaged-{number}")),
    })
}

/// The first unused of these names, numbered from 1.
pub(super) fn free_name(path: &Path, name: impl Fn(u32) -> PathBuf) -> PathBuf {
    let mut names = (1..).map(name);
    let free = names.find(|name| disk::symlink_metadata(name).is_err());
    // There are more numbers than a folder can hold files.
    free.unwrap_or_else(|| path.to_owned())
}

/// Reads one of the program's own text files, which may be as large as a game.
///
/// # Errors
/// The file cannot be read, is too large, or is not UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    read_text_of(path, GAME_BYTES)
}

/// Reads one of the program's own JSON files. A missing file gives the default.
///
/// # Errors
/// The file cannot be read, or is damaged.
pub fn read_or_default<T: Default + DeserializeOwned>(path: &Path) -> io::Result<T> {
    match read_text(path) {
        Ok(text) => serde_json::from_str(&text).map_err(io::Error::from),
        Err(error) if is_missing(&error) => Ok(T::default()),
        Err(error) => Err(error),
    }
}

/// Whether an error of reading a file is permanent, so that trying again is useless: the contents are bad, or it is not a file that may be
/// read. Other errors may be temporary.
pub fn is_permanent(error: &io::Error) -> bool {
    use io::ErrorKind::{FileTooLarge, InvalidData, InvalidInput, IsADirectory};
    use io::ErrorKind::{PermissionDenied, UnexpectedEof, Unsupported};
    matches!(
        error.kind(),
        InvalidData
            | InvalidInput
            | UnexpectedEof
            | IsADirectory
            | PermissionDenied
            | FileTooLarge
            | Unsupported
    )
}

/// Reads a text file of the Unix programs, which may contain any bytes, and removes terminal controls and invisible characters.
///
/// # Errors
/// The file cannot be read or is too large.
pub fn read_wire_text(path: &Path) -> io::Result<String> {
    let bytes = read_file(path, GAME_BYTES)?;
    Ok(sanitize(&String::from_utf8_lossy(&bytes)).into_owned())
}

/// Renames a file, replacing a file of the new name.
///
/// # Errors
/// The system refuses; the error names the file.
pub fn rename(from: &Path, to: &Path) -> Result<(), SaveError> {
    let name = || sanitize_path(from);
    disk::rename(from, to).map_err(|error| SaveError::Unwritable(name(), error))
}

/// Removes a saved game for good.
///
/// # Errors
/// The system cannot remove it.
pub fn delete(path: &Path) -> Result<(), SaveError> {
    let name = || sanitize_path(path.file_name().unwrap_or_default());
    disk::remove_file(path).map_err(|error| SaveError::Undeletable(name(), error))
}

/// Removes a file that is no longer needed, if it exists. A failure is only logged.
pub fn remove(path: &Path) {
    if let Err(error) = disk::remove_file(path)
        && error.kind() != io::ErrorKind::NotFound
    {
        tracing::warn!(file = %path.display(), %error, "a file cannot be removed");
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn damaged_files_are_kept_beside_each_other() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("autosave.mah");
        for text in ["first", "second", "third"] {
            fs::write(&path, text)?;
            set_aside(&path)?;
            assert!(!path.exists());
        }
        let kept = |name: &str| fs::read_to_string(folder.path().join(name));
        assert_eq!(kept("autosave.damaged")?, "first");
        assert_eq!(kept("autosave.damaged-2")?, "second");
        assert_eq!(kept("autosave.damaged-3")?, "third");
        Ok(())
    }
}
