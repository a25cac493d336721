//! Reads a journal: the intact entries in their original order, up to the first gap that nothing bridges. Duplicate lines count once, lines
//! out of order are sorted, a single wrong bit is repaired, and damage or gaps are reported.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::path::Path;

use serde::Deserialize;

use super::repair::{parse_entry, repair};
use super::{
    GAME_BYTES, JournalEntry, SaveError, SavedGame, copies, format_1, is_missing, journal, mah,
    read_file, record_limits,
};
use engine::table::Input;
use engine::untrusted_text::sanitize_path;
use words::say;

/// The number of lines before the first entry.
const HEAD_LINES: usize = 3;

/// A game recovered from its journal.
#[derive(Debug)]
pub struct Recovered {
    /// The game, with sentences about what was lost.
    pub game: SavedGame,
    /// Whether more than an unfinished last line is damaged, so that the file is worth keeping.
    pub is_damaged: bool,
    /// The number of hands that were finished when the journal was begun; of all finished hands for a journal in format 1.
    pub finished_before: usize,
}

/// Reads a journal and returns the game at its end, with messages about what was lost; `None` if there is no journal.
///
/// # Errors
/// The file cannot be read, is of a later version, or the game at its beginning is damaged.
pub fn read_journal(path: &Path) -> Result<Option<SavedGame>, SaveError> {
    let recovered = read(path, Vec::new)?;
    Ok(recovered.map(|recovered| recovered.game))
}

/// Reads a journal; `None` if there is none. Damage before the end of a hand is bridged with the copies of the game in a folder.
///
/// # Errors
/// The file cannot be read, is of a later version, or the game at its beginning is damaged.
pub fn recover_journal(path: &Path, copies_folder: &Path) -> Result<Option<Recovered>, SaveError> {
    read(path, || copies::games(copies_folder))
}

fn read(
    path: &Path,
    read_copies: impl FnOnce() -> Vec<SavedGame>,
) -> Result<Option<Recovered>, SaveError> {
    let name = sanitize_path(path);
    let bytes = match read_file(path, GAME_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if is_missing(&error) => return Ok(None),
        Err(error) => return Err(SaveError::Unreadable(name, error)),
    };
    recover(&name, &bytes, read_copies).map(Some)
}

/// Whether these bytes begin a journal or a saved game.
pub(super) fn is_journal_or_game(beginning: &[u8]) -> bool {
    let is_format_1 = || {
        let line = beginning.split(|byte| *byte == b'\n').next()?;
        let (sum, body) = std::str::from_utf8(line.get(..24)?).ok()?.split_once(' ')?;
        let is_sum = sum.len() == 8 && sum.chars().all(|letter| letter.is_ascii_hexdigit());
        Some(is_sum && body.starts_with("{\"Begin\":"))
    };
    let is_current_format = || {
        beginning
            .strip_prefix(mah::MARK.as_bytes())?
            .first()
            .map(|next| *next == b' ')
    };
    is_current_format().or_else(is_format_1).unwrap_or(false)
}

/// Recovers the game from the bytes of a journal. `read_copies` is called only if the journal is damaged.
pub(super) fn recover(
    name: &str,
    bytes: &[u8],
    read_copies: impl FnOnce() -> Vec<SavedGame>,
) -> Result<Recovered, SaveError> {
    if !bytes.starts_with(mah::MARK.as_bytes()) {
        return recover_format_1(name, bytes);
    }
    let line_breaks = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    let head_end = line_breaks
        .map(|(index, _)| index)
        .nth(HEAD_LINES - 1)
        .unwrap_or(bytes.len());
    let (head, rest) = bytes.split_at(head_end);
    let game = mah::game(name, head)?;
    let finished_before = game.record.deals.len();
    let line = head
        .rsplit(|byte| *byte == b'\n')
        .next()
        .unwrap_or_default();
    let game_checksum = journal::game_checksum(&String::from_utf8_lossy(line));
    let found_lines = FoundLines::parse(game_checksum, rest);
    let mut progress = found_lines.after(game, 0);
    let is_complete = progress.last_line == found_lines.last_number();
    let is_whole = found_lines.damaged_lines == 0 && is_complete;
    let is_only_cut_off =
        found_lines.damaged_lines == 1 && found_lines.damaged_at_end == 1 && is_complete;
    if !is_whole {
        // A copy made at the end of a hand bridges any damage before it.
        for copy in read_copies() {
            if let Some(bridged) = found_lines.after_copy(copy, &progress) {
                progress = bridged;
            }
        }
    }
    let messages = found_lines.message(&progress);
    let mut game = progress.game;
    let not_a_game = |why| SaveError::NotAGame(name.to_owned(), why);
    record_limits::check(&game.record).map_err(not_a_game)?;
    game.messages.extend(messages);
    Ok(Recovered {
        game,
        is_damaged: !is_whole && !is_only_cut_off || found_lines.repaired,
        finished_before,
    })
}

/// The lines found in a journal.
#[derive(Default)]
struct FoundLines {
    /// The entries by the numbers of their lines.
    entries: BTreeMap<u64, JournalEntry>,
    /// The number of damaged lines that could not be repaired.
    damaged_lines: usize,
    /// Whether a line was repaired.
    repaired: bool,
    /// The number of damaged lines after the last intact one.
    damaged_at_end: usize,
}

/// The game after the line with the number `last_line`.
struct Progress {
    game: SavedGame,
    last_line: u64,
}

