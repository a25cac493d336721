//! `.mah` files: one line that says what the file is, its format and its checksum, then the game as JSON [F1 to F4].

use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{SaveError, SavedGame, mjs, objection, write_whole};

/// The ending of saved games.
pub const EXTENSION: &str = "mah";

/// The first word of every file.
const MARK: &str = "RedStake";
/// The format this version writes and reads.
const FORMAT: u32 = 1;
/// A game of many hundred hands has a few megabytes; what is larger is no game of ours.
const LARGEST: u64 = 64 * 1024 * 1024;

/// Saves a game; `.mah` is added to a name without ending [D40]. Returns where it was saved.
///
/// # Errors
/// The name has another ending, or the file cannot be written; an older file of the name is untouched then.
pub fn save(path: &Path, game: &SavedGame) -> Result<PathBuf, SaveError> {
    write(path, game)
}

/// Writes a game of either kind.
pub(super) fn write(path: &Path, game: &impl Serialize) -> Result<PathBuf, SaveError> {
    let path = with_extension(path)?;
    let name = name_of(&path);
    if let Some(objection) = objection(&path) {
        return Err(SaveError::NoName(name, objection));
    }
    let body = serde_json::to_string(game)
        .map_err(|error| SaveError::Unwritable(name.clone(), std::io::Error::other(error)))?;
    let sum = crc32fast::hash(body.as_bytes());
    let text = format!("{MARK} {FORMAT} {sum:08x}\n{body}\n");
    write_whole(&path, text.as_bytes()).map_err(|error| SaveError::Unwritable(name, error))?;
    Ok(path)
}

/// Whether a name has the ending of our own saved games.
pub fn is_own(path: &Path) -> bool {
    has_ending(path, EXTENSION)
}

fn has_ending(path: &Path, wanted: &str) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case(wanted))
}

/// Opens a saved game, also one of the Unix mah-jong programs.
///
/// # Errors
/// The file cannot be read, has another ending, is of another version, or is not a whole game.
pub fn open(path: &Path) -> Result<SavedGame, SaveError> {
    if has_ending(path, mjs::EXTENSION) {
        return mjs::open(path);
    }
    let (name, bytes) = read(path)?;
    let game: SavedGame = parse(&name, &bytes)?;
    game.play().map_err(|refused| {
        SaveError::NotAGame(name, say!("file-a-move-in-it-is", refused = refused.0))
    })?;
    Ok(game)
}

/// A file's name and what is in it.
pub(super) fn read(path: &Path) -> Result<(String, Vec<u8>), SaveError> {
    let name = name_of(path);
    if !is_own(path) {
        return Err(SaveError::OtherExtension(name));
    }
    let unreadable = |error| SaveError::Unreadable(name.clone(), error);
    let size = std::fs::metadata(path).map_err(unreadable)?.len();
    if size > LARGEST {
        return Err(SaveError::NotAGame(
            name,
            say!("file-it-is-far-too-large").to_owned(),
        ));
    }
    let bytes = std::fs::read(path).map_err(unreadable)?;
    Ok((name, bytes))
}

/// The game in a file; its first line must be ours, and whole.
pub(super) fn parse<T: DeserializeOwned>(name: &str, bytes: &[u8]) -> Result<T, SaveError> {
    let wrong = |why: &str| SaveError::NotAGame(name.to_owned(), why.to_owned());
    let text = std::str::from_utf8(bytes).map_err(|_| wrong(say!("file-it-is-not-text")))?;
    let (head, body) = text
        .split_once('\n')
        .ok_or_else(|| wrong(say!("file-it-has-no-first-line")))?;
    let mut words = head.split_ascii_whitespace();
    if words.next() != Some(MARK) {
        return Err(wrong(say!("file-its-first-line-is-another")));
    }
    let format: u32 = words
        .next()
        .and_then(|word| word.parse().ok())
        .ok_or_else(|| wrong(say!("file-its-format-is-not-named")))?;
    if format != FORMAT {
        return Err(SaveError::OtherVersion(name.to_owned(), format));
    }
    let sum = words
        .next()
        .and_then(|word| u32::from_str_radix(word, 16).ok());
    let body = body.strip_suffix('\n').unwrap_or(body);
    if sum != Some(crc32fast::hash(body.as_bytes())) {
        return Err(wrong(say!("file-its-checksum-does-not-fit")));
    }
    serde_json::from_str(body).map_err(|error| wrong(&error.to_string()))
}

fn with_extension(path: &Path) -> Result<PathBuf, SaveError> {
    match path.extension() {
        None => Ok(path.with_extension(EXTENSION)),
        Some(ending) if ending.eq_ignore_ascii_case(EXTENSION) => Ok(path.to_owned()),
        Some(_) => Err(SaveError::OtherExtension(name_of(path))),
    }
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy()
        .into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;
    use crate::save::{SavedPlayer, Watcher};
    use crate::table::{Game, Input, Move, Setup};
    use crate::tiles::{BySeat, Seat};

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
            record: table.record().clone(),
            deals: Watcher::default().deals,
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
    fn no_truncation_and_no_flipped_byte_is_taken_for_a_game()
    -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let path = save(&folder.path().join("evening.mah"), &game())?;
        let whole = std::fs::read(&path)?;
        for end in 0..whole.len() - 1 {
            assert!(
                parse::<SavedGame>("x", &whole[..end]).is_err(),
                "cut at {end}"
            );
        }
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x11;
            assert!(
                parse::<SavedGame>("x", &damaged).is_err(),
                "flipped at {at}"
            );
        }
        Ok(())
    }

    #[test]
    fn other_files_are_refused_in_words() -> Result<(), Box<dyn std::error::Error>> {
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
        std::fs::write(&later, "RedStake 2 00000000\n{}\n")?;
        assert!(matches!(open(&later), Err(SaveError::OtherVersion(_, 2))));
        Ok(())
    }
}
