//! Moves files from places where earlier versions stored them.

use std::io::{self, ErrorKind};
use std::path::Path;

use super::write::{folder_of, rename, write_own};
use super::{disk, read_file};

/// Moves a file or folder to its new place, unless it is missing or something exists at the new place. A relative symbolic link is replaced
/// by an absolute one to the same target.
///
/// # Errors
/// It cannot be moved and stays where it was.
pub fn move_once(old: &Path, new: &Path) -> io::Result<()> {
    let exists = |path: &Path| disk::symlink_metadata(path).is_ok();
    if old == new || !exists(old) || exists(new) {
        return Ok(());
    }
    disk::create_dir_all(folder_of(new))?;
    #[cfg(unix)]
    if let Ok(target) = disk::read_link(old)
        && target.is_relative()
    {
        let target = std::path::absolute(folder_of(old).join(target))?;
        std::os::unix::fs::symlink(target, new)?;
        return disk::remove_file(old);
    }
    match rename(old, new) {
        Err(error) if error.kind() == ErrorKind::CrossesDevices && disk::is_file(old) => {
            write_own(new, &read_file(old, u64::MAX)?)?;
            disk::remove_file(old)
        }
        moved => moved,
    }
}
