//! Atomic writing of whole files: a file is either complete or unchanged, except in a folder where files cannot be replaced. Logs, reports,
//! the hand histories of hosted tables and the lines of a journal are not written with this module.

use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use super::reading::is_inherited;
use super::{disk, read_file, windows};
use words::say;

/// How often to retry a renaming while another program has the file open, and the pause before each retry.
const RETRIES: u32 = 5;
const PAUSE: Duration = Duration::from_millis(20);
/// The longest chain of symbolic links that is followed.
const MAX_LINKS: usize = 40;

/// Who may read a new file. A file that is replaced keeps its mode.
#[derive(Clone, Copy)]
enum Readers {
    /// The system's default for new files.
    Default,
    /// Only its owner.
    Owner,
}

/// Writes a file under a temporary name in the same folder, syncs it, renames it and syncs the folder. After a power failure either the old
/// file exists or the new one. A symbolic link is kept, and its target is written. An existing file keeps its mode and, where the system
/// allows it, its owner; one that cannot be replaced is overwritten in place.
///
/// # Errors
/// The system cannot write it; the existing file is unchanged, or was restored as far as possible if it was overwritten in place.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write(path, bytes, Readers::Default)
}

/// Writes a file as `write_whole` does. If it is new, only its owner may read it.
///
/// # Errors
/// As for `write_whole`.
pub fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write(path, bytes, Readers::Owner)
}

/// Writes one of the program's own files as `write_private` does. Its folder is created if necessary.
///
/// # Errors
/// As for `write_whole`, or the folder cannot be created.
pub fn write_own(path: &Path, bytes: &[u8]) -> io::Result<()> {
    disk::create_dir_all(folder_of(path))?;
    write_private(path, bytes)
}

fn write(path: &Path, bytes: &[u8], readers: Readers) -> io::Result<()> {
    let old = match disk::metadata(path) {
        Ok(metadata) if !metadata.is_file() => return write_to_device(path, bytes, &metadata),
        Ok(metadata) => Some(metadata),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let target = resolve_links(path)?;
    // A read-only file stays as it is, even if its folder would allow replacing it.
    if cfg!(unix) && old.is_some() {
        disk::open(&target, File::options().write(true))?;
    }
    match replace(&target, bytes, old.as_ref(), readers) {
        Err(error) if old.is_some() && cannot_replace(&error) => write_in_place(&target, bytes),
        done => done,
    }
}

/// Writes a new file under a temporary name and renames it to `target`, which replaces the old file if there is one.
fn replace(
    target: &Path,
    bytes: &[u8],
    old: Option<&Metadata>,
    readers: Readers,
) -> io::Result<()> {
    let folder = folder_of(target);
    let mut options = File::options();
    options.write(true).create_new(true);
    if old.is_some() || matches!(readers, Readers::Owner) {
        only_for_owner(&mut options);
    }
    let (temporary, file) = create(folder, target, &options)?;
    let write_and_sync = || {
        // The lock keeps another instance that starts now from removing the file as a leftover. Some systems have no locks.
        let _ = file.try_lock();
        (&file).write_all(bytes)?;
        if let Some(old) = old {
            keep_owner_and_mode(&file, old);
        }
        file.sync_all()
    };
    let renamed = write_and_sync().and_then(|()| rename(&temporary, target));
    drop(file);
    if renamed.is_err() {
        // Remove the incomplete file; a failure to do so does not matter.
        let _ = disk::remove_file(&temporary);
    }
    renamed?;
    // Some systems cannot open a folder; the file itself is safe by then.
    if let Ok(folder) = disk::open_any(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Creates a file under an unused temporary name, which is no longer than the target's own name may be.
fn create(folder: &Path, target: &Path, options: &OpenOptions) -> io::Result<(PathBuf, File)> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = target.file_name().unwrap_or_default();
    let name = crc32fast::hash(name.as_encoded_bytes());
    let process = std::process::id();
    loop {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let temporary = folder.join(format!(".{name:08x}.{process}-{number}.part"));
        match disk::open(&temporary, options) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            opened => return opened.map(|file| (temporary, file)),
        }
    }
}

/// Makes a new file readable for its owner only.
#[cfg(unix)]
fn only_for_owner(options: &mut OpenOptions) {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
}

/// On Windows the folder determines who may read its files.
#[cfg(not(unix))]
fn only_for_owner(_options: &mut OpenOptions) {}

/// Gives the new file the owner and the mode of the old one, as far as the system allows it.
#[cfg(unix)]
fn keep_owner_and_mode(file: &File, old: &Metadata) {
    use std::fs::Permissions;
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
    let mut mode = old.mode() & 0o777;
    let keeps_group = file.metadata().is_ok_and(|new| {
        let same = (new.uid(), new.gid()) == (old.uid(), old.gid());
        same || fchown(file, Some(old.uid()), Some(old.gid())).is_ok()
            || fchown(file, None, Some(old.gid())).is_ok()
    });
    if !keeps_group {
        // Another group gets no more rights than everybody.
        mode = mode & 0o707 | (mode & 0o007) << 3;
    }
    // Some file systems have no modes.
    let _ = file.set_permissions(Permissions::from_mode(mode));
}

#[cfg(not(unix))]
fn keep_owner_and_mode(_file: &File, _old: &Metadata) {}

/// Whether a file cannot be replaced but perhaps be written in place: its folder is read-only, or it is a mount point.
fn cannot_replace(error: &io::Error) -> bool {
    use ErrorKind::{CrossesDevices, PermissionDenied, ReadOnlyFilesystem, ResourceBusy};
    matches!(
        error.kind(),
        PermissionDenied | ReadOnlyFilesystem | CrossesDevices | ResourceBusy
    )
}

/// Overwrites a file that cannot be replaced. If that fails, tries to restore the old contents.
fn write_in_place(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let overwrite = |bytes: &[u8]| {
        let mut file = disk::open(target, File::options().write(true).truncate(true))?;
        file.write_all(bytes)?;
        file.sync_all()
    };
    let old = read_file(target, u64::MAX)?;
    overwrite(bytes).inspect_err(|_| {
        let _ = overwrite(&old);
    })
}

/// Writes to something that is not a regular file.
fn write_to_device(path: &Path, bytes: &[u8], metadata: &Metadata) -> io::Result<()> {
    expect_writable(path, metadata)?;
    disk::open(path, File::options().write(true))?.write_all(bytes)
}

/// Refuses anything that might block for ever: only files, devices such as `/dev/null` and inherited files are written to.
pub(super) fn expect_writable(path: &Path, metadata: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    let is_device = std::os::unix::fs::FileTypeExt::is_char_device(&metadata.file_type());
    #[cfg(not(unix))]
    let is_device = false;
    if metadata.is_file() || is_device || is_inherited(path) {
        return Ok(());
    }
    let kind = match metadata.is_dir() {
        true => ErrorKind::IsADirectory,
        false => ErrorKind::InvalidInput,
    };
    Err(io::Error::new(kind, say!("file-not-ordinary")))
}

/// Follows symbolic links to the file that a path denotes; the last target need not exist.
pub(super) fn resolve_links(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_owned();
    for _ in 0..MAX_LINKS {
        match disk::read_link(&target) {
            Ok(next) => target = folder_of(&target).join(next),
            Err(_) => return Ok(target),
        }
    }
    // A circle of links: the system has an error for it.
    disk::metadata(path).map(|_| target)
}

/// The folder of a file.
pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Renames a file. Where another program may be using it for a moment, retries before that is an error.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    let mut renamed = disk::rename(from, to);
    for _ in 0..RETRIES {
        if !renamed.as_ref().is_err_and(windows::is_in_use) {
            break;
        }
        thread::sleep(PAUSE);
        renamed = disk::rename(from, to);
    }
    renamed
}

