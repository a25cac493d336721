//! Files that only their owner may read and that are not written as a whole, or must be new: logs, reports, and what a hosted table writes about
//! its games. `write_private` is for whole files.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use super::disk;
use super::write::expect_writable;

/// Options for opening such a file. A new file is private; an existing one keeps its mode, which somebody may have chosen.
fn options() -> OpenOptions {
    let mut options = File::options();
    options.write(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Opens a file for writing, and creates or truncates it.
///
/// # Errors
/// The system cannot open it, or writing to it might block.
pub fn create_private(path: &Path) -> io::Result<File> {
    open(path, options().truncate(true))
}

/// Opens a file for appending, and creates it if it is missing.
///
/// # Errors
/// The system cannot open it, or writing to it might block.
pub fn append_private(path: &Path) -> io::Result<File> {
    open(path, options().append(true))
}

/// Creates a file that must not exist yet.
pub(super) fn create_new(path: &Path) -> io::Result<File> {
    disk::open(path, options().create_new(true))
}

fn open(path: &Path, options: &OpenOptions) -> io::Result<File> {
    if let Ok(metadata) = disk::metadata(path) {
        expect_writable(path, &metadata)?;
    }
    disk::open(path, options)
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn only_its_owner_reads_a_new_file_and_an_old_one_keeps_its_mode() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let mode =
            |path: &Path| Ok::<_, io::Error>(fs::metadata(path)?.permissions().mode() & 0o777);
        let log = folder.path().join("log");
        append_private(&log)?;
        assert_eq!(mode(&log)?, 0o600);
        fs::set_permissions(&log, fs::Permissions::from_mode(0o640))?;
        append_private(&log)?;
        create_private(&log)?;
        assert_eq!(mode(&log)?, 0o640);
        assert!(create_new(&log).is_err());
        Ok(())
    }

    #[test]
    fn pipes_and_folders_are_refused_and_devices_accepted() {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe");
        let created = std::process::Command::new("mkfifo").arg(&pipe).status();
        if created.is_ok_and(|created| created.success()) {
            assert!(append_private(&pipe).is_err());
            assert!(create_private(&pipe).is_err());
        }
        assert!(append_private(folder.path()).is_err());
        assert!(append_private(Path::new("/dev/null")).is_ok());
    }
}
