//! The autosave journal: the game as it was when the journal was begun, then every input as it is made. It is only ever appended
//! to and synced after each line, so that pulling the plug loses at most the move being made [F5].

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};

use serde::{Deserialize, Serialize};

use super::{SaveError, SavedGame, results, write_whole};
use crate::table::Input;

/// A line of the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum JournalEntry {
    /// The game when the journal was begun; always the first line.
    Begin(Box<SavedGame>),
    /// An input was made.
    Made(Input),
    /// An input was made by Auto Play in the person's place.
    AutoPlayed(Input),
    /// So many inputs were taken back.
    Back(usize),
    /// Something was shown that a fair game hides.
    Assisted,
}

impl SavedGame {
    /// Takes a line of the journal in; the results are those of before.
    pub fn note(&mut self, entry: JournalEntry) {
        let inputs = &mut self.record.inputs;
        match entry {
            JournalEntry::Begin(again) => *self = *again,
            JournalEntry::Made(input) => inputs.push(input),
            JournalEntry::AutoPlayed(input) => {
                self.auto_played.push(inputs.len());
                inputs.push(input);
            }
            JournalEntry::Back(count) => {
                inputs.truncate(inputs.len().saturating_sub(count));
                self.auto_played.retain(|at| *at < inputs.len());
            }
            JournalEntry::Assisted => self.assisted = true,
        }
    }
}

/// A journal that is being written. A line is with the system when `note` returns, so that nothing is lost if the program is killed;
/// a thread of its own then brings it to the disk.
#[derive(Debug)]
pub struct Journal {
    file: File,
    written: Option<Sender<()>>,
    syncer: Option<JoinHandle<()>>,
    failed: Arc<OnceLock<String>>,
}

impl Journal {
    /// Begins a journal with a game; an older one of the name is replaced at once and whole.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn begin(path: &Path, game: SavedGame) -> io::Result<Self> {
        let first = line(&JournalEntry::Begin(Box::new(game)));
        write_whole(path, first.as_bytes())?;
        Self::on(OpenOptions::new().append(true).open(path)?)
    }

    /// Goes on with a file.
    fn on(file: File) -> io::Result<Self> {
        let (written, lines) = mpsc::channel();
        let failed = Arc::new(OnceLock::new());
        let syncer = thread::Builder::new().name("autosave".to_owned()).spawn({
            let (file, failed) = (file.try_clone()?, Arc::clone(&failed));
            move || {
                while lines.recv().is_ok() {
                    // What has gathered meanwhile goes to disk together.
                    while lines.try_recv().is_ok() {}
                    if let Err(error) = file.sync_data() {
                        // Only the first failure is told.
                        let _ = failed.set(error.to_string());
                        return;
                    }
                }
            }
        })?;
        Ok(Self {
            file,
            written: Some(written),
            syncer: Some(syncer),
            failed,
        })
    }

    /// Appends a line. If that fails, `failure` says why, and the journal ends with the last whole line.
    pub fn note(&mut self, entry: &JournalEntry) {
        if self.failed.get().is_some() {
            return;
        }
        if let Err(error) = self.file.write_all(line(entry).as_bytes()) {
            let _ = self.failed.set(error.to_string());
        }
        if let Some(written) = &self.written {
            // A thread that has ended has said why.
            let _ = written.send(());
        }
    }

    /// Why the journal cannot be written any more.
    pub fn failure(&self) -> Option<&str> {
        self.failed.get().map(String::as_str)
    }
}

impl Drop for Journal {
    /// Waits until everything is on disk.
    fn drop(&mut self) {
        self.written = None;
        if let Some(syncer) = self.syncer.take() {
            // A thread that failed has said so.
            let _ = syncer.join();
        }
    }
}

fn line(entry: &JournalEntry) -> String {
    // Entries hold nothing that JSON cannot say.
    let body = serde_json::to_string(entry).unwrap_or_default();
    format!("{:08x} {body}\n", crc32fast::hash(body.as_bytes()))
}

