//! Small files of the program's own: reading them, keeping those that cannot be used, removing them.

use std::io;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::write::{followed, rename};
use super::{GAME_BYTES, SaveError, disk, is_missing, read_file, read_text_of};
use engine::untrusted_text::{sanitize, sanitize_path};

/// Gives a file that cannot be used another name beside it, so that nothing writes over it: the ending `.damaged`, or `.damaged-2` and
/// so on if there are such files already. A symbolic link stays, and the file that it names gets the new name.
///
/// # Errors
/// The system keeps it where it is. Nothing must be written over it then.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let path = followed(path)?;
    let aside = aside(&path);
    rename(&path, &aside)?;
    tracing::warn!(file = %path.display(), kept = %aside.display(), "a file is put aside");
    Ok(aside)
}

/// Keeps a copy of a damaged file as `set_aside` does; where that is not possible, the file itself is put aside.
///
/// # Errors
/// Neither is possible.
pub fn keep_copy(path: &Path) -> io::Result<PathBuf> {
    let copy = aside(&followed(path)?);
    let copied = disk::copy(path, &copy).and_then(|_| disk::open_any(&copy)?.sync_all());
    match copied {
        Ok(()) => Ok(copy),
        Err(_) => {
            // What there is of the copy is of no use.
            let _ = disk::remove_file(&copy);
            set_aside(path)
        }
    }
}

fn aside(path: &Path) -> PathBuf {
    free_name(path, |number| match number {
        1 => path.with_extension("damaged"),
        number => path.with_extension(format!("damaged-{number}")),
    })
}

/// The first of these names, numbered from 1 on, that nothing has.
pub(super) fn free_name(path: &Path, name: impl Fn(u32) -> PathBuf) -> PathBuf {
    let mut names = (1..).map(name);
    let free = names.find(|name| disk::symlink_metadata(name).is_err());
    // There are more numbers than a folder has room for.
    free.unwrap_or_else(|| path.to_owned())
}

/// Reads a small text file of the program's own.
///
/// # Errors
/// The system could not read it.
pub fn read_text(path: &Path) -> io::Result<String> {
    read_text_of(path, GAME_BYTES)
}

/// Reads what the program keeps for itself in a file of its own; a missing file is a fresh start.
///
/// # Errors
/// The file cannot be read, or is damaged.
pub fn read_or_begin<T: Default + DeserializeOwned>(path: &Path) -> io::Result<T> {
    match read_text(path) {
        Ok(text) => serde_json::from_str(&text).map_err(io::Error::from),
        Err(error) if is_missing(&error) => Ok(T::default()),
        Err(error) => Err(error),
    }
}

/// Whether a file that cannot be read is no use as it is, whoever tries again. Otherwise the disk or the system may only be in trouble
/// for a moment.
pub fn is_unusable(error: &io::Error) -> bool {
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

/// Reads a text of the Unix programs, which may hold any bytes; without what controls a terminal or cannot be seen.
///
/// # Errors
/// The system could not read it.
pub fn read_wire_text(path: &Path) -> io::Result<String> {
    let bytes = read_file(path, GAME_BYTES)?;
    Ok(sanitize(&String::from_utf8_lossy(&bytes)).into_owned())
}

/// Removes a saved game for good.
///
/// # Errors
/// The system keeps it.
pub fn delete(path: &Path) -> Result<(), SaveError> {
    let name = || sanitize_path(path.file_name().unwrap_or_default());
    disk::remove_file(path).map_err(|error| SaveError::Undeletable(name(), error))
}

/// Removes a file that is not wanted any more; one that is not there is removed already.
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
    fn a_damaged_file_is_kept_beside_those_of_before() -> io::Result<()> {
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
