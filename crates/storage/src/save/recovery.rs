//! Reads a journal: all intact entries in their original order. Duplicate lines count once, lines out of order are sorted, one wrong bit is
//! repaired, and damage or gaps are reported.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::path::Path;

use serde::Deserialize;

use super::repair::{entry, repaired};
use super::{
    GAME_BYTES, JournalEntry, SaveError, SavedGame, copies, format_1, is_missing, journal, mah,
    read_file, record_limits,
};
use engine::table::Input;
use engine::untrusted_text::sanitize_path;
use words::say;

/// Lines before the first entry.
const HEAD: usize = 3;

/// A game recovered from its journal.
#[derive(Debug)]
pub struct Recovered {
    /// The game, with sentences about what was lost.
    pub game: SavedGame,
    /// Whether more than an unfinished last line is damaged, so that the file is worth keeping.
    pub is_damaged: bool,
    /// The number of hands that were finished when the journal was begun.
    pub earlier: usize,
}

/// Reads a journal: the game at its end, with what was lost; `None` if there is no journal.
///
/// # Errors
/// The file cannot be read, is of a later version, or the game at its beginning is damaged.
pub fn read_journal(path: &Path) -> Result<Option<SavedGame>, SaveError> {
    let found = read(path, Vec::new)?;
    Ok(found.map(|found| found.game))
}

/// Reads a journal. Damage before the end of a hand is bridged with the copies of the last hands in a folder.
///
/// # Errors
/// The file cannot be read, is of a later version, or the game at its beginning is damaged.
pub fn recover_journal(path: &Path, hands: &Path) -> Result<Option<Recovered>, SaveError> {
    read(path, || copies::games(hands))
}

fn read(
    path: &Path,
    hands: impl FnOnce() -> Vec<SavedGame>,
) -> Result<Option<Recovered>, SaveError> {
    let name = sanitize_path(path);
    let bytes = match read_file(path, GAME_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if is_missing(&error) => return Ok(None),
        Err(error) => return Err(SaveError::Unreadable(name, error)),
    };
    recover(&name, &bytes, hands).map(Some)
}

/// Whether these bytes begin a journal or a saved game.
pub(super) fn is_journal(beginning: &[u8]) -> bool {
    let is_old = || {
        let line = beginning.split(|byte| *byte == b'\n').next()?;
        let (sum, body) = std::str::from_utf8(line.get(..24)?).ok()?.split_once(' ')?;
        let is_sum = sum.len() == 8 && sum.chars().all(|letter| letter.is_ascii_hexdigit());
        Some(is_sum && body.starts_with("{\"Begin\":"))
    };
    let is_new = || {
        beginning
            .strip_prefix(mah::MARK.as_bytes())?
            .first()
            .map(|next| *next == b' ')
    };
    is_new().or_else(is_old).unwrap_or(false)
}

/// Parses the bytes of a journal.
pub(super) fn recover(
    name: &str,
    bytes: &[u8],
    hands: impl FnOnce() -> Vec<SavedGame>,
) -> Result<Recovered, SaveError> {
    if !bytes.starts_with(mah::MARK.as_bytes()) {
        return of_format_1(name, bytes);
    }
    let ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    let end = ends.map(|(at, _)| at).nth(HEAD - 1).unwrap_or(bytes.len());
    let (head, rest) = bytes.split_at(end);
    let game = mah::game(name, head)?;
    let earlier = game.record.deals.len();
    let line = head
        .rsplit(|byte| *byte == b'\n')
        .next()
        .unwrap_or_default();
    let base = journal::base(&String::from_utf8_lossy(line));
    let found = Found::in_lines(base, rest);
    let mut reached = found.after(game, 0);
    let is_complete = reached.noted == found.last();
    let is_whole = found.bad == 0 && is_complete;
    let is_torn = found.bad == 1 && found.bad_at_end == 1 && is_complete;
    if !is_whole {
        // A copy made at the end of a hand bridges any damage before it.
        for copy in hands() {
            if let Some(bridged) = found.after_copy(copy, &reached) {
                reached = bridged;
            }
        }
    }
    let messages = found.words(&reached);
    let mut game = reached.game;
    let wrong = |why| SaveError::NotAGame(name.to_owned(), why);
    record_limits::check(&game.record).map_err(wrong)?;
    game.messages.extend(messages);
    Ok(Recovered {
        game,
        is_damaged: !is_whole && !is_torn || found.repaired,
        earlier,
    })
}

/// The lines that were found.
#[derive(Default)]
struct Found {
    entries: BTreeMap<u64, JournalEntry>,
    /// The number of damaged lines that could not be repaired.
    bad: usize,
    /// Whether a line was repaired.
    repaired: bool,
    /// The number of damaged lines at the end.
    bad_at_end: usize,
}

