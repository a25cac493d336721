//! Which files a file chooser lists.

use std::path::PathBuf;

use super::DataFiles;
use storage::save::{self, ListingSource};

/// Which files of which folder to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListOrder {
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
    /// Finds the files to list. Recently opened files and the sample games are listed with the saved games.
    pub fn listing_source(&self, order: ListOrder) -> ListingSource {
        let (own, reads) = match order.files {
            FileKind::Games(_) => (self.folders.games(), true),
            FileKind::Bitmaps(_) => (self.folders.bitmaps(), false),
        };
        let folder = order.folder.unwrap_or_else(|| own.clone());
        let at_home = folder == own;
        let (endings, more): (&[&str], Vec<PathBuf>) = match order.files {
            FileKind::Games(recent) => {
                let samples = self.folders.samples().into_iter();
                let samples = samples.flat_map(|place| save::listing(&place, save::EXTENSION));
                let more = recent.into_iter().chain(samples.map(|file| file.path));
                let endings = &[
                    save::EXTENSION,
                    save::NETWORK_EXTENSION,
                    save::JOURNAL_EXTENSION,
                ];
                (endings, more.collect())
            }
            FileKind::Bitmaps(places) => {
                let places = places.iter();
                let more = places.flat_map(|place| save::listing(place, "bmp"));
                (&["bmp"], more.map(|file| file.path).collect())
            }
        };
        let is_other = |path: &PathBuf| at_home && path.parent() != Some(folder.as_path());
        ListingSource {
            elsewhere: more.into_iter().filter(is_other).collect(),
            endings,
            reads,
            is_own: at_home,
            cache: self.folders.caches(),
            folder,
        }
    }
}
