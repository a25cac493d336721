//! A lock on the program's data folder, so that two windows never write the same autosave.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use super::disk;

/// Keeps a folder locked until it is dropped or the program ends in any way.
#[derive(Debug)]
pub struct Lock(#[allow(dead_code, reason = "held, not read")] File);

impl Lock {
    /// Takes the lock of a folder; `None` if it is taken already, usually by another window.
    ///
    /// # Errors
    /// The folder is not writable, or the system has no locks.
    pub fn take(folder: &Path) -> io::Result<Option<Self>> {
        // Windows cannot lock a file that is opened for appending only.
        let mut options = File::options();
        options.create(true).read(true).append(true);
        let file = disk::open(&folder.join("lock"), &options)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self(file))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_holder_has_the_lock() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let first = Lock::take(folder.path())?;
        assert!(first.is_some());
        assert!(Lock::take(folder.path())?.is_none());
        drop(first);
        assert!(Lock::take(folder.path())?.is_some());
        Ok(())
    }
}
