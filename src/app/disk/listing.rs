//! Finds the files that a file chooser lists.

use std::path::PathBuf;

use super::DataFiles;
use storage::save::{self, ListingSource};

/// Which files of which folder to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListRequest {
    /// The kind of files.
    pub files: FileKind,
    /// The folder; `None`: the default one for such files.
    pub folder: Option<PathBuf>,
}

/// A kind of file, and where to look for more of them besides the default folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// Saved games of this program, and saves and hand histories of the Unix programs; also these recently opened files.
    Games(Vec<PathBuf>),
    /// Bitmaps with tiles; also those in these folders.
    Bitmaps(Vec<PathBuf>),
}

impl DataFiles {
    /// Finds the files to list. Recently opened files and the sample games are listed with those in the default folder.
    pub fn listing_source(&self, request: ListRequest) -> ListingSource {
        let (default_folder, reads_summaries) = match request.files {
            FileKind::Games(_) => (self.folders.games(), true),
            FileKind::Bitmaps(_) => (self.folders.bitmaps(), false),
        };
        let folder = request.folder.unwrap_or_else(|| default_folder.clone());
        let is_default = folder == default_folder;
        let (extensions, more): (&[&str], Vec<PathBuf>) = match request.files {
            FileKind::Games(recent) => {
                let samples = self.folders.samples().into_iter();
                let samples =
                    samples.flat_map(|folder| save::files_with_extension(&folder, save::EXTENSION));
                let more = recent.into_iter().chain(samples.map(|file| file.path));
                let extensions = &[
                    save::EXTENSION,
                    save::NETWORK_EXTENSION,
                    save::JOURNAL_EXTENSION,
                ];
                (extensions, more.collect())
            }
            FileKind::Bitmaps(folders) => {
                let folders = folders.iter();
                let more = folders.flat_map(|folder| save::files_with_extension(folder, "bmp"));
                (&["bmp"], more.map(|file| file.path).collect())
            }
        };
        let is_elsewhere = |path: &PathBuf| is_default && path.parent() != Some(folder.as_path());
        ListingSource {
            other_files: more.into_iter().filter(is_elsewhere).collect(),
            extensions,
            reads_summaries,
            is_own: is_default,
            cache: self.folders.caches(),
            folder,
        }
    }
}
