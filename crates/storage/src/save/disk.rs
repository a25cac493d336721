//! All access to the file system by path, except that `moving` creates a symbolic link. In debug builds, each function panics if the
//! window's thread calls it while handling a message.

use std::fs::{self, File, Metadata, OpenOptions, ReadDir};
use std::io;
use std::path::{Path, PathBuf};

use super::window_thread::assert_disk_allowed;

/// `std::fs::metadata`
pub fn metadata(path: &Path) -> io::Result<Metadata> {
    assert_disk_allowed();
    fs::metadata(path)
}

/// `std::fs::symlink_metadata`
pub fn symlink_metadata(path: &Path) -> io::Result<Metadata> {
    assert_disk_allowed();
    fs::symlink_metadata(path)
}

/// Whether anything exists at this path.
pub fn exists(path: &Path) -> bool {
    metadata(path).is_ok()
}

/// Whether this path is a folder.
pub fn is_dir(path: &Path) -> bool {
    metadata(path).is_ok_and(|metadata| metadata.is_dir())
}

/// Whether this path is a regular file.
pub fn is_file(path: &Path) -> bool {
    metadata(path).is_ok_and(|metadata| metadata.is_file())
}

/// `std::fs::read_dir`
pub fn read_dir(folder: &Path) -> io::Result<ReadDir> {
    assert_disk_allowed();
    fs::read_dir(folder)
}

/// `std::fs::read_link`
pub fn read_link(path: &Path) -> io::Result<PathBuf> {
    assert_disk_allowed();
    fs::read_link(path)
}

/// `std::fs::canonicalize`
pub fn canonicalize(path: &Path) -> io::Result<PathBuf> {
    assert_disk_allowed();
    fs::canonicalize(path)
}

/// `std::fs::create_dir_all`
pub fn create_dir_all(folder: &Path) -> io::Result<()> {
    assert_disk_allowed();
    fs::create_dir_all(folder)
}

/// `std::fs::rename`
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    assert_disk_allowed();
    fs::rename(from, to)
}

/// `std::fs::copy`
pub fn copy(from: &Path, to: &Path) -> io::Result<u64> {
    assert_disk_allowed();
    fs::copy(from, to)
}

/// `std::fs::remove_file`
pub fn remove_file(path: &Path) -> io::Result<()> {
    assert_disk_allowed();
    fs::remove_file(path)
}

/// `OpenOptions::open`
pub(super) fn open(path: &Path, options: &OpenOptions) -> io::Result<File> {
    assert_disk_allowed();
    options.open(path)
}

/// `File::open`, for a file of any type; `open_regular` is for files that others may have put there.
pub(super) fn open_any(path: &Path) -> io::Result<File> {
    assert_disk_allowed();
    File::open(path)
}
