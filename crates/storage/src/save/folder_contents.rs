//! The files and subfolders in a folder.

use std::fs::{DirEntry, Metadata};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::disk;

/// A file in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundFile {
    /// Its path.
    pub path: PathBuf,
    /// When it was last written.
    pub written: SystemTime,
    /// Its size in bytes.
    pub size: u64,
}

/// The file at this path; `None` if it does not exist, is not a regular file, or has no time.
pub fn found_file(path: &Path) -> Option<FoundFile> {
    let metadata = disk::metadata(path).ok().filter(Metadata::is_file)?;
    Some(FoundFile {
        path: path.to_owned(),
        written: metadata.modified().ok()?,
        size: metadata.len(),
    })
}

/// The files in a folder with this extension, the newest first; empty if the folder cannot be read.
pub fn files_with_extension(folder: &Path, extension: &str) -> Vec<FoundFile> {
    contents(folder, &[extension]).1
}

/// The subfolders by name, without hidden ones, and the files with these extensions, the newest first; both empty if the folder cannot be
/// read.
pub fn contents(folder: &Path, extensions: &[&str]) -> (Vec<PathBuf>, Vec<FoundFile>) {
    let (mut folders, mut files) = (Vec::new(), Vec::new());
    for entry in disk::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let is_wanted = |actual: &std::ffi::OsStr| {
            let matches = |extension: &&str| actual.eq_ignore_ascii_case(extension);
            extensions.iter().any(matches)
        };
        // The folder tells the type of an entry. Only the target of a link is examined, which is slower than everything else here.
        let kind = entry.file_type();
        let is_folder =
            kind.is_ok_and(|kind| kind.is_dir() || kind.is_symlink() && disk::is_dir(&path));
        if is_folder {
            folders.extend((!is_hidden(&entry)).then_some(path));
        } else if path.extension().is_some_and(is_wanted) {
            files.extend(found_file(&path));
        }
    }
    folders.sort_by_key(|path| path.to_string_lossy().to_lowercase());
    files.sort_by(|one, other| {
        let newest_first = other.written.cmp(&one.written);
        newest_first.then_with(|| one.path.cmp(&other.path))
    });
    (folders, files)
}

fn is_hidden(entry: &DirEntry) -> bool {
    entry.file_name().to_string_lossy().starts_with('.')
}
