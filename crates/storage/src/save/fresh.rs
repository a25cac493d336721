//! Writes exported files and never overwrites an existing one.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use super::{SaveError, disk, read_file, write_whole};
use engine::untrusted_text::sanitize_path;

/// Writes a file under this name, or the first unused numbered one: `sheet.html`, `sheet-2.html`. Returns its path. If the file with the
/// number before has the same contents, the new one is removed and the path of the existing one returned.
///
/// # Errors
/// It cannot be written.
pub fn save_numbered(
    path: &Path,
    write: impl FnOnce(&Path) -> Result<PathBuf, SaveError>,
) -> Result<PathBuf, SaveError> {
    let unwritable = |error| SaveError::Unwritable(sanitize_path(path), error);
    let (new_path, previous) = reserve(path).map_err(unwritable)?;
    let written = write(&new_path).inspect_err(|_| {
        // An empty file is useless.
        let _ = disk::remove_file(&new_path);
    })?;
    match previous {
        Some(previous) if have_same_contents(&previous, &written) => {
            let _ = disk::remove_file(&written);
            Ok(previous)
        }
        _ => Ok(written),
    }
}

/// Writes bytes to a file that `save_numbered` names.
///
/// # Errors
/// They cannot be written.
pub fn write_numbered(path: &Path, bytes: &[u8]) -> Result<PathBuf, SaveError> {
    save_numbered(path, |path| {
        let unwritable = |error| SaveError::Unwritable(sanitize_path(path), error);
        write_whole(path, bytes).map_err(unwritable)?;
        Ok(path.to_owned())
    })
}

/// Reserves the first unused name by creating an empty file, and its folder if necessary. Also returns the existing file with the number
/// before, if there is one.
///
/// # Errors
/// No such file can be created.
pub fn reserve(path: &Path) -> io::Result<(PathBuf, Option<PathBuf>)> {
    if let Some(folder) = path.parent() {
        disk::create_dir_all(folder)?;
    }
    let mut previous = None;
    for number in 1..=u32::MAX {
        let name = numbered(path, number);
        match disk::open(&name, File::options().write(true).create_new(true)) {
            Ok(_) => return Ok((name, previous)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => previous = Some(name),
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// This path with a number before the extension; number 1 is the path itself.
fn numbered(path: &Path, number: u32) -> PathBuf {
    if number == 1 {
        return path.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}

fn have_same_contents(one: &Path, other: &Path) -> bool {
    let length = |path: &Path| disk::metadata(path).map(|found| found.len()).ok();
    let content = |path: &Path| read_file(path, u64::MAX).ok();
    length(one) == length(other) && content(one) == content(other)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn no_file_is_overwritten_and_equal_contents_are_not_written_twice() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("Tuesday 1.5.html");
        let write = |text: &str| {
            let written = write_numbered(&path, text.as_bytes()).expect("written");
            assert_eq!(fs::read_to_string(&written).expect("read"), text);
            let name = written.file_name().expect("a name").to_string_lossy();
            name.into_owned()
        };
        assert_eq!(write("first evening"), "Tuesday 1.5.html");
        assert_eq!(write("second evening"), "Tuesday 1.5-2.html");
        assert_eq!(write("second evening"), "Tuesday 1.5-2.html");
        assert_eq!(write("third evening"), "Tuesday 1.5-3.html");
        let first = fs::read_to_string(&path).expect("read");
        assert_eq!(first, "first evening");
    }

    #[test]
    fn a_failed_write_leaves_nothing_behind() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("sheet.csv");
        let full = || SaveError::ForbiddenName("sheet.csv".to_owned(), "full");
        assert!(save_numbered(&path, |_| Err(full())).is_err());
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
        fs::write(folder.path().join("none"), "no folder").expect("written");
        let nowhere = folder.path().join("none").join("sheet.csv");
        assert!(write_numbered(&nowhere, b"text").is_err());
    }
}
