//! An index of a folder of games, in the cache folder, so that lists don't read every file. Files that have
//! changed since are read again. It is used for lists only: opening a game reads the game itself.

use std::collections::{HashMap, HashSet};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{FoundFile, GAME_BYTES, Summary, read_file, remove, write_own};

/// Name of the index file that earlier versions kept beside the games.
const OLD_NAME: &str = "games.index";
/// The first word of an index file.
const MARK: &str = "RedStakeIndex ";

/// The summary of a file, or why it cannot be read.
pub type SummaryResult = Result<Summary, String>;

/// The index of one folder.
#[derive(Debug, Default)]
pub struct Index {
    /// The entries by file name.
    entries: HashMap<String, Entry>,
    is_changed: bool,
}

/// The summary of a file, with the size and time for which it is valid.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Entry {
    size: u64,
    /// Seconds and nanoseconds since 1970.
    written: (u64, u32),
    about: SummaryResult,
}

/// The beginning of the first line. It contains the program's version, since another version may read games differently.
fn mark() -> String {
    format!("{MARK}{}", env!("CARGO_PKG_VERSION"))
}

/// The path of the index of a folder, in the cache folder.
pub fn index_path(cache: &Path, folder: &Path) -> PathBuf {
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let sum = Sha256::digest(folder.as_os_str().as_encoded_bytes());
    let name: String = sum[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    cache.join(format!("games-{name}.index"))
}

/// Removes the index that an earlier version kept beside the games.
pub fn remove_old(folder: &Path) {
    let old = folder.join(OLD_NAME);
    if read(&old).is_ok_and(|bytes| bytes.starts_with(MARK.as_bytes())) {
        remove(&old);
    }
}

impl Index {
    /// Reads an index; empty if the file is missing, damaged or of another version.
    pub fn read(file: &Path) -> Self {
        let bytes = read(file).unwrap_or_default();
        Self {
            entries: parse(&bytes).unwrap_or_default(),
            is_changed: false,
        }
    }

    /// The recorded summary of a file; `None` if there is none or the file has changed since.
    pub fn summary(&self, file: &FoundFile) -> Option<&SummaryResult> {
        let entry = self.entries.get(&file_name(&file.path))?;
        let is_valid = entry.size == file.size && entry.written == since_1970(file.written);
        is_valid.then_some(&entry.about)
    }

    /// Records the summary of a file.
    pub fn insert(&mut self, file: &FoundFile, about: SummaryResult) {
        let entry = Entry {
            size: file.size,
            written: since_1970(file.written),
            about,
        };
        self.entries.insert(file_name(&file.path), entry);
        self.is_changed = true;
    }

    /// Drops all entries but those of these files.
    pub fn keep_only(&mut self, files: &[FoundFile]) {
        let names: HashSet<String> = files.iter().map(|file| file_name(&file.path)).collect();
        let before = self.entries.len();
        self.entries.retain(|name, _| names.contains(name));
        self.is_changed |= self.entries.len() != before;
    }

    /// Writes the index if it has changed since it was read or written.
    ///
    /// # Errors
    /// The file cannot be written. That only makes lists slower.
    pub fn write(&mut self, file: &Path) -> io::Result<()> {
        if !self.is_changed {
            return Ok(());
        }
        let body = serde_json::to_string(&self.entries)?;
        let sum = crc32fast::hash(body.as_bytes());
        let text = format!("{} {sum:08x}\n{body}\n", mark());
        write_own(file, text.as_bytes())?;
        self.is_changed = false;
        Ok(())
    }
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_file(path, GAME_BYTES)
}

fn parse(bytes: &[u8]) -> Option<HashMap<String, Entry>> {
    let (head, body) = std::str::from_utf8(bytes).ok()?.split_once('\n')?;
    let sum = head.strip_prefix(&mark())?.trim();
    let body = body.strip_suffix('\n')?;
    let is_intact = u32::from_str_radix(sum, 16).ok()? == crc32fast::hash(body.as_bytes());
    is_intact.then(|| serde_json::from_str(body).ok()).flatten()
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Seconds and nanoseconds; zero for earlier times.
fn since_1970(time: SystemTime) -> (u64, u32) {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    (since.as_secs(), since.subsec_nanos())
}
