//! Handles files of the program that cannot be used: damaged ones are renamed, and the player is informed once.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::untrusted_text::sanitize_path;
use storage::save;
use words::say;

/// Messages about unusable files, shared by threads.
#[derive(Clone, Default)]
pub struct FileProblems(Arc<Mutex<Problems>>);

#[derive(Default)]
struct Problems {
    /// The messages that the player has not seen yet.
    messages: Vec<String>,
    /// Files that stay in place but cannot be read now, and have been reported.
    reported: HashSet<PathBuf>,
}

impl FileProblems {
    /// Reads a file. A damaged, forbidden or irregular file is renamed, and the result is an empty `T`. `None`: it exists, cannot be read
    /// now, and must not be overwritten.
    pub fn read<T: Default>(
        &self,
        path: &Path,
        read: impl FnOnce(&Path) -> io::Result<T>,
    ) -> Option<T> {
        match read(path) {
            Ok(content) => Some(content),
            Err(error) => self.set_aside(path, &error).then(T::default),
        }
    }

    /// Renames a file that is unusable for good; true if a new one may be written in its place. A file that only cannot be read now stays.
    pub fn set_aside(&self, path: &Path, error: &io::Error) -> bool {
        let file = sanitize_path(path);
        let why = save::reason(error);
        tracing::warn!(%file, %error, "a file cannot be read");
        let kept = save::is_permanent(error).then(|| save::set_aside(path).ok());
        let mut problems = self.lock();
        match kept.flatten() {
            Some(kept) => {
                let kept = sanitize_path(&kept);
                problems
                    .messages
                    .push(say!("file-kept-aside", file, why, kept));
                true
            }
            None => {
                if problems.reported.insert(path.to_owned()) {
                    problems.messages.push(say!("file-left-unread", file, why));
                }
                false
            }
        }
    }

    /// Adds a message, if there is one.
    pub fn add(&self, words: Option<String>) {
        self.lock().messages.extend(words);
    }

    /// Takes all messages, joined to one.
    pub fn take(&self) -> Option<String> {
        let messages = std::mem::take(&mut self.lock().messages);
        (!messages.is_empty()).then(|| words::sentences(messages))
    }

    fn lock(&self) -> MutexGuard<'_, Problems> {
        // A list of sentences is valid even after a panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use coach::duplicate::Attempts;
    use coach::puzzle::PuzzleStore;
    use coach::stats::Statistics;

    /// Damaged files, files that are not text, and folders in place of a file are kept, for every kind of file.
    #[test]
    fn an_unreadable_file_is_set_aside_and_reported_once() -> io::Result<()> {
        fn check<T: Default + PartialEq>(
            folder: &Path,
            read: fn(&Path) -> io::Result<T>,
            write: fn(&T, &Path) -> io::Result<()>,
        ) -> io::Result<()> {
            let file_problems = FileProblems::default();
            let path = folder.join("own.json");
            for (number, content) in [&b"{ \"hands\": "[..], b"\xff\xfe\x00", b"[1, 2"]
                .iter()
                .enumerate()
            {
                fs::write(&path, content)?;
                let empty = file_problems
                    .read(&path, read)
                    .expect("replaced by an empty file");
                assert!(empty == T::default());
                let message = file_problems.take().expect("a message");
                let name = match number {
                    0 => "own.damaged".to_owned(),
                    _ => format!("own.damaged-{}", number + 1),
                };
                assert!(message.contains(&name), "{message}");
                assert_eq!(fs::read(folder.join(name))?, *content);
                write(&empty, &path)?;
                assert!(file_problems.read(&path, read).is_some());
                assert_eq!(file_problems.take(), None, "it is reported once");
            }
            fs::remove_file(&path)?;
            fs::create_dir(&path)?;
            assert!(file_problems.read(&path, read).is_some() && !path.exists());
            Ok(())
        }
        let folder = tempfile::tempdir()?;
        let subfolder = |name: &str| folder.path().join(name);
        for name in ["statistics", "puzzles", "deals"] {
            fs::create_dir(subfolder(name))?;
        }
        check(
            &subfolder("statistics"),
            Statistics::read,
            Statistics::write,
        )?;
        check(&subfolder("puzzles"), PuzzleStore::read, PuzzleStore::write)?;
        check(&subfolder("deals"), Attempts::read, Attempts::write)
    }

    #[test]
    fn a_temporarily_unreadable_file_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("statistics.json");
        fs::write(&path, "statistics").expect("written");
        let file_problems = FileProblems::default();
        for _ in 0..2 {
            let busy =
                |_: &Path| Err::<Statistics, _>(io::Error::other("the disk does not answer"));
            assert!(file_problems.read(&path, busy).is_none());
        }
        let message = file_problems.take().expect("a message");
        assert_eq!(message.matches("does not answer").count(), 1, "{message}");
        assert!(path.exists());
    }
}
