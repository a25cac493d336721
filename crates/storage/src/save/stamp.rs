//! Detects whether another program has replaced a file or changed its length.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::disk;
use super::file::free_name;
use super::write::{rename, resolve_links};

/// The identity and length of a file, which change if another program replaces or extends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The device and the file number on it.
    identity: (u64, u64),
    /// Its length in bytes.
    pub length: u64,
}

/// What has happened to a file since it was stamped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileChange {
    /// It is the same file and as long as before.
    Untouched,
    /// It does not exist or cannot be examined.
    Gone,
    /// It was replaced, or has another length.
    Changed,
}

impl Stamp {
    /// The stamp of an open file.
    ///
    /// # Errors
    /// The system does not describe the file.
    #[cfg(unix)]
    pub fn of(file: &File) -> io::Result<Self> {
        file.metadata()
            .map(|metadata| Self::from_metadata(&metadata))
    }

    /// The stamp of an open file.
    ///
    /// # Errors
    /// The system does not describe the file.
    #[cfg(windows)]
    pub fn of(file: &File) -> io::Result<Self> {
        let metadata = winapi_util::file::information(file)?;
        Ok(Self {
            identity: (metadata.volume_serial_number(), metadata.file_index()),
            length: metadata.file_size(),
        })
    }

    #[cfg(unix)]
    fn from_metadata(metadata: &std::fs::Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self {
            identity: (metadata.dev(), metadata.ino()),
            length: metadata.len(),
        }
    }

    /// The stamp of the file at a path.
    #[cfg(unix)]
    fn of_path(path: &Path) -> io::Result<Self> {
        disk::metadata(path).map(|metadata| Self::from_metadata(&metadata))
    }

    /// The stamp of the file at a path. Windows reports the file number only for an open file.
    #[cfg(windows)]
    fn of_path(path: &Path) -> io::Result<Self> {
        Self::of(&disk::open(path, File::options().read(true))?)
    }

    /// What has happened to the file at this path since it was stamped.
    pub fn change_at(&self, path: &Path) -> FileChange {
        match Self::of_path(path) {
            Ok(present) if present == *self => FileChange::Untouched,
            Ok(_) => FileChange::Changed,
            Err(_) => FileChange::Gone,
        }
    }
}

/// Renames the file at a path to a free name with the same extension: `autosave-kept-1.journal`. Returns its new path; `None` if there is
/// no file.
///
/// # Errors
/// The file cannot be renamed; the caller must not overwrite it.
pub fn rename_to_free_name(path: &Path) -> io::Result<Option<PathBuf>> {
    let path = resolve_links(path)?;
    let kept = free_name(&path, |number| {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(format!("-kept-{number}."));
        name.push(path.extension().unwrap_or_default());
        path.with_file_name(name)
    });
    match rename(&path, &kept) {
        Ok(()) => Ok(Some(kept)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