/// Reads a journal: the game at its end. A last line that was cut off is left out; `None` if there is no journal.
///
/// # Errors
/// The file cannot be read, or its first line is damaged.
pub fn read_journal(path: &Path) -> Result<Option<SavedGame>, SaveError> {
    let name = path.display().to_string();
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(SaveError::Unreadable(name, error)),
    };
    let mut entries = bytes.split(|byte| *byte == b'\n').map_while(entry);
    let Some(JournalEntry::Begin(game)) = entries.next() else {
        return Err(SaveError::NotAGame(
            name,
            say!("file-its-first-line-is-damaged").to_owned(),
        ));
    };
    let mut game = *game;
    for entry in entries {
        if matches!(entry, JournalEntry::Begin(_)) {
            break;
        }
        game.note(entry);
    }
    game.deals = results(&game.record).map_err(|(at, refused)| {
        SaveError::NotAGame(
            name,
            say!("file-input-is-not-legal", at = at + 1, refused = refused.0),
        )
    })?;
    Ok(Some(game))
}

fn entry(line: &[u8]) -> Option<JournalEntry> {
    let (sum, body) = std::str::from_utf8(line).ok()?.split_once(' ')?;
    let sum = u32::from_str_radix(sum, 16).ok()?;
    (sum == crc32fast::hash(body.as_bytes()))
        .then(|| serde_json::from_str(body).ok())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;
    use crate::save::SavedPlayer;
    use crate::table::{Game, Move, Setup};
    use crate::tiles::{BySeat, Seat};

    /// A game of which everybody has said "ready" so many times.
    fn begin(path: &Path) -> (Journal, Vec<Input>) {
        let game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(3));
        let saved = SavedGame {
            names: BySeat::default(),
            players: BySeat::from_fn(|_| SavedPlayer::Person),
            viewer: Seat::new(0),
            assisted: false,
            auto_played: Vec::new(),
            record: game.record().clone(),
            deals: Vec::new(),
        };
        let journal = Journal::begin(path, saved).expect("a journal in a fresh folder");
        let inputs = Seat::ALL.map(|seat| Input::Move(seat, Move::Ready));
        (journal, inputs.to_vec())
    }

    #[test]
    fn a_journal_gives_the_game_back_to_the_last_whole_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("autosave");
        let (mut journal, inputs) = begin(&path);
        for input in &inputs {
            journal.note(&JournalEntry::Made(input.clone()));
        }
        journal.note(&JournalEntry::Back(1));
        assert_eq!(journal.failure(), None);
        drop(journal);
        let whole = std::fs::read(&path).expect("the journal");
        let game = read_journal(&path).expect("a journal").expect("a game");
        assert_eq!(game.record.inputs, inputs[..3]);

        let first = whole
            .iter()
            .position(|byte| *byte == b'\n')
            .expect("a line");
        for end in first..whole.len() {
            std::fs::write(&path, &whole[..end]).expect("written");
            let game = read_journal(&path).expect("a journal").expect("a game");
            assert!(game.record.inputs.len() <= 4, "cut at {end}");
        }
        for end in 0..first {
            std::fs::write(&path, &whole[..end]).expect("written");
            assert!(read_journal(&path).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn a_full_disk_is_told() {
        let Ok(full) = OpenOptions::new().append(true).open("/dev/full") else {
            return;
        };
        let mut journal = Journal::on(full).expect("a thread");
        assert_eq!(journal.failure(), None);
        journal.note(&JournalEntry::Assisted);
        let why = journal.failure().unwrap_or_default();
        assert!(why.contains("No space left"), "{why}");
    }

    #[test]
    fn no_journal_is_no_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let none = read_journal(&folder.path().join("autosave"));
        assert!(none.is_ok_and(|game| game.is_none()));
    }
}
