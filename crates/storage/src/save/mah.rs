//! `.mah` files: a line with the format and the checksums, since format 2 a line with a summary, then the game as JSON. Every format ever
//! written stays readable; see `docs/file-format.md`.

use std::io;
use std::path::{Path, PathBuf};

use super::foreign_json::from_json;
use super::window_thread::assert_disk_allowed;
use super::{
    GAME_BYTES, SaveError, SavedGame, SeenGame, Summary, forbidden_reason, format_1, format_2,
    read_file, record_limits, write_private,
};
use engine::untrusted_text::sanitize_path;
use words::say;

/// The extension of saved games.
pub const EXTENSION: &str = "mah";

/// The first word of every file.
pub(super) const MARK: &str = "RedStake";
/// The format that this version writes, and the latest it reads.
pub(super) const FORMAT: u32 = 2;

/// Saves a game; `.mah` is added to a name without an extension. Returns its path.
///
/// # Errors
/// The name has another extension or is not allowed, or the file cannot be written; an existing file is then unchanged.
pub fn save(path: &Path, game: &SavedGame) -> Result<PathBuf, SaveError> {
    write(path, format_2::lines(game))
}

/// Saves a game that was seen over the network; `.mah` is added to a name without an extension. Returns its path.
///
/// # Errors
/// The name has another extension or is not allowed, or the file cannot be written.
pub fn save_seen(path: &Path, game: &SeenGame) -> Result<PathBuf, SaveError> {
    write(path, format_2::lines_of_seen(game))
}

fn write(path: &Path, lines: serde_json::Result<[String; 2]>) -> Result<PathBuf, SaveError> {
    let path = with_extension(path)?;
    let name = name_of(&path);
    if let Some(why) = forbidden_reason(&path) {
        return Err(SaveError::ForbiddenName(name, why));
    }
    let unwritable = |error| SaveError::Unwritable(name.clone(), error);
    let text = text_of(&lines.map_err(|error| unwritable(error.into()))?);
    write_private(&path, text.as_bytes()).map_err(unwritable)?;
    Ok(path)
}

/// The text of a file: the first line, then these lines with the summary and the game.
pub(super) fn text_of([summary, game]: &[String; 2]) -> String {
    let checksums = [summary, game].map(|line| crc32fast::hash(line.as_bytes()));
    let head = Head {
        format: FORMAT,
        checksums: checksums.to_vec(),
    };
    format!("{}\n{summary}\n{game}\n", head.text())
}

/// Whether a name has the extension of our own saved games, `.mah`.
pub fn has_own_extension(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case(EXTENSION))
}

/// Reads a game that was seen over the network.
///
/// # Errors
/// The file cannot be read, or is not such a game.
pub fn open_seen(path: &Path) -> Result<SeenGame, SaveError> {
    let (name, bytes) = read(path)?;
    seen(&name, &parts(&name, &bytes)?)
}

/// The name of a file, which must have the extension of our saved games.
pub(super) fn checked_name(path: &Path) -> Result<String, SaveError> {
    let name = name_of(path);
    match has_own_extension(path) {
        true => Ok(name),
        false => Err(SaveError::OtherExtension(name)),
    }
}

/// The name and contents of a file, which must have the extension of our saved games.
pub(super) fn read(path: &Path) -> Result<(String, Vec<u8>), SaveError> {
    assert_disk_allowed();
    let name = checked_name(path)?;
    content(name, path)
}

/// Reads a file. Also returns the given name, which errors mention.
pub(super) fn content(name: String, path: &Path) -> Result<(String, Vec<u8>), SaveError> {
    match read_file(path, GAME_BYTES) {
        Ok(bytes) => Ok((name, bytes)),
        Err(error) if error.kind() == io::ErrorKind::FileTooLarge => {
            let reason = say!("file-too-large").to_owned();
            Err(SaveError::NotAGame(name, reason))
        }
        Err(error) => Err(SaveError::Unreadable(name, error)),
    }
}

/// The game in the contents of a file. Errors mention its name.
pub(super) fn game(name: &str, bytes: &[u8]) -> Result<SavedGame, SaveError> {
    let parts = parts(name, bytes)?;
    let game = match parts.format {
        1 => format_1::read(parts.body),
        _ => format_2::read(parts.body),
    };
    game.map_err(|why| SaveError::NotAGame(name.to_owned(), why))
}

/// The game that was seen over the network, in the parts of a file.
pub(super) fn seen(name: &str, parts: &Parts<'_>) -> Result<SeenGame, SaveError> {
    // Both formats store it in the same way.
    let game = format_1::read_seen(parts.body);
    let game = game.and_then(|game| record_limits::check_seen(&game).map(|()| game));
    game.map_err(|why| SaveError::NotAGame(name.to_owned(), why))
}

/// The first line of a file.
pub(super) struct Head {
    pub format: u32,
    /// The checksums of the lines that follow.
    checksums: Vec<u32>,
}

impl Head {
    /// Parses the first line of a file, which must be in a format that this version knows.
    pub fn read(name: &str, line: &str) -> Result<Self, SaveError> {
        let wrong = |why: &str| SaveError::NotAGame(name.to_owned(), why.to_owned());
        let mut words = line.split(' ');
        if words.next() != Some(MARK) {
            return Err(wrong(say!("file-first-line-foreign")));
        }
        let format: u32 = words
            .next()
            .and_then(|word| word.parse().ok())
            .ok_or_else(|| wrong(say!("file-no-format")))?;
        if format > FORMAT {
            return Err(SaveError::LaterVersion(name.to_owned(), format));
        }
        let checksums = words.map_while(|word| u32::from_str_radix(word, 16).ok());
        let head = Self {
            format,
            checksums: checksums.collect(),
        };
        // A checksum in any other notation is damage.
        match head.checksums.len() == head.format as usize && head.text() == line {
            true => Ok(head),
            false => Err(wrong(say!("file-first-line-damaged"))),
        }
    }

