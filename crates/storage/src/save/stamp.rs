//! Detects that a file was changed or replaced by another program.

use std::fs::Metadata;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::disk;
use super::file::free_name;
use super::write::{followed, rename};

/// The identity and length of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Device and inode.
    #[cfg(unix)]
    identity: (u64, u64),
    /// When it was created.
    #[cfg(not(unix))]
    identity: Option<std::time::SystemTime>,
    /// How many bytes it has.
    pub length: u64,
}

/// What happened to a file since it was stamped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileChange {
    /// It is unchanged.
    Untouched,
    /// It does not exist or cannot be examined.
    Gone,
    /// It was changed or replaced.
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

    /// What happened to the file at this path.
    pub fn change_at(&self, path: &Path) -> FileChange {
        match disk::metadata(path) {
            Ok(facts) if Self::of(&facts) == *self => FileChange::Untouched,
            Ok(_) => FileChange::Replaced,
            Err(_) => FileChange::Gone,
        }
    }
}

/// Renames the file at a path to a free name with the same extension; `None` if there is no file.
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
