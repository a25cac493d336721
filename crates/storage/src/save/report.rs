//! Diagnostics: the logs of the last runs, and a report after a crash.

use std::backtrace::Backtrace;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use super::{create_private, disk, files_with_extension, windows};

/// The number of logs that are kept, including that of this run.
const MAX_LOGS: usize = 5;

/// Opens the log of this run in a folder, and removes old ones.
///
/// # Errors
/// The folder cannot be written.
pub fn log_file(folder: &Path) -> io::Result<File> {
    disk::create_dir_all(folder)?;
    for old in files_with_extension(folder, "log")
        .iter()
        .skip(MAX_LOGS - 1)
    {
        // A failure to remove an old log doesn't matter.
        let _ = disk::remove_file(&old.path);
    }
    create_private(&folder.join(format!("{}.log", seconds())))
}

/// Writes a crash report to a folder and returns its path. `message` is the panic message.
///
/// # Errors
/// The folder cannot be written.
pub fn fault_report(folder: &Path, message: &str) -> io::Result<PathBuf> {
    disk::create_dir_all(folder)?;
    let path = folder.join(format!("fault-{}.txt", seconds()));
    let mut file = create_private(&path)?;
    let report = format!(
        "Red Stake {} on {} {}\n{message}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        Backtrace::force_capture()
    );
    file.write_all(windows::with_system_line_ends(&report).as_bytes())?;
    file.sync_all()?;
    Ok(path)
}

/// Seconds since 1970, for names that sort by time.
fn seconds() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |passed| passed.as_secs())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn logs_of_five_runs_are_kept() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        for run in 0..9 {
            File::create(folder.path().join(format!("{run}.log")))?;
        }
        log_file(folder.path())?;
        assert_eq!(files_with_extension(folder.path(), "log").len(), MAX_LOGS);
        Ok(())
    }

    #[test]
    fn a_report_has_the_message_and_a_backtrace() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = fault_report(&folder.path().join("logs"), "the cat sat on the keys")?;
        let text = fs::read_to_string(path)?;
        assert!(text.contains("the cat sat") && text.contains(env!("CARGO_PKG_VERSION")));
        assert!(text.contains("report"), "a backtrace: {text}");
        Ok(())
    }
}
