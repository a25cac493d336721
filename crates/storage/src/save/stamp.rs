//! Telling a file from any other that takes its place.

use std::fs::Metadata;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::disk;
use super::file::free_name;
use super::write::{followed, rename};

/// Which file it is, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Its disk and its number there.
    #[cfg(unix)]
    identity: (u64, u64),
    /// When it was created.
    #[cfg(not(unix))]
    identity: Option<std::time::SystemTime>,
    /// How many bytes it has.
    pub length: u64,
}

/// What has become of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileChange {
    /// It is as it was.
    Untouched,
    /// It is not there, or cannot be looked at.
    Gone,
    /// It was changed, or there is another in its place.
    Replaced,
}

impl Stamp {
    /// The stamp of a file.
    pub fn of(facts: &Metadata) -> Self {
        Self {
            #[cfg(unix)]
            identity: {
                use std::os::unix::fs::MetadataExt;
                (facts.dev(), facts.ino())
            },
            #[cfg(not(unix))]
            identity: facts.created().ok(),
            length: facts.len(),
        }
    }

    /// What has become of the file at a path.
    pub fn change_at(&self, path: &Path) -> FileChange {
        match disk::metadata(path) {
            Ok(facts) if Self::of(&facts) == *self => FileChange::Untouched,
            Ok(_) => FileChange::Replaced,
            Err(_) => FileChange::Gone,
        }
    }
}

/// Keeps what lies in a file's place under another name with the same ending; `None` if nothing lies there.
///
/// # Errors
/// The system keeps it where it is. Nothing must be written over it then.
pub fn keep_other(path: &Path) -> io::Result<Option<PathBuf>> {
    let path = followed(path)?;
    let kept = free_name(&path, |number| {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(format!("-kept-{number}."));
        name.push(path.extension().unwrap_or_default());
        path.with_file_name(name)
    });
    match rename(&path, &kept) {
        Ok(()) => Ok(Some(kept)),
        Err(gone) if gone.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