    fn text(&self) -> String {
        let checksums: String = self
            .checksums
            .iter()
            .map(|sum| format!(" {sum:08x}"))
            .collect();
        format!("{MARK} {}{checksums}", self.format)
    }

    /// Whether a line has the checksum with this index; index 0 belongs to the second line of the file.
    fn checksum_matches(&self, index: usize, line: &str) -> bool {
        self.checksums.get(index) == Some(&crc32fast::hash(line.as_bytes()))
    }

    /// The summary in the second line.
    pub fn summary(&self, name: &str, line: &str) -> Result<Summary, SaveError> {
        let summary = self.checksum_matches(0, line).then(|| from_json(line).ok());
        summary.flatten().ok_or_else(|| {
            SaveError::NotAGame(name.to_owned(), say!("file-summary-damaged").to_owned())
        })
    }
}

/// The format of a file whose checksums match, and its line with the game.
pub(super) struct Parts<'a> {
    pub format: u32,
    pub body: &'a str,
}

/// Checks and splits the bytes of a `.mah` file, without parsing the game in them.
pub(super) fn parts<'a>(name: &str, bytes: &'a [u8]) -> Result<Parts<'a>, SaveError> {
    let not_a_game = |why: &str| SaveError::NotAGame(name.to_owned(), why.to_owned());
    let text = std::str::from_utf8(bytes).map_err(|_| not_a_game(say!("file-not-text")))?;
    let (line, rest) = text
        .split_once('\n')
        .ok_or_else(|| not_a_game(say!("file-no-first-line")))?;
    let head = Head::read(name, line)?;
    let rest = rest.strip_suffix('\n').unwrap_or(rest);
    let lines: Vec<&str> = rest.splitn(head.checksums.len(), '\n').collect();
    let is_complete = lines.len() == head.checksums.len();
    if !is_complete
        || !(0..)
            .zip(&lines)
            .all(|(index, line)| head.checksum_matches(index, line))
    {
        return Err(not_a_game(say!("file-wrong-checksum")));
    }
    Ok(Parts {
        format: head.format,
        body: lines.last().copied().unwrap_or_default(),
    })
}

/// Adds the extension of saved games to a path without one.
fn with_extension(path: &Path) -> Result<PathBuf, SaveError> {
    match path.extension() {
        None => Ok(path.with_extension(EXTENSION)),
        Some(ending) if ending.eq_ignore_ascii_case(EXTENSION) => Ok(path.to_owned()),
        Some(_) => Err(SaveError::OtherExtension(name_of(path))),
    }
}

/// A file's name as messages show it.
pub(super) fn name_of(path: &Path) -> String {
    sanitize_path(path.file_name().unwrap_or(path.as_os_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::save::{SavedPlayer, open};
    use engine::rules::RuleSet;
    use engine::table::{Game, Input, Move, Setup};
    use engine::tiles::{BySeat, Seat};

    fn game() -> SavedGame {
        let mut table = Game::new(std::sync::Arc::new(RuleSet::bloem()), Setup::seeded(5));
        for seat in Seat::ALL {
            assert!(table.apply(Input::Move(seat, Move::Ready)).is_ok());
        }
        SavedGame {
            names: BySeat(["You", "Lin", "Ada", "Tomás"].map(str::to_owned)),
            players: BySeat::from_fn(|_| SavedPlayer::Person),
            viewer: Seat::new(0),
            assisted: false,
            auto_played: Vec::new(),
            advised: None,
            record: table.record().clone(),
            messages: Vec::new(),
        }
    }

    #[test]
    fn a_saved_game_opens_as_it_was() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let path = save(&folder.path().join("evening"), &game())?;
        assert_eq!(
            path.extension().and_then(|ending| ending.to_str()),
            Some("mah")
        );
        assert_eq!(open(&path)?, game());
        Ok(())
    }

    #[test]
    fn no_truncated_or_changed_file_is_accepted() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let path = save(&folder.path().join("evening.mah"), &game())?;
        let whole = std::fs::read(&path)?;
        // Only the last line break may be missing.
        for end in 0..whole.len() - 1 {
            assert!(super::game("x", &whole[..end]).is_err(), "cut at {end}");
        }
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x11;
            assert!(super::game("x", &damaged).is_err(), "flipped at {at}");
        }
        Ok(())
    }

    #[test]
    fn other_files_are_refused_with_a_message() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let other = folder.path().join("x.txt");
        assert!(matches!(
            save(&other, &game()),
            Err(SaveError::OtherExtension(_))
        ));
        assert!(matches!(open(&other), Err(SaveError::OtherExtension(_))));
        let missing = folder.path().join("gone.mah");
        assert!(matches!(open(&missing), Err(SaveError::Unreadable(..))));
        let later = folder.path().join("later.mah");
        std::fs::write(&later, "RedStake 3 00000000\n{}\n")?;
        let error = open(&later).expect_err("a later format");
        assert!(matches!(error, SaveError::LaterVersion(_, 3)));
        assert!(error.to_string().contains("newer version"), "{error}");
        Ok(())
    }
}
