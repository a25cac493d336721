//! The autosave journal: the game at the start of the journal in the format of a `.mah` file, then one line per entry. The file is only
//! appended to, and a thread syncs it after each line, so a power failure loses at most the last moves.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};

use serde::{Deserialize, Serialize};

use super::stamp::Stamp;
use super::window_thread::assert_disk_allowed;
use super::{SavedGame, copies, disk, format_2, mah, reason, write_own};
use engine::table::{FinishedDeal, Input};
use engine::tiles::Tile;

/// An entry of the journal, which takes one line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum JournalEntry {
    /// An input was made, but not by Auto Play for the player.
    Made(Input),
    /// A deal has begun with this wall.
    Wall(Vec<Tile>),
    /// A deal ended with this result.
    Over(Arc<FinishedDeal>),
    /// Auto Play made an input for the player.
    AutoPlayed(Input),
    /// This number of inputs was undone, with the results of deals that ended in them. Their walls stay.
    Back(usize),
    /// The game counts as assisted from here on.
    Assisted,
    /// The player saw a tip in the current deal.
    Advised,
}

impl SavedGame {
    /// Applies an entry of the journal that was begun with this game.
    pub fn apply(&mut self, entry: JournalEntry) {
        let record = &mut self.record;
        match entry {
            JournalEntry::Made(input) => record.inputs.push(input),
            JournalEntry::AutoPlayed(input) => {
                self.auto_played.push(record.inputs.len());
                record.inputs.push(input);
            }
            JournalEntry::Wall(wall) => record.setup.walls.push(wall),
            JournalEntry::Over(deal) => {
                let deal_start = record.inputs_of(record.deals.len());
                if (deal_start + 1..=record.inputs.len()).contains(&deal.inputs) {
                    record.deals.push(deal);
                }
            }
            JournalEntry::Back(count) => {
                record.truncate(record.inputs.len().saturating_sub(count));
                self.auto_played
                    .retain(|index| *index < record.inputs.len());
            }
            JournalEntry::Assisted => self.assisted = true,
            JournalEntry::Advised => {
                let deal = record.deals.len();
                self.advised.get_or_insert_default().push(deal);
            }
        }
    }
}

/// A task of the journal's thread.
#[derive(Debug)]
enum SyncTask {
    /// Sync the file.
    Sync,
    /// Save a copy of the game to this folder.
    Copy(PathBuf, Box<SavedGame>),
}

/// A journal being written. Once `append` returns, the line is with the operating system, so nothing is lost if the program is killed; a
/// separate thread then syncs it to the disk.
#[derive(Debug)]
pub struct Journal {
    file: File,
    stamp: Stamp,
    /// The checksum of the game at the beginning, which is part of every line's checksum.
    game_checksum: u32,
    /// Number of lines written.
    lines_written: u64,
    tasks: Option<Sender<SyncTask>>,
    syncer: Option<JoinHandle<()>>,
    /// Why the journal can no longer be written.
    failure: Arc<OnceLock<String>>,
}