/// Removes temporary files that killed programs have left in a folder, and in the folders of the files that symbolic links there lead to. A
/// file that is still being written is locked, and stays.
pub fn remove_leftovers(folder: &Path) {
    let entries = disk::read_dir(folder).into_iter().flatten().flatten();
    let links = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_symlink()));
    let mut folders: Vec<PathBuf> = links
        .filter_map(|link| resolve_links(&link.path()).ok())
        .map(|target| folder_of(&target).to_owned())
        .collect();
    folders.push(folder.to_owned());
    folders.sort();
    folders.dedup();
    for folder in folders {
        remove_leftovers_in(&folder);
    }
}

fn remove_leftovers_in(folder: &Path) {
    let Ok(entries) = disk::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let is_ours = entry.file_name().to_str().is_some_and(is_temporary);
        if !is_ours || !entry.file_type().is_ok_and(|kind| kind.is_file()) {
            continue;
        }
        let path = entry.path();
        let file = disk::open(&path, File::options().write(true));
        if file.is_ok_and(|file| file.try_lock().is_ok())
            && let Err(error) = disk::remove_file(&path)
        {
            tracing::warn!(file = %path.display(), %error, "a temporary file cannot be removed");
        }
    }
}

/// Whether a name has the form that `create` gives a file. In earlier versions the form had no number.
fn is_temporary(name: &str) -> bool {
    let consists_of = |text: &str, digit: fn(&char) -> bool| {
        !text.is_empty() && text.chars().all(|letter| digit(&letter))
    };
    let body = name
        .strip_prefix('.')
        .and_then(|name| name.strip_suffix(".part"));
    body.and_then(|body| body.split_once('.'))
        .is_some_and(|(sum, rest)| {
            let (process, number) = rest.split_once('-').unwrap_or((rest, "0"));
            sum.len() == 8
                && consists_of(sum, char::is_ascii_hexdigit)
                && consists_of(process, char::is_ascii_digit)
                && consists_of(number, char::is_ascii_digit)
        })
}

#[cfg(test)]
mod tests;
