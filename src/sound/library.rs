//! Where a voice or sound comes from: the player's own folders first, then the program itself
//! , and what stands in for a file that is missing.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::call::Word;
use super::embedded;
use storage::save::disk;

/// A file that was found: the name it was asked for by, and its bytes or where they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// `1_THR.WAV`, `stake.wav`; spelled as in the help, however the file on disk is.
    pub name: String,
    /// Where it comes from.
    pub origin: Origin,
}

/// Where a file's bytes are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// In the program.
    Embedded(&'static [u8]),
    /// In a file of the player's.
    File(PathBuf),
}

impl Origin {
    /// Whether the file is part of the program.
    pub const fn is_embedded(&self) -> bool {
        matches!(self, Self::Embedded(_))
    }
}

/// All files there are, by name in lower case.
pub struct Library {
    /// One shelf a folder of the player's, the first one first.
    folders: Vec<Shelf>,
    /// The program's own files.
    embedded: Shelf,
}

type Shelf = BTreeMap<String, Origin>;

impl Library {
    /// Looks through the folders, the first of them going before the others. Files lie in a
    /// folder itself or in its `voices` and `sounds`; capitals make no difference. A folder
    /// that is missing or cannot be read is an empty one.
    pub fn open(folders: &[PathBuf]) -> Self {
        let embedded = embedded::FILES.iter().flat_map(|files| files.iter());
        Self {
            folders: folders.iter().map(|folder| shelf(folder)).collect(),
            embedded: embedded
                .map(|&(name, bytes)| (name.to_lowercase(), Origin::Embedded(bytes)))
                .collect(),
        }
    }

    /// The file of exactly this name.
    pub fn file(&self, name: &str) -> Option<Found> {
        let mut shelves = self.folders.iter().chain([&self.embedded]);
        shelves.find_map(|shelf| on(shelf, name))
    }

    /// The file with which the player of a place says a word: the first of the word's names
    /// that there is, each as the player's own file, then as that of place 0.
    ///
    /// A folder with any file of the player's is that player's voice and is asked for all names
    /// before the next folder is, so that a set of recordings without single flowers says
    /// "flower" rather than a word of the program's voice. If no folder has the word, the program's voice
    /// with the number `voice` says it.
    pub fn word(&self, place: u8, voice: u8, names: &Word) -> Option<Found> {
        let mut folders = self.folders.iter().filter(|shelf| has_voice(shelf, place));
        folders
            .find_map(|shelf| spoken(shelf, place, names))
            .or_else(|| spoken(&self.embedded, voice, names))
    }
}

/// The first of the names as this speaker's file or that of place 0.
fn spoken(shelf: &Shelf, speaker: u8, names: &Word) -> Option<Found> {
    names.iter().find_map(|name| {
        [speaker, 0]
            .iter()
            .find_map(|speaker| on(shelf, &format!("{speaker}_{name}.WAV")))
    })
}

fn on(shelf: &Shelf, name: &str) -> Option<Found> {
    shelf.get(&name.to_lowercase()).map(|origin| Found {
        name: name.to_string(),
        origin: origin.clone(),
    })
}

fn has_voice(shelf: &Shelf, place: u8) -> bool {
    let prefix = format!("{place}_");
    shelf
        .range(prefix.clone()..)
        .next()
        .is_some_and(|(name, _)| name.starts_with(&prefix))
}

fn shelf(folder: &Path) -> Shelf {
    let mut shelf = Shelf::new();
    for (name, path) in entries(folder) {
        if disk::is_dir(&path) && (name == "voices" || name == "sounds") {
            shelf.extend(wav_files(&path));
        }
    }
    shelf.extend(wav_files(folder));
    shelf
}

fn wav_files(folder: &Path) -> impl Iterator<Item = (String, Origin)> {
    entries(folder)
        .filter(|(name, _)| name.ends_with(".wav"))
        .map(|(name, path)| (name, Origin::File(path)))
}

/// So many files of a folder are looked at.
const MOST_FILES: usize = 10_000;

/// What is in a folder: names in lower case, and paths.
fn entries(folder: &Path) -> impl Iterator<Item = (String, PathBuf)> {
    disk::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .take(MOST_FILES)
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().to_lowercase();
            (name, entry.path())
        })
}
