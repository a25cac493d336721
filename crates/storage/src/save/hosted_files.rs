//! Files of a hosted table: saved games, named by date (`game-YYYY-MM-DD-N.mjs`) or by a guest, and hand histories. No existing file is
//! overwritten, except a game's own.

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use chrono::Local;

use super::{disk, private};

/// How the file of a hosted game is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostedGameName {
    /// By date and a number that no file has yet.
    Dated,
    /// By this name without an extension, with a number if the file exists already.
    New(String),
    /// The file from which the game was resumed, or to which it was saved before: it is overwritten.
    Own(String),
}

/// Saves a hosted game to a folder; returns the file name.
///
/// # Errors
/// The file cannot be written, or the system does not allow the name (`InvalidFilename`).
pub fn save_wire_game(folder: &Path, name: &HostedGameName, text: &str) -> io::Result<String> {
    if let HostedGameName::New(name) = name
        && super::forbidden_reason(Path::new(name)).is_some()
    {
        return Err(ErrorKind::InvalidFilename.into());
    }
    let is_new = !matches!(name, HostedGameName::Own(_));
    let name = match name {
        HostedGameName::Own(name) => name.clone(),
        HostedGameName::New(name) => reserve_name(folder, |number| match number {
            1 => format!("{name}.mjs"),
            number => format!("{name}-{number}.mjs"),
        })?,
        HostedGameName::Dated => {
            let today = Local::now().format("%Y-%m-%d");
            reserve_name(folder, |number| format!("game-{today}-{}.mjs", number - 1))?
        }
    };
    let path = folder.join(&name);
    super::write_private(&path, text.as_bytes()).inspect_err(|_| {
        if is_new {
            super::remove(&path);
        }
    })?;
    Ok(name)
}

/// The name of a file if it is in this folder, so that the game resumed from it may overwrite it; `None` if it is elsewhere.
pub fn own_name(folder: &Path, file: &Path) -> Option<String> {
    let name = file.file_name()?.to_string_lossy().into_owned();
    let is_same_file =
        disk::canonicalize(&folder.join(&name)).ok()? == disk::canonicalize(file).ok()?;
    is_same_file.then_some(name)
}

/// Reserves the first unused of these names, counted from 1, by creating an empty file.
fn reserve_name(folder: &Path, name: impl Fn(u32) -> String) -> io::Result<String> {
    for number in 1.. {
        let name = name(number);
        match private::create_new(&folder.join(&name)) {
            Ok(_) => return Ok(name),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Writes the histories of the hands of one game: `hand-NN.mjs`, or `hand-NN-game-K.mjs` if the folder has histories of other games.
#[derive(Clone, Debug, Default)]
pub struct WireHistories {
    /// The number of the game in the folder; 0 before anything is written.
    game: Arc<AtomicU32>,
}

impl WireHistories {
    /// Writes the history of the hand with this number to a folder. A history is not needed to continue a game, so it is not synced to the
    /// disk, and a failure is only logged.
    pub fn write(&self, folder: &Path, number: u32, text: &str) {
        let mut game = match self.game.load(Ordering::Relaxed) {
            0 => last_game(folder) + 1,
            game => game,
        };
        let written = loop {
            match private::create_new(&folder.join(history_name(number, game))) {
                // Another table with the same folder was faster.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => game += 1,
                file => break file.and_then(|mut file| file.write_all(text.as_bytes())),
            }
        };
        self.game.store(game, Ordering::Relaxed);
        if let Err(error) = written {
            let folder = folder.display();
            tracing::warn!(%folder, number, %error, "a hand's history cannot be written");
        }
    }
}

fn history_name(number: u32, game: u32) -> String {
    match game {
        1 => format!("hand-{number:02}.mjs"),
        game => format!("hand-{number:02}-game-{game}.mjs"),
    }
}

/// The highest number of a game with histories in a folder; 0 if there are none.
fn last_game(folder: &Path) -> u32 {
    let names = disk::read_dir(folder).into_iter().flatten().flatten();
    let game_number = |name: &str| {
        let rest = name.strip_prefix("hand-")?.strip_suffix(".mjs")?;
        match rest.split_once("-game-") {
            None => Some(1),
            Some((_, game_number)) => game_number.parse().ok(),
        }
    };
    let numbers = names.filter_map(|entry| game_number(entry.file_name().to_str()?));
    numbers.max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn no_history_overwrites_another() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let read = |name: &str| fs::read_to_string(folder.path().join(name));
        let first = WireHistories::default();
        first.write(folder.path(), 1, "first 1");
        first.write(folder.path(), 2, "first 2");
        // The next game, and another table that plays at the same time.
        let [second, third] = [WireHistories::default(), WireHistories::default()];
        second.write(folder.path(), 1, "second 1");
        third.write(folder.path(), 1, "third 1");
        second.write(folder.path(), 3, "second 3");
        third.write(folder.path(), 3, "third 3");
        // A later run of the host with the same folder.
        WireHistories::default().write(folder.path(), 1, "fourth 1");
        for (name, text) in [
            ("hand-01.mjs", "first 1"),
            ("hand-02.mjs", "first 2"),
            ("hand-01-game-2.mjs", "second 1"),
            ("hand-03-game-2.mjs", "second 3"),
            ("hand-01-game-3.mjs", "third 1"),
            ("hand-03-game-3.mjs", "third 3"),
            ("hand-01-game-4.mjs", "fourth 1"),
        ] {
            assert_eq!(read(name)?, text, "{name}");
        }
        Ok(())
    }

    #[test]
    fn a_game_overwrites_only_its_own_file() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let save = |name: HostedGameName, text: &str| save_wire_game(folder.path(), &name, text);
        let new = || HostedGameName::New("saved-evening".to_owned());
        assert_eq!(save(new(), "one")?, "saved-evening.mjs");
        assert_eq!(save(new(), "two")?, "saved-evening-2.mjs");
        save(HostedGameName::Own("saved-evening.mjs".to_owned()), "three")?;
        let read = |name: &str| fs::read_to_string(folder.path().join(name));
        assert_eq!(read("saved-evening.mjs")?, "three");
        assert_eq!(read("saved-evening-2.mjs")?, "two");
        // A file of the same name in another folder is unrelated.
        let elsewhere = tempfile::tempdir()?;
        let other = elsewhere.path().join("saved-evening.mjs");
        fs::write(&other, "other")?;
        assert_eq!(own_name(folder.path(), &other), None);
        let own = folder.path().join("saved-evening.mjs");
        assert_eq!(
            own_name(folder.path(), &own).as_deref(),
            Some("saved-evening.mjs")
        );
        let dated = [
            save(HostedGameName::Dated, "a")?,
            save(HostedGameName::Dated, "b")?,
        ];
        assert!(
            dated[0].ends_with("-0.mjs") && dated[1].ends_with("-1.mjs"),
            "{dated:?}"
        );
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.path().join(&dated[0]))?
                .permissions()
                .mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        Ok(())
    }
}
