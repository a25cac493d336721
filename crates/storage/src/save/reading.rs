//! Reads files that may come from others: regular files only, up to a size limit.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use super::disk;
use words::say;

/// The size limit in bytes of a game, and of the program's own data.
pub const GAME_BYTES: u64 = 64 << 20;
/// The size limit of texts that people write: preferences, sentences, help pages.
pub const TEXT_BYTES: u64 = 1 << 20;
/// The size limit of a picture.
pub const PICTURE_BYTES: u64 = 32 << 20;

/// Whether a path denotes a file that our parent process has opened for us, as a shell does for `<(command)` and for standard input.
pub fn is_inherited(path: &Path) -> bool {
    let folders = ["/dev/fd", "/proc/self/fd"];
    let files = ["/dev/stdin", "/dev/stdout", "/dev/stderr"];
    let folder = path.parent().unwrap_or(Path::new(""));
    cfg!(unix)
        && (folders.iter().any(|open| folder == Path::new(open))
            || files.iter().any(|open| path == Path::new(open)))
}

/// Opens a regular or inherited file for reading. Anything else is refused before it is opened: a pipe would block, and a device may never
/// end.
///
/// # Errors
/// The system cannot open it, or it is not a regular file.
pub(super) fn open_regular(path: &Path) -> io::Result<File> {
    let metadata = disk::metadata(path)?;
    if metadata.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !metadata.is_file() && !is_inherited(path) {
        return Err(io::Error::new(
            ErrorKind::InvalidInput,
            say!("file-is-not-regular"),
        ));
    }
    disk::open_any(path)
}

/// Reads a file of at most this many bytes.
///
/// # Errors
/// The system cannot read it, it is not a regular file, or it is larger.
pub fn read_file(path: &Path, max_bytes: u64) -> io::Result<Vec<u8>> {
    let file = open_regular(path)?;
    // An oversized file is refused without reading it.
    match file.metadata()?.len() > max_bytes {
        true => Err(too_large(max_bytes)),
        false => read_at_most(file, max_bytes),
    }
}

/// Reads at most this many bytes from a source that may not end, such as standard input.
///
/// # Errors
/// The system cannot read it, or there are more bytes.
pub fn read_at_most(from: impl Read, max_bytes: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(max_bytes.saturating_add(1))
        .read_to_end(&mut bytes)?;
    match bytes.len() as u64 <= max_bytes {
        true => Ok(bytes),
        false => Err(too_large(max_bytes)),
    }
}

fn too_large(max_bytes: u64) -> io::Error {
    let most = size(max_bytes);
    io::Error::new(ErrorKind::FileTooLarge, say!("file-larger-than", most))
}

/// Reads a text file of at most this many bytes.
///
/// # Errors
/// As for `read_file`, or the text is not UTF-8.
pub fn read_text_of(path: &Path, max_bytes: u64) -> io::Result<String> {
    text_of(read_file(path, max_bytes)?)
}

/// The text in these bytes.
///
/// # Errors
/// The bytes are not UTF-8.
pub fn text_of(bytes: Vec<u8>) -> io::Result<String> {
    let text = String::from_utf8(bytes);
    text.map_err(|_| io::Error::new(ErrorKind::InvalidData, say!("file-not-text")))
}

/// A size in bytes, in human-readable form.
fn size(bytes: u64) -> String {
    match bytes >> 20 {
        0 => format!("{} kB", bytes / 1_000),
        megabytes => format!("{megabytes} MB"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reading_stops_at_the_limit() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("words.ftl");
        std::fs::write(&path, [b'a'; 5_000]).expect("a file");
        assert!(read_file(&path, 5_000).is_ok_and(|bytes| bytes.len() == 5_000));
        let refused = read_file(&path, 4_999).expect_err("too large");
        assert_eq!(refused.kind(), ErrorKind::FileTooLarge);
        assert!(refused.to_string().contains("4 kB"), "{refused}");
    }

    #[cfg(unix)]
    #[test]
    fn files_that_are_not_regular_are_refused_without_waiting() {
        let folder = tempfile::tempdir().expect("a folder");
        let link = |name: &str, to: &Path| {
            let path = folder.path().join(name);
            std::os::unix::fs::symlink(to, &path).expect("a link");
            path
        };
        let endless = link("endless", &folder.path().join("endless"));
        let zero = link("zero", Path::new("/dev/zero"));
        let socket = folder.path().join("socket");
        let _listening = std::os::unix::net::UnixListener::bind(&socket).expect("a socket");
        let pipe = folder.path().join("pipe");
        let created = std::process::Command::new("mkfifo").arg(&pipe).status();
        let pipe = created
            .is_ok_and(|created| created.success())
            .then_some(pipe);
        for path in [endless, zero, socket, folder.path().to_owned()]
            .into_iter()
            .chain(pipe)
        {
            assert!(read_file(&path, TEXT_BYTES).is_err(), "{}", path.display());
        }
    }

    #[test]
    fn a_file_of_four_gigabytes_is_refused_unread() -> io::Result<()> {
        let file = tempfile::NamedTempFile::new()?;
        file.as_file().set_len(4 << 30)?;
        let refused = read_file(file.path(), GAME_BYTES).expect_err("too large");
        assert_eq!(refused.kind(), ErrorKind::FileTooLarge);
        Ok(())
    }

    #[test]
    fn an_endless_source_is_read_up_to_the_limit() {
        let refused = read_at_most(io::repeat(b'a'), 5_000).expect_err("too large");
        assert_eq!(refused.kind(), ErrorKind::FileTooLarge);
        assert!(read_at_most(&[b'a'; 5_000][..], 5_000).is_ok());
    }
}
