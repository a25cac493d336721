//! Reading a file that somebody else may have put there: regular files only, and no more bytes than are of use.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use words::say;

/// The most bytes of a game, and of what the program keeps for itself.
pub const GAME_BYTES: u64 = 64 << 20;
/// The most bytes of a text that people write: preferences, sentences, a page of the help.
pub const TEXT_BYTES: u64 = 1 << 20;
/// The most bytes of a picture.
pub const PICTURE_BYTES: u64 = 32 << 20;

/// Reads a file of at most so many bytes. All loaders use this: a pipe would keep them waiting, and a device may never end.
///
/// # Errors
/// The system cannot read it, it is no regular file, or it is larger.
pub fn read_file(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let facts = path.metadata()?;
    if facts.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !facts.is_file() {
        return Err(io::Error::new(
            ErrorKind::InvalidInput,
            say!("file-is-not-regular"),
        ));
    }
    let mut bytes = Vec::new();
    File::open(path)?
        .take(most.saturating_add(1))
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let most = size(most);
        let why = say!("file-larger-than", most);
        return Err(io::Error::new(ErrorKind::FileTooLarge, why));
    }
    Ok(bytes)
}

/// The same for a text.
///
/// # Errors
/// Those of `read_file`, or it is no text.
pub fn read_text_of(path: &Path, most: u64) -> io::Result<String> {
    let text = String::from_utf8(read_file(path, most)?);
    text.map_err(|_| io::Error::new(ErrorKind::InvalidData, say!("file-it-is-not-text")))
}

/// A number of bytes as people say it.
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
    fn no_more_is_read_than_the_limit() {
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
    fn what_is_no_regular_file_is_not_waited_for() {
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
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        let pipe = made.is_ok_and(|made| made.success()).then_some(pipe);
        for path in [endless, zero, socket, folder.path().to_owned()]
            .into_iter()
            .chain(pipe)
        {
            assert!(read_file(&path, TEXT_BYTES).is_err(), "{}", path.display());
        }
    }
}
