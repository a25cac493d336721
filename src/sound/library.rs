//! Finds the file of a voice or sound: in the player's folders first, then among the embedded ones, with substitutes for missing files.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::call::Word;
use super::embedded;
use storage::save::disk;

/// A sound file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoundFile {
    /// The requested name, such as `1_THR.WAV` or `stake.wav`, in the spelling of the help.
    pub name: String,
    /// Its content.
    pub origin: Origin,
}

/// The content of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Embedded in the program.
    Embedded(&'static [u8]),
    /// A file in a folder of the player.
    File(PathBuf),
}

impl Origin {
    /// Whether the file is embedded.
    pub const fn is_embedded(&self) -> bool {
        matches!(self, Self::Embedded(_))
    }
}

/// All available files, by lower-case name.
pub struct Library {
    /// The files of each of the player's folders.
    folders: Vec<FileIndex>,
    /// The embedded files.
    embedded: FileIndex,
}

/// Files by lower-case name.
type FileIndex = BTreeMap<String, Origin>;

impl Library {
    /// Lists the files of the folders; earlier folders take precedence. Files may be in a folder itself or in `voices` and `sounds` below
    /// it; capital letters make no difference. A folder that is missing or unreadable counts as empty.
    pub fn open(folders: &[PathBuf]) -> Self {
        let embedded = embedded::FILES.iter().flat_map(|files| files.iter());
        Self {
            folders: folders.iter().map(|folder| index_folder(folder)).collect(),
            embedded: embedded
                .map(|&(name, bytes)| (name.to_lowercase(), Origin::Embedded(bytes)))
                .collect(),
        }
    }

    /// The file of exactly this name, ignoring case.
    pub fn file(&self, name: &str) -> Option<SoundFile> {
        let mut indexes = self.folders.iter().chain([&self.embedded]);
        indexes.find_map(|index| find(index, name))
    }

    /// The file of a word for the player at a place: the first of the word's names that exists, for this place or else for place 0.
    ///
    /// A folder with any file for this place holds that player's voice, and all names are looked up there before the next folder. So a set of
    /// recordings without single flowers says "flower" rather than a word in the embedded voice. If no folder has the word, the embedded
    /// voice with the number `voice` says it, in English only.
    pub fn word(&self, place: u8, voice: u8, names: &Word) -> Option<SoundFile> {
        let mut folders = self.folders.iter().filter(|index| has_voice(index, place));
        folders
            .find_map(|index| find_word(index, place, names))
            .or_else(|| match words::language() {
                words::ENGLISH => find_word(&self.embedded, voice, names),
                _ => None,
            })
    }
}

/// The file of the first name that exists, for this speaker or else for place 0.
fn find_word(index: &FileIndex, speaker: u8, names: &Word) -> Option<SoundFile> {
    names.iter().find_map(|name| {
        [speaker, 0]
            .iter()
            .find_map(|speaker| find(index, &format!("{speaker}_{name}.WAV")))
    })
}

fn find(index: &FileIndex, name: &str) -> Option<SoundFile> {
    index.get(&name.to_lowercase()).map(|origin| SoundFile {
        name: name.to_string(),
        origin: origin.clone(),
    })
}

fn has_voice(index: &FileIndex, place: u8) -> bool {
    let prefix = format!("{place}_");
    index
        .range(prefix.clone()..)
        .next()
        .is_some_and(|(name, _)| name.starts_with(&prefix))
}

fn index_folder(folder: &Path) -> FileIndex {
    let mut index = FileIndex::new();
    for (name, path) in entries(folder) {
        if disk::is_dir(&path) && (name == "voices" || name == "sounds") {
            index.extend(wav_files(&path));
        }
    }
    index.extend(wav_files(folder));
    index
}

fn wav_files(folder: &Path) -> impl Iterator<Item = (String, Origin)> {
    entries(folder)
        .filter(|(name, _)| name.ends_with(".wav"))
        .map(|(name, path)| (name, Origin::File(path)))
}

/// The maximum number of files read from a folder.
const MAX_FILES: usize = 10_000;

/// The entries of a folder: lower-case names and paths.
fn entries(folder: &Path) -> impl Iterator<Item = (String, PathBuf)> {
    disk::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .take(MAX_FILES)
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().to_lowercase();
            (name, entry.path())
        })
}