impl Journal {
    /// Starts a journal with a game, atomically replacing an older one of the same name.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn begin(path: &Path, game: &SavedGame) -> io::Result<Self> {
        let lines = format_2::lines(game)?;
        write_own(path, mah::text_of(&lines).as_bytes())?;
        let file = disk::open(path, OpenOptions::new().append(true))?;
        Self::appending_to(file, game_checksum(&lines[1]))
    }

    /// The stamp that the file has if no other program has changed it.
    pub fn stamp(&self) -> Stamp {
        self.stamp
    }

    /// The current stamp of the open file; `None` if the system does not describe it.
    pub fn stamp_of_file(&self) -> Option<Stamp> {
        Stamp::of(&self.file).ok()
    }

    /// Starts the thread of a journal that appends its lines to this file.
    fn appending_to(file: File, game_checksum: u32) -> io::Result<Self> {
        let stamp = Stamp::of(&file)?;
        let (tasks, task_receiver) = mpsc::channel();
        let failure = Arc::new(OnceLock::new());
        let syncer = thread::Builder::new().name("autosave".to_owned()).spawn({
            let (file, failure) = (file.try_clone()?, Arc::clone(&failure));
            move || {
                while let Ok(task) = task_receiver.recv() {
                    // Tasks that arrived meanwhile share one sync.
                    let more_tasks: Vec<SyncTask> = task_receiver.try_iter().collect();
                    if let Err(error) = file.sync_data() {
                        // Only the first failure is reported.
                        let _ = failure.set(reason(&error));
                        return;
                    }
                    for task in std::iter::once(task).chain(more_tasks) {
                        if let SyncTask::Copy(folder, game) = task {
                            copies::save_copy(&folder, &game);
                        }
                    }
                }
            }
        })?;
        Ok(Self {
            file,
            stamp,
            game_checksum,
            lines_written: 0,
            tasks: Some(tasks),
            syncer: Some(syncer),
            failure,
        })
    }

    /// Appends a line. If that fails, `failure` returns the reason, and no more lines are written.
    pub fn append(&mut self, entry: &JournalEntry) {
        assert_disk_allowed();
        if self.failure.get().is_some() {
            return;
        }
        self.lines_written += 1;
        let line = line(self.game_checksum, self.lines_written, entry);
        if let Err(error) = self.file.write_all(line.as_bytes()) {
            let _ = self.failure.set(reason(&error));
        }
        self.stamp.length += line.len() as u64;
        self.send(SyncTask::Sync);
    }

    /// Saves a copy of the game to a folder, on the journal's thread, once the lines so far are synced. A failure is only logged.
    pub fn save_copy(&mut self, folder: &Path, game: SavedGame) {
        self.send(SyncTask::Copy(folder.to_owned(), Box::new(game)));
    }

    fn send(&self, task: SyncTask) {
        if let Some(tasks) = &self.tasks {
            // A thread that has ended has recorded the reason.
            let _ = tasks.send(task);
        }
    }

    /// Ends the journal and waits until everything is on the disk.
    ///
    /// # Errors
    /// Something could not be written, with the reason.
    pub fn finish(mut self) -> Result<(), String> {
        self.join();
        self.failure()
            .map_or(Ok(()), |reason| Err(reason.to_owned()))
    }

    fn join(&mut self) {
        self.tasks = None;
        if let Some(syncer) = self.syncer.take() {
            // A thread that failed has recorded the reason.
            let _ = syncer.join();
        }
    }

    /// Why the journal can no longer be written.
    pub fn failure(&self) -> Option<&str> {
        self.failure.get().map(String::as_str)
    }
}

impl Drop for Journal {
    /// Waits until everything is on disk.
    fn drop(&mut self) {
        self.join();
    }
}

/// The checksum of the line with the game, which is part of the checksums of the following lines.
pub(super) fn game_checksum(game: &str) -> u32 {
    crc32fast::hash(game.as_bytes())
}

/// A line with its number, checksum, entry and line break.
pub(super) fn line(game_checksum: u32, number: u64, entry: &JournalEntry) -> String {
    // Entries contain only what JSON can represent.
    let body = serde_json::to_string(entry).unwrap_or_default();
    format!(
        "{number} {:08x} {body}\n",
        line_checksum(game_checksum, number, body.as_bytes())
    )
}

/// The checksum of a line. It covers the line's number and the game, so no line is mistaken for another or for one of another game.
pub(super) fn line_checksum(game_checksum: u32, number: u64, body: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(format!("{game_checksum:08x} {number} ").as_bytes());
    hasher.update(body);
    hasher.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_reported() {
        let Ok(full) = OpenOptions::new().append(true).open("/dev/full") else {
            return;
        };
        let mut journal = Journal::appending_to(full, 0).expect("a thread");
        assert_eq!(journal.failure(), None);
        journal.append(&JournalEntry::Assisted);
        let why = journal.failure().unwrap_or_default();
        assert_eq!(why, "The disk is full.");
    }
}
