//! What lies in a folder, for the boxes that open and save.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A file that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Where it is.
    pub path: PathBuf,
    /// When it was last written.
    pub written: SystemTime,
}

/// A file as it is listed; `None` if it is not there.
pub fn listed(path: &Path) -> Option<Listed> {
    let written = path.metadata().and_then(|facts| facts.modified()).ok()?;
    Some(Listed {
        path: path.to_owned(),
        written,
    })
}

/// The files of a folder with this ending, the newest first. A folder that cannot be read has none.
pub fn listing(folder: &Path, ending: &str) -> Vec<Listed> {
    let mut found: Vec<Listed> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| {
            path.extension()
                .is_some_and(|own| own.eq_ignore_ascii_case(ending))
        })
        .filter_map(|path| listed(&path))
        .collect();
    found.sort_by_key(|file| std::cmp::Reverse(file.written));
    found
}