/// The game after the line with number `noted`.
struct Reached {
    game: SavedGame,
    noted: u64,
}

impl Found {
    fn in_lines(base: u32, text: &[u8]) -> Self {
        let mut found = Self::default();
        let mut damaged: Vec<&[u8]> = Vec::new();
        let mut last = 0;
        for line in text
            .split(|byte| *byte == b'\n')
            .filter(|line| !line.is_empty())
        {
            match entry(base, line) {
                Some((number, entry)) => {
                    found.repair(base, last, number, &mut damaged);
                    found.entries.insert(number, entry);
                    last = number;
                }
                None => damaged.push(line),
            }
        }
        found.bad_at_end = damaged.len();
        found.bad += damaged.len();
        found
    }

    /// Repairs damaged lines between two intact ones, if possible.
    fn repair(&mut self, base: u32, last: u64, next: u64, damaged: &mut Vec<&[u8]>) {
        if damaged.is_empty() {
            return;
        }
        let missing = next.saturating_sub(last + 1);
        match repaired(base, last + 1, missing, damaged) {
            Some(entries) => {
                self.entries.extend(entries);
                self.repaired = true;
            }
            None => self.bad += damaged.len(),
        }
        damaged.clear();
    }

    /// The number of the last line.
    fn last(&self) -> u64 {
        self.entries.last_key_value().map_or(0, |(last, _)| *last)
    }

    /// Applies the entries after a line, up to the next gap.
    fn after(&self, mut game: SavedGame, mut noted: u64) -> Reached {
        let later = (Bound::Excluded(noted), Bound::Unbounded);
        for (number, entry) in self.entries.range(later) {
            if *number != noted + 1 {
                break;
            }
            noted = *number;
            game.note(entry.clone());
        }
        Reached { game, noted }
    }

    /// The game continued from a copy made at the end of a hand, if that gets further.
    fn after_copy(&self, copy: SavedGame, reached: &Reached) -> Option<Reached> {
        let (own, other) = (&reached.game.record, &copy.record);
        let is_same = own.setup.seed == other.setup.seed && own.rules == other.rules;
        let known = own.deals.len();
        let goes_on = other.deals.get(..known) == Some(&own.deals) && other.deals.len() > known;
        let last = other.deals.last().filter(|_| is_same && goes_on)?;
        let is_end =
            |entry: &JournalEntry| matches!(entry, JournalEntry::Over(deal) if deal == last);
        let mut ends = self.entries.iter().rev();
        let end = ends.find(|(_, entry)| is_end(entry));
        let (noted, _) = end.filter(|(number, _)| **number > reached.noted)?;
        Some(self.after(copy, *noted))
    }

    /// The message for the player.
    fn words(&self, reached: &Reached) -> Option<String> {
        let record = &reached.game.record;
        let hand = record.start(record.deals.len()).progress.deals + 1;
        let made = record.inputs.len() - record.inputs_of(record.deals.len());
        let is_move = |entry: &JournalEntry| {
            matches!(entry, JournalEntry::Made(_) | JournalEntry::AutoPlayed(_))
        };
        let later = (Bound::Excluded(reached.noted), Bound::Unbounded);
        let unused = self.entries.range(later);
        let between = (self.last() - reached.noted) as usize - unused.clone().count();
        let lost = between + unused.filter(|(_, entry)| is_move(entry)).count();
        if lost > 0 {
            return Some(say!("file-autosave-moves-lost", lost, made, hand));
        }
        match self.bad_at_end {
            0 => (self.repaired || self.bad > 0).then(|| say!("file-autosave-repaired").to_owned()),
            1 => Some(say!("file-autosave-is-damaged").to_owned()),
            _ => Some(say!("file-autosave-end-lost", made, hand)),
        }
    }
}

/// A line of a journal in format 1.
#[derive(Deserialize)]
enum Old {
    Begin(Box<format_1::Body>),
    Made(Input),
    Back(usize),
    Assisted,
}

/// A journal in format 1: every line has its own checksum, and the first is the game.
fn of_format_1(name: &str, bytes: &[u8]) -> Result<Recovered, SaveError> {
    let wrong = |why: &str| SaveError::NotAGame(name.to_owned(), why.to_owned());
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let Some(Old::Begin(mut body)) = lines.next().and_then(old_entry) else {
        return Err(wrong(say!("file-first-line-damaged")));
    };
    let mut whole = true;
    let mut lines = lines.filter(|line| !line.is_empty());
    for line in lines.by_ref() {
        match old_entry(line) {
            Some(Old::Made(input)) => body.apply(input),
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
        game.messages
            .push(say!("file-autosave-is-damaged").to_owned());
    }
    Ok(Recovered {
        // The file does not record which of its hands were played later.
        earlier: game.record.deals.len(),
        is_damaged: !whole && lines.next().is_some(),
        game,
    })
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
