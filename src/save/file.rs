//! Writing a file so that it is there whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use serde::de::DeserializeOwned;

use super::{SaveError, windows};

/// How often a file that another program has open is tried again, and after what pause.
const ATTEMPTS: u32 = 5;
const PAUSE: Duration = Duration::from_millis(20);

/// Writes a file under a temporary name in the same folder, syncs it and gives it its name; then syncs the folder. If the power
/// goes, either the old file is there or the new one.
///
/// # Errors
/// The system could not write it; the file that was there is untouched.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write(
        path,
        bytes,
        File::options().write(true).create(true).truncate(true),
    )
}

/// The same for a file with a secret in it, which only its owner may read.
///
/// # Errors
/// The system could not write it; the file that was there is untouched.
pub fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    write(path, bytes, &options)
}

fn write(path: &Path, bytes: &[u8], options: &OpenOptions) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let name = path.file_name().unwrap_or_default();
    // A name of its own, and no longer than the file's may be.
    let name = crc32fast::hash(name.as_encoded_bytes());
    let temporary = folder.join(format!(".{name:08x}.{}.part", std::process::id()));
    // What an attempt has left may be readable by others.
    let _ = fs::remove_file(&temporary);
    let written = options.open(&temporary).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| rename(&temporary, path));
    if renamed.is_err() {
        // What is left of the attempt is of no use to anybody; a failure to remove it changes nothing.
        let _ = fs::remove_file(&temporary);
    }
    renamed?;
    // Some systems cannot open a folder; the file itself is safe by then.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Gives a file its name. Where another program may be in the way for a moment, it is asked again before that is an error.
fn rename(from: &Path, to: &Path) -> io::Result<()> {
    let mut renamed = fs::rename(from, to);
    for _ in 0..ATTEMPTS {
        if !renamed.as_ref().is_err_and(windows::is_in_the_way) {
            break;
        }
        thread::sleep(PAUSE);
        renamed = fs::rename(from, to);
    }
    renamed
}

/// Puts a damaged file aside under the ending `.damaged`, or `.damaged-2` and so on if there are such files already, so that
/// nothing writes over it.
pub fn set_aside(path: &Path) {
    if let Err(error) = fs::rename(path, free_name(path)) {
        tracing::warn!(file = %path.display(), %error, "a damaged file cannot be put aside");
    }
}

fn free_name(path: &Path) -> PathBuf {
    let mut aside = path.with_extension("damaged");
    for number in 2.. {
        if !aside.exists() {
            break;
        }
        aside = path.with_extension(format!("damaged-{number}"));
    }
    aside
}

/// Reads a small text file of the program's own.
///
/// # Errors
/// The system could not read it.
pub fn read_text(path: &Path) -> io::Result<String> {
    fs::read_to_string(path)
}

/// Reads what the program keeps for itself in a file of its own; a missing file is a fresh start, and so is a damaged one, which is put
/// aside.
///
/// # Errors
/// The file cannot be read.
pub fn read_or_begin<T: Default + DeserializeOwned>(path: &Path) -> io::Result<T> {
    match read_text(path) {
        Ok(text) => Ok(serde_json::from_str(&text).unwrap_or_else(|_| {
            set_aside(path);
            T::default()
        })),
        Err(missing) if missing.kind() == io::ErrorKind::NotFound => Ok(T::default()),
        Err(error) => Err(error),
    }
}

/// Reads a text of the Unix programs, which may hold any bytes.
///
/// # Errors
/// The system could not read it.
pub fn read_wire_text(path: &Path) -> io::Result<String> {
    let bytes = fs::read(path)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Removes a saved game for good.
///
/// # Errors
/// The system keeps it.
pub fn delete(path: &Path) -> Result<(), SaveError> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    fs::remove_file(path).map_err(|error| SaveError::Undeletable(name.into_owned(), error))
}

/// Removes a file that is not wanted any more; one that is not there is removed already.
pub fn remove(path: &Path) {
    if let Err(error) = fs::remove_file(path)
        && error.kind() != io::ErrorKind::NotFound
    {
        tracing::warn!(file = %path.display(), %error, "a file cannot be removed");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn only_its_owner_may_read_a_file_with_a_secret() -> io::Result<()> {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("instance");
        let mode = || Ok::<_, io::Error>(fs::metadata(&path)?.permissions().mode() & 0o777);
        write_whole(&path, b"open")?;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644))?;
        write_private(&path, b"a secret")?;
        assert_eq!(
            mode()?,
            0o600,
            "an old file that everybody could read makes no difference"
        );
        assert_eq!(fs::read(&path)?, b"a secret");
        Ok(())
    }

    #[test]
    fn a_name_may_be_as_long_as_the_system_allows() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("x".repeat(255));
        write_whole(&path, b"game")?;
        assert_eq!(fs::read(&path)?, b"game");
        Ok(())
    }

    #[test]
    fn a_damaged_file_is_kept_beside_those_of_before() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("autosave.mah");
        for text in ["first", "second", "third"] {
            fs::write(&path, text)?;
            set_aside(&path);
            assert!(!path.exists());
        }
        let kept = |name: &str| fs::read_to_string(folder.path().join(name));
        assert_eq!(kept("autosave.damaged")?, "first");
        assert_eq!(kept("autosave.damaged-2")?, "second");
        assert_eq!(kept("autosave.damaged-3")?, "third");
        Ok(())
    }
}
