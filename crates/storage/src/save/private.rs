//! Files that only their owner may read: logs, what a table writes of its games, and whatever has a secret in it.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// How such a file is opened, if it has to be made. One that is there keeps its mode: somebody may have chosen it.
pub(super) fn options() -> OpenOptions {
    let mut options = File::options();
    options.write(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Opens a file to be written anew.
///
/// # Errors
/// The system cannot open it.
pub fn create_private(path: &Path) -> io::Result<File> {
    options().truncate(true).open(path)
}

/// Opens a file to be added to.
///
/// # Errors
/// The system cannot open it.
pub fn append_private(path: &Path) -> io::Result<File> {
    options().append(true).open(path)
}

/// Makes a file that must not be there yet.
pub(super) fn create_new(path: &Path) -> io::Result<File> {
    options().create_new(true).open(path)
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
}
