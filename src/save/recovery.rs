//! Reading a journal: what was noted, in the order in which it was noted, as far as it is whole. A line that is there twice counts
//! once, lines out of order are put in order, and what is damaged or missing is told.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use serde::Deserialize;

use super::{JournalEntry, SaveError, SavedGame, format_1, journal, mah};
use crate::table::Input;

/// Lines before the first entry.
const HEAD: usize = 3;

/// Reads a journal: the game at its end, with what was lost of it; `None` if there is no journal.
///
/// # Errors
/// The file cannot be read, is of a later version, or the game at its beginning is damaged.
pub fn read_journal(path: &Path) -> Result<Option<SavedGame>, SaveError> {
    let name = path.display().to_string();
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(SaveError::Unreadable(name, error)),
    };
    recover(&name, &bytes).map(Some)
}

fn recover(name: &str, bytes: &[u8]) -> Result<SavedGame, SaveError> {
    if !bytes.starts_with(mah::MARK.as_bytes()) {
        return of_format_1(name, bytes);
    }
    let ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    let end = ends.map(|(at, _)| at).nth(HEAD - 1).unwrap_or(bytes.len());
    let (head, rest) = bytes.split_at(end);
    let mut game = mah::game(name, head)?;
    let line = head
        .rsplit(|byte| *byte == b'\n')
        .next()
        .unwrap_or_default();
    let base = journal::base(&String::from_utf8_lossy(line));
    let mut found = Found::default();
    for line in rest.split(|byte| *byte == b'\n') {
        match entry(base, line) {
            Some((number, entry)) => {
                found.entries.insert(number, entry);
            }
            None => found.damaged |= !line.is_empty(),
        }
    }
    found.put_into(&mut game);
    Ok(game)
}

/// What lines were found.
#[derive(Default)]
struct Found {
    entries: BTreeMap<u64, JournalEntry>,
    damaged: bool,
}

impl Found {
    /// Adds what was noted to the game, up to the first line that is missing.
    fn put_into(self, game: &mut SavedGame) {
        let mut missing = self.damaged;
        for (place, (number, entry)) in (1..).zip(self.entries) {
            if place != number {
                missing = true;
                break;
            }
            game.note(entry);
        }
        if missing {
            game.told.push(say!("file-autosave-is-damaged").to_owned());
        }
    }
}

/// A line that is whole, and its number.
fn entry(base: u32, line: &[u8]) -> Option<(u64, JournalEntry)> {
    let (number, rest) = std::str::from_utf8(line).ok()?.split_once(' ')?;
    let (sum, body) = rest.split_once(' ')?;
    let number = number.parse().ok()?;
    let whole = u32::from_str_radix(sum, 16).ok()? == journal::sum(base, number, body);
    let entry = whole.then(|| serde_json::from_str(body).ok()).flatten()?;
    Some((number, entry))
}

/// A line of a journal of format 1.
#[derive(Deserialize)]
enum Old {
    Begin(Box<format_1::Body>),
    Made(Input),
    Back(usize),
    Assisted,
}

/// A journal of format 1: every line has a checksum of its own, and the first is the game.
fn of_format_1(name: &str, bytes: &[u8]) -> Result<SavedGame, SaveError> {
    let wrong = |why: &str| SaveError::NotAGame(name.to_owned(), why.to_owned());
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let Some(Old::Begin(mut body)) = lines.next().and_then(old_entry) else {
        return Err(wrong(say!("file-its-first-line-is-damaged")));
    };
    let mut whole = true;
    for line in lines.by_ref().filter(|line| !line.is_empty()) {
        match old_entry(line) {
            Some(Old::Made(input)) => body.make(input),
            Some(Old::Back(count)) => body.take_back(count),
            Some(Old::Assisted) => body.assisted = true,
            Some(Old::Begin(_)) | None => {
                whole = false;
                break;
            }
        }
    }
    let mut game = body.recover().map_err(|why| wrong(&why))?;
    if !whole {
        game.told.push(say!("file-autosave-is-damaged").to_owned());
    }
    Ok(game)
}

fn old_entry(line: &[u8]) -> Option<Old> {
    let (sum, body) = std::str::from_utf8(line).ok()?.split_once(' ')?;
    let sum = u32::from_str_radix(sum, 16).ok()?;
    (sum == crc32fast::hash(body.as_bytes()))
        .then(|| serde_json::from_str(body).ok())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_journal_is_no_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let none = read_journal(&folder.path().join("autosave"));
        assert!(none.is_ok_and(|game| game.is_none()));
    }
}
