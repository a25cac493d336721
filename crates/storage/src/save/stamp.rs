//! Detects whether another program has changed or replaced a file.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::disk;
use super::file::free_name;
use super::write::{followed, rename};

/// The identity and length of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The device and the file number on it.
    identity: (u64, u64),
    /// Its length in bytes.
    pub length: u64,
}

/// The change of a file since it was stamped.
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
    /// The stamp of an open file.
    ///
    /// # Errors
    /// The system does not describe the file.
    #[cfg(unix)]
    pub fn of(file: &File) -> io::Result<Self> {
        file.metadata().map(|facts| Self::from_metadata(&facts))
    }

    /// The stamp of an open file.
    ///
    /// # Errors
    /// The system does not describe the file.
    #[cfg(windows)]
    pub fn of(file: &File) -> io::Result<Self> {
        let facts = winapi_util::file::information(file)?;
        Ok(Self {
            identity: (facts.volume_serial_number(), facts.file_index()),
            length: facts.file_size(),
        })
    }

    #[cfg(unix)]
    fn from_metadata(facts: &std::fs::Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self {
            identity: (facts.dev(), facts.ino()),
            length: facts.len(),
        }
    }

    #[cfg(unix)]
    fn at(path: &Path) -> io::Result<Self> {
        disk::metadata(path).map(|facts| Self::from_metadata(&facts))
    }

    /// Windows reports the file number only for an open file.
    #[cfg(windows)]
    fn at(path: &Path) -> io::Result<Self> {
        Self::of(&disk::open(path, File::options().read(true))?)
    }

    /// The change of the file at this path.
    pub fn change_at(&self, path: &Path) -> FileChange {
        match Self::at(path) {
            Ok(present) if present == *self => FileChange::Untouched,
            Ok(_) => FileChange::Replaced,
            Err(_) => FileChange::Gone,
        }
    }
}

/// Renames the file at a path to a free name with the same extension; `None` if there is no file.
///
/// # Errors
/// The file cannot be renamed; the caller must not overwrite it.
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
