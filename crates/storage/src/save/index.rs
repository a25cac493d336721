//! What is known of the games of a folder without opening them: a file beside them, made anew wherever it does not fit. It is never
//! trusted over a game: who opens one reads the game itself.

use std::collections::{HashMap, HashSet};
use std::io;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::{GAME_BYTES, Listed, Summary, read_file, write_private};

/// Its name in the folder of the games.
pub const INDEX: &str = "games.index";

/// What a file holds: its game in a few figures, or why it holds none.
pub type About = Result<Summary, String>;

/// What is known of the games of a folder.
#[derive(Debug, Default)]
pub struct Index {
    entries: HashMap<String, Entry>,
    changed: bool,
}

/// What is known of a file, and how the file was when that was learnt.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Entry {
    size: u64,
    /// Seconds and nanoseconds since 1970.
    written: (u64, u32),
    about: About,
}

/// Another version may read a game otherwise, or read one that this one cannot.
fn mark() -> String {
    concat!("RedStakeIndex ", env!("CARGO_PKG_VERSION")).to_owned()
}

impl Index {
    /// The index of a folder; an empty one if there is none that can be read.
    pub fn read(folder: &Path) -> Self {
        let bytes = read(&folder.join(INDEX)).unwrap_or_default();
        Self {
            entries: parse(&bytes).unwrap_or_default(),
            changed: false,
        }
    }

    /// What is known of a file that is as it was.
    pub fn about(&self, file: &Listed) -> Option<&About> {
        let entry = self.entries.get(&key(&file.path))?;
        let fits = entry.size == file.size && entry.written == stamp(file.written);
        fits.then_some(&entry.about)
    }

    /// Notes what a file holds.
    pub fn note(&mut self, file: &Listed, about: About) {
        let entry = Entry {
            size: file.size,
            written: stamp(file.written),
            about,
        };
        self.entries.insert(key(&file.path), entry);
        self.changed = true;
    }

    /// Forgets files that are not in the folder any more.
    pub fn keep_only(&mut self, files: &[Listed]) {
        let names: HashSet<String> = files.iter().map(|file| key(&file.path)).collect();
        let before = self.entries.len();
        self.entries.retain(|name, _| names.contains(name));
        self.changed |= self.entries.len() != before;
    }

    /// Writes it beside the games if anything in it is new.
    ///
    /// # Errors
    /// The folder cannot be written. Nothing is lost by that but time.
    pub fn write(&mut self, folder: &Path) -> io::Result<()> {
        if !self.changed {
            return Ok(());
        }
        let body = serde_json::to_string(&self.entries)?;
        let sum = crc32fast::hash(body.as_bytes());
        let text = format!("{} {sum:08x}\n{body}\n", mark());
        write_private(&folder.join(INDEX), text.as_bytes())?;
        self.changed = false;
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
    let whole = u32::from_str_radix(sum, 16).ok()? == crc32fast::hash(body.as_bytes());
    whole.then(|| serde_json::from_str(body).ok()).flatten()
}

fn key(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn stamp(written: SystemTime) -> (u64, u32) {
    let since = written.duration_since(UNIX_EPOCH).unwrap_or_default();
    (since.as_secs(), since.subsec_nanos())
}