impl FoundLines {
    /// Parses the lines after the game, and repairs damaged ones if possible.
    fn parse(game_checksum: u32, text: &[u8]) -> Self {
        let mut found_lines = Self::default();
        let mut pending: Vec<&[u8]> = Vec::new();
        let mut last_number = 0;
        for line in text
            .split(|byte| *byte == b'\n')
            .filter(|line| !line.is_empty())
        {
            match parse_entry(game_checksum, line) {
                Some((number, entry)) => {
                    found_lines.repair(game_checksum, last_number, number, &mut pending);
                    found_lines.entries.insert(number, entry);
                    last_number = number;
                }
                None => pending.push(line),
            }
        }
        found_lines.damaged_at_end = pending.len();
        found_lines.damaged_lines += pending.len();
        found_lines
    }

    /// Repairs damaged lines between two intact ones, if possible.
    fn repair(&mut self, game_checksum: u32, last: u64, next: u64, damaged: &mut Vec<&[u8]>) {
        if damaged.is_empty() {
            return;
        }
        let missing = next.saturating_sub(last + 1);
        match repair(game_checksum, last + 1, missing, damaged) {
            Some(entries) => {
                self.entries.extend(entries);
                self.repaired = true;
            }
            None => self.damaged_lines += damaged.len(),
        }
        damaged.clear();
    }

    /// The number of the last line; 0 if there are none.
    fn last_number(&self) -> u64 {
        self.entries.last_key_value().map_or(0, |(last, _)| *last)
    }

    /// Applies the entries after the line with this number, up to the next gap.
    fn after(&self, mut game: SavedGame, mut last_line: u64) -> Progress {
        let later_lines = (Bound::Excluded(last_line), Bound::Unbounded);
        for (number, entry) in self.entries.range(later_lines) {
            if *number != last_line + 1 {
                break;
            }
            last_line = *number;
            game.apply(entry.clone());
        }
        Progress { game, last_line }
    }

    /// The game continued from a copy made at the end of a hand; `None` if that gets no further.
    fn after_copy(&self, copy: SavedGame, progress: &Progress) -> Option<Progress> {
        let (record, copy_record) = (&progress.game.record, &copy.record);
        let is_same_game =
            record.setup.seed == copy_record.setup.seed && record.rules == copy_record.rules;
        let deals = record.deals.len();
        let continues_further = copy_record.deals.get(..deals) == Some(&record.deals)
            && copy_record.deals.len() > deals;
        let last = copy_record
            .deals
            .last()
            .filter(|_| is_same_game && continues_further)?;
        let is_end =
            |entry: &JournalEntry| matches!(entry, JournalEntry::Over(deal) if deal == last);
        let mut ends = self.entries.iter().rev();
        let end = ends.find(|(_, entry)| is_end(entry));
        let (last_line, _) = end.filter(|(number, _)| **number > progress.last_line)?;
        Some(self.after(copy, *last_line))
    }

    /// The message for the player about what was lost or repaired; `None` if the journal is whole.
    fn message(&self, progress: &Progress) -> Option<String> {
        let record = &progress.game.record;
        let hand = record.start(record.deals.len()).progress.deals + 1;
        let moves_since = record.inputs.len() - record.inputs_of(record.deals.len());
        let is_move = |entry: &JournalEntry| {
            matches!(entry, JournalEntry::Made(_) | JournalEntry::AutoPlayed(_))
        };
        let later_lines = (Bound::Excluded(progress.last_line), Bound::Unbounded);
        let unused_lines = self.entries.range(later_lines);
        let missing_lines =
            (self.last_number() - progress.last_line) as usize - unused_lines.clone().count();
        let lost = missing_lines + unused_lines.filter(|(_, entry)| is_move(entry)).count();
        if lost > 0 {
            return Some(say!(
                "file-autosave-moves-lost",
                lost,
                made = moves_since,
                hand
            ));
        }
        match self.damaged_at_end {
            0 => (self.repaired || self.damaged_lines > 0)
                .then(|| say!("file-autosave-repaired").to_owned()),
            1 => Some(say!("file-autosave-is-damaged").to_owned()),
            _ => Some(say!("file-autosave-end-lost", made = moves_since, hand)),
        }
    }
}

/// A line of a journal in format 1.
#[derive(Deserialize)]
enum OldEntry {
    Begin(Box<format_1::Body>),
    Made(Input),
    Back(usize),
    Assisted,
}

/// A journal in format 1: every line has its own checksum, and the first is the game.
fn recover_format_1(name: &str, bytes: &[u8]) -> Result<Recovered, SaveError> {
    let not_a_game = |why: &str| SaveError::NotAGame(name.to_owned(), why.to_owned());
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let Some(OldEntry::Begin(mut body)) = lines.next().and_then(old_entry) else {
        return Err(not_a_game(say!("file-first-line-damaged")));
    };
    let mut is_whole = true;
    let mut lines = lines.filter(|line| !line.is_empty());
    for line in lines.by_ref() {
        match old_entry(line) {
            Some(OldEntry::Made(input)) => body.add_input(input),
            Some(OldEntry::Back(count)) => body.take_back(count),
            Some(OldEntry::Assisted) => body.assisted = true,
            Some(OldEntry::Begin(_)) | None => {
                is_whole = false;
                break;
            }
        }
    }
    let mut game = body.convert().map_err(|why| not_a_game(&why))?;
    if !is_whole {
        game.messages
            .push(say!("file-autosave-is-damaged").to_owned());
    }
    Ok(Recovered {
        // The file does not record which of its hands were played later.
        finished_before: game.record.deals.len(),
        is_damaged: !is_whole && lines.next().is_some(),
        game,
    })
}

fn old_entry(line: &[u8]) -> Option<OldEntry> {
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
    fn a_missing_journal_is_no_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let none = read_journal(&folder.path().join("autosave"));
        assert!(none.is_ok_and(|game| game.is_none()));
    }
}
